"""What all of Wick's clips are made of: ears and scarf in the wind, blinking, standing."""

from rig import wave

# The game moves the face; in the clips the eyes are just open, the lids drawn into the head.
OPEN = {
    bone + side: ((0, 0, 0), offset, (1, share, 1))
    for bone, offset, share in (("lid", (0, 0.022, -0.004), 0.10), ("low", (0, 0.06, 0), 0.04))
    for side in (".L", ".R")
}


def flutter(p, lift, amount, ear_lift=0, ear_amount=4, side=0, speed=1, roll=0):
    """Scarf and ears in the wind; `roll` turns the flat of the scarf to the camera."""
    return {
        "scarf1": (lift + amount * 0.5 * wave(p, 0, speed), roll, side + amount * 0.5 * wave(p, 0.4, speed)),
        "scarf2": (amount * wave(p, 1.1, speed), 0, amount * 0.8 * wave(p, 1.3, speed)),
        "scarf3": (amount * 1.4 * wave(p, 2.2, speed), 0, amount * wave(p, 2.4, speed)),
        "ear1.L": (ear_lift + ear_amount * wave(p, 0, speed), 0, 0),
        "ear1.R": (ear_lift + ear_amount * wave(p, 0.7, speed), 0, 0),
        "ear2.L": (ear_lift * 0.6 + ear_amount * 1.6 * wave(p, 1, speed), 0, 0),
        "ear2.R": (ear_lift * 0.6 + ear_amount * 1.6 * wave(p, 1.7, speed), 0, 0),
    }


def idle(p):
    pose = flutter(p, -56, 5, 4, 3, -16)
    pose.update(
        {
            "hips": ((0, 0, 0), (0, 0, 0.008 * wave(p, 0, 2))),
            "chest": (2 * wave(p, 0, 2), 0, 0),
            "head": (-2 * wave(p, 0.6, 2), 0, 6 * wave(p)),
            "arm.L": (0, 18 + 3 * wave(p, 0, 2), 0),
            "fore.L": (-14, 0, 0),
            "arm.R": (-16, -8 - 2 * wave(p, 0, 2), 0),
            "fore.R": (-46, 0, 0),
            "lantern": (3 * wave(p, 0.5, 2), 3 * wave(p, 1), 0),
        }
    )
    return pose
