"""The command as people and machines run it: real processes, exit codes, paths, formats, and nothing left behind."""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tables import POND

from wwrules.check import CODES

CLEAN, FAULTS, WRONG_USE, DEFECT = 0, 1, 2, 3
PACK = {
    "pack.yaml": "type: pack\nid: marsh\nversion: '1.0.0'\nformat: 2\nfor: pond\nname: Marsh birds\n"
    "locales: [pl, cs]\nlicence: MIT\nauthors: [Somebody]\n",
    "cards/birds.yaml": "type: entities\nkind: bird\nprovenance: {status: stand-in}\nentities:\n"
    "  coot: {count: 1, colour: grey, home: reeds, intent: Sleeps.}\n",
    "words/pl/lexicon.yaml": "type: lexicon\nwords:\n  coot: {name: Łyska, gender: f, origin: own}\n",
    "words/cs/lexicon.yaml": "type: lexicon\nwords:\n  coot: {name: Lyska, gender: f, origin: own}\n",
}
MEDOW = "cards/birds.yaml:{line}:11: error: unknown shore 'medow'; did you mean 'meadow'? [unknown-reference]"


def wwrules(*arguments: object, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command. Whatever the outcome, people never see a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "wwrules", *map(str, arguments)],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        check=False,
        timeout=300,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done


