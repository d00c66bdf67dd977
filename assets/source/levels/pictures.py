"""Views of a level that has just been built, for looking at; written to target/levels."""

import math
import os

import bpy
from mathutils import Vector

from frame import point

FOLDER = "target/levels"


def draw(level, views, width=1280, height=720):
    """views: {name: (eye, target[, field of view in degrees])}."""
    scene = bpy.context.scene
    for ob in scene.objects:
        ob.hide_render = ob.name.startswith("COLL_") or ob.type != "MESH"
    _light(scene)
    data = bpy.data.cameras.new("picture")
    camera = bpy.data.objects.new("picture", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    scene.render.resolution_x, scene.render.resolution_y = width, height
    data.clip_end = 600
    wanted = os.environ.get("VIEWS", "").split(",")
    for name, (eye, target, *angle) in views.items():
        if wanted != [""] and name not in wanted:
            continue
        camera.location = point(*eye)
        camera.rotation_euler = (point(*target) - point(*eye)).to_track_quat("-Z", "Y").to_euler()
        data.angle = math.radians(angle[0] if angle else 60)
        scene.render.filepath = os.path.abspath(os.path.join(FOLDER, f"{level.name}_{name}.png"))
        bpy.ops.render.render(write_still=True)
        print("LEVEL picture", scene.render.filepath, flush=True)


def _light(scene):
    scene.render.engine = "CYCLES"
    scene.cycles.samples = int(os.environ.get("SAMPLES", "6"))
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 2
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.exposure = 0.1
    material = bpy.data.materials["vertex_colour"]
    material.use_nodes = True
    nodes = material.node_tree
    nodes.nodes.clear()
    colour = nodes.nodes.new("ShaderNodeVertexColor")
    colour.layer_name = "Col"
    surface = nodes.nodes.new("ShaderNodeBsdfDiffuse")
    glow = nodes.nodes.new("ShaderNodeEmission")
    blend = nodes.nodes.new("ShaderNodeMixShader")
    out = nodes.nodes.new("ShaderNodeOutputMaterial")
    link = nodes.links.new
    link(colour.outputs["Color"], surface.inputs["Color"])
    link(colour.outputs["Color"], glow.inputs["Color"])
    glow.inputs["Strength"].default_value = 1.5
    link(colour.outputs["Alpha"], blend.inputs["Fac"])
    link(surface.outputs[0], blend.inputs[1])
    link(glow.outputs[0], blend.inputs[2])
    link(blend.outputs[0], out.inputs["Surface"])
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.42, 0.66, 0.95, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.85
    scene.world = world
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 3.2, 0.03, (1.0, 0.93, 0.8)
    ob = bpy.data.objects.new("sun", sun)
    ob.rotation_euler = (-Vector(point(0.55, 0.75, -0.4))).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(ob)
