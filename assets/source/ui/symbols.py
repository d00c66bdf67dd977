"""Arrows, stars and brackets that M+ does not hold, drawn with its stroke weight.

Coordinates are in ems from the pen on the baseline, y upwards; a full-width symbol fills x 0…1, y -0.12…0.88.
"""

import math

from PIL import Image, ImageDraw

MIDDLE = (0.5, 0.38)


def star(points=5, outer=0.46, inner=0.2):
    cx, cy = MIDDLE
    return [(cx + r * math.sin(math.pi * k / points), cy + r * math.cos(math.pi * k / points))
            for k in range(2 * points) for r in ((outer, inner)[k % 2],)]


def heart():
    out = []
    for k in range(48):
        a = 2 * math.pi * k / 48
        out.append((0.5 + 0.026 * 16 * math.sin(a) ** 3,
                    0.40 + 0.026 * (13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a))))
    return out


def turned(points, degrees):
    a = math.radians(degrees)
    cx, cy = MIDDLE
    return [(cx + (x - cx) * math.cos(a) - (y - cy) * math.sin(a), cy + (x - cx) * math.sin(a) + (y - cy) * math.cos(a))
            for x, y in points]


def circle(radius, centre=MIDDLE):
    return [(centre[0] + radius * math.cos(2 * math.pi * k / 64), centre[1] + radius * math.sin(2 * math.pi * k / 64))
            for k in range(64)]


def arrow(degrees, both=False):
    """Strokes of an arrow pointing right, turned."""
    strokes = [[(0.1, 0.38), (0.9, 0.38)], [(0.62, 0.66), (0.9, 0.38), (0.62, 0.10)]]
    if both:
        strokes.append([(0.38, 0.66), (0.1, 0.38), (0.38, 0.10)])
    return [turned(s, degrees) for s in strokes]


def mirrored(shape):
    return [[(1 - x, y) for x, y in part] for part in shape]


TRIANGLE = [(0.5, 0.82), (0.95, 0.02), (0.05, 0.02)]
SQUARE = [(0.1, -0.02), (0.9, -0.02), (0.9, 0.78), (0.1, 0.78)]
DIAMOND = [(0.5, 0.84), (0.94, 0.38), (0.5, -0.08), (0.06, 0.38)]
NOTE = [[(0.36, 0.06), (0.36, 0.80), (0.72, 0.56)]]
LENTICULAR = [(0.92, 0.86), (0.58, 0.86), (0.58, -0.10), (0.92, -0.10), (0.78, 0.12), (0.78, 0.64)]

