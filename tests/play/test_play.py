"""Games at the terminal as a script plays them: real processes, choices through the pipe, and a file that is never behind."""

import os
import pty
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from running import ENVIRONMENT, GAMES, Notes, command, program_of, table, wwrules

from wwrules.cli import main
from wwrules.play.saves import read_save

GOLDEN = Path(__file__).parent / "golden"
PIG, TRICKS = GAMES / "pig", GAMES / "tricks"


@pytest.mark.slow
def test_a_short_game_reads_as_it_should(tmp_path):
    script = (GOLDEN / "pig.in").read_text("utf-8")
    done = wwrules("play", PIG, "--seed", 3, "--save", tmp_path / "pig.json", typed=script)
    assert done.returncode == 0, done.stderr
    assert done.stdout.replace(str(tmp_path), "…") == (GOLDEN / "pig.txt").read_text("utf-8")


@pytest.mark.slow
def test_a_game_that_is_gone_on_with_is_the_same_game(tmp_path):
    script = ["1", "1", "2", "1", "2", "2"]
    half = table("pig", Notes(*script[:3]), tmp_path / "half", "person", "bot", seed=8)
    whole = table("pig", Notes(*script), tmp_path / "whole", "person", "bot", seed=8)
    half.play()
    whole.play()
    done = wwrules("play", PIG, "--resume", half.file, typed="\n".join(script[3:]))
    assert (done.returncode, done.stderr) == (0, "")
    assert read_save(half.file) == read_save(whole.file)
    assert 0 < len(half.session.decisions) < len(whole.session.decisions)


@pytest.mark.slow
def test_whoever_is_killed_goes_on_at_the_last_decision(tmp_path):
    file = tmp_path / "game.json"
    arguments = ("play", PIG, "--seed", 8, "--seat", "person", "--seat", "person", "--save", file)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "encoding": "utf-8"}
    with subprocess.Popen(command(*arguments), env={**ENVIRONMENT, "PYTHONUNBUFFERED": "1"}, **pipes) as going:
        for choice in ("1", "2", "1"):
            read_until(going, "  2  hold")
            going.stdin.write(f"{choice}\n")
            going.stdin.flush()
        read_until(going, "  2  hold")
        os.kill(going.pid, signal.SIGKILL)
        assert going.wait() == -signal.SIGKILL
    assert [chosen for _, chosen in read_save(file).decisions] == [("roll",), ("hold",), ("roll",)]
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]
    assert read_save(file).session(program_of("pig")).to_move == (1,)


def read_until(process, line: str) -> None:
    while process.stdout.readline().rstrip() != line:
        assert process.poll() is None


@pytest.mark.slow
def test_a_process_that_dies_while_bots_play_leaves_a_whole_game(tmp_path):
    file = tmp_path / "game.json"
    arguments = ("play", GAMES / "workers", "--seed", 4, "--seat", "bot", "--save", file)
    going = subprocess.Popen(command(*arguments), env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    while not file.exists() or len(file.read_text("utf-8")) < 600:
        assert going.poll() is None
        time.sleep(0.02)
    going.kill()
    going.wait()
    saved = read_save(file)
    assert len(saved.decisions) > 5
    assert saved.session(program_of("workers")).decisions == list(saved.decisions)


@pytest.mark.slow
def test_a_terminal_is_asked_and_answers(tmp_path):
    process, terminal = pty.fork()
    if process == 0:
        os.execve(
            sys.executable, command("play", PIG, "--seed", 8, "--save", tmp_path / "game.json"), ENVIRONMENT
        )  # pragma: no cover
    shown = b""
    for typed in (b"2\n", b"quit\n"):
        while not shown.endswith(b"> "):
            shown += os.read(terminal, 4096)
        os.write(terminal, typed)
        shown += b"\n"
    while not re.search(rb"the game is kept in \S+game\.json", shown):
        shown += os.read(terminal, 4096)
    assert os.waitpid(process, 0)[1] == 0
    os.close(terminal)
    assert len(read_save(tmp_path / "game.json").decisions) > 1


# ---------------------------------------------------------------- without a process of their own


def run(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, [*map(str, arguments)], input=typed, env=ENVIRONMENT)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((GAMES, "--game", "pgi"), "no game 'pgi' in tests/games; did you mean 'pig'?"),
        ((PIG, "--players", 9), "9 cannot play this; 2 to 4 can"),
        ((PIG, "--players", 0), "0 cannot play this; 2 to 4 can"),
        ((PIG, "--players", 2, "--seat", "bot", "--seat", "bot", "--seat", "bot"), "3 are seated with --seat, but 2 play"),
        ((PIG, "--seed", 2**63), f"Invalid value for '--seed': {2**63} is not in the range {-(2**63)}<=x<={2**63 - 1}."),
        ((GAMES / "tea-pack",), "no game in tests/games/tea-pack"),
        ((PIG, "--locale", "pl"), "'pl' is not a language of this game; expected en"),
        ((PIG, "--option", "rounds"), "'rounds' is no option; write it as name=value"),
        ((PIG, "--option", "rounds=1"), "there is no option 'rounds'; expected –"),
        ((TRICKS, "--option", "rounds=9"), "'9' is no value of the option 'rounds'; expected 1, 2, 3"),
    ],
)
def test_wrong_use_is_told(arguments, said, tmp_path, monkeypatch):
    monkeypatch.chdir(GAMES.parents[1])
    done = run("play", *arguments, "--save", tmp_path / "game.json")
    assert done.exit_code == 2
    assert done.output.endswith(f"\nError: {said}\n")


