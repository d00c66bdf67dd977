"""An add-on for Blender: saving a garden builds its level.glb, which the running game shows at once by live reload.

Install it from where it lies: Edit, Preferences, Add-ons, Install, and choose this file; then name the folder assets/source of
Bumblewick in its preferences, unless it is found. In the properties of the scene, "Bumblewick garden", name the folder of the
stage in your mod, such as MOD/scene/stages/moth_night_garden. From then on every save of that file runs build_level.py's own
steps in a second Blender without a window, so that you can go on; what it tells (WARN, CHECK, LEVEL) is in the panel.
"""

import os
import subprocess

import bpy
from bpy.app.handlers import persistent

bl_info = {
    "name": "Bumblewick: export a garden on save",
    "author": "Bumblewick",
    "version": (1, 0, 0),
    "blender": (3, 4, 0),
    "location": "Properties > Scene > Bumblewick garden",
    "description": "Builds level.glb into a mod whenever the file is saved",
    "category": "Import-Export",
}

MARKS = ("LEVEL", "CHECK", "WARN")
STEPS = os.path.join("levels", "from_blend.py")
EVERY = 0.25  # seconds between two looks at the second Blender

working = []  # at most one: (process, what it writes)
again = []  # the scene's folder, if it was saved once more meanwhile
told = []  # lines of the last build


class GardenPreferences(bpy.types.AddonPreferences):
    bl_idname = __name__

    source: bpy.props.StringProperty(name="assets/source", subtype="DIR_PATH", description="Where build_level.py lies")

    def draw(self, context):
        self.layout.prop(self, "source")


class GardenPanel(bpy.types.Panel):
    bl_label = "Bumblewick garden"
    bl_idname = "SCENE_PT_bumblewick_garden"
    bl_space_type = "PROPERTIES"
    bl_region_type = "WINDOW"
    bl_context = "scene"

    def draw(self, context):
        self.layout.prop(context.scene, "bumblewick_stage")
        for line in told:
            self.layout.label(text=line)


def source():
    """The folder with the steps: beside this file, else as the preferences say."""
    known = [os.path.dirname(os.path.abspath(__file__))]
    addon = bpy.context.preferences.addons.get(__name__)
    if addon and addon.preferences:
        known.append(bpy.path.abspath(addon.preferences.source))
    return next((folder for folder in known if os.path.isfile(os.path.join(folder, STEPS))), None)


@persistent
def build(_scene, _unused=None):
    """Called after each save: begins a build, or remembers that there is one to begin."""
    folder = bpy.context.scene.bumblewick_stage
    if not folder:
        return
    if working:
        again[:] = [folder]
        return
    begin(bpy.path.abspath(folder))


def begin(folder):
    steps = source()
    if not steps or not os.path.isdir(os.path.dirname(os.path.abspath(folder))):
        missing = "assets/source is not known, see the preferences" if not steps else f"there is no folder for {folder}"
        tell([f"CHECK {missing}"])
        return
    command = [bpy.app.binary_path, "-b", "--factory-startup", "-t", "1", "--python-exit-code", "1"]
    command += ["-P", os.path.join(steps, STEPS), "--", bpy.data.filepath, os.path.abspath(folder)]
    log = open(os.path.join(bpy.app.tempdir, "bumblewick.log"), "w+", encoding="utf-8")
    process = subprocess.Popen(command, cwd=steps, stdout=log, stderr=subprocess.STDOUT)
    working.append((process, log))
    tell(["builds …"])
    bpy.app.timers.register(look, first_interval=EVERY)


def look():
    """Whether the second Blender is done; returns when to look again."""
    process, log = working[0]
    if process.poll() is None:
        return EVERY
    log.seek(0)
    lines = [line.rstrip() for line in log]
    log.close()
    working.clear()
    tell([line for line in lines if line.startswith(MARKS)] if process.returncode == 0 else lines[-10:])
    if again:
        begin(bpy.path.abspath(again.pop()))
    return None


def tell(lines):
    told[:] = lines
    for line in lines:
        print(line, flush=True)
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type == "PROPERTIES":
                area.tag_redraw()


def register():
    bpy.types.Scene.bumblewick_stage = bpy.props.StringProperty(
        name="Stage", subtype="DIR_PATH", description="Folder of the stage in your mod; level.glb goes there"
    )
    bpy.utils.register_class(GardenPreferences)
    bpy.utils.register_class(GardenPanel)
    bpy.app.handlers.save_post.append(build)


def unregister():
    bpy.app.handlers.save_post.remove(build)
    bpy.utils.unregister_class(GardenPanel)
    bpy.utils.unregister_class(GardenPreferences)
    del bpy.types.Scene.bumblewick_stage
