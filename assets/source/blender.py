"""Runs a Python script inside Blender, the same way every time: no display, no user settings, one thread."""

import os
import shutil
import subprocess
import sys

from folders import PROJECT, SOURCE


def run(script, arguments, marks):
    """Prints the lines that start with one of `marks`; ends with Blender's own words where it fails."""
    blender = shutil.which("blender")
    if not blender:
        sys.exit("blender is not on the path")
    # One thread: with more, Blender adds up normals in any order and the files differ from run to run.
    command = [blender, "-b", "--factory-startup", "-t", "1", "--python-exit-code", "1"]
    command += ["-P", str(SOURCE / script), "--"] + arguments
    # Blender's own Python takes its home from the first python3 on the path: let that be the system's.
    environment = dict(os.environ, PATH=os.defpath)
    process = subprocess.Popen(
        command, cwd=PROJECT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    log = []
    for line in process.stdout:
        log.append(line)
        if line.startswith(marks):
            print(line, end="", flush=True)
    if process.wait() != 0:
        sys.exit("".join(log[-40:]))
