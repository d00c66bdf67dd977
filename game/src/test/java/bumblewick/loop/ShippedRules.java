package bumblewick.loop;

import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.Rulebook;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The rules of the scene folder that ships with the game. */
final class ShippedRules {
    private static final Rulebook RULES = read();

    private ShippedRules() {}

    static Rulebook get() {
        return RULES;
    }

    private static Rulebook read() {
        String folder = System.getProperty("bumblewick.scene");
        try {
            return SceneReader.read(new SceneFolder("base", Path.of(folder))).rules();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the scene folder " + folder, e);
        }
    }
}
