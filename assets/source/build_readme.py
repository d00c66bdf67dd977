#!/usr/bin/env python3
"""Makes the moving picture of the README from the running game: twelve seconds of a recorded flight.

    python3 assets/source/build_readme.py

It starts the built game on a display without a screen, shows the golden replay of Cloverfield on easy from its beginning at a
quarter of the speed, takes ten pictures for each second of the flight, and joins them. Build the game first. It first names missing
tools and the Debian packages that bring them.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from tools import FFMPEG, IMPORT, XDOTOOL, XVFB, missing

ROOT = pathlib.Path(__file__).resolve().parents[2]
JAR = ROOT / "desktop-launcher" / "target" / "bumblewick.jar"
REPLAY = ROOT / "game" / "src" / "test" / "resources" / "bumblewick" / "replay" / "golden" / "easy.replay"
FILM = ROOT / "assets" / "readme" / "gather_and_scatter.webp"
DISPLAY = ":77"
WIDTH, HEIGHT = 640, 360
RATE = 10  # pictures per second of the flight
SPEED = 0.25  # of the flight
SKIPPED = 10  # pictures, until the bar has slid away and the bees gather
PICTURES = 120


def key(name):
    subprocess.run(["xdotool", "key", name], check=True)


def record(folder):
    """Takes a picture every RATE-th of a second of the flight."""
    begun = time.monotonic()
    for i in range(SKIPPED + PICTURES):
        subprocess.run(["import", "-window", "root", folder / f"{i:03}.bmp"], check=True)
        time.sleep(max(0.0, begun + (i + 1) / RATE / SPEED - time.monotonic()))


def join(folder):
    subprocess.run(
        ["ffmpeg", "-v", "error", "-y", "-framerate", str(RATE), "-start_number", str(SKIPPED),
         "-i", folder / "%03d.bmp", "-vf", "scale=560:-2:flags=lanczos", "-c:v", "libwebp_anim",
         "-quality", "55", "-compression_level", "6", "-loop", "0", "-an", FILM],
        check=True)


def lacking():
    """What is missing, line by line; empty if the picture can be made."""
    unbuilt = [] if JAR.exists() else [f"missing: {JAR.relative_to(ROOT)} (mvn package)"]
    return missing([XVFB, XDOTOOL, IMPORT, FFMPEG]) + unbuilt


def main():
    if lacking():
        sys.exit("\n".join(lacking()))
    os.environ["DISPLAY"] = DISPLAY
    screen = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", f"{WIDTH}x{HEIGHT}x24"])
    try:
        time.sleep(1)
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            game = subprocess.Popen(
                ["java", "-jar", JAR, "--replay", REPLAY, "--windowed", f"--size={WIDTH}x{HEIGHT}",
                 "--quality=medium", "--no-audio", "--data-dir", folder / "data"])
            try:
                log = folder / "data" / "logs" / "bumblewick.log"
                while not (log.exists() and "steady: replay" in log.read_text()):
                    time.sleep(0.5)
                for name in ("Down", "Down"):  # half, a quarter of the speed
                    key(name)
                    time.sleep(0.5)
                time.sleep(6)  # the bar slides away
                record(folder)
            finally:
                game.terminate()
                game.wait()
            join(folder)
    finally:
        screen.terminate()


if __name__ == "__main__":
    main()
