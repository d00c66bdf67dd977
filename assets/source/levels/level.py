"""A level under construction: seen pieces, felt solids and named places, written as one GLB."""

import json
import math
import os
import shutil
import tempfile

import bpy
from mathutils import Matrix, Vector

import hidden
from folders import SCENE
from frame import Placed, place, point
from geometry import Part
from lean import lean
from mesh import Model, export, occluders, reset

STAGES = str(SCENE / "stages")
LIGHT = ("reed", "clouds", "TURN_", "water", "glass", "beam", "cloth", "stripes", "falls")  # what throws no shade on what is near
HEADROOM = 1.5  # u that a plant needs above it
PASSING = {"comesAt", "goesAt"}  # properties of what is not always there: it throws no shade either, and hides nothing
SKY = [Vector((math.cos(a) * 0.7, math.sin(a) * 0.7, 0.7)) for a in (0, 1.05, 2.1, 3.15, 4.2, 5.25)] + [Vector((0, 0, 1))]


class Level:
    def __init__(self, name, folder=None):
        """Begins an empty level; `folder` is where it is written, that of the game's own stage without it."""
        reset()
        self.folder = str(folder or os.path.join(STAGES, name))
        self.name, self.pieces, self.solids, self.places, self.way = name, {}, {}, [], []
        self.growth = {}
        self.open_surfaces = set()
        self.soft = set()  # names of pieces whose smooth surfaces are shaded once at each point: half the bytes

    def piece(self, name, pivot=None, upright=False, **properties):
        """The seen mesh of that name; `pivot` (x, y, z) is its node's origin, and is said once; `upright`: it turns about the vertical."""
        if name not in self.pieces:
            model = Model(name, point(*pivot) if pivot else (0, 0, 0))
            model.properties = properties
            model.upright = upright
            self.pieces[name] = model
        return self.pieces[name]

    def show(self, name, shape, x, y, z, yaw=0.0, scale=1.0):
        """Stands what a shape function makes somewhere in the piece of that name."""
        shape(Placed(self.piece(name), place(x, y, z, yaw, scale)))

    def solid(self, *parts, surface="normal"):
        self.solids.setdefault(surface, []).extend(parts)

    def grow(self, what, x, y, z, colour, size):
        """A plant that the game draws itself, if nothing stands there; `size` from 0 to 1."""
        self.growth.setdefault(what, []).append((x, y, z, colour, size))

    def life(self, what, x, y, z):
        """A home of small life that the rules know nothing of: hen, butterfly, smoke."""
        self._empty("life_" + what, (x, y, z))

    def room(self, name, x, y, z, half):
        """A box between walls, out of which one does not see far."""
        self._empty("room_" + name, (x, y, z), half)

    def spawn(self, what, x, y, z, yaw=0.0, **properties):
        self._empty("spawn_" + what, (x, y, z), yaw=yaw, **properties)

    def action(self, name, x, y, z, half, yaw=0.0):
        self._empty("trigAction_" + name, (x, y, z), half, yaw)

    def camera(self, name, x, y, z, target=None, end=None, areas=(), **properties):
        """A camera that looks at `target`, and boxes ((x, y, z), half[, yaw]) in which it is on."""
        looking = _level_view(point(*target) - point(x, y, z)) if target else None
        self._empty("cam_" + name, (x, y, z), orientation=looking, **properties)
        if end:
            self._empty(f"cam_{name}_end", end)
        for area in areas:
            self._empty("trigCam_" + name, *area)

    def guide(self, name, yaw, areas, distance=7.4, pitchDegrees=-15.0, height=1.3, fov=50.0):
        """A camera that keeps near Wick and looks along `yaw`, in degrees, in boxes ((x, y, z), half[, yaw])."""
        x, y, z = areas[0][0]
        ahead = math.radians(yaw)
        self.camera(name, x, y + 2, z, (x + math.sin(ahead), y + 2, z + math.cos(ahead)), areas=areas, kind="guide", distance=distance, pitchDegrees=pitchDegrees, height=height, fov=fov)

    def path(self, name, points):
        parent = self._empty("path_" + name, (0, 0, 0))
        for i, p in enumerate(points):
            self._empty(f"{name}_{i:02d}", p, parent=parent)

    def platform(self, name, x, y, z, half, yaw=0.0, **properties):
        self._empty("platform_" + name, (x, y, z), half, yaw, **properties)

    def field(self, name, x, y, z, half, yaw=0.0, **properties):
        """Air that carries, slows or hides."""
        self._empty("field_" + name, (x, y, z), half, yaw, **properties)

    def machine(self, what, name, x, y, z, half, yaw=0.0, /, **properties):
        """A mechanism: rotor, weights, carrier, liquid, bounce, plate, lever, brazier, door, ice, goal or nest."""
        self._empty(f"machine_{what}_{name}", (x, y, z), half, yaw, **properties)

    def bounce(self, name, x, y, z, half, target, **properties):
        """A flower that throws to `target`, where the feet come down."""
        self.machine("bounce", name, x, y, z, half, **properties)
        self._empty(f"machine_bounce_{name}_end", target)

    def go(self, x, y, z, act="run", reach=0.8, wait=0):
        """A way point of the pilot."""
        self.way.append({"to": [x, y, z], "act": act, "reach": reach, "waitTicks": wait})

    def hints(self):
        """Keys of the texts that the stage shows on the way."""
        with open(os.path.join(self.folder, "stage.json"), encoding="utf-8") as file:
            return json.load(file)["hints"]

    def _empty(self, name, at, half=None, yaw=0.0, parent=None, orientation=None, **properties):
        turned = orientation.to_matrix().to_4x4() if orientation else place(0, 0, 0, yaw)
        scale = Matrix.Diagonal((half[0], half[2], half[1], 1)) if half else Matrix.Identity(4)
        return self.empty(name, Matrix.Translation(point(*at)) @ turned @ scale, parent, **properties)

    def empty(self, name, matrix, parent=None, **properties):
        """A named place in Blender's frame, with custom properties."""
        ob = bpy.data.objects.new(name, None)
        ob.matrix_world = matrix
        ob.parent = parent
        for key, value in properties.items():
            ob[key] = value
        bpy.context.scene.collection.objects.link(ob)
        self.places.append({"name": name, "properties": properties})
        return ob

    def write(self, reach=1.8, strength=0.62, thorough=True):
        """Builds the meshes and writes level.glb, and pilot.json where there is a way.

        `thorough` takes away what nobody can see; it looks at a few points of each face, so the faces must be small.
        """
        for surface, parts in sorted(self.solids.items()):
            _felt("COLL_" + surface, parts)
        around = occluders([model for name, model in self.pieces.items() if not name.startswith(LIGHT) and not PASSING & set(model.properties)])
        for name, model in self.pieces.items():
            if thorough and not name.startswith(LIGHT + ("ground", "crumbs")):
                hidden.remove(model, around)
        growth = {what: [p for p in map(lambda p: _rooted(around, p), rows) if p] for what, rows in self.growth.items()}
        for name, model in self.pieces.items():
            soft = name in self.soft
            sharp = 60 if soft else 38  # as of soft models: round things with few sides are round
            ob = model.build(reach=reach, gradient=False, around=around, strength=strength, sharp=sharp, soft=soft)
            if model.upright:
                ob.data.transform(Matrix.Rotation(-math.pi / 2, 4, "X"))
                ob.rotation_euler = (math.pi / 2, 0, 0)
            for key, value in model.properties.items():
                ob[key] = value
        self._export(growth)
        if self.way:
            with open(os.path.join(self.folder, "pilot.json"), "w", encoding="utf-8") as file:
                file.write(pilot_text(self.way))

    def _export(self, growth):
        """Writes level.glb elsewhere and puts it into its place at once: a game that runs beside it reads it once, and whole."""
        os.makedirs(self.folder, exist_ok=True)
        with tempfile.TemporaryDirectory() as apart:
            export("level", folder=apart)
            lean(os.path.join(apart, "level.glb"), growth)
            part = os.path.join(self.folder, ".level.glb")
            shutil.copyfile(os.path.join(apart, "level.glb"), part)
        os.replace(part, os.path.join(self.folder, "level.glb"))


