"""Gives a model other colours: python3 assets/source/models/recolour.py FROM.glb TO.glb SHADE:HUE[:LIGHT] ...

SHADE and HUE are sRGB hex, such as e8263c:2448d8. Whatever has SHADE's hue and is about as strong takes the hue of HUE,
however bright it is, so that shadows and highlights that are baked in stay; LIGHT makes it so much brighter (1). Shapes,
bones and clips are left alone. Needs NumPy.
"""

import colorsys
import os
import sys

import numpy

from glb import Glb, Numbers
from palette import rgb

NEAR = 0.055  # of the circle of hues
STRONG = 0.82  # of SHADE's saturation: skin and fur of the same hue are paler


def recolour(source, target, changes):
    """`changes`: [(shade, hue, light)...], colours linear; the first that fits a colour counts."""
    glb = Glb(source)
    done = {}
    for primitive in glb.primitives():
        attributes = primitive["attributes"]
        index = attributes.get("COLOR_0")
        if index is None:
            continue
        if index not in done:
            old = glb.numbers[index]
            done[index] = glb.add(Numbers(_changed(old.values, changes), old.normalized, old.bounds))
        attributes["COLOR_0"] = done[index]
    os.makedirs(os.path.dirname(os.path.abspath(target)), exist_ok=True)
    glb.write(target)


def _changed(values, changes):
    most = 1.0 if values.dtype.kind == "f" else numpy.iinfo(values.dtype).max
    rows, known = values.copy(), {}
    for row in rows:
        key = tuple(row[:3])
        if key not in known:
            known[key] = _shifted([c / most for c in key], changes)
        row[:3] = numpy.clip(numpy.array(known[key]) * most, 0, most)
    return rows


def _shifted(colour, changes):
    hue, strength, value = colorsys.rgb_to_hsv(*colour)
    for shade, wanted, light in changes:
        from_hue, from_strength, _ = colorsys.rgb_to_hsv(*shade)
        to_hue, to_strength, _ = colorsys.rgb_to_hsv(*wanted)
        apart = abs(hue - from_hue)
        if min(apart, 1 - apart) < NEAR and strength > STRONG * from_strength:
            weaker = min(1.0, strength * to_strength / from_strength)
            return colorsys.hsv_to_rgb(to_hue, weaker, min(1.0, value * light))
    return colour


def parsed(text):
    shade, wanted, *light = text.split(":")
    return rgb(shade), rgb(wanted), float(light[0]) if light else 1.0


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    recolour(sys.argv[1], sys.argv[2], [parsed(text) for text in sys.argv[3:]])
