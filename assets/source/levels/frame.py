"""Places in the game's frame (x, y up, z ahead) as Blender knows them (x, -y ahead, z up).

A yaw turns from ahead towards +x: what faces yaw looks along (sin yaw, 0, cos yaw), and a model that
faces -Y in Blender looks ahead at yaw 0.
"""

import math

from mathutils import Matrix, Vector

from geometry import smooth_curve, turn


def point(x, y, z):
    return Vector((x, -z, y))


def place(x, y, z, yaw=0.0, scale=1.0):
    return Matrix.Translation(point(x, y, z)) @ turn(0, 0, yaw) @ Matrix.Diagonal((scale, scale, scale, 1))


def bearing(source, target):
    """Yaw in degrees from one (x, z) to another."""
    return math.degrees(math.atan2(target[0] - source[0], target[1] - source[1]))


class Placed:
    """Lets a model's shape function fill a piece of a level, standing somewhere else than at the origin."""

    def __init__(self, piece, matrix):
        self.piece, self.matrix = piece, matrix
        self.inverse, self.turned = matrix.inverted(), matrix.to_3x3().inverted()

    def add(self, part, colour, at=None, fade=None, **style):
        placed = part.moved(self.matrix @ at if at is not None else self.matrix)
        self.piece.add(placed, self._coloured(colour, fade), **style)
        return self

    def _coloured(self, colour, fade):
        if not callable(colour) and not fade:
            return colour
        from palette import mix

        def coloured(position, normal):
            local = self.inverse @ position
            rgb = colour(local, (self.turned @ normal).normalized()) if callable(colour) else colour
            if not fade:
                return rgb
            return mix(rgb, fade[2], min(1.0, max(0.0, (local.z - fade[0]) / (fade[1] - fade[0]))))

        return coloured


def trail(points, spacing, above):
    """Places every `spacing` u along a smooth curve through points (x, y, z), `above` u over it."""
    curve = smooth_curve([(x, z, y + above) for x, z, y in points], len(points) * 8)
    done, out = spacing, []
    for a, b in zip(curve, curve[1:]):
        done += (b - a).length
        if done >= spacing:
            out.append((round(b.x, 2), round(b.z, 2), round(b.y, 2)))
            done = 0.0
    return out