def base(name):
    """A name without the number that Blender gives to the second of that name."""
    stem, dot, number = name.rpartition(".")
    return stem if dot and number.isdigit() else name


def _rooted(around, plant):
    """The plant with the shade of its place, or None where there is no open ground."""
    x, y, z, colour, size = plant
    found, _, _, distance = around.ray_cast(point(x, y + HEADROOM, z), Vector((0, 0, -1)))
    if found is None or abs(distance - HEADROOM) > 0.03:
        return None
    closed = sum(1 for ray in SKY if around.ray_cast(point(x, y + 0.1, z), ray, 1.6)[0] is not None) / len(SKY)
    return x, y, z, tuple(c * (1 - 0.55 * closed) for c in colour), size


def pilot_text(way):
    rows = ",\n".join("    " + json.dumps(_rounded(point)) for point in way)
    return '{\n  "format": 1,\n  "waypoints": [\n' + rows + "\n  ]\n}\n"


def _rounded(waypoint):
    return dict(waypoint, to=[round(value, 2) for value in waypoint["to"]])


def _level_view(direction):
    """Rotation that turns -Y to the direction and keeps the horizon level."""
    d = direction.normalized()
    yaw = Matrix.Rotation(math.atan2(d.x, -d.y), 4, "Z")
    pitch = Matrix.Rotation(-math.asin(d.z), 4, "X")
    return (yaw @ pitch).to_quaternion()


def _felt(name, parts):
    whole = Part([], [])
    for part in parts:
        whole = whole.joined(part)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in whole.vertices], [], whole.faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.update()
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, mesh))
