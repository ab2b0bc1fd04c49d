"""Round the table: what each seat is shown, what can be typed and taken back, and that no secret stays on the screen."""

import random

import pytest
from running import Notes, program_of, table

from wwrules.play.odds import Expressions, of_example
from wwrules.play.saves import WrongSaveError
from wwrules.play.sight import Sight, Words
from wwrules.play.table import Table
from wwrules.run.interpret import Fate
from wwrules.run.session import Session
from wwrules.run.values import Piece, Player
from wwrules.say.report import say_game
from wwrules.trials.answers import random_answer

LITTLE = {"pig": 3, "tricks": 4, "workers": 3}


def positions(name: str, seed: int, count: int):
    """Positions of a random game in which somebody must decide."""
    session, chance = Session(program_of(name), seed, LITTLE[name]), random.Random(seed)
    for _ in range(count):
        if not session.to_move:
            return
        yield session
        seat = chance.choice(session.to_move)
        session.answer(seat, *random_answer(session, seat, chance))


def screenful(name: str, session: Session, seat: int, folder) -> list[str]:
    one = table(name, Notes(), folder, *["person"] * session.seats)
    one.session = session
    sight = Sight.of(one.words, session, seat)
    return one._screenful(seat, sight, one.questions.question(sight, session, seat))


# ---------------------------------------------------------------- what is shown


@pytest.mark.parametrize("name", LITTLE)
def test_every_screen_fits_a_small_terminal(name, tmp_path):
    for session in positions(name, seed=3, count=15):
        for seat in session.to_move:
            lines = screenful(name, session, seat, tmp_path)
            assert len(lines) < 24
            assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("name", ["tricks", "workers"])
def test_nothing_is_shown_that_the_seat_may_not_know(name, tmp_path):
    """What lies out of sight is dealt anew; the screen stays the same, to the letter."""
    dealt_anew, chance = 0, random.Random(1)
    for session in positions(name, seed=5, count=15):
        for seat in session.to_move:
            other = session.clone()
            known = seen(session, seat)
            hidden = [number for number in range(len(session.state.kinds)) if number not in known]
            for kind in {session.state.kinds[number] for number in hidden}:
                alike = [number for number in hidden if session.state.kinds[number] == kind]
                entries = [session.state.entries[number] for number in alike]
                chance.shuffle(entries)
                for number, entry in zip(alike, entries, strict=True):
                    other.state.entries[number] = entry
            assert screenful(name, other, seat, tmp_path) == screenful(name, session, seat, tmp_path)
            dealt_anew += other.state.entries != session.state.entries
    assert dealt_anew > 10


def seen(session: Session, seat: int) -> set[int]:
    """Pieces that are in sight, or were when something was told about them."""
    told = {value.number for fact in session.log_of(seat) for value in parts(tuple(fact.values())) if isinstance(value, Piece)}
    return told | {one["piece"].number for zone in session.view(seat)["zones"].values() for one in zone["pieces"]}


def parts(value):
    return [one for inner in value for one in parts(inner)] if isinstance(value, tuple) else [value]


def test_an_amount_gives_nothing_away():
    words = Words(program_of("tricks"), "en")
    session = Session(program_of("tricks"), 5, 3)
    for seat in range(3):
        session.answer(seat, *session.choices(seat)[0][:3])
    read = Expressions(program_of("tricks"), {"ann": 0, "ben": 1}).read
    for seat, bold in ((0, 8), (None, 8), (1, 0)):
        sight = Sight.of(words, session, seat)
        assert (
            sight.look(
                read(
                    "size(ann.hand)",
                    "",
                ),
                ann=Player(0),
            )
            == 3
        )
        assert sight.look(read("sum(c.bold for c in ann.hand)", ""), ann=Player(0)) == bold


def test_a_hand_is_shown_to_its_owner_alone(tmp_path):
    screen = Notes("1 2 3", "1 2 4")
    table("tricks", screen, tmp_path, "person", "person", "bot").play()
    first, second = screen.text.split("Player 2: Which trades")[:2]
    assert "Player 1: box: Baker, Farmer, Pedlar, Tailor, Weaver" in first
    assert "Player 2: box:" in first  # that of the one who is asked, and nobody else's
    assert "Player 1: box" not in second.partition("> ")[2]


