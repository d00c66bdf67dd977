"""Puts the icon's sizes into one file, as Windows and macOS want them; both take PNG files as they are."""

import struct

ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def _pictures(folder, sizes):
    return [(size, (folder / f"icon_{size}.png").read_bytes()) for size in sizes]


def write_ico(folder, target):
    """Microsoft, "Icons" (1995): a table of entries, then the pictures; a side of 256 is written 0."""
    pictures = _pictures(folder, ICO_SIZES)
    table, data, at = b"", b"", 6 + 16 * len(pictures)
    for size, picture in pictures:
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at + len(data))
        data += picture
    target.write_bytes(struct.pack("<HHH", 0, 1, len(pictures)) + table + data)


def write_icns(folder, target):
    """Apple's icon family: blocks of a kind, a length with the eight bytes of the head, and a picture."""
    pictures = _pictures(folder, ICNS_KINDS)
    blocks = b"".join(ICNS_KINDS[size] + struct.pack(">I", 8 + len(picture)) + picture for size, picture in pictures)
    target.write_bytes(b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks)
