package bumblewick.desktop.workshop;

import bumblewick.editor.session.StarterFiles;
import bumblewick.replay.GameVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Makes a mod to start from: a short flight that works at once, and a page that explains each of its files. */
public final class StarterMod {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9_]{1,39}");

    /** Where the files are, and what they become; the resources cannot be listed. */
    private static final List<String> FILES = List.of(
            "README.md",
            "mod.json",
            "scene/stages/stage/stage.json",
            "scene/stages/stage/course.json",
            "scene/stages/stage/waves.json",
            "scene/stages/stage/props.json",
            "scene/stages/stage/pickups.json",
            "scene/looks/look.json",
            "scene/paths/swoop.json",
            "scene/text/en.patch.json",
            "scene/text/ja.patch.json");

    private StarterMod() {}

    /** Whether a mod, and its stage, can be called so. */
    public static boolean isId(String id) {
        return ID.matcher(id).matches();
    }

    /**
     * Writes it.
     *
     * @param id of the mod and of its stage
     * @param folder that does not exist, and then is the mod
     * @return the files, by their paths in the folder
     * @throws IOException if it cannot be written
     */
    public static List<String> write(String id, Path folder) throws IOException {
        if (!isId(id)) {
            throw new IllegalArgumentException("'" + id + "' is no id, expected " + ID);
        }
        List<String> written = new ArrayList<>();
        for (String file : FILES) {
            String path = file.replace("stages/stage/", "stages/" + id + "/")
                    .replace("looks/look", "looks/" + id)
                    .replace("swoop", id + "_swoop");
            Path target = folder.resolve(path);
            Files.createDirectories(target.getParent());
            Files.writeString(
                    target, StarterFiles.filled(StarterFiles.text(file), id).replace("{game}", GameVersion.number()));
            written.add(path);
        }
        return written;
    }
}
