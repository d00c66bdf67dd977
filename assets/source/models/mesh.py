"""Models made of coloured parts, with baked occlusion, written as GLB.

The colour attribute holds linear albedo times a warm-violet occlusion in RGB and glow in alpha.
A model is one body piece and any number of child pieces, each its own node with its own pivot, so
that the game can turn wings and sails without a skeleton.
"""

import math
import os
import random

import bpy
import numpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from compact import compact
from folders import SCENE
from geometry import Part
from palette import mix

OUTPUT = str(SCENE / "models")
FRAMES_PER_SECOND = 60
SAMPLE_STEP = 3
OCCLUSION_TINT = (0.50, 0.30, 0.42)
LOW_TINT = (0.82, 0.74, 0.90)
HIGH_TINT = (1.06, 1.04, 1.00)
OCCLUSION_RAYS = 28


class Piece:
    """One mesh node. Parts are given in model space; the node's origin is `pivot`."""

    def __init__(self, name, pivot=(0, 0, 0), parent=None):
        self.name, self.pivot, self.parent = name, Vector(pivot), parent
        self.vertices, self.faces, self.styles, self.facets, self.weights = [], [], [], [], []

    def add(self, part, colour, at=None, bone=None, glow=0.0, facet=False, fade=None, weights=None, by_face=False):
        """Adds a part.

        colour: linear rgb, or a function of (position, normal); fade: (z0, z1, colour) blends upwards;
        bone: name of the one bone that moves it, or weights: a function of position to {bone: weight};
        by_face: a colour function is asked once for each face, for crisp stripes.
        """
        placed = part.moved(at) if at is not None else part
        offset = len(self.vertices)
        self.vertices += placed.vertices
        for v in placed.vertices:
            self.weights.append(weights(v) if weights else ({bone: 1.0} if bone else {}))
        for face in placed.faces:
            self.faces.append([i + offset for i in face])
            self.styles.append((colour, glow, fade, by_face))
            self.facets.append(facet)
        return self

    def add_pair(self, part, colour, at=None, bone=None, weights=None, **style):
        """Adds a part on the left (+X) and its mirror image; bone names ending in .L become .R."""
        placed = part.moved(at) if at is not None else part
        self.add(placed, colour, bone=bone, weights=weights, **style)
        mirrored = (lambda v: _right_weights(weights(Vector((-v.x, v.y, v.z))))) if weights else None
        self.add(placed.mirrored(), _mirrored_colour(colour), bone=right_of(bone), weights=mirrored, **style)
        return self


class PiecePair:
    """The left and right piece of a limb; what is added to the left is mirrored to the right."""

    def __init__(self, left, right):
        self.left, self.right = left, right

    def add(self, part, colour, at=None, **style):
        placed = part.moved(at) if at is not None else part
        self.left.add(placed, colour, **style)
        self.right.add(placed.mirrored(), _mirrored_colour(colour), **style)
        return self


def right_of(bone):
    return bone[:-2] + ".R" if bone and bone.endswith(".L") else bone


def _right_weights(weights):
    return {right_of(bone): weight for bone, weight in weights.items()}


def _mirrored_colour(colour):
    if not callable(colour):
        return colour
    return lambda p, n: colour(Vector((-p.x, p.y, p.z)), Vector((-n.x, n.y, n.z)))


class Model(Piece):
    """The body piece plus child pieces."""

    def __init__(self, name, pivot=(0, 0, 0)):
        super().__init__(name, pivot)
        self.children = []

    def child(self, name, pivot, parent=None):
        piece = Piece(name, pivot, parent or self)
        self.children.append(piece)
        return piece

    def child_pair(self, name, pivot, parent=None):
        x, y, z = pivot
        return PiecePair(self.child(name + ".L", pivot, parent), self.child(name + ".R", (-x, y, z), parent))

    def resize(self, scale):
        for piece in [self] + self.children:
            piece.pivot = piece.pivot * scale
            piece.vertices = [v * scale for v in piece.vertices]

    def centre(self):
        """Moves the origin to the centre of mass of the surface: for what flies."""
        weighed, total = Vector(), 0.0
        for piece in [self] + self.children:
            for face in piece.faces:
                a, b, c = (piece.vertices[i] for i in (face[0], face[1], face[-1]))
                area = (b - a).cross(c - a).length
                weighed += (a + b + c) / 3 * area
                total += area
        offset = weighed / total
        offset.x = 0
        for piece in [self] + self.children:
            piece.vertices = [v - offset for v in piece.vertices]
        for child in self.children:
            child.pivot = child.pivot - offset

    def build(self, reach=0.6, strength=0.65, ground=False, sharp=38, gradient=True, around=None, soft=False):
        """Makes the Blender objects.

        `reach` is how far occlusion looks; `ground` adds the ground to what it sees, and `around` replaces
        the model's own pieces by a tree of all that stands about it. `soft` shades each point of a smooth surface
        once and not once for each of its faces: the faces can then share their corners, and the file is half as large.
        """
        pieces = [self] + self.children
        shader = _Shader(pieces, reach, strength, ground, gradient, around)
        shader.soft = soft
        objects = {}
        for piece in pieces:
            ob = _make_object(piece, shader, sharp)
            parent = objects.get(piece.parent)
            ob.parent = parent
            ob.location = piece.pivot - (piece.parent.pivot if piece.parent else Vector())
            objects[piece] = ob
        return objects[self]


