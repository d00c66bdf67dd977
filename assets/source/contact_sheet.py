"""Pictures of the finished models, for looking at: python3 assets/source/contact_sheet.py [options] [model ...]

Reads the GLB files as a game would (nodes, skins, clips, COLOR_0), draws them with a small rasteriser
and writes PNGs to target/contact. Without models: one sheet of everything, and a table on the console.

  --poses NAME      one picture for each clip of NAME, four moments each
  --clip C --at T   the moment (seconds) at which to draw the named models
  --size N          pixels of one picture's side (default 260)
  --table           only the table: triangles, nodes, clips, bounding box
"""

import argparse
import json
import math
import os
import struct
import sys
import zlib

import numpy as np

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MODELS = os.path.join(PROJECT, "assets", "scene", "models")
TARGET = os.path.join(PROJECT, "target", "contact")
COMPONENTS = {5120: "i1", 5121: "u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
VIEWS = {"front": (12, 0), "side": (8, 90), "rear": (16, 152), "back": (14, 180), "quarter": (18, 35), "top": (70, 180)}
SUN = np.array((0.45, 0.72, 0.53)) / np.linalg.norm((0.45, 0.72, 0.53))


class Glb:
    """A GLB file: triangles in a pose, clips and sizes."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        length = struct.unpack_from("<I", data, 12)[0]
        self.json = json.loads(data[20 : 20 + length])
        self.binary = data[28 + length :]
        self.nodes = self.json.get("nodes", [])
        self.parents = {c: i for i, n in enumerate(self.nodes) for c in n.get("children", [])}
        self.clips = {a["name"]: a for a in self.json.get("animations", [])}

    def accessor(self, index):
        a = self.json["accessors"][index]
        view = self.json["bufferViews"][a["bufferView"]]
        width, kind = WIDTHS[a["type"]], np.dtype(COMPONENTS[a["componentType"]])
        start = view.get("byteOffset", 0) + a.get("byteOffset", 0)
        values = np.frombuffer(self.binary, kind, a["count"] * width, start).reshape(a["count"], width)
        if a.get("normalized"):
            values = values / float(np.iinfo(kind).max)
        return values

    def clip_length(self, name):
        samplers = self.clips[name]["samplers"]
        return max(self.json["accessors"][s["input"]]["max"][0] for s in samplers)

    def pose(self, clip=None, time=0.0):
        """World matrices of all nodes."""
        local = [
            dict(
                translation=n.get("translation", (0, 0, 0)),
                rotation=n.get("rotation", (0, 0, 0, 1)),
                scale=n.get("scale", (1, 1, 1)),
            )
            for n in self.nodes
        ]
        for channel in self.clips[clip]["channels"] if clip else ():
            sampler = self.clips[clip]["samplers"][channel["sampler"]]
            target = channel["target"]
            local[target["node"]][target["path"]] = self._sample(sampler, time, target["path"])
        world = {}

        def resolve(i):
            if i not in world:
                matrix = compose(**local[i])
                world[i] = resolve(self.parents[i]) @ matrix if i in self.parents else matrix
            return world[i]

        return [resolve(i) for i in range(len(self.nodes))]

    def _sample(self, sampler, time, path):
        times, values = self.accessor(sampler["input"])[:, 0], self.accessor(sampler["output"])
        if len(times) == 1 or time <= times[0]:
            return values[0]
        i = min(int(np.searchsorted(times, time)), len(times) - 1)
        t = min(1.0, (time - times[i - 1]) / (times[i] - times[i - 1]))
        a, b = values[i - 1], values[i]
        if path == "rotation" and np.dot(a, b) < 0:
            b = -b
        mixed = a * (1 - t) + b * t
        return mixed / np.linalg.norm(mixed) if path == "rotation" else mixed

    def triangles(self, clip=None, time=0.0):
        """Positions, normals (n, 3, 3) and colours (n, 3, 4) of all triangles in the pose."""
        world = self.pose(clip, time)
        out = [], [], []
        for i, node in enumerate(self.nodes):
            if "mesh" not in node:
                continue
            for primitive in self.json["meshes"][node["mesh"]]["primitives"]:
                points, normals, colours = self._primitive(primitive, node, world, world[i])
                index = self.accessor(primitive["indices"])[:, 0].astype(int).reshape(-1, 3)
                for whole, part in zip(out, (points, normals, colours)):
                    whole.append(part[index])
        return [np.concatenate(part) for part in out]

    def _primitive(self, primitive, node, world, matrix):
        attributes = primitive["attributes"]
        points, normals = self.accessor(attributes["POSITION"]), self.accessor(attributes["NORMAL"])
        colours = self.accessor(attributes["COLOR_0"]) if "COLOR_0" in attributes else np.ones((len(points), 4))
        matrices = np.repeat(matrix[None], len(points), 0)
        if "skin" in node:
            skin = self.json["skins"][node["skin"]]
            inverse = self.accessor(skin["inverseBindMatrices"]).reshape(-1, 4, 4).transpose(0, 2, 1)
            bones = np.array([world[j] @ inverse[k] for k, j in enumerate(skin["joints"])])
            joints, weights = self.accessor(attributes["JOINTS_0"]), self.accessor(attributes["WEIGHTS_0"])
            matrices = (bones[joints] * weights[:, :, None, None]).sum(1)
        points = np.einsum("nij,nj->ni", matrices[:, :3, :3], points) + matrices[:, :3, 3]
        normals = np.einsum("nij,nj->ni", matrices[:, :3, :3], normals)
        normals /= np.maximum(1e-9, np.linalg.norm(normals, axis=1, keepdims=True))
        return points, normals, colours


def compose(translation, rotation, scale):
    x, y, z, w = (float(c) for c in rotation)
    matrix = np.identity(4)
    matrix[:3, :3] = (
        np.array(
            (
                (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
                (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
                (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
            )
        )
        * scale
    )
    matrix[:3, 3] = translation
    return matrix


def camera(view):
    """Rotation to camera space; the front of a model is +Z, the view is (pitch, yaw) in degrees."""
    pitch, yaw = (math.radians(a) for a in view)
    cy, sy, cp, sp = math.cos(yaw), math.sin(yaw), math.cos(pitch), math.sin(pitch)
    around = np.array(((cy, 0, -sy), (0, 1, 0), (sy, 0, cy)))
    down = np.array(((1, 0, 0), (0, cp, -sp), (0, sp, cp)))
    return down @ around


def light(normals, colours, toward):
    """Sun, sky and ground light, a rim and glow; linear rgb at the corners."""
    sun = np.clip((normals @ SUN) * 0.8 + 0.2, 0, 1)[..., None] * np.array((1.0, 0.93, 0.80))
    up = (normals[..., 1:2] + 1) / 2
    sky = up * np.array((0.40, 0.48, 0.66)) + (1 - up) * np.array((0.26, 0.30, 0.22))
    rim = np.clip(1 - np.abs(normals @ toward), 0, 1)[..., None] ** 4 * 0.18
    rgb, glow = colours[..., :3], colours[..., 3:4]
    return rgb * (sun + sky + rim) * (1 - glow * 0.6) + rgb * glow * 1.1


def draw(triangles, view, pixels, radius=None, centre=None):
    """Draws triangles with back faces culled, as the game does; returns sRGB bytes."""
    points, normals, colours = triangles
    rotation = camera(view)
    flat = points.reshape(-1, 3)
    low, high = flat.min(0), flat.max(0)
    centre = (low + high) / 2 if centre is None else centre
    radius = np.linalg.norm(flat - centre, axis=1).max() if radius is None else radius
    seen = (points - centre) @ rotation.T
    depth = radius * 4.2 - seen[..., 2]
    scale = pixels * 0.5 * 4.0 / (radius * 1.02) * radius
    x = pixels / 2 + seen[..., 0] / depth * scale
    y = pixels / 2 - seen[..., 1] / depth * scale
    lit = light(normals, colours, rotation[2])
    return to_srgb(rasterise(x, y, depth, lit, pixels))


def rasterise(x, y, depth, lit, pixels):
    rows = np.linspace(0, 1, pixels)[:, None, None]
    image = np.broadcast_to(
        (1 - rows) * np.array((0.16, 0.36, 0.75)) + rows * np.array((0.62, 0.80, 0.88)), (pixels, pixels, 3)
    ).copy()
    nearest = np.full((pixels, pixels), np.inf)
    area = (x[:, 1] - x[:, 0]) * (y[:, 2] - y[:, 0]) - (x[:, 2] - x[:, 0]) * (y[:, 1] - y[:, 0])
    for i in np.nonzero(area < -1e-9)[0]:
        x0, x1 = max(0, int(x[i].min())), min(pixels - 1, int(x[i].max()) + 1)
        y0, y1 = max(0, int(y[i].min())), min(pixels - 1, int(y[i].max()) + 1)
        if x1 < x0 or y1 < y0:
            continue
        px, py = np.arange(x0, x1 + 1)[None] + 0.5, np.arange(y0, y1 + 1)[:, None] + 0.5
        (ax, bx, cx), (ay, by, cy) = x[i], y[i]
        u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area[i]
        v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area[i]
        w = 1 - u - v
        z = u * depth[i, 0] + v * depth[i, 1] + w * depth[i, 2]
        block = nearest[y0 : y1 + 1, x0 : x1 + 1]
        inside = (u >= 0) & (v >= 0) & (w >= 0) & (z < block)
        if inside.any():
            block[inside] = z[inside]
            colour = u[inside][:, None] * lit[i, 0] + v[inside][:, None] * lit[i, 1] + w[inside][:, None] * lit[i, 2]
            image[y0 : y1 + 1, x0 : x1 + 1][inside] = colour
    return image


def to_srgb(image):
    image = np.clip(image, 0, None)
    image = np.clip(image / (1 + np.clip(image - 0.8, 0, None) * 0.35), 0, 1)
    return (np.where(image <= 0.0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - 0.055) * 255 + 0.5).astype(
        np.uint8
    )


def write_png(path, image):
    height, width = image.shape[:2]
    raw = b"".join(b"\0" + image[row].tobytes() for row in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(
            b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(raw, 6))
            + chunk(b"IEND", b"")
        )
    print(os.path.relpath(path, PROJECT))


def halved(image):
    """Two-by-two average: the pictures are drawn twice as large."""
    h, w = image.shape[0] // 2, image.shape[1] // 2
    return image.reshape(h, 2, w, 2, 3).astype(np.uint16).mean((1, 3)).astype(np.uint8)


def montage(pictures, columns):
    rows = []
    for i in range(0, len(pictures), columns):
        row = pictures[i : i + columns]
        row += [np.zeros_like(row[0])] * (columns - len(row))
        rows.append(np.concatenate(row, 1))
    return np.concatenate(rows, 0)


def load(name):
    return Glb(os.path.join(MODELS, name + ".glb"))


def all_names():
    return sorted(f[:-4] for f in os.listdir(MODELS) if f.endswith(".glb"))


def table(names):
    for name in names:
        glb = load(name)
        points, _, colours = glb.triangles()
        low, high = points.reshape(-1, 3).min(0), points.reshape(-1, 3).max(0)
        joints = {j for s in glb.json.get("skins", []) for j in s["joints"]}
        nodes = [n["name"] for i, n in enumerate(glb.nodes) if i not in joints]
        clips = [f"{c} {glb.clip_length(c):.2f}" for c in glb.clips]
        print(
            f"{name:18} {len(points):6} tris  x {low[0]:.2f}..{high[0]:.2f}  y {low[1]:.2f}..{high[1]:.2f}  "
            f"z {low[2]:.2f}..{high[2]:.2f}  nodes {nodes}",
            end="",
        )
        print(f'  bones {sorted(glb.nodes[j]["name"] for j in joints)}' if joints else "", end="")
        print(f"  clips {clips}" if clips else "")


def sheet(names, pixels, views, clip, at):
    pictures = []
    for name in names:
        glb = load(name)
        start = clip if clip in glb.clips else ("fly" if "fly" in glb.clips else None)
        triangles = glb.triangles(start, at)
        pictures += [halved(draw(triangles, VIEWS[view], pixels * 2)) for view in views]
    return pictures


def poses(name, pixels):
    glb = load(name)
    flat = glb.triangles()[0].reshape(-1, 3)
    centre = (flat.min(0) + flat.max(0)) / 2
    radius = np.linalg.norm(flat - centre, axis=1).max() * 1.1
    views = ("quarter", "side", "back")
    for clip in glb.clips:
        length = glb.clip_length(clip)
        pictures = [
            halved(draw(glb.triangles(clip, length * m), VIEWS[view], pixels * 2, radius, centre))
            for view in views
            for m in (0, 0.25, 0.5, 0.75, 1)
        ]
        write_png(os.path.join(TARGET, f"{name}_{clip}.png"), montage(pictures, 5))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("names", nargs="*")
    arguments.add_argument("--poses")
    arguments.add_argument("--clip")
    arguments.add_argument("--at", type=float, default=0.0)
    arguments.add_argument("--size", type=int, default=260)
    arguments.add_argument("--columns", type=int, default=0)
    arguments.add_argument("--views", default="front,side,rear")
    arguments.add_argument("--out", default="sheet")
    arguments.add_argument("--table", action="store_true")
    options = arguments.parse_args()
    if options.poses:
        return poses(options.poses, options.size)
    names = options.names or all_names()
    if options.table:
        return table(names)
    views = options.views.split(",")
    pictures = sheet(names, options.size, views, options.clip, options.at)
    write_png(os.path.join(TARGET, options.out + ".png"), montage(pictures, options.columns or len(views) * 2))


if __name__ == "__main__":
    sys.exit(main())
