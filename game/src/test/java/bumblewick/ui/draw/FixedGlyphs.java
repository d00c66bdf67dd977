package bumblewick.ui.draw;

import java.util.List;
import java.util.Map;

/**
 * A device that never changes.
 *
 * @param bound glyphs by action
 * @param otherwise of an action that is not among them
 */
public record FixedGlyphs(Map<String, List<String>> bound, List<String> otherwise) implements ActionGlyphs {
    /** Nothing is bound. */
    public static final FixedGlyphs NONE = new FixedGlyphs(Map.of());

    /** Nothing but that is bound. */
    public FixedGlyphs(Map<String, List<String>> bound) {
        this(bound, List.of());
    }

    @Override
    public int revision() {
        return 0;
    }

    @Override
    public List<String> glyphs(String action) {
        return bound.getOrDefault(action, otherwise);
    }
}
