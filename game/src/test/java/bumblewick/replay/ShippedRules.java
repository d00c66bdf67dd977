package bumblewick.replay;

import bumblewick.content.ShippedScene;
import bumblewick.def.Rulebook;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The rules of the scene folder that ships with the game. */
public final class ShippedRules {
    private static final Rulebook RULES = read();

    private ShippedRules() {}

    public static Rulebook get() {
        return RULES;
    }

    private static Rulebook read() {
        try {
            return ShippedScene.read().rules();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the scene folder " + System.getProperty("bumblewick.scene"), e);
        }
    }
}
