"""Rebuilds the models: python3 assets/source/build_models.py [model ...]

Without names every model is built. Needs Blender 3.4 on the path; needs no display. The result is the
same on every run: all randomness is seeded.
"""

import os
import shutil
import subprocess
import sys

SOURCE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(os.path.dirname(SOURCE))


def main():
    blender = shutil.which("blender")
    if not blender:
        sys.exit("blender is not on the path")
    # One thread: with more, Blender adds up normals in any order and the files differ from run to run.
    command = [
        blender,
        "-b",
        "--factory-startup",
        "-t",
        "1",
        "--python-exit-code",
        "1",
        "-P",
        os.path.join(SOURCE, "models", "build.py"),
        "--",
    ] + sys.argv[1:]
    # Blender's own Python takes its home from the first python3 on the path: let that be the system's.
    environment = dict(os.environ, PATH=os.defpath)
    run = subprocess.Popen(
        command, cwd=PROJECT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    log = []
    for line in run.stdout:
        log.append(line)
        if line.startswith("MODEL"):
            print(line, end="", flush=True)
    if run.wait() != 0:
        sys.exit("".join(log[-40:]))


if __name__ == "__main__":
    main()
