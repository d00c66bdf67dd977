"""Makes a level's GLB leaner than a model's, and adds to it what Blender's exporter does not write.

- What is only felt needs no normals.
- Colours of what stands still need no more than bytes.
- Points where plants grow become meshes of points: colour is the plant's hue, alpha its size.
"""

import numpy

from compact import weld
from glb import Glb, Numbers

POINTS = 0  # the mode of a primitive
SHORT, BYTE = 65535, 255


def lean(path, growth):
    """growth: {node name: [(x, y, z, (r, g, b), size 0..1)...]} in the game's frame, colours linear."""
    glb = Glb(path)
    meshes = glb.document["meshes"]
    for node in glb.document["nodes"]:
        if "mesh" in node:
            for primitive in meshes[node["mesh"]]["primitives"]:
                _lean(glb, primitive["attributes"], node["name"].startswith("COLL_"))
                weld(glb, primitive)
    for name, rows in sorted(growth.items()):
        meshes.append({"name": name, "primitives": [_points(glb, rows)]})
        glb.document["nodes"].append({"name": name, "mesh": len(meshes) - 1})
        glb.document["scenes"][0]["nodes"].append(len(glb.document["nodes"]) - 1)
    glb.write(path)


def _lean(glb, attributes, felt):
    if felt:
        attributes.pop("NORMAL", None)
    elif "COLOR_0" in attributes:
        colours = glb.numbers[attributes["COLOR_0"]]
        if colours.values.dtype == numpy.dtype("<u2"):
            shares = colours.values.astype(float) / SHORT
            attributes["COLOR_0"] = glb.add(Numbers(_bytes(shares), True))


def _points(glb, rows):
    places = numpy.array([row[:3] for row in rows], "<f4")
    bounds = {"min": places.min(0).tolist(), "max": places.max(0).tolist()}
    hues = numpy.array([(*row[3], row[4]) for row in rows])
    attributes = {"POSITION": glb.add(Numbers(places, False, bounds)), "COLOR_0": glb.add(Numbers(_bytes(hues), True))}
    return {"mode": POINTS, "attributes": attributes}


def _bytes(shares):
    return numpy.round(numpy.clip(shares, 0, 1) * BYTE).astype("u1")
