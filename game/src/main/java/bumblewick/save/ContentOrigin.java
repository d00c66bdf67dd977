package bumblewick.save;

import java.util.List;

/**
 * Which content a run or campaign was played with.
 *
 * @param mark identifies the rules; empty for the game's own rules
 * @param mods names of the mods that changed the rules, from the lowest to the topmost
 */
public record ContentOrigin(String mark, List<String> mods) {
    /** The game's own content. */
    public static final ContentOrigin GAME = new ContentOrigin("", List.of());

    public ContentOrigin {
        mods = List.copyOf(mods);
    }

    /** Whether both have the same rules. */
    public boolean sameRules(ContentOrigin other) {
        return mark.equals(other.mark);
    }
}
