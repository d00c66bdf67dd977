"""Runs inside Blender: makes a level of what somebody has modelled in a .blend file, see build_level.py.

What the names of objects mean is said in bumblewick.def.LevelDef; numbers that Blender adds (.001) do not count. From there
on the level is built like the game's own: occlusion is baked, colours become bytes, holes in what is felt are told, and so
is what is left out.
"""

import os
import random
import sys
from collections import namedtuple

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(HERE)
sys.path[:0] = [HERE, os.path.join(SOURCE, "models"), SOURCE]

import bpy  # noqa: E402

try:
    import numpy  # noqa: F401
except ImportError:
    sys.exit("Blender's Python has no NumPy: on Debian and Ubuntu, apt install python3-numpy")

import checks  # noqa: E402
import ignored  # noqa: E402
from geometry import Part  # noqa: E402
from level import Level, base  # noqa: E402
from plants import GRASS, TUFTS  # noqa: E402

FELT = "COLL_"
ALONE = ("FADE_", "TURN_")  # each of them by itself; of all others, those of one name become one mesh
PATH = "path_"
LAWN = "lawn"  # of materials: grass grows on what looks up
UP = 0.9  # how much a face looks up that grass grows on
PALE = (0.8, 0.8, 0.8, 1.0)  # of what has no material

Look = namedtuple("Look", "name colour glow")
Mesh = namedtuple("Mesh", "name pivot properties parts")  # parts: [(Part, Look, whether it is flat)...]
Empty = namedtuple("Empty", "name matrix properties parent")


def main(blend, folder):
    bpy.ops.wm.open_mainfile(filepath=os.path.abspath(blend))
    objects = sorted(bpy.context.scene.objects, key=lambda ob: ob.name)
    meshes = [_mesh(ob) for ob in objects if ob.type == "MESH"]
    empties = [_empty(ob) for ob in objects if ob.type == "EMPTY"]
    ignored.tell(objects)
    level = Level(os.path.basename(os.path.abspath(folder)), os.path.abspath(folder))
    for mesh in meshes:
        (_felt if mesh.name.startswith(FELT) else _seen)(level, mesh)
    _grow(level, meshes)
    _stand(level, empties)
    level.write(thorough=False)  # faces made by hand may be large
    checks.check(level)


def _properties(ob):
    return {key: value for key, value in ob.items() if isinstance(value, (int, float, str))}


def _empty(ob):
    parent = ob.parent.name if ob.parent and ob.parent.name.startswith(PATH) else None
    return Empty(ob.name, ob.matrix_world.copy(), _properties(ob), parent)


def _mesh(ob):
    """The object as it is seen in Blender, with its modifiers, in the world."""
    seen = ob.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = seen.to_mesh()
    looks = [_look(slot.material) for slot in ob.material_slots] or [_look(None)]
    groups = {}
    for polygon in mesh.polygons:
        key = (min(polygon.material_index, len(looks) - 1), not polygon.use_smooth)
        groups.setdefault(key, []).append(list(polygon.vertices))
    vertices = [vertex.co.copy() for vertex in mesh.vertices]
    parts = [(_part(vertices, faces).moved(ob.matrix_world), looks[look], flat) for (look, flat), faces in sorted(groups.items())]
    return Mesh(ob.name, ob.matrix_world.translation.copy(), _properties(ob), parts)


def _part(vertices, faces):
    """Of all the vertices, those that the faces need."""
    used = sorted({index for face in faces for index in face})
    place = {old: new for new, old in enumerate(used)}
    return Part([vertices[old] for old in used], [[place[index] for index in face] for face in faces])


def _look(material):
    if material is None:
        return Look("", PALE[:3], 0.0)
    shader = material.node_tree.nodes.get("Principled BSDF") if material.use_nodes else None
    if shader is None:
        return Look(base(material.name), tuple(material.diffuse_color)[:3], 0.0)
    colour = tuple(shader.inputs["Base Color"].default_value)[:3]
    glows = max(tuple(shader.inputs["Emission"].default_value)[:3]) > 0
    return Look(base(material.name), colour, min(1.0, shader.inputs["Emission Strength"].default_value) if glows else 0.0)


def _felt(level, mesh):
    whole = Part([], [])
    for part, _, _ in mesh.parts:
        whole = whole.joined(part)
    level.solid(_joined(whole), surface=base(mesh.name)[len(FELT) :])


def _joined(part):
    """Corners at one place become one, so that the check for holes sees what belongs together."""
    places, index = {}, []
    for vertex in part.vertices:
        index.append(places.setdefault(tuple(round(c, 5) for c in vertex), len(places)))
    return Part([list(place) for place in places], [[index[i] for i in face] for face in part.faces])


def _seen(level, mesh):
    alone = mesh.name.startswith(ALONE)
    x, y, z = mesh.pivot
    piece = level.piece(mesh.name if alone else base(mesh.name), (x, z, -y) if alone else None, **mesh.properties)
    for part, look, flat in mesh.parts:
        piece.add(part, look.colour, glow=look.glow, facet=flat)


def _stand(level, empties):
    made = {}
    for empty in sorted(empties, key=lambda e: e.parent is not None):  # parents first
        parent = made.get(empty.parent)
        matrix = parent.matrix_world.inverted() @ empty.matrix if parent else empty.matrix
        made[empty.name] = level.empty(empty.name, matrix, parent, **empty.properties)


def _grow(level, meshes):
    """Grass on every lawn, as thick as in the game's own gardens."""
    chance = random.Random(1)
    for mesh in meshes:
        for part, look, _ in mesh.parts:
            if look.name == LAWN and not mesh.name.startswith(FELT):
                for face in part.faces:
                    _sow(level, [part.vertices[i] for i in face], look.colour, chance)


def _sow(level, corners, colour, chance):
    for second, third in zip(corners[1:], corners[2:]):
        a, b = second - corners[0], third - corners[0]
        normal = a.cross(b)
        if normal.length == 0 or normal.normalized().z < UP:
            continue
        for what, density in (("grow_tuft", TUFTS), ("grow_grass", GRASS)):
            for _ in range(int(normal.length / 2 * density + chance.random())):
                s, t = sorted((chance.random(), chance.random()))
                spot = corners[0] + a * s + b * (t - s)
                level.grow(what, spot.x, spot.z, -spot.y, colour, chance.random())


if __name__ == "__main__":
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    if len(given) != 2:
        raise SystemExit("expected: -- FILE.blend FOLDER")
    main(*given)