def occluders(pieces):
    """What keeps the light of the sky away: a tree of all faces of the pieces."""
    vertices, faces = [], []
    for piece in pieces:
        offset = len(vertices)
        vertices += piece.vertices
        faces += [[i + offset for i in face] for face in piece.faces]
    return BVHTree.FromPolygons(vertices, faces)


class _Shader:
    """Corner colours: albedo, vertical gradient and occlusion over all pieces of one model."""

    def __init__(self, pieces, reach, strength, ground, gradient, around):
        heights = [v.z for piece in pieces for v in piece.vertices]
        self.tree = around or occluders(pieces)
        self.low = min(heights)
        self.height = max(1e-3, max(heights) - self.low)
        self.reach, self.strength, self.ground, self.gradient = reach, strength, ground, gradient
        self.rays = _ray_directions(OCCLUSION_RAYS, seed=1)
        self.soft = False

    def colour(self, style, position, normal, face_centre, face_normal):
        colour, glow, fade, by_face = style
        rgb = colour(face_centre if by_face else position, face_normal) if callable(colour) else colour
        if fade:
            t = min(1.0, max(0.0, (position.z - fade[0]) / (fade[1] - fade[0])))
            rgb = mix(rgb, fade[2], t)
        matte = 1 - glow
        if self.gradient:
            tint = mix(LOW_TINT, HIGH_TINT, (position.z - self.low) / self.height)
            rgb = tuple(c * (1 + (t - 1) * matte) for c, t in zip(rgb, tint))
        light = 1 - (1 - self._openness(position, normal, face_centre)) * self.strength * matte
        return tuple(max(0.0, c * (t * (1 - light) + light)) for c, t in zip(rgb, OCCLUSION_TINT)) + (glow,)

    def _openness(self, position, normal, face_centre):
        origin = position * 0.97 + face_centre * 0.03 + normal * 0.012
        hit = total = 0.0
        for ray in self.rays:
            cosine = ray.dot(normal)
            direction = ray if cosine >= 0 else -ray
            cosine = abs(cosine)
            total += cosine
            found, _, _, distance = self.tree.ray_cast(origin, direction, self.reach)
            if found is not None:
                hit += cosine * (1 - distance / self.reach) ** 0.5
            elif self.ground and direction.z < 0:
                drop = (origin.z - self.low) / -direction.z
                if drop < self.reach:
                    hit += 0.6 * cosine * (1 - max(0.0, drop) / self.reach)
        return 1 - hit / total if total else 1.0


def _ray_directions(count, seed):
    source, rays = random.Random(seed), []
    while len(rays) < count:
        ray = Vector((source.uniform(-1, 1), source.uniform(-1, 1), source.uniform(-1, 1)))
        if 0.05 < ray.length <= 1:
            rays.append(ray.normalized())
    return rays


