"""Each limit of archives, pictures and files is where the table says: so much is let in, and one more is not."""

import io
import struct
import zipfile

import pytest
from hostile_archives import zipped
from hostile_packs import BIRDS, PACK
from hostile_pictures import png
from test_hostile_packs import POND, folder

from wwrules import reports
from wwrules.limits import LIMITS
from wwrules.load.image_files import read_image
from wwrules.load.reader import read
from wwrules.packs.archive import open_archive, write_archive
from wwrules.pipeline import check_game

# As the pages of the faults and the documentation tell them; whoever changes one looks at both.
TOLD = {
    "file-bytes": 1_000_000, "depth": 32, "nodes": 50_000, "scalar": 5_000, "text": 2_000, "digits": 15, "number": 1_000_000,
    "id": 64, "files": 2_000, "entries": 6_000, "faults": 100, "effect": 2_000, "brackets": 20, "effect-levels": 120,
    "owners": 4, "effect-digits": 4, "decisions": 10_000, "pieces": 50_000, "facts": 200_000, "path": 200,
    "archive-bytes": 20_000_000, "archive-files": 500, "archive-ratio": 50, "unpacked-bytes": 50_000_000,
    "image-pixels": 4_000_000, "images": 100,
}  # fmt: skip


def test_the_table_is_as_it_is_told():
    assert {name: limit.number for name, limit in LIMITS.items()} == TOLD


def codes(data: bytes) -> list[str]:
    return [one.code for one in open_archive("a.zip", data)[1]]


def test_files_of_an_archive_are_counted():
    for more, found in ((0, []), (1, ["archive-too-many-files"])):
        files = {f"cards/c{number}.yaml": b"a: 1\n" for number in range(TOLD["archive-files"] - 1 + more)}  # and the manifest
        assert codes(write_archive(files, [])) == found


def test_a_path_is_measured():
    for more, found in ((0, []), (1, ["archive-name"])):
        name = "c" * (TOLD["path"] - len(".yaml") + more) + ".yaml"
        assert codes(write_archive({name: b"a: 1\n"}, [])) == found


def test_an_archive_is_weighed():
    for more, found in ((0, "not-an-archive"), (1, "archive-too-large")):
        assert codes(bytes(TOLD["archive-bytes"] + more)) == [found]


def said_to_hold(size: int) -> bytes:
    """An archive whose headers say that its file unpacks to so many bytes; it is judged before anything is unpacked."""
    data = bytearray(zipped(("a.yaml", bytes(1_200_000)), packing=zipfile.ZIP_STORED))
    for mark, place in ((b"PK\3\4", 22), (b"PK\1\2", 24)):
        start = data.index(mark)
        data[start + place : start + place + 4] = struct.pack("<L", size)
    return bytes(data)


def test_what_an_archive_unpacks_to_is_weighed():
    assert codes(said_to_hold(TOLD["unpacked-bytes"])) == ["missing-file"]  # the manifest: its size was let in
    assert codes(said_to_hold(TOLD["unpacked-bytes"] + 1)) == ["archive-too-large"]


@pytest.mark.parametrize(("more", "found"), [(0, []), (1, ["archive-too-dense"])])
def test_how_much_an_archive_grows_is_measured(more, found):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.yaml", bytes(1_200_000))
        archive.writestr("b.yaml", b"")
    packed = len(stream.getvalue())
    data = bytearray(stream.getvalue())
    start = data.index(b"PK\1\2")
    data[start + 24 : start + 28] = struct.pack("<L", max(1_000_000, packed * TOLD["archive-ratio"]) + more)
    assert [code for code in codes(bytes(data)) if code == "archive-too-dense"] == found


def test_points_of_a_picture_are_counted():
    for high, found in ((2000, []), (2001, ["not-an-image"])):
        assert [one.code for one in read_image("a.png", png(2000, high, b""))[2]] == found


def test_a_picture_is_weighed():
    for more, found in ((0, []), (1, ["file-too-large"])):
        data = png(1, 1, b"\0\0")
        padded = data + bytes(TOLD["file-bytes"] - len(data) + more)
        assert [one.code for one in read_image("a.png", padded)[2]] == found


def test_faults_of_one_file_are_counted():
    assert len(read("a.yaml", b"- ~\n" * TOLD["faults"])[1]) == TOLD["faults"]
    assert len(read("a.yaml", b"- ~\n" * (TOLD["faults"] + 50))[1]) == TOLD["faults"] + 1


@pytest.mark.parametrize("before", [99, 100])
def test_a_file_that_breaks_off_at_the_limit_says_so(before):
    """The fault that ends the reading is told although there are as many already as are shown."""
    found = read("a.yaml", b"- ~\n" * before + b"- [")[1]
    assert [one.code for one in found] == ["empty-value"] * before + ["yaml-syntax"]


def birds(number: int) -> dict[str, str]:
    """A pack of so many birds, in files that each can be read."""
    one, names = BIRDS.partition("entities:\n")[2], "  coot: {name: Łyska, gender: f, origin: own}\n"
    ids = [f"b{place:05}" for place in range(number)]
    files = {"pack.yaml": PACK}
    for place in range(0, number, 1000):
        some = ids[place : place + 1000]
        head = BIRDS.partition("entities:\n")[0]
        files[f"cards/c{place}.yaml"] = f"{head}entities:\n" + "".join(one.replace("coot", bird) for bird in some)
        words = "".join(names.replace("coot", bird).replace("Łyska", f"Ptak {bird[1:]}") for bird in some)
        files[f"words/pl/lexicon/c{place}.yaml"] = f"type: lexicon\nwords:\n{words}"
    return files


@pytest.mark.slow
def test_entries_of_a_pack_are_counted():
    """So many are read, one more is told where it stands."""
    assert [one.code for one in check_game(POND, [folder(birds(TOLD["entries"]))], only_read=True)[1]] == []
    found = check_game(POND, [folder(birds(TOLD["entries"] + 1))])[1]
    told = "error: more than 6,000 entries, rules and other things with an id in one pack [too-many-entries]"
    assert [reports.line(one) for one in found] == [f"marsh/cards/c6000.yaml:5:3: {told}"]
