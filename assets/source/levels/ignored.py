"""Tells what of a .blend file does not come into the level: nothing of somebody's work vanishes without a word."""

FELT = "COLL_"
INPUTS = ("Base Color", "Emission")  # of the Principled BSDF: what the level has of a material
OWN = ("cycles", "_")  # beginnings of the properties that Blender keeps for itself


def tell(objects):
    for line in sorted(set(_all(objects))):
        print("WARN", line, flush=True)


def _all(objects):
    for ob in objects:
        if ob.type not in ("MESH", "EMPTY"):
            yield f"{ob.name}: a {ob.type.lower()} is left out, only meshes and empties become a level"
            continue
        yield from _object(ob)
        if ob.type == "MESH" and not ob.name.startswith(FELT):
            for layer in ob.data.color_attributes:
                yield f"{ob.name}: vertex paint '{layer.name}' is not used, colours come from materials"
            for slot in ob.material_slots:
                if slot.material is not None:
                    yield from _material(slot.material)


def _object(ob):
    for key, value in ob.items():
        if not isinstance(value, (int, float, str)) and not key.startswith(OWN):
            yield f"{ob.name}: the property '{key}' is not used, expected a number or a text"
    if ob.animation_data is not None and ob.animation_data.action is not None:
        yield f"{ob.name}: its animation is not played, TURN_ and platform_ move"
    for system in ob.particle_systems:
        yield f"{ob.name}: the particles '{system.name}' are left out"


def _material(material):
    if not material.use_nodes:
        return
    nodes = material.node_tree.nodes
    for node in nodes:
        if node.type == "TEX_IMAGE":
            picture = node.image.name if node.image is not None else node.name
            yield f"material {material.name}: the picture '{picture}' is not used, a material is one colour"
    shader = nodes.get("Principled BSDF")
    if shader is None:
        yield f"material {material.name}: has no Principled BSDF, the colour of the viewport is taken"
        return
    for name in INPUTS:
        if shader.inputs[name].is_linked:
            yield f"material {material.name}: nodes at '{name}' are not used, the plain colour behind them is taken"
