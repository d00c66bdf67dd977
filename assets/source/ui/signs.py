"""Signs of the display over the picture: the whirl, faster, an open boss, what is parked, shields and slows."""

import math

import numpy as np
from PIL import Image

from .canvas import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, Canvas, HONEY, HONEY_LIGHT, INK, PETAL, TEAL, TEAL_LIGHT
from .emblems import draw_bee, flower


def edged(c, width=7):
    c.colour(INK, 0.85)
    c.stroke(width, keep=True)


def whirl(path):
    """White, to be tinted: three arms that turn."""
    c = Canvas(64, 64)
    for k in range(3):
        c.pen.save()
        c.pen.translate(32, 32)
        c.pen.rotate(math.radians(120 * k))
        c.pen.move_to(3, 2)
        c.pen.curve_to(8, -18, 22, -18, 25, -6)
        c.pen.restore()
        path_of_arm = c.pen.copy_path()
        c.colour(INK, 0.85)
        c.stroke(14)
        c.pen.append_path(path_of_arm)
        c.colour("ffffff")
        c.stroke(8)
    c.save(path)


def faster(path):
    """White, to be tinted: two wedges to the right; turned about it says slower."""
    c = Canvas(64, 64)
    for colour, width in ((INK, 18), ("ffffff", 10)):
        for x in (14, 34):
            c.line((x, 14), (x + 16, 32), (x, 50))
            c.colour(colour, 0.85 if colour == INK else 1)
            c.stroke(width)
    c.save(path)


def boss_open(path):
    """Hits count for more: a burst of gold."""
    c = Canvas(64, 64)
    points = [(32 + r * math.sin(math.pi * k / 8), 32 - r * math.cos(math.pi * k / 8)) for k in range(16) for r in ((27, 14)[k % 2],)]
    c.line(*points)
    c.pen.close_path()
    edged(c)
    c.glow(((0, "ffffff"), (0.45, HONEY_LIGHT), (1, HONEY)), 32, 32, 27)
    c.fill()
    c.save(path)


def parked(path):
    """A bee asleep in a flower."""
    c = Canvas(64, 64)
    flower(c, 32, 35, 27, 6, PETAL, HONEY)
    draw_bee(c, 31, 30, 13)
    c.save(path)


def shield(path):
    """A petal held up like a shield."""
    c = Canvas(64, 64)
    c.pen.move_to(32, 5)
    c.pen.curve_to(42, 13, 50, 13, 56, 12)
    c.pen.curve_to(57, 36, 48, 51, 32, 59)
    c.pen.curve_to(16, 51, 7, 36, 8, 12)
    c.pen.curve_to(14, 13, 22, 13, 32, 5)
    c.pen.close_path()
    edged(c)
    c.fade(((0, "d8fff4"), (0.5, TEAL_LIGHT), (1, TEAL)), 0, 5, 0, 59)
    c.fill(keep=True)
    c.colour(CREAM)
    c.stroke(2.5)
    c.line((32, 16), (32, 47))
    c.line((19, 25), (32, 33), (45, 25))
    c.colour(CREAM, 0.9)
    c.stroke(4)
    c.save(path)


def tempo(path):
    """A brass clock that takes its time."""
    c = Canvas(64, 64)
    c.circle(32, 34, 23)
    edged(c, 12)
    c.fade(((0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK)), 0, 10, 0, 58)
    c.stroke(7, keep=True)
    c.colour(CREAM)
    c.fill()
    c.line((32, 20), (32, 34), (41, 40))
    c.colour(INK)
    c.stroke(4.5)
    c.line((26, 6), (38, 6))
    edged(c, 9)
    c.colour(BRASS_LIGHT)
    c.stroke(4)
    c.save(path)


def band(path, left):
    """Dark ground of a sentence, with a thin line of brass above and below: its ends run out, the left one only if that is wanted."""
    width, height, line = 256, 64, 3
    x = ((np.arange(width) + 0.5) / width)[None, :]
    y = np.arange(height)[:, None]
    ends = np.clip((1 - x) / 0.2, 0, 1) * (np.clip(x / 0.2, 0, 1) if left else 1)
    ends = ends * ends * (3 - 2 * ends)
    rim = np.minimum(y, height - 1 - y) < line
    picture = np.zeros((height, width, 4), np.uint8)
    picture[..., :3] = np.where(rim[..., None], (226, 178, 86), (5, 26, 33))
    picture[..., 3] = np.round(255 * np.where(rim, ends * ends, ends))
    Image.fromarray(picture, "RGBA").save(path, optimize=True)


SCRIM_ENDS = 0.62  # share of its width at which letters may end: there it begins to fade


def scrim(path):
    """Dusk over the lower left of a picture, for letters to stand on; it fades upwards and to the right."""
    width, height = 128, 64
    x = ((np.arange(width) + 0.5) / width)[None, :]
    y = ((np.arange(height) + 0.5) / height)[:, None]
    rest = np.clip((1 - x) / (1 - SCRIM_ENDS), 0, 1)
    above = np.clip(y / 0.3, 0, 1)
    alpha = (0.88 - 0.18 * np.minimum(x / SCRIM_ENDS, 1)) * rest * rest * (3 - 2 * rest) * above * above * (3 - 2 * above)
    picture = np.zeros((height, width, 4), np.uint8)
    picture[..., :3] = (5, 26, 36)
    picture[..., 3] = np.round(255 * alpha)
    Image.fromarray(picture, "RGBA").save(path, optimize=True)


def shade(path):
    """Dusk behind signs that stand at the left edge of the picture: darkest there, with soft sides, gone at the right end."""
    width, height = 128, 64
    x = ((np.arange(width) + 0.5) / width)[None, :]
    y = ((np.arange(height) + 0.5) / height)[:, None]
    along = np.clip(x / 0.08, 0, 1) * np.clip((1 - x) / 0.75, 0, 1)
    across = np.clip(np.minimum(y, 1 - y) / 0.5, 0, 1)
    alpha = along * along * (3 - 2 * along) * across * across * (3 - 2 * across)
    picture = np.zeros((height, width, 4), np.uint8)
    picture[..., :3] = (5, 26, 36)
    picture[..., 3] = np.round(255 * alpha)
    Image.fromarray(picture, "RGBA").save(path, optimize=True)


def build(folder):
    shade(folder / "shade.png")
    scrim(folder / "scrim.png")
    band(folder / "band.png", True)
    band(folder / "band_left.png", False)
    whirl(folder / "whirl.png")
    faster(folder / "faster.png")
    boss_open(folder / "boss_open.png")
    parked(folder / "flower_icon.png")
    shield(folder / "shield_icon.png")
    tempo(folder / "tempo_icon.png")
