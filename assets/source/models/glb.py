"""A GLB file taken apart: its document, and its numbers as arrays that may be changed and put back."""

import json
import struct

import numpy

HEADER = 20
WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
KINDS = {5120: "i1", 5121: "u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
CODES = {numpy.dtype(kind): code for code, kind in KINDS.items()}
VERTICES, INDICES = 34962, 34963  # what a view's numbers are for
ALIGNMENT = 4  # bytes


class Numbers:
    """What one accessor holds: a row for each element."""

    def __init__(self, values, normalized=False, bounds=None):
        self.values, self.normalized, self.bounds = values, normalized, bounds or {}

    def key(self):
        values = self.values
        return (values.tobytes(), values.shape, values.dtype.str, self.normalized, json.dumps(self.bounds, sort_keys=True))


class Glb:
    """`document` is the JSON part; each reference to an accessor in it is an index of `numbers`."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        length = struct.unpack_from("<I", data, 12)[0]
        self.document, self._binary = json.loads(data[HEADER : HEADER + length]), data[HEADER + length + 8 :]
        self.numbers = [self._read(accessor) for accessor in self.document["accessors"]]

    def _read(self, accessor):
        view = self.document["bufferViews"][accessor["bufferView"]]
        kind, width = numpy.dtype(KINDS[accessor["componentType"]]), WIDTHS[accessor["type"]]
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        step = view.get("byteStride", kind.itemsize * width)
        rows = numpy.ndarray((accessor["count"], width), kind, self._binary, start, (step, kind.itemsize))
        bounds = {key: accessor[key] for key in ("min", "max") if key in accessor}
        return Numbers(rows.copy(), accessor.get("normalized", False), bounds)

    def primitives(self):
        return [primitive for mesh in self.document.get("meshes", []) for primitive in mesh["primitives"]]

    def channels(self):
        return [(a["samplers"][c["sampler"]], c) for a in self.document.get("animations", []) for c in a["channels"]]

    def add(self, numbers):
        self.numbers.append(numbers)
        return len(self.numbers) - 1

    def _references(self):
        """(holder, key, what for) of everything that refers to an accessor."""
        places = []
        for primitive in self.primitives():
            places += [(primitive["attributes"], name, VERTICES) for name in primitive["attributes"]]
            if "indices" in primitive:
                places.append((primitive, "indices", INDICES))
        places += [(skin, "inverseBindMatrices", None) for skin in self.document.get("skins", [])]
        for animation in self.document.get("animations", []):
            places += [(sampler, key, None) for sampler in animation["samplers"] for key in ("input", "output")]
        return places

    def write(self, path):
        """Keeps what is referred to, each array once, in one view for each kind of use."""
        places, accessors, known, views = self._references(), [], {}, {}
        for holder, key, use in places:
            numbers = self.numbers[holder[key]]
            name = (use, numbers.key())
            if name not in known:
                known[name] = len(accessors)
                accessors.append(_store(numbers, use, views))
            holder[key] = known[name]
        whole = bytearray()
        self.document["accessors"], self.document["bufferViews"] = accessors, []
        for (use, stride), content in views.items():
            view = {"buffer": 0, "byteOffset": len(whole), "byteLength": len(content)}
            if use == VERTICES:
                view["byteStride"] = stride
            if use:
                view["target"] = use
            self.document["bufferViews"].append(view)
            whole += content
        self.document["buffers"] = [{"byteLength": len(whole)}]
        _write(path, self.document, bytes(whole))


def _store(numbers, use, views):
    """Appends an array to its view and returns the accessor."""
    rows = numbers.values
    size = rows.shape[1] * rows.dtype.itemsize
    stride = -(-size // ALIGNMENT) * ALIGNMENT if use == VERTICES else size
    padded = numpy.zeros((len(rows), stride), numpy.uint8)
    padded[:, :size] = numpy.ascontiguousarray(rows).view(numpy.uint8).reshape(len(rows), size)
    key = (use, stride if use == VERTICES else None)
    index = list(views).index(key) if key in views else len(views)
    content = views.setdefault(key, bytearray())
    accessor = {"bufferView": index, "componentType": CODES[rows.dtype], "count": len(rows)}
    accessor["type"] = next(name for name, width in WIDTHS.items() if width == rows.shape[1])
    if content:
        accessor["byteOffset"] = len(content)
    if numbers.normalized:
        accessor["normalized"] = True
    content += padded.tobytes()
    content += b"\0" * (-len(content) % ALIGNMENT)
    return dict(accessor, **numbers.bounds)


def _short(value):
    """A document with each number as short as single precision, in which it is read, allows."""
    if isinstance(value, float):
        short = float(str(numpy.float32(value)))
        return int(short) if short.is_integer() else short
    if isinstance(value, dict):
        return {key: _short(each) for key, each in value.items()}
    return [_short(each) for each in value] if isinstance(value, list) else value


def _write(path, document, binary):
    text = json.dumps(_short(document), separators=(",", ":")).encode()
    text += b" " * (-len(text) % ALIGNMENT)
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, HEADER + len(text) + 8 + len(binary)))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text)
        file.write(struct.pack("<I4s", len(binary), b"BIN\0") + binary)
