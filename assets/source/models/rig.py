"""Skeletons and clips.

A clip is a pose at every sampled frame. A pose maps a bone to degrees about the model's axes
(x: + leans forward or swings a hanging limb back, y: + lowers the left arm, z: + turns to the left)
and, optionally, an offset and a scale. Every clip keys every bone, so nothing is left over in a blend.
"""

import math

import bpy
from mathutils import Euler, Vector

from mesh import SAMPLE_STEP

STILL = (0.0, 0.0, 0.0)
TAU = 2 * math.pi


def wave(phase, shift=0.0, times=1):
    """Sine of a loop's phase (0..1); `times` whole cycles keep the loop seamless."""
    return math.sin(TAU * times * phase - shift)


def make_rig(name, bones):
    """bones: {name: (head, tail, parent)} in model space, parents first."""
    data = bpy.data.armatures.new(name)
    rig = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(rig)
    bpy.context.view_layer.objects.active = rig
    bpy.ops.object.mode_set(mode="EDIT")
    for bone_name, (head, tail, parent) in bones.items():
        bone = data.edit_bones.new(bone_name)
        bone.head, bone.tail, bone.roll = head, tail, 0
        if parent:
            bone.parent = data.edit_bones[parent]
    bpy.ops.object.mode_set(mode="OBJECT")
    for bone in rig.pose.bones:
        bone.rotation_mode = "QUATERNION"
    return rig


def bind(mesh_object, rig):
    mesh_object.parent = rig
    mesh_object.modifiers.new("Armature", "ARMATURE").object = rig


def both_sides(pose):
    """Completes a pose: what is given for a .L bone alone is mirrored to its .R bone."""
    full = dict(pose)
    for bone, value in pose.items():
        if bone.endswith(".L") and bone[:-2] + ".R" not in pose:
            rotation, offset, scale = _full(value)
            full[bone[:-2] + ".R"] = (
                (rotation[0], -rotation[1], -rotation[2]),
                (-offset[0], offset[1], offset[2]),
                scale,
            )
    return full


def _full(value):
    """(rx, ry, rz) or ((rx, ry, rz), offset[, scale]) to the long form."""
    if not isinstance(value[0], (tuple, list)):
        return value, STILL, (1, 1, 1)
    scale = value[2] if len(value) > 2 else 1
    return value[0], value[1] or STILL, (scale,) * 3 if isinstance(scale, (int, float)) else scale


def blend(a, b, t):
    """Pose between two poses."""
    between = {}
    for bone in set(a) | set(b):
        first, second = _full(a.get(bone, STILL)), _full(b.get(bone, STILL))
        between[bone] = tuple(tuple(p * (1 - t) + q * t for p, q in zip(u, v)) for u, v in zip(first, second))
    return between


def keyed(*keys):
    """Pose function through (time 0..1, pose) keys with smooth steps between them."""

    def pose(phase):
        for (start, a), (end, b) in zip(keys, keys[1:]):
            if phase <= end:
                t = (phase - start) / (end - start)
                return blend(a, b, t * t * (3 - 2 * t))
        return keys[-1][1]

    return pose


def add_clip(rig, name, frames, pose, step=SAMPLE_STEP):
    """Samples pose(phase) over `frames` (60 a second, a multiple of the step) into its own track."""
    action = bpy.data.actions.new(name)
    rig.animation_data_create()
    times = list(range(0, frames + 1, step))
    if times[-1] != frames:
        raise ValueError(f"{name}: {frames} frames is not a multiple of {step}")
    poses = [pose(time / frames) for time in times]
    unknown = {bone for p in poses for bone in p} - {bone.name for bone in rig.pose.bones}
    if unknown:
        raise ValueError(f"{name}: no such bones: {sorted(unknown)}")
    for bone in rig.pose.bones:
        _key_bone(action, bone, times, [_full(p.get(bone.name, STILL)) for p in poses])
    track = rig.animation_data.nla_tracks.new()
    track.name = name
    track.strips.new(name, 0, action).name = name


def _key_bone(action, bone, times, values):
    rest = bone.bone.matrix_local.to_3x3()
    to_bone = rest.inverted()
    rotations, offsets, scales, previous = [], [], [], None
    for rotation, offset, scale in values:
        turned = Euler([math.radians(a) for a in rotation], "XYZ").to_matrix()
        quaternion = (to_bone @ turned @ rest).to_quaternion()
        if previous is not None and previous.dot(quaternion) < 0:
            quaternion.negate()
        previous = quaternion
        rotations.append(quaternion)
        offsets.append(to_bone @ Vector(offset))
        scales.append(scale)
    base = f'pose.bones["{bone.name}"].'
    for channel, keys, width in (("rotation_quaternion", rotations, 4), ("location", offsets, 3), ("scale", scales, 3)):
        for index in range(width):
            curve = action.fcurves.new(base + channel, index=index, action_group=bone.name)
            curve.keyframe_points.add(len(times))
            flat = [c for time, key in zip(times, keys) for c in (time, key[index])]
            curve.keyframe_points.foreach_set("co", flat)
            for point in curve.keyframe_points:
                point.interpolation = "LINEAR"
            curve.update()
