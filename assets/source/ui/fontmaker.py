"""Outline font to signed-distance-field bitmap font: AngelCode text .fnt and 8-bit PNG pages.

Each texel holds the distance to the outline: 128 on the edge, one full spread to 0 outside and 255 inside.
So one small picture stays crisp at any size, and outlines and glows are only other thresholds.

Source: C. Green, "Improved Alpha-Tested Magnification for Vector Textures and Special Effects", SIGGRAPH 2007.
"""

import math
import struct
import zlib

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import distance_transform_edt

from . import symbols

OVERSAMPLING = 4
FILTER_UP = 2  # a PNG row's filter
GAP = 1  # texels between neighbours
STEP = 3  # levels are whole multiples of it: a fraction of a texel that nobody sees, a third of the file less


class Glyph:
    """One character's field and where it stands relative to the pen."""

    def __init__(self, character, field, x_offset, y_offset, advance):
        self.character, self.field = character, field
        self.x_offset, self.y_offset, self.advance = x_offset, y_offset, advance
        self.page = self.x = self.y = 0

    @property
    def size(self):
        return (0, 0) if self.field is None else (self.field.shape[1], self.field.shape[0])


def signed_distance(inside, spread):
    """The field of a black-and-white picture, averaged down by the oversampling."""
    distance = np.where(inside, distance_transform_edt(inside) - 0.5, 0.5 - distance_transform_edt(~inside))
    h, w = inside.shape
    s = OVERSAMPLING
    small = distance.reshape(h // s, s, w // s, s).mean((1, 3)) / s
    steps = np.round(np.clip(small / spread * 0.5 + 0.5, 0, 1) * 255 / STEP)
    return (steps * STEP).astype(np.uint8)


class Face:
    """An outline font at one size, with symbols and full-width forms for what it lacks."""

    def __init__(self, source, size, spread, weight):
        self.font = ImageFont.truetype(str(source), size * OVERSAMPLING, layout_engine=ImageFont.Layout.BASIC)
        self.known = TTFont(source).getBestCmap()
        self.size, self.spread, self.weight = size, spread, weight
        ascent, descent = self.font.getmetrics()
        self.baseline = round(ascent / OVERSAMPLING)
        self.line_height = round((ascent + descent) / OVERSAMPLING)

    def resolve(self, character):
        """The character whose outline is used, or None if nothing can be drawn."""
        if ord(character) in self.known:
            return character
        other = symbols.ALIASES.get(character) or symbols.narrow_form(character)
        return other if other and ord(other) in self.known else None

    def has(self, character):
        return character in symbols.SHAPES or self.resolve(character) is not None

    def glyph(self, character):
        """Draws one character oversampled and takes its field. Whitespace has an advance only.

        The picture's origin is a whole texel, so that the metrics, which are whole numbers, are exact.
        """
        s, spread = OVERSAMPLING, self.spread
        drawn = self.resolve(character)
        shift = 0
        if drawn is None:
            advance = symbols.SHAPES[character][0] * self.size
            bounds = (0, -0.94 * self.size * s, advance * s, 0.2 * self.size * s)
        else:
            advance = self.font.getlength(drawn) / s
            bounds = self.font.getbbox(drawn, anchor="ls")
            if drawn != character and symbols.narrow_form(character):
                shift, advance = round((self.size - advance) / 2), self.size
        left, top, right, bottom = bounds
        if right <= left or bottom <= top:
            return Glyph(character, None, 0, 0, advance)
        x0, y0 = math.floor(left / s) - spread, math.floor(top / s) - spread
        x1, y1 = math.ceil(right / s) + spread, math.ceil(bottom / s) + spread
        width, height = (x1 - x0) * s, (y1 - y0) * s
        if drawn is None:
            picture = symbols.picture(character, self.size * s, self.weight, x0 * s, y0 * s, width, height)
        else:
            picture = Image.new("L", (width, height), 0)
            ImageDraw.Draw(picture).text((-x0 * s, -y0 * s), drawn, font=self.font, fill=255, anchor="ls")
        field = signed_distance(np.asarray(picture) > 127, spread)
        return Glyph(character, field, x0 + shift, self.baseline + y0, advance)


def packed(glyphs, page_size):
    """Places glyphs in rows, in the given order; returns the pages."""
    pages, x, y, row = [np.zeros((page_size, page_size), np.uint8)], 0, 0, 0
    for glyph in glyphs:
        w, h = glyph.size
        if w == 0:
            continue
        if x + w > page_size:
            x, y, row = 0, y + row + GAP, 0
        if y + h > page_size:
            pages.append(np.zeros((page_size, page_size), np.uint8))
            x, y, row = 0, 0, 0
        pages[-1][y:y + h, x:x + w] = glyph.field
        glyph.page, glyph.x, glyph.y = len(pages) - 1, x, y
        x, row = x + w + GAP, max(row, h)
    return pages


def write_page(path, page):
    """A grey PNG whose rows are differences from the row above: what Pillow chooses is larger for such fields."""
    above = np.vstack([np.zeros_like(page[:1]), page[:-1]])
    rows = np.hstack([np.full((len(page), 1), FILTER_UP, np.uint8), page - above])
    squeeze = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    content = squeeze.compress(rows.tobytes()) + squeeze.flush()
    header = struct.pack(">IIBBBBB", page.shape[1], page.shape[0], 8, 0, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", content), (b"IEND", b""))
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for name, data in chunks:
            file.write(struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)))


def write_font(folder, name, source, size, spread, weight, page_size, groups):
    """Writes name.fnt and its pages. Groups of characters are packed in order: the first go to the first page.

    weight is the stroke width of the drawn symbols in ems; spread is the field's reach in texels.
    """
    face = Face(source, size, spread, weight)
    missing, glyphs, seen = [], [], set()
    for group in groups:
        new = [c for c in dict.fromkeys(group) if c not in seen]
        seen.update(new)
        missing += [c for c in new if not face.has(c)]
        glyphs += sorted((face.glyph(c) for c in new if face.has(c)), key=lambda g: -g.size[1])
    baseline, line_height = face.baseline, face.line_height
    pages = packed(glyphs, page_size)
    lines = [
        f'info face="{name}" size={size} bold=0 italic=0 charset="" unicode=1 stretchH=100 smooth=1 aa=1 '
        f"padding={spread},{spread},{spread},{spread} spacing={GAP},{GAP}",
        f"common lineHeight={line_height} base={baseline} scaleW={page_size} scaleH={page_size} pages={len(pages)} packed=0",
    ]
    for k, page in enumerate(pages):
        lines.append(f'page id={k} file="{name}_{k}.png"')
        write_page(folder / f"{name}_{k}.png", page)
    lines.append(f"chars count={len(glyphs)}")
    for g in sorted(glyphs, key=lambda g: g.character):
        w, h = g.size
        lines.append(f"char id={ord(g.character)} x={g.x} y={g.y} width={w} height={h} xoffset={g.x_offset} "
                     f"yoffset={g.y_offset} xadvance={round(g.advance)} page={g.page} chnl=0")
    (folder / f"{name}.fnt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"font {name}: {len(glyphs)} glyphs, {len(pages)} page(s), not in the source font: {''.join(missing) or 'none'}")
