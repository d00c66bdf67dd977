"""Writes a GLB's numbers in as few bytes as the eye can tell apart.

Blender's exporter writes floats throughout. Colours and turns need 16 bits, normals and weights 8; corners
that are equal then become one.
"""

import numpy


def packed(document, binary):
    """The numbers of a document, those anew that can be shorter; the document then refers to these."""
    return _Packing(document, binary).whole()


def _whole_weights(values):
    """Bytes that still add up to one: the largest takes what rounding left over."""
    units = numpy.rint(values * 255).astype(int)
    units[numpy.arange(len(units)), units.argmax(axis=1)] += 255 - units.sum(axis=1)
    return units


# how an attribute is written: component type, numpy's name of it, components with padding, numbers of floats
BYTE, UNSIGNED_BYTE, SHORT, UNSIGNED_SHORT, FLOAT = 5120, 5121, 5122, 5123, 5126
FORMS = {
    "NORMAL": (BYTE, "<i1", 4, lambda v: numpy.rint(v * 127)),
    "COLOR_0": (UNSIGNED_SHORT, "<u2", 4, lambda v: numpy.rint(numpy.clip(v, 0, 1) * 65535)),
    "WEIGHTS_0": (UNSIGNED_BYTE, "u1", 4, _whole_weights),
}
TURN = (SHORT, "<i2", 4, lambda v: numpy.rint(numpy.clip(v, -1, 1) * 32767))
WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
BYTES = {5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4}
NUMPY = {5120: "<i1", 5121: "u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}


class _Packing:
    """A document whose numbers are being written anew, behind those that it has."""

    def __init__(self, document, binary):
        self.document, self.parts, self.length = document, [binary], len(binary)
        primitives = [p for mesh in document.get("meshes", []) for p in mesh["primitives"]]
        shared = {}
        for primitive in primitives:
            key = (primitive.get("indices"), tuple(sorted(primitive["attributes"].items())))
            if key not in shared:
                shared[key] = self._pack(primitive)
            primitive["indices"], primitive["attributes"] = shared[key]
        turned = {}
        for animation in document.get("animations", []):
            for channel in animation["channels"]:
                if channel["target"]["path"] == "rotation":
                    sampler = animation["samplers"][channel["sampler"]]
                    if sampler["output"] not in turned:
                        turned[sampler["output"]] = self._turns(sampler["output"])
                    sampler["output"] = turned[sampler["output"]]
        if any("NORMAL" in p["attributes"] for p in primitives):
            document["extensionsUsed"] = sorted({*document.get("extensionsUsed", []), "KHR_mesh_quantization"})

    def whole(self):
        return b"".join(self.parts)

    def _values(self, number):
        accessor = self.document["accessors"][number]
        view = self.document["bufferViews"][accessor["bufferView"]]
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        kind, width = accessor["componentType"], WIDTHS[accessor["type"]]
        row = numpy.dtype((NUMPY[kind], (width,)))
        stride = view.get("byteStride", row.itemsize)
        return numpy.ndarray(
            (accessor["count"], width), NUMPY[kind], self.whole(), start, (stride, row.base.itemsize)
        ).copy()

    def _add(self, values, accessor, stride=None):
        """Number of a new accessor for rows of numbers."""
        padding = b"\0" * (-self.length % 4)
        content = values.tobytes()
        view = {"buffer": 0, "byteOffset": self.length + len(padding), "byteLength": len(content)}
        if stride:
            view["byteStride"] = stride
        self.parts += [padding, content]
        self.length += len(padding) + len(content)
        self.document["bufferViews"].append(view)
        accessor = dict(accessor, bufferView=len(self.document["bufferViews"]) - 1, count=len(values))
        accessor.pop("byteOffset", None)
        self.document["accessors"].append(accessor)
        return len(self.document["accessors"]) - 1

    def _turns(self, number):
        accessor = self.document["accessors"][number]
        if accessor["componentType"] != FLOAT:
            return number
        kind, name, _, units = TURN
        values = units(self._values(number)).astype(name)
        return self._add(values, {"componentType": kind, "type": "VEC4", "normalized": True})

    def _pack(self, primitive):
        """(indices, attributes) of a primitive in few bytes, each corner once."""
        names = sorted(primitive["attributes"])
        accessors = {name: self.document["accessors"][primitive["attributes"][name]] for name in names}
        columns = {name: self._units(name, primitive["attributes"][name]) for name in names}
        rows = numpy.concatenate(
            [numpy.ascontiguousarray(columns[name]).view("u1").reshape(len(columns[name]), -1) for name in names], axis=1
        )
        _, first, places = numpy.unique(rows, axis=0, return_index=True, return_inverse=True)
        order = numpy.argsort(first)
        rank = numpy.empty(len(order), int)
        rank[order] = numpy.arange(len(order))
        kept = first[order]
        corners = rank[places.reshape(-1)][self._values(primitive["indices"])[:, 0]]
        small = len(kept) <= 65535
        attributes = {}
        for name in names:
            accessor = accessors[name]
            if name in FORMS:
                accessor = {"componentType": FORMS[name][0], "type": accessor["type"], "normalized": True}
            values = columns[name][kept]
            attributes[name] = self._add(values, accessor, values.dtype.itemsize * values.shape[1])
        indices = self._add(
            corners.astype("<u2" if small else "<u4"),
            {"componentType": 5123 if small else 5125, "type": "SCALAR"},
        )
        return indices, attributes

    def _units(self, name, number):
        values = self._values(number)
        if name not in FORMS:
            return values
        _, kind, width, units = FORMS[name]
        if self.document["accessors"][number]["componentType"] == FLOAT:
            values = units(values)
        padded = numpy.zeros((len(values), width), kind)
        padded[:, : values.shape[1]] = values
        return padded
