"""The last pass: clitics, commas, the sounds of little words, a capital and a full stop."""

import pytest

from wwrules.say.finish import LANDING, clause, clitic, finished

HO, SE = clitic("ho"), clitic("se")


@pytest.mark.parametrize(
    ("marked", "text"),
    [
        (f"vraťte {HO} do sáčku", "Vraťte ho do sáčku."),
        (clause(f"místo toho{LANDING} vraťte {HO} do sáčku"), "Místo toho ho vraťte do sáčku."),
        (clause(f"na konci{LANDING} můžete{LANDING} vrátit {HO}"), "Na konci ho můžete vrátit."),
        (
            clause(f"potom{LANDING} žeton" + clause(f", který {SE} vrátí,") + f" berte {HO}"),
            "Potom ho žeton, který se vrátí, berte.",
        ),
        ("a , , b,", "A, b."),
        ("masz 3,5 raza więcej ,niż ja", "Masz 3,5 raza więcej, niż ja."),
    ],
)
def test_marks_become_order(marked, text):
    assert finished(marked, "cs") == text


@pytest.mark.parametrize(
    ("locale", "plain", "text"),
    [
        ("pl", "z worka, z swojego, z 1 worka, z stosu", "Z worka, ze swojego, z 1 worka, ze stosu."),
        ("pl", "z szaleństwa, z wszystkich, ze siłą", "Z szaleństwa, ze wszystkich, z siłą."),
        ("pl", "w tej bitwie, w Francji, w wtorek, we worku", "W tej bitwie, we Francji, we wtorek, w worku."),
        ("cs", "z oblasti, z zásoby, z hry, v sáčku", "Z oblasti, ze zásoby, ze hry, v sáčku."),
        ("cs", "z hráčů, z hradu, k hromádce, v hře, s hrou", "Z hráčů, z hradu, k hromádce, ve hře, se hrou."),
        ("cs", "v všech, v svém, v 2 oblastech, v 5 oblastech", "Ve všech, ve svém, ve 2 oblastech, v 5 oblastech."),
        ("cs", "s koncem, s silou, k kartě, vrátí se k nim", "S koncem, se silou, ke kartě, vrátí se k nim."),
        ("cs", "v které, z kterého, s kterým, v Witzendu", "Ve které, ze kterého, se kterým, ve Witzendu."),
        ("cs", "úkol „Šepot ve tmě“, z ruky", "Úkol „Šepot ve tmě“, z ruky."),
        ("uk", "розташуйте у цій битві, жетон в битві", "Розташуйте в цій битві, жетон у битві."),
        ("uk", "у області, маєте в Відні, в битві", "В області, маєте у Відні, у битві."),
        ("uk", "гравець й суперник, перемогли і маєте, перемогли і є", "Гравець і суперник, перемогли й маєте, перемогли і є."),
        ("uk", "2 і перемогли, 12 і 2, 24 і якийсь", "2 й перемогли, 12 і 2, 24 і якийсь."),
        ("uk", "силу усіх жетонів, поверніть всі, усіма", "Силу всіх жетонів, поверніть усі, усіма."),
        ("uk", "до усієї гри, візьміть весь запас, бере увесь запас", "До всієї гри, візьміть увесь запас, бере весь запас."),
        ("uk", "візьміть з запасу, поверніть 1 з своїх", "Візьміть із запасу, поверніть 1 зі своїх."),
        ("uk", "узяти із 1 регіону, жетон з мішечка, взяти із гри", "Узяти з 1 регіону, жетон із мішечка, узяти з гри."),
        ("uk", "троянд і істот, фламінго і істот, троянд і жетонів", "Троянд та істот, фламінго й істот, троянд і жетонів."),
        ("uk", "гравець втрачає, можете утратити, з вказаною, утрати", "Гравець утрачає, можете втратити, з указаною, утрати."),
        ("uk", "сил, вказаних, жетони із вказаною, загін втрачаєте", "Сил, указаних, жетони з указаною, загін утрачаєте."),
        ("uk", "у якому регіоні, загін в якому, регіоні у якому", "У якому регіоні, загін у якому, регіоні в якому."),
        ("uk", "істоти В, набір В дозволяє. в битві", "Істоти В, набір В дозволяє. у битві."),
        ("uk", "вміння «втрата», «втрата» вміння", "Уміння «втрата», «втрата» вміння."),
        ("uk", "жетонів вказаного типу, 1 вміння, два вміння", "Жетонів указаного типу, 1 вміння, два вміння."),
    ],
)
def test_little_words_fit_their_neighbours(locale, plain, text):
    assert finished(plain, locale) == text
