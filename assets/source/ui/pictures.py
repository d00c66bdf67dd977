"""All interface pictures and their list of nine-patches."""

import json

import numpy as np
from PIL import Image

from . import emblems, glyphs, icon, loading, logo, marks, pointer, signs, skin, story, touch


def vignette(path, size=256):
    """Darkens the corners: black with alpha, clear in the middle, dithered so that it shows no rings."""
    y, x = np.mgrid[0:size, 0:size]
    r = np.hypot((x + 0.5) / size * 2 - 1, (y + 0.5) / size * 2 - 1)
    alpha = np.clip((r - 0.55) / 0.9, 0, 1) ** 1.8 * 255
    alpha += np.random.default_rng(5).uniform(-0.5, 0.5, alpha.shape)
    picture = np.zeros((size, size, 4), np.uint8)
    picture[..., :3] = (3, 14, 18)
    picture[..., 3] = np.clip(np.round(alpha), 0, 255)
    Image.fromarray(picture, "RGBA").save(path, optimize=True)


def build(folder):
    folder.mkdir(parents=True, exist_ok=True)
    signs.build(folder)
    skin.build(folder)
    emblems.build(folder)
    glyphs.build(folder)
    marks.build(folder)
    logo.build(folder)
    icon.build_window_icons(folder)
    pointer.build(folder)
    loading.build(folder)
    story.build(folder)
    touch.build(folder)
    vignette(folder / "vignette.png")
    patches = {"format": 1, "patches": {name: {"file": file, "border": border}
                                        for name, (file, border) in skin.PATCHES.items()}}
    (folder / "ninepatch.json").write_text(json.dumps(patches, indent=2) + "\n", encoding="utf-8")
    print(f"pictures: {len(list(folder.glob('*.png')))}")
