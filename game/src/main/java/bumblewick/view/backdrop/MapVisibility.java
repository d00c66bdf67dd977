package bumblewick.view.backdrop;

import java.util.List;
import java.util.Set;

/**
 * What a campaign's map shows. {@code MapScreen} makes it of the journey; {@link MapScene} draws it.
 *
 * @param clear ids of the places without clouds
 * @param ways to draw
 */
public record MapVisibility(Set<String> clear, List<Way> ways) {
    public MapVisibility {
        clear = Set.copyOf(clear);
        ways = List.copyOf(ways);
    }

    /**
     * A way between two places.
     *
     * @param from id of the place where it begins
     * @param to id of the place where it ends
     */
    public record Way(String from, String to, Kind kind) {}

    /** How a way is drawn. */
    public enum Kind {
        /** Wick can go there. */
        OPEN,
        /** Nobody can go there yet. */
        CLOSED,
        /** Nobody can go there in this version of the game. */
        LATER
    }
}