def test_a_game_without_a_start_is_told():
    done = run("play", GAMES / "pond")
    assert (done.exit_code, done.output) == (1, "'pond' cannot be played yet: its flow has no start\n")


@pytest.mark.parametrize("option", [("--players", 2), ("--seat", "bot"), ("--seed", 0), ("--option", "a=b")])
def test_what_is_for_a_new_game_is_refused_where_one_goes_on(option, tmp_path):
    run("play", PIG, "--seed", 4, "--save", tmp_path / "game.json")
    done = run("play", PIG, "--resume", tmp_path / "game.json", *option)
    assert done.exit_code == 2
    assert f"Error: {option[0]} is for a new game; a game that was kept has its own" in done.output


def test_a_place_where_nothing_can_be_kept_is_told_before_the_game(tmp_path):
    (tmp_path / "notes.txt").write_text("buy tea", "utf-8")
    for file in (tmp_path / "notes.txt", tmp_path / "notes.txt" / "game.json", ""):
        done = run("play", PIG, "--seed", 4, "--save", file, typed="1\n")
        assert done.exit_code == 2
        assert "Error: " in done.output
        assert "no game and stays" in done.output or "cannot be kept" in done.output
    assert (tmp_path / "notes.txt").read_text("utf-8") == "buy tea"


def test_another_game_in_the_file_is_put_beside_and_told(tmp_path):
    run("play", PIG, "--seed", 4, "--save", tmp_path / "game.json", typed="1\n")
    done = run("play", PIG, "--seed", 5, "--save", tmp_path / "game.json", typed="1\n")
    assert "the game that was kept there before is now in" in done.output
    assert read_save(tmp_path / "game.json~").seed == 4


def test_a_process_without_input_has_nothing_to_say(tmp_path):
    line = f"exec {shlex.join(command('play', PIG, '--seed', 4, '--save', tmp_path / 'game.json'))} <&-"
    done = subprocess.run(["sh", "-c", line], env=ENVIRONMENT, capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("the game is kept in ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the machine has no device that is always full")
def test_a_full_disk_is_no_defect(tmp_path):
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        arguments = command("play", PIG, "--seed", 4, "--save", tmp_path / "game.json")
        done = subprocess.run(arguments, env=ENVIRONMENT, stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (2, b"this cannot be written: No space left on device\n")


def test_which_of_several_games_is_meant_is_asked():
    done = run("play", GAMES)
    assert done.exit_code == 2
    assert re.search(r"Error: there are several games; choose one with --game: arena, .*pig, .*workers\n$", done.output)


def test_a_game_with_faults_is_not_played(tmp_path):
    root = shutil.copytree(PIG, tmp_path / "pig")
    flow = (root / "flow.yaml").read_text("utf-8")
    (root / "flow.yaml").write_text(flow.replace("p.points >= 100", "p.pionts >= 100"), "utf-8")
    done = run("play", root)
    assert done.exit_code == 1
    fault = "error: 'pionts' is no attribute, property or zone of a player; did you mean 'points'? [unknown-attribute]\n"
    assert done.output.endswith(f"/pig/flow.yaml:11:16: {fault}")
    (root / "flow.yaml").write_text(flow.replace("start: play\n", ""), "utf-8")
    done = run("simulate", root)
    assert (done.exit_code, done.output) == (1, "'pig' cannot be played yet: its flow has no start\n")


def test_a_game_that_never_ends_is_told_with_its_place(tmp_path):
    root = shutil.copytree(PIG, tmp_path / "pig")
    flow = (root / "flow.yaml").read_text("utf-8")
    (root / "flow.yaml").write_text(flow.replace('"roll" { }', '"roll" { repeat 200000 { at_stake = 0 } }'), "utf-8")
    file = tmp_path / "game.json"
    done = run("play", root, "--seed", 8, "--save", file, typed="1\n")
    assert done.exit_code == 1
    assert "this ran 200,000 steps without a decision; it may never end [runaway]" in done.output
    assert read_save(file).decisions == ()


def test_a_game_is_kept_in_a_folder_of_its_own_unless_told_otherwise(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("play", PIG, "--seed", 8, typed="2\n")
    assert done.output.endswith("the game is kept in .wwrules/saves/pig-8.json\n")
    assert read_save(tmp_path / ".wwrules" / "saves" / "pig-8.json").players == ("person", "bot")


def test_what_is_chosen_before_the_game_counts_and_is_kept(tmp_path):
    lengths = {}
    for rounds in ("1", "3", "random"):
        file = tmp_path / f"{rounds}.json"
        options = ("--option", f"rounds={rounds}", "--seat", "bot", "--seed", 5, "--save", file)
        assert run("play", TRICKS, *options).exit_code == 0
        lengths[rounds] = len(read_save(file).decisions), read_save(file).options["rounds-left"]
    assert lengths["1"][0] * 2 < lengths["3"][0]
    assert (lengths["1"][1], lengths["3"][1]) == (1, 3)
    assert lengths["random"] in (lengths["1"], lengths["3"]) or lengths["random"][1] == 2