def test_alike_pieces_are_offered_once_and_can_be_chosen_often(tmp_path):
    one = table("workers", Notes(), tmp_path, "person", "bot")
    sight = Sight.of(one.words, one.session, 0)
    question = one.questions.question(sight, one.session, 0)
    assert [choice.label for choice in question.choices] == ["send a worker", "passed"]
    one.session.answer(0, "send a worker")
    question = one.questions.question(Sight.of(one.words, one.session, 0), one.session, 0)
    assert [(choice.key, choice.label, len(choice.values)) for choice in question.choices] == [
        ("1", "digger (Player 1)", 3),
        ("2", "scribe (Player 1)", 2),
    ]


def test_what_happened_since_is_told_as_far_as_it_may_be_known(tmp_path):
    screen = Notes("1 2 3")
    table("tricks", screen, tmp_path, "person", "bot", "bot").play()
    news = screen.text.rpartition("> ")[0].rpartition("> ")[2]
    assert "something unseen: box (Player 3) → hand (Player 3) ×3" in news
    assert "trick begins" in news


def test_a_question_of_a_card_says_what_the_card_does(tmp_path):
    program = program_of("wonderlands-war")
    for example in program.game.examples.values():
        if "card-soldier-b" in example.concerns:
            position = of_example(program, example)
            session = position.begin(Fate(lambda _, __: None))
            one = Table(session, ("person",) * session.seats, "pl", tmp_path / "game.json", Notes())
            if one.questions.key(session).startswith("card-soldier-b"):
                seat = session.to_move[0]
                question = one.questions.question(Sight.of(one.words, session, seat), session, seat)
                assert question.text == f"Co wybierasz? [{program.game.names['pl']['card-soldier-b'].text}]"
                assert question.about == tuple(line.text for line in say_game(program.game, ["pl"], ["card-soldier-b"]))
                return
    pytest.fail("no example asks on behalf of the card")


# ---------------------------------------------------------------- what is typed


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 2", "2 chosen; wanted: 3"),
        ("1 1 2", "'1' cannot be chosen so often"),
        ("1, 2,", "2 chosen; wanted: 3"),
        (",", "',' is none of the choices; type a number from the list, or help"),
        ("\x1b[2J", "'\N{REPLACEMENT CHARACTER}[2J' is none of the choices; type a number from the list, or help"),
        ("help " + "y" * 3000, f"nothing here is called '{'y' * 40}'"),
        ("1 2 9", "'9' is none of the choices; type a number from the list, or help"),
        ("-", "0 chosen; wanted: 3"),
        ("undo", "this cannot be taken back: somebody else has decided, or something has come to light since"),
        ("help xyzzy", "nothing here is called 'xyzzy'"),
        ("help bakre", "nothing here is called 'bakre' (baker?)"),
        ("help Baker", "Baker – trade [baker]"),
        ("HELP weaver", "Weaver – trade [weaver]"),
        ("help hex deck", "The set of trades that nobody plays with"),
        ("help 4", "Tailor – trade [tailor]"),
        ("help", "undo           take back your last decision, where nothing has come to light"),
        ("save no/such/\0folder", "the game cannot be kept in no/such/\N{REPLACEMENT CHARACTER}folder: Invalid argument"),
    ],
)
def test_what_is_typed_is_answered_and_changes_nothing(typed, said, tmp_path):
    screen = Notes(typed)
    one = table("tricks", screen, tmp_path, "person", "bot", "bot")
    one.play()
    assert said in screen.lines
    assert one.session.decisions == []


def test_a_game_that_cannot_be_kept_goes_on_and_says_so_once(tmp_path):
    screen = Notes("1 2 3", "save", "1")
    one = table("tricks", screen, tmp_path, "person", "bot", "bot")
    (tmp_path / "game.json").mkdir()
    with pytest.raises(WrongSaveError, match="play-something-else"):
        one.play()
    (tmp_path / "game.json").rmdir()
    screen.typed.append("1")
    spoilt = iter([lambda: None, *[lambda: (tmp_path / "game.json").write_text("{}", "utf-8")] * 99])
    one.keeper.keep, keep = lambda *rest: (keep(*rest), next(spoilt)()), one.keeper.keep
    assert not one.play()
    said = [line for line in screen.lines if line.startswith("somebody else keeps a game in ")]
    assert len(said) == 3  # once by itself, once because it was asked for, once at the end
    assert one.session.decisions
    assert screen.lines[-1] == said[0]


