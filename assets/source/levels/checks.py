"""What must hold of a level; anything that does not ends the build."""

import os

from level import base

MOST_SEEN, MOST_MESHES, MOST_FELT, MOST_BYTES = 90_000, 68, 12_000, 6_000_000


def check(level):
    problems = list(_closed(level)) + list(_sizes(level)) + list(_places(level))
    for problem in problems:
        print("CHECK", level.name, problem, flush=True)
    if problems:
        raise SystemExit(f"{level.name}: {len(problems)} problems")


def _sizes(level):
    seen = sum(len(f) - 2 for m in level.pieces.values() for f in m.faces)
    felt = sum(len(f) - 2 for parts in level.solids.values() for p in parts for f in p.faces)
    size = os.path.getsize(os.path.join(level.folder, "level.glb"))
    print(
        f"LEVEL {level.name}: seen {seen} triangles in {len(level.pieces)} meshes, felt {felt}, "
        f"{len(level.places)} places, {size} bytes",
        flush=True,
    )
    for what, number, most in (
        ("seen triangles", seen, MOST_SEEN),
        ("seen meshes", len(level.pieces), MOST_MESHES),
        ("felt triangles", felt, MOST_FELT),
        ("bytes", size, MOST_BYTES),
    ):
        if number > most:
            yield f"{number} {what}, at most {most}"


def _closed(level):
    for surface, parts in level.solids.items():
        if surface in level.open_surfaces:
            continue
        for index, part in enumerate(parts):
            edges = [(f[i], f[(i + 1) % len(f)]) for f in part.faces for i in range(len(f))]
            known = set(edges)
            if len(known) != len(edges) or any((b, a) not in known for a, b in edges):
                yield f"COLL_{surface}, part {index} at {tuple(round(c, 1) for c in part.vertices[0])} is not closed"


def _places(level):
    names = [base(place["name"]) for place in level.places]
    for name in ("spawn_wick", "cam_start"):
        if names.count(name) != 1:
            yield f"expected one {name}, found {names.count(name)}"
    cameras = {name[4:] for name in names if name.startswith("cam_")}
    for name in names:
        if name.startswith("trigCam_") and name[8:] not in cameras:
            yield f"{name} has no camera"
    paths = {name[5:] for name in names if name.startswith("path_")}
    for place in level.places:
        path = place["properties"].get("path")
        if path and path not in paths:
            yield f"{place['name']} has no path {path}"
