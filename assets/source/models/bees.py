"""The glow-bee: warm gold, a lamp for a belly, wings and antennae as separate nodes that the game turns."""
from geometry import ball, globe, lathe, lens_wing, move, size, thorn, tube, turn
from mesh import static
from palette import BEE_GOLD, BEE_LIGHT, BEE_STRIPE, DARK, WHITE, mix, rgb


def shape(m):
    def coat(v, normal):
        if .0 < v.y < .04 or v.y > .08:
            return BEE_STRIPE
        return mix(BEE_GOLD, BEE_LIGHT, min(1, max(0, v.z * 6 + .3)))
    back = [(0, -.10), (.075, -.08), (.108, -.01), (.114, .03), (.116, .08), (.108, .115)]
    m.add(lathe(back, 10, cap=False), coat, at=turn(-90), by_face=True)
    lamp = [(.106, .108), (.112, .12), (.098, .19), (.05, .235), (0, .245)]
    m.add(lathe(lamp, 10, cap=False), rgb('ffcf4a'), at=turn(-90), glow=.95)
    m.add(thorn(.024, .07, 4), BEE_STRIPE, at=move(0, .23, 0) @ turn(-90))
    m.add(ball(.098, 2), BEE_GOLD, at=move(0, -.115, .018), fade=(-.05, .1, BEE_LIGHT))
    m.add_pair(globe(.040, 7, 5), DARK, at=move(.052, -.182, .03) @ size(.8, .6, 1.15))
    m.add_pair(ball(.013, 1), WHITE, at=move(.046, -.208, .052), glow=.6)
    wings = m.child_pair('wing', (.05, -.03, .09))
    wings.add(lens_wing(.30, .21, .012), rgb('fff3cf'), at=move(.05, -.03, .09) @ turn(42, -38, 20), glow=.5)
    antennae = m.child_pair('antenna', (.035, -.15, .10))
    antennae.add(tube([(.035, -.15, .10), (.055, -.19, .155), (.08, -.235, .165)], [.011, .009, .009], 3, 3), BEE_STRIPE)
    antennae.add(ball(.024, 1), BEE_LIGHT, at=move(.082, -.238, .166), glow=.8)


MODELS = {'bee': lambda: static('bee', shape, scale=.75, reach=.1, strength=.5)}
