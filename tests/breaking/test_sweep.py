"""Whatever card of the real game somebody changes, it ends on the site after at most `accept`, or in a fault with its place.

One edit is made here, as far as the check; `make soak` makes all of them, to the end.
"""

from __future__ import annotations

import os

import pytest
from sweep import edits, prepare, swept

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
ALL = edits()


@pytest.fixture(scope="module", autouse=True)
def _content_was_looked_at():
    if SOAK > 1:
        prepare()


@pytest.mark.slow
@pytest.mark.parametrize("edit", ALL[44:45] if SOAK == 1 else ALL, ids=lambda edit: edit["edit"])
def test_an_edit_ends_on_the_site_or_in_a_fault_with_its_place(tmp_path, edit):
    row = swept(tmp_path / "game", edit, publish=SOAK > 1)
    assert row.ends == "site" or (row.told and "ends" not in row.ends and not edit.get("publishes")), row
