"""What is drawn dark and a little larger about a figure, inside out, as its outline: its shape of few triangles, without gaps."""

import bmesh
import bpy

NAME = "outline"
SEAM = 0.0005  # u between points that are one


def add_hull(figure, triangles, least, without=()):
    """Adds the hull of a built figure.

    Parts with a surface of less than `least` u², and those of the bones `without`, are left out, and the rest is
    made simpler.
    """
    hull = figure.copy()
    hull.data = figure.data.copy()
    hull.name = hull.data.name = NAME
    bpy.context.scene.collection.objects.link(hull)
    shape = bmesh.new()
    shape.from_mesh(hull.data)
    bare = {figure.vertex_groups[bone].index for bone in without}
    _drop(shape, least, bare)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=SEAM)
    bmesh.ops.triangulate(shape, faces=shape.faces)
    count = len(shape.faces)
    shape.to_mesh(hull.data)
    shape.free()
    while hull.data.color_attributes:
        hull.data.color_attributes.remove(hull.data.color_attributes[0])
    for polygon in hull.data.polygons:
        polygon.use_smooth = True
    hull.data.use_auto_smooth = False
    simpler = hull.modifiers.new("Decimate", "DECIMATE")
    simpler.ratio = triangles / count
    bpy.context.view_layer.objects.active = hull
    bpy.ops.object.modifier_apply({"object": hull}, modifier=simpler.name)
    return hull


def _drop(shape, least, bare):
    """Drops parts that are small, or belong to one of the groups `bare`."""
    shares = shape.verts.layers.deform.active
    left, dropped = set(shape.verts), []
    while left:
        part, rim = [], [left.pop()]
        while rim:
            vertex = rim.pop()
            part.append(vertex)
            near = {edge.other_vert(vertex) for edge in vertex.link_edges} & left
            left -= near
            rim += near
        surface = sum(face.calc_area() for face in {face for vertex in part for face in vertex.link_faces})
        if surface < least or bare & set(part[0][shares].keys()):
            dropped += part
    bmesh.ops.delete(shape, geom=dropped, context="VERTS")
