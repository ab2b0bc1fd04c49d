"""Archives: the same bytes each time, read back as they were, and whatever is not one is refused at once with its code."""

import io
import random
import zipfile
from hashlib import sha256

import pytest
from hostile_archives import NAMES, PACK, SOUND, archives, sound, zipped
from hypothesis import given, settings
from hypothesis import strategies as st

from wwrules.packs.archive import MANIFEST, open_archive, read_archive, write_archive
from wwrules.packs.faults import PAGES

HOSTILE = list(archives())


def read_back(data: bytes) -> dict[str, bytes]:
    folder, found = open_archive("marsh.zip", data)
    assert found == []
    return {one.place: one.read() for one in folder.places}


def test_what_is_packed_is_read_back():
    assert read_back(sound()) == SOUND


def test_the_same_files_are_the_same_bytes():
    assert write_archive(SOUND, [("id", "marsh")]) == write_archive(dict(reversed(SOUND.items())), [("id", "marsh")])


def test_any_program_can_open_it(tmp_path):
    (tmp_path / "marsh.zip").write_bytes(sound())
    with zipfile.ZipFile(tmp_path / "marsh.zip") as archive:
        assert archive.testzip() is None
        assert sorted(archive.namelist()) == sorted([*SOUND, MANIFEST])


def test_one_that_another_program_wrote_is_read():
    manifest = zipfile.ZipFile(io.BytesIO(sound())).read(MANIFEST)
    assert read_back(zipped(*SOUND.items(), ("cards/", b""), (MANIFEST, manifest))) == SOUND


@pytest.mark.parametrize("hostile", HOSTILE, ids=[one.what for one in HOSTILE])
def test_a_hostile_archive_is_refused(hostile, tmp_path):
    path = tmp_path / "marsh.zip"
    path.write_bytes(hostile.make())
    folder, found = read_archive(path)
    assert folder is None
    assert hostile.code in {one.code for one in found}
    assert {one.source.file.rpartition("/")[2] for one in found} == {"marsh.zip"}


def test_every_fault_of_an_archive_is_provoked():
    assert {one.code for one in HOSTILE} - {"missing-file"} == set(PAGES) - {"archive-twice", "archive-unjudged"}


def test_a_name_stands_once():
    with pytest.warns(UserWarning, match="Duplicate"):
        data = zipped(("pack.yaml", PACK), ("pack.yaml", b"type: pack\n"))
    assert [one.code for one in open_archive("marsh.zip", data)[1]] == ["archive-twice"]


def test_all_wrong_names_are_told_at_once():
    found = open_archive("marsh.zip", zipped(*((name, b"") for name in ("Aa.yaml", "run.py", "b c.yaml"))))[1]
    assert [one.words["place"] for one in found] == ["Aa.yaml", "run.py", "b c.yaml"]
    assert len(NAMES) == len(set(NAMES.values()))


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 8))
def test_a_changed_byte_never_breaks_the_reader(seed, times):
    chance, data = random.Random(seed), bytearray(sound())
    for _ in range(times):
        data[chance.randrange(len(data))] = chance.randrange(256)
    folder, found = open_archive("marsh.zip", bytes(data))
    assert (folder is None) == bool(found)
    if folder is not None:  # a time or a mode may change; a file never
        assert {one.place: one.read() for one in folder.places} == SOUND


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=400))
def test_bytes_never_break_the_reader(data):
    assert open_archive("marsh.zip", b"PK\3\4" + data)[0] is None


def test_the_bytes_of_an_archive_are_those_of_ever():
    """Whoever packed the same files yesterday, on another machine, has the same archive."""
    data = write_archive({"pack.yaml": b"type: pack\n", "README.md": "Żuk\n".encode()}, [("id", "żuk"), ("format", 2)])
    assert sha256(data).hexdigest() == "6a755ee31c40abab548d5c289b94430cc605ec27a05d5b243fbd107f001956fa"
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {(one.date_time, one.external_attr, one.create_system, one.compress_type) for one in archive.infolist()} == {
            ((1980, 1, 1, 0, 0, 0), 0o644 << 16, 3, zipfile.ZIP_STORED)
        }


def test_a_fault_is_told_at_the_archive():
    (found,) = open_archive("marsh.zip", b"")[1]
    assert found.source == ("marsh.zip", 1, 1, 1)


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path):
    (tmp_path / "a.zip").write_bytes(bytes(20_000_100))
    folder, (found,) = read_archive(tmp_path / "a.zip")
    assert (folder, found.code) == (None, "archive-too-large")
