package bumblewick.desktop;

import java.nio.file.Files;
import java.nio.file.Path;

/** A mod that the command line names: a folder or a zip, or an id in the game's folder of mods. */
final class NamedMod {
    private NamedMod() {}

    /**
     * Finds it.
     *
     * @param name as it is given
     * @param mods the game's folder of mods
     * @return where it is; {@code name} itself if it is nowhere
     */
    static Path find(Path name, Path mods) {
        Path own = mods.resolve(name);
        return !Files.exists(name) && name.getNameCount() == 1 && Files.exists(own) ? own : name;
    }
}