def lines(done: subprocess.CompletedProcess[str]) -> list[str]:
    """The faults of a report, without the summary."""
    return [line for line in done.stdout.splitlines() if re.search(r" (error|warning): .*\[[a-z-]+\]$", line)]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with the pond and a pack for it."""
    shutil.copytree(POND, tmp_path / "games" / "pond")
    for name, text in PACK.items():
        write(tmp_path / "games" / "marsh" / name, text)
    return tmp_path / "games"


@pytest.fixture
def broken(games: Path) -> Path:
    """The same, with a fault in a deck of the pond and a thing out of order in another."""
    change(games / "pond" / "cards" / "birds.yaml", "home: meadow", "home: medow")
    shores = games / "pond" / "cards" / "shores.yaml"
    text = shores.read_text("utf-8")
    meadow = next(line for line in text.splitlines(keepends=True) if line.startswith("  meadow:"))
    shores.write_text(text.replace(meadow, "") + meadow, "utf-8")
    return games


def write(file: Path, text: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode() if isinstance(text, str) else text)


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def medow(root: Path) -> str:
    numbered = enumerate((root / "pond/cards/birds.yaml").read_text("utf-8").splitlines(), 1)
    return MEDOW.format(line=next(number for number, line in numbered if "home: medow" in line))


# ---------------------------------------------------------------- exit codes


def test_clean_content_ends_with_0(games):
    done = wwrules("check", "pond", cwd=games)
    assert (done.returncode, done.stderr) == (CLEAN, "")
    assert re.fullmatch(
        r"clean: 1 game, \d+ files, 7 entries, 3 rules, \d+ references, \d+ names \(\d+ words and patterns missing\) "
        r"checked in [0-9.]+ s\n",
        done.stdout,
    )


def test_faults_end_with_1(broken):
    done = wwrules("check", "pond", cwd=broken)
    assert (done.returncode, done.stderr) == (FAULTS, "")
    assert f"pond/{medow(broken)}" in lines(done)
    assert done.stdout.splitlines()[-1].startswith("1 error, 1 warning: 1 game, ")


def test_warnings_end_with_0_unless_strict(broken):
    change(broken / "pond" / "cards" / "birds.yaml", "home: medow", "home: meadow")
    relaxed, strict = wwrules("check", "pond", cwd=broken), wwrules("check", "--strict", "pond", cwd=broken)
    assert (relaxed.returncode, strict.returncode) == (CLEAN, FAULTS)
    assert lines(relaxed) == lines(strict)
    assert lines(relaxed)[0].endswith("warning: 'meadow' stands after 'stones'; entries are sorted by id [unsorted-entries]")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["check", "nowhere"], "Path 'nowhere' does not exist."),
        (["check", "--format", "xml", "pond"], "'xml' is not one of"),
        (["check", "--fast"], "No such option"),
        (["check", "empty"], "nothing to check in empty: no game.yaml or pack.yaml there"),
        (["czech"], "No such command 'czech'"),
        (["explain", "unknown-kye"], "no fault is called 'unknown-kye'; did you mean 'unknown-key'?"),
        (["explain", "zzz"], "no fault is called 'zzz'"),
        (["schema", "nowhere"], "Path 'nowhere' does not exist."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_use_ends_with_2_and_says_why(arguments, says, games):
    (games / "empty").mkdir()
    done = wwrules(*arguments, cwd=games)
    assert (done.returncode, done.stdout) == (WRONG_USE, "")
    assert says in done.stderr


def test_a_defect_ends_with_3_and_says_that_it_is_ours(games):
    program = (
        "import sys, wwrules.cli, wwrules.pipeline\n"
        "wwrules.pipeline.check_paths = lambda paths, **how: 1 / 0\n"
        "sys.argv = ['wwrules', 'check', 'pond']\n"
        "wwrules.cli.run()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=games, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (DEFECT, "")
    assert "ZeroDivisionError" in done.stderr
    assert done.stderr.endswith("a defect in wwrules, not in your content; please report it with the lines above\n")


def test_help_and_version_end_with_0(tmp_path):
    assert wwrules("--help", cwd=tmp_path).returncode == CLEAN
    assert "explain" in wwrules("-h", cwd=tmp_path).stdout
    assert re.fullmatch(r"wwrules, version \d+\.\d+\.\d+\n", wwrules("--version", cwd=tmp_path).stdout)


# ---------------------------------------------------------------- paths


@pytest.mark.slow
@pytest.mark.parametrize(
    ("paths", "codes"),
    [
        (["pond"], ["unknown-reference", "unsorted-entries"]),
        (["."], ["unknown-reference", "unsorted-entries"]),
        (["pond/cards"], ["unknown-reference", "unsorted-entries"]),
        (["pond/cards/birds.yaml"], ["unknown-reference"]),
        (["pond/cards/shores.yaml"], ["unsorted-entries"]),
        (["pond/rules"], []),
        (["pond/game.yaml"], []),
        (["pond/rules", "pond/cards/shores.yaml"], ["unsorted-entries"]),
        (["pond/cards/birds.yaml", "pond"], ["unknown-reference", "unsorted-entries"]),
        (["marsh"], []),
    ],
    ids=" ".join,
)
def test_a_path_chooses_what_is_reported(paths, codes, broken):
    done = wwrules("check", *paths, cwd=broken)
    assert [line.rpartition("[")[2].rstrip("]") for line in lines(done)] == codes
    assert done.returncode == (FAULTS if "unknown-reference" in codes else CLEAN)


@pytest.mark.slow
def test_a_pack_is_checked_with_its_game(games):
    assert wwrules("check", "marsh", cwd=games).returncode == CLEAN
    change(games / "marsh/cards/birds.yaml", "home: reeds", "home: medow")
    for path in ("marsh", "marsh/cards", "marsh/cards/birds.yaml", "."):
        done = wwrules("check", path, cwd=games)
        assert lines(done) == [
            "marsh/cards/birds.yaml:5:40: error: unknown shore 'medow'; did you mean 'meadow'? [unknown-reference]"
        ]


def test_a_game_named_in_several_ways_is_checked_once(games):
    done = wwrules("check", "pond", "pond/cards", "pond/game.yaml", games / "pond", "./pond", cwd=games)
    assert done.stdout.startswith("clean: 1 game, ")


def test_without_a_path_the_content_folder_here_is_checked(broken, tmp_path):
    broken.rename(tmp_path / "content")
    done = wwrules("check", cwd=tmp_path)
    assert f"content/pond/{medow(tmp_path / 'content')}" in lines(done)


@pytest.mark.slow
def test_without_a_path_and_content_the_games_of_the_package_are_checked(tmp_path):
    done = wwrules("check", cwd=tmp_path)
    assert done.returncode == CLEAN, done.stdout
    assert done.stdout.startswith("clean: 1 game, ")


@pytest.mark.slow
def test_files_are_named_from_where_one_stands(broken, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    inside = wwrules("check", ".", cwd=broken / "pond")
    above = wwrules("check", "games/pond", cwd=tmp_path)
    outside = wwrules("check", broken / "pond", cwd=tmp_path / "elsewhere")
    fault = medow(broken)
    assert lines(inside)[0] == fault
    assert lines(above)[0] == f"games/pond/{fault}"
    assert lines(outside)[0] == f"{broken}/pond/{fault}"
    assert inside.returncode == above.returncode == outside.returncode == FAULTS


# ---------------------------------------------------------------- formats


def test_json_is_data(broken):
    done = wwrules("check", "--format", "json", "pond", cwd=broken)
    report = json.loads(done.stdout)
    assert done.returncode == FAULTS
    assert [one["code"] for one in report["faults"]] == ["unknown-reference", "unsorted-entries"]
    assert set(report["checked"]) == {"games", "files", "entities", "rules", "references", "names"}
    assert list(report["timing"]) == ["seconds"]


def test_sarif_is_one_document(broken):
    done = wwrules("check", "--format", "sarif", "pond", cwd=broken)
    log = json.loads(done.stdout)
    assert done.returncode == FAULTS
    places = [one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for one in log["runs"][0]["results"]]
    assert places == ["pond/cards/birds.yaml", "pond/cards/shores.yaml"]


def test_github_gets_commands(broken):
    done = wwrules("check", "--format", "github", "pond", cwd=broken)
    assert done.returncode == FAULTS
    assert done.stdout.startswith("::error file=pond/cards/birds.yaml,line=")


def test_one_variable_sets_the_language_of_all_messages(broken):
    def told(locale: str) -> str:
        said = wwrules("new", "nonsense", "x", cwd=broken, WWRULES_LOCALE=locale).stderr
        return said.partition("Error: ")[2].partition(";")[0]

    assert {locale: told(locale) for locale in ("pl", "uk", "cs", "xx")} == {
        "pl": "nie ma szkieletu dla „nonsense”",
        "uk": "немає готової основи для «nonsense»",
        "cs": "pro „nonsense“ není žádná předloha",
        "xx": "there is no starter for 'nonsense'",
    }
    assert ": błąd: " in wwrules("check", "pond", cwd=broken, WWRULES_LOCALE="pl").stdout
    assert ": error: " in wwrules("check", "pond", "--locale", "en", cwd=broken, WWRULES_LOCALE="pl").stdout
    assert ": chyba: " in wwrules("check", "pond", cwd=broken, WWRULES_LOCALE="cs_CZ.UTF-8").stdout
    assert ": error: " in wwrules("check", "pond", cwd=broken, WWRULES_LOCALE="xx").stdout


@pytest.mark.slow
def test_the_report_does_not_depend_on_the_seed_of_hashes(broken):
    change(broken / "pond/game.yaml", "id: pond", "idd: pond")
    change(broken / "pond/rulings.yaml", "question:", "quest:")
    reports = [wwrules("check", "--format", "json", ".", cwd=broken, PYTHONHASHSEED=seed).stdout for seed in "012"]
    first, *others = [{**json.loads(report), "timing": None} for report in reports]
    assert first["faults"]
    assert others == [first, first]


@pytest.mark.slow
@pytest.mark.parametrize(
    "environment",
    [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"NO_COLOR": "1"}],
    ids=str,
)
def test_letters_of_other_languages_trouble_no_terminal(environment, games):
    change(games / "pond/words/pl/lexicon/all.yaml", "duck: {name: Kaczka", "kaczką: {name: Kaczka")
    for style in ("text", "json"):
        assert wwrules("check", "--format", style, "pond", cwd=games, **environment).returncode == FAULTS


def test_a_reader_that_stops_listening_troubles_nobody(broken):
    command = f"{sys.executable} -m wwrules check pond pond/cards | head -n 1"
    done = subprocess.run(command, shell=True, cwd=broken, capture_output=True, text=True, check=False, timeout=60)
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


# ---------------------------------------------------------------- explain, schema


def test_explain_shows_the_page_of_a_code(tmp_path):
    done = wwrules("explain", "unknown-key", cwd=tmp_path)
    assert done.returncode == CLEAN
    assert done.stdout == f"unknown-key\n\n{CODES['unknown-key'].strip()}\n"
    assert json.loads(wwrules("explain", "unknown-key", "--json", cwd=tmp_path).stdout) == {
        "code": "unknown-key",
        "page": CODES["unknown-key"],
    }


def test_explain_lists_all_codes(tmp_path):
    done = wwrules("explain", cwd=tmp_path)
    assert done.returncode == CLEAN
    assert [line.split()[0] for line in done.stdout.splitlines()] == sorted(CODES)
    assert list(json.loads(wwrules("explain", "--json", cwd=tmp_path).stdout)) == sorted(CODES)


def test_schema_writes_where_it_is_told(games, tmp_path):
    before = snapshot(games)
    done = wwrules("schema", "--out", tmp_path / "out", "pond", cwd=games)
    files = sorted(path.name for path in (tmp_path / "out" / "pond").iterdir())
    assert done.returncode == CLEAN
    assert done.stdout == f"{len(files)} schemas for editors written to {tmp_path}/out\n"
    assert "entities.schema.json" in files
    assert snapshot(games) == before
    wwrules("schema", "games/pond", cwd=tmp_path)
    assert sorted(path.name for path in (tmp_path / ".wwrules/schemas/pond").iterdir()) == files


# ---------------------------------------------------------------- nothing left behind, nothing done


def snapshot(folder: Path) -> dict[str, tuple[bytes, int]]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


def test_check_writes_nothing(broken):
    before = snapshot(broken.parent)
    wwrules("check", ".", cwd=broken)
    assert snapshot(broken.parent) == before


ODD_NAMES = (b"a\nb.yaml", b"a\x1b[31m.yaml", b"\xff.yaml", "ż.yaml".encode(), b"%s,{x}.yaml")


@pytest.mark.slow
@pytest.mark.parametrize("style", ["text", "json", "sarif", "github"])
def test_files_of_odd_names_are_shown_in_lines_that_can_be_read(style, games):
    for name in ODD_NAMES:
        Path(os.fsdecode(os.fsencode(games / "pond" / "cards") + b"/" + name)).write_text("type: entities\n")
    done = wwrules("check", "--format", style, "pond", cwd=games)
    assert done.returncode == FAULTS
    done.stdout.encode("utf-8")  # no halves of letters
    assert [line for line in done.stdout.split("\n") if not line.isprintable()] == []
    if style in ("text", "github"):
        assert len(re.findall(r"\[unexpected-file\]|title=unexpected-file:", done.stdout)) == len(ODD_NAMES)
        assert done.stdout.count("\n") == len(ODD_NAMES) + 2  # that some files could not be read, and the summary
    else:
        json.loads(done.stdout)


@pytest.fixture
def tidied(games: Path) -> Iterator[Path]:
    """The games, which are removed afterwards, however deep they are; Python itself could not."""
    yield games
    subprocess.run(["rm", "-rf", games], check=True)


def confined() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (600_000_000, 600_000_000))
    resource.setrlimit(resource.RLIMIT_CPU, (8, 8))


def link_in_circles(root: Path) -> None:
    for name in ("one", "two"):
        write(root / "other" / "note.txt", "")
        (root / "other" / name).symlink_to(root / "other")


def go_deep(root: Path) -> None:
    here = Path.cwd()
    try:
        for folder in (root / "pond" / "cards", root / "deep"):
            folder.mkdir(exist_ok=True)
            os.chdir(folder)
            for _ in range(1100):
                Path("a").mkdir()
                os.chdir("a")
    finally:
        os.chdir(here)


def double_records(root: Path) -> None:
    """Thirty records, each of which holds the next one twice: a thousand million properties."""
    field = "{{type: record, record: {name}, note: Bread}}"
    last = "  r30: {note: Bread, fields: {amount: {type: flag, note: Bread}}}\n"
    text = "".join(
        f"  r{number}: {{note: Bread, fields: {{a: {inner}, b: {inner}}}}}\n"
        for number in range(30)
        for inner in [field.format(name=f"r{number + 1}")]
    )
    write(root / "pond" / "vocabulary" / "more-records.yaml", f"type: records\nrecords:\n{text}{last}")
    change(root / "pond" / "vocabulary" / "kinds.yaml", "record: meal", "record: r0")


def write_a_long_first_page(root: Path) -> None:
    write(root / "marsh" / "pack.yaml", b"type: pack\n" + b"#" * 400_000_000)


def name_an_endless_game(root: Path) -> None:
    change(root / "marsh" / "pack.yaml", "for: pond", f"for: {'x' * 4000}")


def name_an_endless_type(root: Path) -> None:
    change(root / "pond" / "renames.yaml", "type: renames", f"type: {'x' * 4000}")


def break_the_lines_of_the_report(root: Path) -> None:
    change(root / "pond" / "renames.yaml", "type: renames", 'type: "x\\nfalse.yaml:1:1: error: y"')
    change(root / "pond" / "rulings.yaml", "answer: Nothing happens.", 'answer: "[[x\\ny]] [[\\tz]]"')
    change(root / "marsh" / "pack.yaml", "for: pond", 'for: "po\\nnd"')


def mention_thousands_of_unknown_ids(root: Path) -> None:
    rulings = (
        f"  r-{number:04}: {{question: Why?, answer: So, why: It is, rules: [feeding.end], concerns: [{ids}]}}\n"
        for number in range(600)
        for ids in [", ".join(f"brid-{number}-{one}" for one in range(50))]
    )
    write(root / "pond" / "rulings.yaml", f"type: rulings\nrulings:\n{''.join(rulings)}")


def chain_thousands_of_scopes(root: Path) -> None:
    scopes = (f"  s{number}: {{inside: s{number + 1}, note: Before noon}}\n" for number in range(12_000))
    write(
        root / "pond" / "vocabulary" / "more-scopes.yaml", f"type: scopes\nscopes:\n{''.join(scopes)}  s12000: {{note: Noon}}\n"
    )


def write_thousands_of_unknown_keys(root: Path) -> None:
    keys = "".join(f"questions-{number}: Why?\n" for number in range(20_000))
    write(root / "pond" / "renames.yaml", f"type: renames\n{keys}")


@pytest.mark.slow
@pytest.mark.parametrize(
    "damage",
    [
        link_in_circles,
        go_deep,
        double_records,
        write_a_long_first_page,
        name_an_endless_game,
        name_an_endless_type,
        break_the_lines_of_the_report,
        mention_thousands_of_unknown_ids,
        chain_thousands_of_scopes,
        write_thousands_of_unknown_keys,
    ],
    ids=lambda damage: damage.__name__,
)
def test_a_hostile_folder_is_reported_quickly_and_in_little_memory(damage, tidied):
    damage(tidied)
    done = subprocess.run(
        [sys.executable, "-m", "wwrules", "check", "."],
        cwd=tidied,
        preexec_fn=confined,
        capture_output=True,
        check=False,
        timeout=120,
    )
    shown = done.stdout.decode()
    assert done.returncode in (CLEAN, FAULTS), done.stderr.decode()[-800:]
    assert done.returncode == FAULTS or damage is link_in_circles
    assert all(re.search(r"\[[a-z-]+\]$|^some files |^\S+ errors?, |^clean: ", line) for line in shown.splitlines()), shown[
        :800
    ]
    assert max(map(len, shown.splitlines())) < 1000
