"""The page of a simulation: whole by itself, in the language of its reader, and what it tells can be replayed."""

import html
import json
import re
from base64 import b64decode
from html.parser import HTMLParser

import pytest
from click.testing import CliRunner
from running import GAMES, program_of

from wwrules.cli import main
from wwrules.paths import CONTENT
from wwrules.play.saves import saved_of
from wwrules.trials.balance import entries_of_packs, variants_of
from wwrules.trials.plots import Line, intervals, lying


def page(tmp_path, *arguments: str) -> str:
    line = ["simulate", str(GAMES / "tricks"), "--games", "4", "--report", str(tmp_path / "page.html"), *arguments]
    done = CliRunner().invoke(main, line)
    assert done.exit_code == 0, done.output
    return (tmp_path / "page.html").read_text("utf-8")


def test_a_page_needs_nothing_else_and_its_games_can_be_replayed(tmp_path):
    text = page(tmp_path, "--games", "30", "--option", "rounds=2", "--compare", "rounds=1")
    assert not re.findall(r'(?:src|href)="(?!data:)[^"]*"|url\(|<script|https?://', text)
    HTMLParser().feed(text)
    assert " Clearly different: decisions in a game +16.83, points +0.99, yard +1.04.</p>" in text
    assert text.count("<svg") == text.count("</svg>") > 6
    games = [json.loads(b64decode(one)) for one in re.findall(r"data:application/json;base64,([A-Za-z0-9+/=]+)", text)]
    assert games
    program = program_of("tricks")
    session = saved_of(games[0]).session(program)
    assert session.is_over
    assert str(session.seed) in text


def test_every_table_has_as_many_cells_as_heads(tmp_path):
    text = page(tmp_path)
    for table in re.findall(r"<table>.*?</table>", text, re.DOTALL):
        heads = len(re.findall(r"<th[ >]", table))
        rows = re.findall(r"<tr>(<td.*?)</tr>", table, re.DOTALL)
        assert {len(re.findall(r"<td[ >]", row)) for row in rows} == {heads}


def test_what_others_wrote_is_only_text_in_a_plot():
    drawn = intervals("<b>", [Line("<script>alert(1)</script>", 0.5, 0.2, float("inf"))], str, 0.0)
    assert "<script" not in drawn
    assert "&lt;b&gt;" in drawn


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("a short one", "a short one"),
        ("one that is longer than there is room for", "one that is longer than the…"),
        ("one that is longer + one that is longer still", "one that is… + one that is…"),
        ("one + one that is longer than there is room for", "one + one that is longer th…"),
    ],
)
def test_a_long_label_is_cut_where_its_halves_can_be_told_apart(label, shown):
    assert f">{shown}</text>" in intervals("x", [Line(label, 0.5, 0.2, 0.7)], str)


@pytest.mark.parametrize("numbers", [{3: 1}, {0: 4, 1: 1}, {-5: 1, 900: 2}])
def test_bars_hold_all_numbers(numbers):
    from collections import Counter

    drawn = lying("numbers", Counter(numbers))
    heights = [float(one) for one in re.findall(r'class="bar"[^>]*height="([0-9.]+)"', drawn)]
    assert max(heights) == 180.0
    assert len(heights) <= 25


def test_what_a_pack_brings_is_held_against_the_values_of_its_option():
    from wwrules.play.games import load_program

    pack = CONTENT / "packs" / "looking-glass"
    program, errors = load_program(CONTENT / "wonderlands-war", [pack])
    assert errors == []
    first, *others = variants_of(program, {}, (str(pack),))
    assert set(first.options) == {"ally-set"}
    assert first.options["ally-set"] in entries_of_packs(program.game)
    assert [one.options["ally-set"] for one in others] == ["ally-set-a", "ally-set-b", "ally-set-c", "ally-set-d"]
    without = variants_of(program, {"ally-set": "ally-set-a"}, (str(pack),))
    assert [one.packs for one in without] == [(str(pack),), ()]


def test_a_report_names_no_folder_of_the_machine(tmp_path):
    """Whoever gets it learns nothing about whose it was; it has a game told from its beginning."""
    text = html.unescape(page(tmp_path))
    assert "<pre" in text
    assert str(GAMES.parent) not in text
    assert str(tmp_path) not in text
