"""A text by hand is held against what its effect does: figures, icons, branches."""

import pytest
from saying import read, speaker

from wwrules.say.faithful import differences

EITHER = "when you play this chip: either gain 2 shards or place 3 followers in this region."
MAY = "when you play this chip: you may gain 2 shards."
IF = "when you play this chip, if you have a castle in this region: gain 2 shards."


def held(effect, text, locale="pl", *, made=True):
    tree = read(effect)
    said = speaker(locale).say(tree)[0] if made else ""
    return list(differences(tree, text, said, speaker(locale).nouns.language))


@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize(
    ("effect", "text", "found"),
    [
        (MAY, "Możesz zyskać 2 odłamki, kiedy zagrasz ten żeton.", []),
        (MAY, "Możesz zyskać 2 [shard], kiedy zagrasz ten żeton.", []),
        (MAY, "Możesz zyskać 2 [[shard|odłamki]], kiedy zagrasz ten żeton.", []),
        (MAY, "Zagrywając ten żeton, zyskaj 2 odłamki.", [("lost", "możesz")]),
        (MAY, "Możesz zyskać 3 odłamki.", [("number", "2"), ("number", "3")]),
        (MAY, "Możesz zyskać 2 odłamki, jeśli chcesz.", [("added", "jeśli")]),
        (MAY, "Możesz zyskać 2 [castle].", [("icon", "castle")]),
        (EITHER, "Zyskaj 2 odłamki albo umieść tu 3 stronników.", []),
        (EITHER, "Zyskaj 2 odłamki i umieść tu 3 stronników.", [("lost", "albo")]),
        (IF, "Jeżeli masz tu zamek, zyskaj 2 odłamki.", []),
        (IF, "Mając tu zamek, zyskaj 2 odłamki.", [("lost", "jeśli")]),
    ],
)
def test_a_text_is_held_against_its_effect(effect, text, found, made):
    assert held(effect, text, made=made) == found


def test_a_part_of_a_word_is_no_branch():
    assert held(MAY, "Možete získat 2 úlomky.", "cs") == [("lost", "můžete")]
    assert held(MAY, "Můžete získat 2 úlomky.", "cs") == []
    assert held(IF, "Máte-li v této oblasti hrad, získejte 2 úlomky.", "cs") == []
