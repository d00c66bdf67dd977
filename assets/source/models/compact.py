"""Makes a GLB small, the last step of every export. No eye can tell the result from what Blender wrote.

Blender's exporter writes floats for everything and keys every bone's position, turn and scale in every clip.

- A channel that stays at the bone's rest value in all clips says nothing, since no other clip can leave
  anything else behind: it goes. A channel that does not change within a clip needs its ends alone.
- Directions become bytes, colours shorts, weights bytes, turns shorts (KHR_mesh_quantization; the engine
  reads them without being asked, so the file says "used" and not "required").
- Corners that are now the same become one.

Usage: python3 assets/source/models/compact.py FILE ...
"""

import sys

import numpy

from glb import Glb, Numbers

REST = {"translation": (0.0, 0.0, 0.0), "rotation": (0.0, 0.0, 0.0, 1.0), "scale": (1.0, 1.0, 1.0)}
TOLERANCE = 2e-5  # of a bone's position, scale or turn
EXTENSION = "KHR_mesh_quantization"


def compact(path):
    glb = Glb(path)
    _drop_still_channels(glb)
    _shorten_still_keys(glb)
    for sampler, channel in glb.channels():
        if channel["target"]["path"] == "rotation":
            _as_shares(glb, sampler, "output", "<i2")
    for primitive in glb.primitives():
        _quantise(glb, primitive["attributes"])
        weld(glb, primitive)
    used = set(glb.document.get("extensionsUsed", []))
    glb.document["extensionsUsed"] = sorted(used | {EXTENSION})
    glb.write(path)


def _drop_still_channels(glb):
    moved = set()
    for sampler, channel in glb.channels():
        node, way = channel["target"]["node"], channel["target"]["path"]
        rest = glb.document["nodes"][node].get(way, REST[way])
        if numpy.abs(glb.numbers[sampler["output"]].values - rest).max() >= TOLERANCE:
            moved.add((node, way))
    for animation in glb.document.get("animations", []):
        kept = [c for c in animation["channels"] if (c["target"]["node"], c["target"]["path"]) in moved]
        samplers = [animation["samplers"][c["sampler"]] for c in kept]
        for index, channel in enumerate(kept):
            channel["sampler"] = index
        animation["channels"], animation["samplers"] = kept, samplers


def _shorten_still_keys(glb):
    for sampler, _ in glb.channels():
        keys, times = glb.numbers[sampler["output"]], glb.numbers[sampler["input"]]
        if len(times.values) > 2 and numpy.abs(keys.values - keys.values[0]).max() < TOLERANCE:
            sampler["output"] = glb.add(Numbers(keys.values[[0, 0]]))
            sampler["input"] = glb.add(Numbers(times.values[[0, -1]], bounds=times.bounds))


def _quantise(glb, attributes):
    for name, kind in (("NORMAL", "i1"), ("COLOR_0", "<u2")):
        if name in attributes:
            _as_shares(glb, attributes, name, kind)
    if "WEIGHTS_0" in attributes and glb.numbers[attributes["WEIGHTS_0"]].values.dtype.kind == "f":
        attributes["WEIGHTS_0"] = glb.add(Numbers(_byte_weights(glb.numbers[attributes["WEIGHTS_0"]].values), True))


def _as_shares(glb, holder, key, kind):
    """Floats from -1 or 0 to 1 as whole numbers of that kind."""
    values = glb.numbers[holder[key]].values
    if values.dtype.kind == "f":
        most = numpy.iinfo(kind).max
        low = -1 if numpy.dtype(kind).kind == "i" else 0
        holder[key] = glb.add(Numbers(numpy.round(numpy.clip(values, low, 1) * most).astype(kind), True))


def _byte_weights(weights):
    """Shares of 255 that add up to 255: what rounding loses goes to the largest."""
    shares = numpy.round(weights / weights.sum(1, keepdims=True) * 255).astype(int)
    shares[numpy.arange(len(shares)), shares.argmax(1)] += 255 - shares.sum(1)
    return shares.astype("u1")


def weld(glb, primitive):
    """Corners that are alike become one; the order of those that stay is that of the file."""
    attributes = primitive["attributes"]
    columns = [glb.numbers[attributes[name]].values for name in sorted(attributes)]
    rows = numpy.hstack([numpy.ascontiguousarray(c).view(numpy.uint8).reshape(len(c), -1) for c in columns])
    _, first, place = numpy.unique(rows, axis=0, return_index=True, return_inverse=True)
    order = numpy.argsort(first, kind="stable")
    rank = numpy.empty_like(order)
    rank[order] = numpy.arange(len(order))
    for name, index in attributes.items():
        old = glb.numbers[index]
        attributes[name] = glb.add(Numbers(old.values[first[order]], old.normalized, old.bounds))
    indices = rank[place.reshape(-1)][glb.numbers[primitive["indices"]].values[:, 0]]
    kind = "<u2" if len(order) < 65535 else "<u4"
    primitive["indices"] = glb.add(Numbers(indices.astype(kind).reshape(-1, 1)))


if __name__ == "__main__":
    for file in sys.argv[1:]:
        compact(file)
