"""Makes a GLB smaller: colours as 16-bit shares instead of floats, which no eye can tell apart."""

import json
import struct

import numpy

HEADER, FLOAT, UNSIGNED_SHORT = 20, 5126, 5123


def compact(path):
    with open(path, "rb") as file:
        data = file.read()
    length = struct.unpack_from("<I", data, 12)[0]
    document, binary = json.loads(data[HEADER : HEADER + length]), data[HEADER + length + 8 :]
    colours = {
        primitive["attributes"]["COLOR_0"]
        for mesh in document["meshes"]
        for primitive in mesh["primitives"]
        if "COLOR_0" in primitive["attributes"]
    }
    views, whole = [], bytearray()
    for index, accessor in enumerate(document["accessors"]):
        view = document["bufferViews"][accessor["bufferView"]]
        start = view.get("byteOffset", 0)
        content = binary[start : start + view["byteLength"]]
        if index in colours and accessor["componentType"] == FLOAT:
            shares = numpy.clip(numpy.frombuffer(content, "<f4"), 0, 1)
            content = numpy.round(shares * 65535).astype("<u2").tobytes()
            accessor.update(componentType=UNSIGNED_SHORT, normalized=True)
        whole += b"\0" * (-len(whole) % 4)
        views.append(dict(view, byteOffset=len(whole), byteLength=len(content)))
        accessor["bufferView"] = len(views) - 1
        whole += content
    document["bufferViews"], document["buffers"] = views, [{"byteLength": len(whole)}]
    _write(path, document, bytes(whole))


def _write(path, document, binary):
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary += b"\0" * (-len(binary) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, HEADER + len(text) + 8 + len(binary)))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text)
        file.write(struct.pack("<I4s", len(binary), b"BIN\0") + binary)
