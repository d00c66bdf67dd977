package bumblewick.save;

import java.util.List;

/**
 * By which content something was played.
 *
 * @param mark that tells its rules from others'; empty for the game's own
 * @param mods that had a part in the rules, as people call them, from the lowest to the topmost
 */
public record Origin(String mark, List<String> mods) {
    /** The game's own content. */
    public static final Origin GAME = new Origin("", List.of());

    public Origin {
        mods = List.copyOf(mods);
    }

    /** Whether it is played by the same rules as another. */
    public boolean sameRules(Origin other) {
        return mark.equals(other.mark);
    }
}
