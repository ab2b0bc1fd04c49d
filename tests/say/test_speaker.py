"""What cannot be said is reported with its name, all of it in one run, and nothing else is put in its place."""

import copy
from dataclasses import replace

from saying import game, read

from wwrules.say import Missing, Speaker, say_effect

SWAP = "when this chip is exhausted, instead: swap it with 1 creature of the other level from the supply."


def changed(**fields):
    other = copy.copy(game())
    other.read_effects = other.said = None
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def without_forms(word):
    names = {**game().names["pl"], word: replace(game().names["pl"][word], forms={})}
    return changed(names={**game().names, "pl": names})


def with_patterns(edit):
    return changed(patterns=[replace(one, text=edit(one.text)) if one.locale == "pl" else one for one in game().patterns])


def test_a_whole_effect_has_no_gaps():
    assert say_effect(read("gain 2 shards."), game(), "pl") == ("Otrzymaj 2 odłamki.", [])


def test_an_unknown_language_is_missing():
    assert say_effect(read("gain 2 shards."), game(), "de") == ("", [Missing("language", "de", "de")])


def test_a_word_without_forms_is_missing():
    assert say_effect(read("gain 2 shards."), without_forms("shard"), "pl") == ("", [Missing("word", "shard", "pl", "forms")])


def test_the_other_languages_still_speak():
    assert say_effect(read("gain 2 shards."), without_forms("shard"), "cs") == ("Získejte 2 úlomky.", [])


def test_a_phrase_without_pattern_is_missing():
    silent = with_patterns(lambda text: text.replace("\ndiscard =", "\nthrow ="))
    assert say_effect(read("discard 1 shard."), silent, "pl") == ("", [Missing("pattern", "discard", "pl")])


def test_a_quality_without_word_is_missing():
    words = {name: one for name, one in game().quality_words["pl"].items() if name != "weak"}
    silent = changed(quality_words={**game().quality_words, "pl": words})
    assert say_effect(read("gain 1 weak rose."), silent, "pl") == ("", [Missing("quality", "weak", "pl")])


def test_a_mood_that_a_pattern_does_not_know_is_missing():
    silent = with_patterns(lambda text: text.replace("    [sg3] odrzuca\n", ""))
    found = say_effect(read("each opponent discards 1 shard."), silent, "pl")
    assert found == ("", [Missing("pattern", "discard", "pl", "$mood = sg3")])


def test_a_case_that_does_not_exist_is_missing():
    silent = with_patterns(lambda text: text.replace('NP($what, case: "acc")', 'NP($what, case: "voc")'))
    assert say_effect(read("discard 1 shard."), silent, "pl") == ("", [Missing("pattern", "voc", "pl", "no such case")])


def test_a_role_without_function_is_missing():
    silent = with_patterns(lambda text: text.replace('{ NP($what, case: "acc") }', "{ $what }"))
    detail = "needs a function: NP, AGR, OF, PLACE or COUNT"
    assert say_effect(read("discard 1 shard."), silent, "pl") == ("", [Missing("pattern", "NounPhrase", "pl", detail)])


def test_a_trigger_without_the_right_aspect_is_missing():
    silent = with_patterns(lambda text: text.replace("  .before = przed zagraniem", "  .behind = przed zagraniem"))
    found = say_effect(read("before this chip is played: gain 1 shard."), silent, "pl")
    assert found == ("", [Missing("pattern", "played.before", "pl")])


def test_patterns_that_lead_nowhere_are_missing():
    chain = "".join(f"step-{number} = {{ step-{number + 1} }}\n" for number in range(3000)) + "step-3000 = tak\n"
    for text in ("discard = { discard }\n", f"discard = {{ step-0 }}\n{chain}"):
        silent = with_patterns(lambda _, text=text: text)
        assert say_effect(read("discard 1 shard."), silent, "pl") == ("", [Missing("pattern", "discard", "pl", "too deep")])


def test_one_run_shows_every_gap():
    silent = without_forms("creature")
    silent.patterns = [one for one in silent.patterns if one.locale != "pl"]
    assert say_effect(read(SWAP), silent, "pl") == (
        "",
        [Missing("pattern", "becomes-exhausted", "pl"), Missing("pattern", "swap", "pl")],
    )
    nameless = without_forms("creature")
    nameless.names["pl"] = {**nameless.names["pl"], "supply": replace(nameless.names["pl"]["supply"], forms={})}
    missing = [Missing("word", "supply", "pl", "forms"), Missing("word", "creature", "pl", "forms")]
    assert say_effect(read(SWAP), nameless, "pl") == ("", missing)


def test_gaps_of_one_effect_do_not_stick_to_the_next():
    mended = Speaker(without_forms("shard"), "pl")
    assert mended.say(read("gain 2 shards."))[1]
    assert mended.say(read("gain 2 VP.")) == ("Otrzymaj 2 PZ.", [])
