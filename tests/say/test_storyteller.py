"""Telling: things of one sort are counted, names that never change stand behind their noun, and constructs tell the rest."""

import re

import pytest
from saying import LOCALES, game, read, speaker

from wwrules.compile.alone import program_of
from wwrules.compile.effect_tree import Name, NounPhrase
from wwrules.say.storyteller import Storyteller
from wwrules.say.tellings import Samples, log_messages, question_keys, tellings
from wwrules.say.told import Several, Told, number, together

FOLLOWER, CASTLE = Told(NounPhrase("follower"), text="follower"), Told(NounPhrase("castle"), text="castle")
FIRST, SECOND = (Told(NounPhrase("quest"), title=name, text=name) for name in ("A", "B"))
ALICE = Told(Name("alice"), text="Alice")
PARTS = {"who": ALICE, "what": FOLLOWER, "on": CASTLE, "value": number(3), "with": together([ALICE, CASTLE])}


def teller(locale):
    return Storyteller(game(), speaker(locale))


def test_alike_things_are_counted_and_others_listed():
    both = together([FOLLOWER, CASTLE, FOLLOWER])
    assert isinstance(both, Several)
    assert [one.value.count.numbers if one.value.count else () for one in both.items] == [(2,), ()]
    assert together([FOLLOWER]) == FOLLOWER
    assert together([]).is_nothing


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("pl", "Alicja traci 2 stronników i zamek."),
        ("uk", "Аліса втрачає 2 прибічників і замок."),
        ("cs", "Alenka přichází o 2 přívržence a hrad."),
    ],
)
def test_a_list_stands_in_the_case_of_its_place(locale, said):
    words = {"who": ALICE, "what": together([FOLLOWER, CASTLE, FOLLOWER])}
    assert teller(locale).tell("log", "lose-unit", words) == (said, ())


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("pl", "Alicja dobiera zadanie „A”.", "Alicja dobiera zadania „A” i „B”."),
        ("uk", "Аліса бере з колоди місію «A».", "Аліса бере з колоди місії «A» і «B»."),
        ("cs", "Alenka si dobírá úkol „A“.", "Alenka si dobírá úkoly „A“ a „B“."),
    ],
)
def test_a_name_stands_behind_its_noun_and_several_share_one(locale, one, two):
    tell = teller(locale).tell
    assert tell("log", "quest-hand", {"who": ALICE, "what": FIRST})[0] == one
    assert tell("log", "quest-hand", {"who": ALICE, "what": together([FIRST, SECOND])})[0] == two


@pytest.mark.parametrize("locale", LOCALES)
def test_the_verb_agrees_with_how_many_there_are(locale):
    tell = teller(locale).tell
    card = Told(NounPhrase("tea-card"))
    one, two, five = (tell("log", "tea-table", {"what": together([card] * count)})[0] for count in (1, 2, 5))
    verbs = {"pl": ("pojawia", "pojawiają", "pojawia"), "uk": ("з’являється", "з’являються", "з’являється")}
    wanted = verbs.get(locale, ("objevuje", "objevují", "objevuje"))
    assert [verb in text.split() for verb, text in zip(wanted, (one, two, five), strict=True)] == [True] * 3


@pytest.mark.parametrize("locale", LOCALES)
def test_constructs_tell_every_sort_of_fact(locale):
    one, samples = teller(locale), Samples(game(), locale)
    words = PARTS | {"value": ALICE, "zone": samples.of("bag"), "before": samples.of("supply"), "scope": samples.of("battle")}
    words |= {"event": samples.of("refresh"), "attribute": samples.of("shield"), "called": samples.of("shield")}
    words |= {"zone": Told(NounPhrase("bag"), text="bag")}
    keys = sorted(key for key in one.constructs.variables if key.startswith("log-"))
    assert len(keys) == 21
    for key in keys:
        text, missing = one.construct(key, words)
        assert missing == (), key
        assert re.fullmatch(r"[A-ZŁŚŻА-ЯІЇЄČŠŽ].*\.", text), text


def test_a_question_stands_alone():
    (passing,) = read("when you pass another player: you may give 1 shard to that player.").sentences
    (offered,) = passing.steps.items
    assert teller("pl").asked("may", offered)[0] == "Chcesz oddać temu graczowi 1 odłamek?"
    assert teller("cs").asked("may", offered)[0] == "Chcete tomuto hráči dát 1 úlomek?"
    (losing,) = read("when any chip costs you units, you may instead: pay with this standee.").sentences
    asked = "Masz stracić jednostki w wyniku działania żetonu. Chcesz zamiast tego poświęcić ten pionek?"
    assert teller("pl").asked("instead", losing)[0] == asked


def test_what_is_not_there_is_a_gap():
    text, (missing,) = teller("pl").tell("log", "lose-unit", {"who": ALICE})
    assert (text, missing.kind, missing.id) == ("", "log", "lose-unit")
    text, (missing,) = teller("pl").tell("log", "nothing-of-the-kind", {})
    assert (text, missing.id) == ("", "nothing-of-the-kind")


def test_a_sentence_is_said_once():
    one = teller("pl")
    assert one.tell("log", "lose-unit", PARTS) is one.tell("log", "lose-unit", {**PARTS, "source": ALICE})


def test_a_message_that_asks_for_a_number_can_have_several():
    one = teller("pl")
    assert one.can_be_several("log", "status.fighting", "what")
    assert not one.can_be_several("log", "go-bust", "who")


# ---------------------------------------------------------------- everything that is told


def test_every_event_and_everything_that_is_not_quiet_is_wanted():
    wanted = {one.key for one in log_messages(game()) if one.needed}
    events = {word.id for word in game().words.values() if word.sort == "event"}
    assert events <= wanted
    assert {"victory-points", "shield.broken", "bag", "tea-party.ends"} <= wanted
    assert not wanted & {"lot", "status.absent", "later-tea-cards", "draw.begins"}


def test_questions_are_wanted_by_what_asks():
    keys = question_keys(program_of(game()))
    assert {"battle.go", "battle.draw-on", "tempt", "tempt.roll", "place-units.r", "poison.chairs"} <= keys.keys()
    assert keys["place-units.r"].keys() >= {"p", "n"}


@pytest.mark.parametrize("locale", LOCALES)
def test_ids_of_sentences_are_unique(locale):
    ids = [(one.sort, one.id) for one in tellings(game(), locale)]
    assert len(set(ids)) == len(ids)