def _make_object(piece, shader, sharp):
    mesh = bpy.data.meshes.new(piece.name)
    mesh.from_pydata([tuple(v) for v in piece.vertices], [], piece.faces)
    mesh.update()
    _paint(mesh, piece, shader)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp)
    mesh.materials.append(bpy.data.materials.get("vertex_colour") or bpy.data.materials.new("vertex_colour"))
    for vertex in mesh.vertices:
        vertex.co -= piece.pivot
    ob = bpy.data.objects.new(piece.name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    _weigh(ob, piece.weights)
    return ob


def _paint(mesh, piece, shader):
    colours, cache = [0.0] * (4 * len(mesh.loops)), {}
    for polygon in mesh.polygons:
        facet = piece.facets[polygon.index]
        polygon.use_smooth = not facet
        for loop in polygon.loop_indices:
            index = mesh.loops[loop].vertex_index
            vertex = mesh.vertices[index]
            style = piece.styles[polygon.index]
            if shader.soft and not facet and not style[3]:
                key, normal, centre, face = (index, id(style[0])), vertex.normal, vertex.co, vertex.normal
            else:
                normal = polygon.normal if facet else (vertex.normal + polygon.normal).normalized()
                key = (index, id(style[0]), tuple(round(c, 1) for c in normal), callable(style[0]) and polygon.index)
                centre, face = polygon.center, polygon.normal
            if key not in cache:
                cache[key] = shader.colour(style, vertex.co, normal, centre, face)
            colours[loop * 4 : loop * 4 + 4] = cache[key]
    attribute = mesh.color_attributes.new("Col", "FLOAT_COLOR", "CORNER")
    attribute.data.foreach_set("color", colours)
    mesh.color_attributes.active_color = attribute
    mesh.color_attributes.render_color_index = 0


def _weigh(ob, weights):
    groups = {}
    for index, shares in enumerate(weights):
        for bone, share in shares.items():
            if bone not in groups:
                groups[bone] = ob.vertex_groups.new(name=bone)
            if share > 0:
                groups[bone].add([index], share, "REPLACE")


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.fps = FRAMES_PER_SECOND


def _correct_exporter():
    """The exporter of Blender 3.4.1 indexes corner colours by vertex and so scrambles them."""
    from io_scene_gltf2.blender.exp import gltf2_blender_gather_primitives_extract as extract

    def colours_by_corner(self, attribute):
        mesh = self.blender_mesh
        layer = mesh.color_attributes[mesh.color_attributes.render_color_index]
        by_point = attribute["blender_domain"] == "POINT"
        count = len(mesh.vertices) if by_point else len(mesh.loops)
        values = numpy.empty(count * 4, dtype=numpy.float32)
        layer.data.foreach_get("color", values)
        values = values.reshape(-1, 4)
        if by_point:
            values = values[self.dots["vertex_index"]]
        for channel in range(4):
            self.dots[attribute["gltf_attribute_name"] + str(channel)] = values[:, channel]

    extract.PrimitiveCreator._PrimitiveCreator__get_color_attribute = colours_by_corner


def export(name, clips=False, folder=OUTPUT, step=SAMPLE_STEP):
    """Writes everything in the scene, with its custom properties, to folder/name.glb; clips by every `step` frames."""
    _correct_exporter()
    path = os.path.join(folder, name + ".glb")
    os.makedirs(folder, exist_ok=True)
    for ob in bpy.context.scene.objects:
        ob.select_set(True)
    bpy.ops.export_scene.gltf(
        filepath=path,
        export_format="GLB",
        use_selection=True,
        export_yup=True,
        export_apply=not clips,
        export_normals=True,
        export_tangents=False,
        export_texcoords=False,
        export_colors=True,
        export_materials="NONE",
        export_animations=clips,
        export_force_sampling=True,
        export_frame_step=step,
        export_nla_strips=True,
        export_optimize_animation_size=False,
        export_skins=True,
        export_morph=False,
        export_extras=True,
    )
    compact(path)
    print(f"MODEL {name} {_triangles()} triangles {os.path.getsize(path)} bytes", flush=True)


def _triangles():
    total = 0
    for ob in bpy.context.scene.objects:
        if ob.type == "MESH":
            ob.data.calc_loop_triangles()
            total += len(ob.data.loop_triangles)
    return total


def static(name, shape, scale=1.0, flies=False, **shading):
    """Builds and writes a model without clips: `shape` fills the empty model, `scale` brings it to size."""
    reset()
    model = Model(name)
    shape(model)
    model.resize(scale)
    if flies:
        model.centre()
    model.build(**shading)
    export(name)


def statics(*shapes, **shading):
    """What builds models without clips, by their names: of each its shape and the shading that is its own, beside that of all."""
    return {shape.__name__: (lambda s=shape, k=own: static(s.__name__, s, **{**shading, **k})) for shape, own in shapes}


__all__ = ["Model", "Part", "Piece", "export", "occluders", "reset", "static", "statics"]
