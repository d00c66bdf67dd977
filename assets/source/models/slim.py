"""Drops what a GLB says twice: positions and scales of bones that no clip ever changes.

Blender's exporter keys every bone's position, turn and scale in every clip. A channel that stays at the
bone's rest value in all clips says nothing, since no other clip can leave anything else behind.
"""

import json
import struct

import numpy

from pack import BYTES, WIDTHS, packed

REST = {"translation": (0.0, 0.0, 0.0), "scale": (1.0, 1.0, 1.0)}
TOLERANCE = 2e-5
HEADER = 20


def slim(path):
    with open(path, "rb") as file:
        data = file.read()
    length = struct.unpack_from("<I", data, 12)[0]
    document, binary = json.loads(data[HEADER : HEADER + length]), data[HEADER + length + 8 :]
    if "animations" in document:
        _drop_still_channels(document, binary)
    binary = packed(document, binary)
    _write(path, document, _keep_used(document, binary))


def _drop_still_channels(document, binary):
    moved = set()
    for animation, channel in _channels(document):
        node, way = channel["target"]["node"], channel["target"]["path"]
        if way == "rotation" or not _rests(document, binary, animation, channel):
            moved.add((node, way))
    for animation in document["animations"]:
        kept = [c for c in animation["channels"] if (c["target"]["node"], c["target"]["path"]) in moved]
        samplers = [animation["samplers"][c["sampler"]] for c in kept]
        for index, channel in enumerate(kept):
            channel["sampler"] = index
        animation["channels"], animation["samplers"] = kept, samplers


def _channels(document):
    return [(a, c) for a in document["animations"] for c in a["channels"]]


def _rests(document, binary, animation, channel):
    way = channel["target"]["path"]
    accessor = document["accessors"][animation["samplers"][channel["sampler"]]["output"]]
    rest = document["nodes"][channel["target"]["node"]].get(way, REST[way])
    start = document["bufferViews"][accessor["bufferView"]].get("byteOffset", 0)
    values = numpy.frombuffer(binary, "<f4", accessor["count"] * 3, start).reshape(-1, 3)
    return bool(numpy.abs(values - numpy.array(rest)).max() < TOLERANCE)


def _keep_used(document, binary):
    """Writes the accessors that are still referred to, in their old order and each once, into a new buffer."""
    places = _references(document)
    views, accessors, whole, known = [], [], bytearray(), {}
    numbers = {}
    for index in sorted({holder[key] for holder, key in places}):
        accessor = document["accessors"][index]
        view = document["bufferViews"][accessor["bufferView"]]
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        row = view.get("byteStride", WIDTHS[accessor["type"]] * BYTES[accessor["componentType"]])
        content = (binary[start : start + accessor["count"] * row], accessor["type"], accessor["componentType"])
        if content not in known:
            whole += b"\0" * (-len(whole) % 4)
            known[content] = len(accessors)
            new_view = {k: v for k, v in view.items() if k not in ("byteOffset", "byteLength")}
            views.append(dict(new_view, byteOffset=len(whole), byteLength=len(content[0])))
            accessors.append(dict(accessor, bufferView=len(views) - 1))
            whole += content[0]
        numbers[index] = known[content]
    for holder, key in places:
        holder[key] = numbers[holder[key]]
    document["accessors"], document["bufferViews"] = accessors, views
    document["buffers"] = [{"byteLength": len(whole)}]
    return bytes(whole)


def _references(document):
    """(holder, key) of everything that refers to an accessor."""
    places = [(s, key) for a in document.get("animations", []) for s in a["samplers"] for key in ("input", "output")]
    places += [(skin, "inverseBindMatrices") for skin in document.get("skins", [])]
    for mesh in document.get("meshes", []):
        for primitive in mesh["primitives"]:
            places += [(primitive["attributes"], name) for name in primitive["attributes"]]
            places.append((primitive, "indices"))
    return places


def _write(path, document, binary):
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary += b"\0" * (-len(binary) % 4)
    total = 12 + 8 + len(text) + 8 + len(binary)
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, total))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text)
        file.write(struct.pack("<I4s", len(binary), b"BIN\0") + binary)
