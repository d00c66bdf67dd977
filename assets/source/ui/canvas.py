"""A canvas over Cairo: drawn large, shrunk once, saved with clean edges."""

import math

import cairo
import numpy as np
from PIL import Image

SCALE = 4  # drawn so many times larger than saved

# Brass and honey on deep teal.
INK = "0b2027"
TEAL_DEEP = "0a2e36"
TEAL = "12505a"
TEAL_LIGHT = "1f7a80"
BRASS_DARK = "7a4a12"
BRASS = "c98a2b"
BRASS_LIGHT = "f6cf74"
HONEY = "ffb52e"
HONEY_LIGHT = "ffdf80"
CREAM = "fff6dc"
BARK = "4a2a14"
RED = "e04838"
LEAF = "58b04a"
PETAL = "ff8fb0"


def rgb(colour):
    return tuple(int(colour[i:i + 2], 16) / 255 for i in (0, 2, 4))


class Canvas:
    """A picture of width × height in final pixels; x to the right, y down."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * SCALE, height * SCALE)
        self.pen = cairo.Context(self.surface)
        self.pen.scale(SCALE, SCALE)
        self.pen.set_line_cap(cairo.LINE_CAP_ROUND)
        self.pen.set_line_join(cairo.LINE_JOIN_ROUND)

    def colour(self, value, alpha=1.0):
        self.pen.set_source_rgba(*rgb(value), alpha)

    def fade(self, stops, x0, y0, x1, y1):
        """Uses a linear gradient: stops are (place, colour) or (place, colour, alpha)."""
        self.pen.set_source(with_stops(cairo.LinearGradient(x0, y0, x1, y1), stops))

    def glow(self, stops, x, y, radius):
        self.pen.set_source(with_stops(cairo.RadialGradient(x, y, 0, x, y, radius), stops))

    def box(self, x, y, w, h, r):
        """A rectangle with round corners."""
        p = self.pen
        p.new_sub_path()
        for cx, cy, a in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)):
            p.arc(cx, cy, r, math.radians(a), math.radians(a + 90))
        p.close_path()

    def circle(self, x, y, r):
        self.pen.new_sub_path()
        self.pen.arc(x, y, r, 0, 2 * math.pi)

    def oval(self, x, y, rx, ry, degrees=0):
        p = self.pen
        p.save()
        p.translate(x, y)
        p.rotate(math.radians(degrees))
        p.scale(rx, ry)
        p.new_sub_path()
        p.arc(0, 0, 1, 0, 2 * math.pi)
        p.restore()

    def line(self, *points):
        self.pen.new_sub_path()
        for x, y in points:
            self.pen.line_to(x, y)

    def fill(self, keep=False):
        self.pen.fill_preserve() if keep else self.pen.fill()

    def stroke(self, width, keep=False):
        self.pen.set_line_width(width)
        self.pen.stroke_preserve() if keep else self.pen.stroke()

    def array(self):
        """Premultiplied RGBA at drawing size, 0…1."""
        h, w = self.height * SCALE, self.width * SCALE
        data = np.ndarray((h, w, 4), np.uint8, self.surface.get_data()).astype(float) / 255
        return data[..., [2, 1, 0, 3]]

    def pixels(self):
        """The picture at its final size. Colour is kept under clear texels, so filtering makes no dark fringes."""
        h, w = self.height, self.width
        small = self.array().reshape(h, SCALE, w, SCALE, 4).mean((1, 3))
        alpha = small[..., 3:]
        colour = np.where(alpha > 1e-3, small[..., :3] / np.maximum(alpha, 1e-3), np.nan)
        picture = np.dstack([spread_out(colour), alpha])
        return (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)

    def save(self, path, size=None):
        """Writes the picture."""
        image = Image.fromarray(self.pixels(), "RGBA")
        if size:
            image = image.resize((size, size), Image.LANCZOS)
        image.save(path, optimize=True)


def with_stops(gradient, stops):
    for place, colour, *alpha in stops:
        gradient.add_color_stop_rgba(place, *rgb(colour), *(alpha or (1.0,)))
    return gradient


def spread_out(colour, steps=4):
    """Fills clear texels from their neighbours, a few texels far, and with the mean beyond."""
    known = ~np.isnan(colour[..., 0])
    mean = colour[known].mean(0) if known.any() else np.ones(3)
    out = np.where(known[..., None], colour, 0.0)
    for _ in range(steps):
        total, count = np.zeros_like(out), np.zeros(known.shape)
        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            moved = np.roll(known, (dy, dx), (0, 1))
            total += np.roll(out, (dy, dx), (0, 1)) * moved[..., None]
            count += moved
        new = ~known & (count > 0)
        out[new] = total[new] / count[new][:, None]
        known = known | new
    out[~known] = mean
    return out
