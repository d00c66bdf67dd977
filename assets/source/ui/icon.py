"""The icon in all sizes: the lamp, lit, with a bee before it; and the layers of which a telephone makes its own.

Small icons leave out what would become noise: rivets of light, the frame's bevel, the bee's limbs stay, rays go.
"""

import math

import cairo

from . import bundles
from .canvas import BARK, BRASS, BRASS_DARK, BRASS_LIGHT, Canvas, HONEY, HONEY_LIGHT, TEAL_DEEP
from .emblems import draw_bee, draw_lantern

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
SMALL = 48  # up to here the picture is simpler and larger in its frame
WINDOW = (32, 64, 128, 512)  # sizes that the game itself ships
ADAPTIVE = 432  # pixels: 108 units at the densest screen
SAFE = 66 / 108  # of an adaptive layer: what no mask cuts away


def plate(c, small):
    """A brass frame about a teal ground."""
    edge, radius = (8, 120) if small else (14, 112)
    c.box(edge, edge, 512 - 2 * edge, 512 - 2 * edge, radius)
    c.colour(BARK)
    c.fill()
    if not small:
        c.box(24, 24, 464, 464, 102)
        c.fade(((0, "ffe9a8"), (0.4, BRASS_LIGHT), (0.7, BRASS), (1, BRASS_DARK)), 60, 24, 440, 488)
        c.fill()
        c.box(46, 46, 420, 420, 84)
        c.colour(BARK)
        c.fill()
    inset = 26 if small else 54
    c.box(inset, inset, 512 - 2 * inset, 512 - 2 * inset, 104 if small else 78)


def ground(c, small):
    """Teal, lighter behind the lamp, with its rays; fills the current path."""
    c.glow(((0, "3fb0a4"), (0.5, "17707a"), (1, TEAL_DEEP)), 256, 250, 290)
    c.fill(keep=True)
    c.pen.save()
    c.pen.clip()
    if not small:
        for k in range(12):
            a = 2 * math.pi * k / 12
            c.line((256, 262), *((256 + 420 * math.cos(a + d), 262 + 420 * math.sin(a + d)) for d in (-0.13, 0.13)))
            c.pen.close_path()
            c.colour(HONEY_LIGHT, 0.13)
            c.fill()
    c.circle(244, 290, 300)
    c.glow(((0, "fff3b0", 0.85), (0.4, HONEY_LIGHT, 0.35), (1, HONEY, 0.0)), 244, 290, 300)
    c.fill()
    c.pen.restore()


def figures(c, small):
    """Lamp and bee; larger where there are few pixels."""
    if small:
        draw_lantern(c, 226, 462, 164, glow=False)
        draw_bee(c, 350, 372, 112, facing=-1)
    else:
        draw_lantern(c, 238, 424, 134, glow=False)
        draw_bee(c, 352, 348, 88, facing=-1)


def icon(size):
    small = size <= SMALL
    c = Canvas(512, 512)
    plate(c, small)
    ground(c, small)
    figures(c, small)
    return c


def foreground():
    """Lamp and bee alone, inside what every mask shows."""
    c = Canvas(ADAPTIVE, ADAPTIVE)
    c.pen.translate(ADAPTIVE / 2, ADAPTIVE / 2)
    c.pen.scale(*(2 * (ADAPTIVE * SAFE * 1.22 / 512,)))
    c.pen.translate(-266, -258)
    figures(c, False)
    return c


def background():
    c = Canvas(ADAPTIVE, ADAPTIVE)
    c.pen.scale(ADAPTIVE / 512, ADAPTIVE / 512)
    c.pen.rectangle(0, 0, 512, 512)
    ground(c, False)
    return c


def monochrome():
    """The foreground's shape in white, with its dark lines cut out, for icons of one colour."""
    c = foreground()
    data = c.array()
    light = (data[..., :3].sum(2) / 3 > 0.30 * data[..., 3]) * data[..., 3]
    white = cairo.ImageSurface(cairo.FORMAT_A8, c.surface.get_width(), c.surface.get_height())
    stride = white.get_stride()
    for y, row in enumerate((light * 255 + 0.5).astype("u1")):
        white.get_data()[y * stride : y * stride + len(row)] = row.tobytes()
    white.mark_dirty()
    out = Canvas(ADAPTIVE, ADAPTIVE)
    out.pen.identity_matrix()
    out.colour("ffffff")
    out.pen.mask_surface(white, 0, 0)
    return out


def build_window_icons(folder):
    for size in WINDOW:
        icon(size).save(folder / f"icon_{size}.png", size if size != 512 else None)


def build(folder):
    """Everything that a store, a desktop or a telephone asks for."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        icon(size).save(folder / f"icon_{size}.png", size)
    for name, layer in (("foreground", foreground), ("background", background), ("monochrome", monochrome)):
        layer().save(folder / f"adaptive_{name}.png")
    bundles.write_ico(folder, folder / "bumblewick.ico")
    bundles.write_icns(folder, folder / "bumblewick.icns")
    print(f"icons: {len(SIZES)} sizes, 3 adaptive layers, 2 bundles")