# character: (advance, filled outlines, strokes)
SHAPES = {
    "→": (1, [], arrow(0)), "↗": (1, [], arrow(45)), "↑": (1, [], arrow(90)), "↖": (1, [], arrow(135)),
    "←": (1, [], arrow(180)), "↙": (1, [], arrow(225)), "↓": (1, [], arrow(270)), "↘": (1, [], arrow(315)),
    "↔": (1, [], arrow(0, True)), "↕": (1, [], arrow(90, True)),
    "⏎": (1, [], [[(0.85, 0.75), (0.85, 0.3), (0.15, 0.3)], [(0.38, 0.54), (0.15, 0.3), (0.38, 0.06)]]),
    "⇧": (1, [], [[(0.5, 0.84), (0.92, 0.4), (0.68, 0.4), (0.68, 0.0), (0.32, 0.0), (0.32, 0.4), (0.08, 0.4),
                   (0.5, 0.84)]]),
    "▲": (1, [TRIANGLE], []), "▼": (1, [turned(TRIANGLE, 180)], []), "▶": (1, [turned(TRIANGLE, 270)], []),
    "◀": (1, [turned(TRIANGLE, 90)], []), "△": (1, [], [TRIANGLE + TRIANGLE[:2]]),
    "▽": (1, [], [turned(TRIANGLE + TRIANGLE[:2], 180)]), "▷": (1, [], [turned(TRIANGLE + TRIANGLE[:2], 270)]),
    "◁": (1, [], [turned(TRIANGLE + TRIANGLE[:2], 90)]),
    "■": (1, [SQUARE], []), "□": (1, [], [SQUARE + SQUARE[:2]]), "◆": (1, [DIAMOND], []),
    "◇": (1, [], [DIAMOND + DIAMOND[:2]]), "●": (1, [circle(0.4)], []), "○": (1, [], [circle(0.38) + [circle(0.38)[0]]]),
    "◯": (1, [], [circle(0.44) + [circle(0.44)[0]]]), "〇": (1, [], [circle(0.38) + [circle(0.38)[0]]]),
    "◎": (1, [circle(0.2)], [circle(0.4) + [circle(0.4)[0]]]),
    "★": (1, [star()], []), "☆": (1, [], [star() + star()[:2]]), "✦": (1, [star(4, 0.46, 0.14)], []),
    "♥": (1, [heart()], []), "♡": (1, [], [heart() + heart()[:2]]),
    "♪": (1, [circle(0.15, (0.24, 0.04))], NOTE), "♫": (1, [circle(0.13, (0.2, 0.04)), circle(0.13, (0.66, -0.02))],
                                                     [[(0.29, 0.06), (0.29, 0.78), (0.76, 0.70), (0.76, 0.0)]]),
    "✓": (1, [], [[(0.12, 0.36), (0.4, 0.06), (0.88, 0.72)]]), "✔": (1, [], [[(0.12, 0.36), (0.4, 0.06), (0.88, 0.72)]]),
    "✕": (1, [], [[(0.18, 0.7), (0.82, 0.06)], [(0.18, 0.06), (0.82, 0.7)]]),
    "✗": (1, [], [[(0.18, 0.7), (0.82, 0.06)], [(0.18, 0.06), (0.82, 0.7)]]),
    "∞": (1, [], [circle(0.2, (0.28, 0.36)) + [circle(0.2, (0.28, 0.36))[0]],
                  circle(0.2, (0.72, 0.36)) + [circle(0.2, (0.72, 0.36))[0]]]),
    "※": (1, [circle(0.07, (x, y)) for x, y in ((0.5, 0.76), (0.5, 0.0), (0.12, 0.38), (0.88, 0.38))],
          [[(0.16, 0.72), (0.84, 0.04)], [(0.16, 0.04), (0.84, 0.72)]]),
    "《": (1, [], [[(0.74, 0.84), (0.46, 0.38), (0.74, -0.08)], [(0.96, 0.84), (0.68, 0.38), (0.96, -0.08)]]),
    "【": (1, [LENTICULAR], []), "〔": (1, [], [[(0.92, 0.84), (0.7, 0.68), (0.7, 0.08), (0.92, -0.08)]]),
    "′": (0.3, [], [[(0.2, 0.76), (0.12, 0.5)]]), "″": (0.5, [], [[(0.2, 0.76), (0.12, 0.5)], [(0.4, 0.76), (0.32, 0.5)]]),
}
SHAPES["》"] = (1, [], mirrored(SHAPES["《"][2]))
SHAPES["】"] = (1, mirrored(SHAPES["【"][1]), [])
SHAPES["〕"] = (1, [], mirrored(SHAPES["〔"][2]))

# Same picture as another character.
ALIASES = {"‐": "-", "‑": "-"}


def narrow_form(character):
    """The ASCII character that a full-width form stands for, or None."""
    code = ord(character)
    return chr(code - 0xFEE0) if 0xFF01 <= code <= 0xFF5E else "¥" if character == "￥" else None


def picture(character, em, weight, left, top, width, height):
    """A mask of the symbol. left and top give the picture's corner relative to the pen, y downwards, in pixels."""
    _, outlines, strokes = SHAPES[character]
    image = Image.new("L", (width, height), 0)
    draw = ImageDraw.Draw(image)

    def at(point):
        return (point[0] * em - left, -point[1] * em - top)

    for outline in outlines:
        draw.polygon([at(p) for p in outline], fill=255)
    thick = weight * em
    for stroke in strokes:
        draw.line([at(p) for p in stroke], fill=255, width=round(thick), joint="curve")
        for end in (stroke[0], stroke[-1]):
            x, y = at(end)
            draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)
    return image