def test_the_own_file_can_be_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    screen = Notes("save game.json", "1 2 3", "save other.json", "save game.json")
    one = table("tricks", screen, tmp_path, "person", "bot", "bot")
    assert one.play()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.json", "other.json"]
    assert screen.lines[-1] == "the game is kept in game.json"


def test_commands_can_be_typed_in_the_language_of_the_screen(tmp_path):
    screen = Notes("dziennik", "pomoc", "koniec", "nie ma mnie")
    one = table("wonderlands-war", screen, tmp_path, "person", "bot", "bot")
    one.play()
    assert "    cofnij" in f"    {screen.text.partition('numer ')[2]}".replace("\n", "\n    ")
    assert screen.typed == ["nie ma mnie"]
    assert screen.lines[-1].startswith("gra jest zapisana w ")


def test_where_numbers_are_asked_for_the_number_is_typed(tmp_path):
    for session in positions("workers", seed=2, count=200):
        (seat, *_) = session.to_move
        if all(type(one) is int for one in session.choices(seat)[0]):
            one = table("workers", Notes(), tmp_path, *["person"] * session.seats)
            question = one.questions.question(Sight.of(one.words, session, seat), session, seat)
            assert [choice.key for choice in question.choices] == [choice.label for choice in question.choices]
            assert question.choices[0].values == (0,)
            return
    pytest.fail("nobody was asked for a number")


# ---------------------------------------------------------------- taking back


def test_a_decision_that_brought_nothing_to_light_is_taken_back(tmp_path):
    screen = Notes("1", "undo", "1", "1", "undo", "undo", "undo")
    one = table("workers", screen, tmp_path, "person", "bot")
    one.play()
    assert one.session.decisions == []
    assert one.session.to_move == (0,)
    assert screen.text.count("What do you do?") == 3
    assert screen.lines[-3].startswith("this cannot be taken back")


def test_chance_and_the_decisions_of_others_stay(tmp_path):
    for typed in (("1", "undo"), ("2", "undo")):  # a roll, and a hold after which somebody else rolls
        screen = Notes(*typed)
        one = table("pig", screen, tmp_path, "person", "bot", seed=8)
        one.play()
        assert "this cannot be taken back" in screen.text
        assert one.session.decisions[0] == (0, ("roll" if typed[0] == "1" else "hold",))


def test_what_was_decided_together_stays(tmp_path):
    screen = Notes("1 2 3", "undo")
    one = table("tricks", screen, tmp_path, "person", "bot", "bot")
    one.play()
    assert "this cannot be taken back" in screen.text
    assert one.session.decisions[0] == (0, (Piece(18 + 8 + 5), Piece(18 + 8 + 6), Piece(18 + 8 + 7)))


# ---------------------------------------------------------------- several people at one screen


def test_a_secret_is_taken_from_the_screen_before_the_next_player_sits_down(tmp_path):
    screen = Notes("1 2 3", "", interactive=True)
    table("tricks", screen, tmp_path, "person", "person", "bot").play()
    assert len(screen.forgotten) == 1
    assert screen.lines[0] == "Player 2 is next. Press Enter when nobody else is looking."
    assert "Player 1: box" not in screen.text


def test_nobody_has_to_sit_down(tmp_path):
    screen = Notes("1 2 3", "quit", "never read", interactive=True)
    table("tricks", screen, tmp_path, "person", "person", "bot").play()
    assert screen.typed == ["never read"]
    assert "box" not in screen.text


def test_a_game_without_secrets_stays_on_the_screen(tmp_path):
    screen = Notes("2", "2", "2", interactive=True)
    table("pig", screen, tmp_path, "person", "person", seed=8).play()
    assert screen.forgotten == []
    assert screen.text.count("Roll again or hold?") == 4


def test_the_end_is_told_with_everybody_s_result(tmp_path):
    screen = Notes()
    one = table("pig", screen, tmp_path, "bot", "bot")
    one.play()
    assert one.session.is_over
    seat = one.session.winners[0]
    assert f"Player {seat + 1}: {one.session.result[seat]}" in screen.lines
    assert screen.lines[-2] == f"Player {seat + 1} wins"
