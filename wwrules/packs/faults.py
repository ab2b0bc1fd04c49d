"""Pages of the faults of archives, in the shape of all such pages; an archive cannot be shown in a snippet."""

PAGES = {
    "not-an-archive": """A pack is sent as one ZIP archive and nothing else.

A file that begins with something else, has text behind its end or a comment of its own can show one thing to one program and
another to the next. Write the archive with `wwrules pack`.
""",
    "broken-archive": """An archive can be read to its end: nothing is cut off, and every sum is right.

The file was damaged on its way, or made by a program that writes something else. Write it again with `wwrules pack`.
""",
    "archive-too-large": """An archive has at most 20,000,000 bytes, and 50,000,000 when it is unpacked.

A set of cards is text and needs a hundredth of that; pictures are small.
""",
    "archive-too-many-files": """An archive holds at most 500 files.

A pack has a dozen. Thousands of small files are made to keep a reader busy.
""",
    "archive-too-dense": """An archive grows at most 50 times when it is unpacked.

Text shrinks to a fifth. What shrinks to a thousandth is made to fill a disk.
""",
    "archive-overlap": """No two files of an archive share bytes.

Such an archive is made by hand, so that a few bytes count many times.
""",
    "archive-name": """Files of an archive have plain names: small letters, digits and single hyphens.

As in `cards/sets/moon.yaml`: no path leads out of the archive, none is absolute, and no two systems read a name differently.
`README.md` and `LICENSE` are welcome.
""",
    "archive-link": """An archive holds files, no links and no devices.

A link leads to something that was not sent, such as a file of whoever unpacks it.
""",
    "archive-locked": """No file of an archive needs a password.

What nobody can read nobody can check. Write the archive with `wwrules pack`.
""",
    "archive-twice": """A name stands once in an archive.

With two files of one name it depends on the program which of them counts.
""",
    "archive-packing": """Files are stored or deflated, as every ZIP program can.

Other ways of packing save little and are not read everywhere.
""",
    "archive-manifest": """The manifest lists every file of the archive with its checksum, and the sums are right.

The file was changed, added or taken out after the archive was made. Change the pack itself and run `wwrules pack` again.
""",
    "archive-unjudged": """An archive is judged in little time and memory, and says little.

`wwrules inbox` judges what strangers send in a process of its own, which is ended when it works for more than two minutes,
needs too much memory or has too much to say. That is no verdict on the pack: `wwrules inbox FOLDER --again` judges it once
more, and `wwrules check ARCHIVE` looks at it without such limits.
""",
}
