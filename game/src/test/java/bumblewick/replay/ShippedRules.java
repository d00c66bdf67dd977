package bumblewick.replay;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.Rulebook;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The rules of the scene folder that ships with the game. */
public final class ShippedRules {
    private static final Rulebook RULES = read();

    private ShippedRules() {}

    public static Rulebook get() {
        return RULES;
    }

    private static Rulebook read() {
        String folder = System.getProperty("bumblewick.scene");
        try {
            return SceneReader.read(new SceneFolder(Path.of(folder))).rules();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the scene folder " + folder, e);
        }
    }
}
