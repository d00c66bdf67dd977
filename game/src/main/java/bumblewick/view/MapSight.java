package bumblewick.view;

import java.util.List;
import java.util.Set;

/**
 * What is to be seen of a campaign's map.
 *
 * @param clear ids of the places without clouds
 * @param ways that are drawn
 */
public record MapSight(Set<String> clear, List<Way> ways) {
    public MapSight {
        clear = Set.copyOf(clear);
        ways = List.copyOf(ways);
    }

    /**
     * A way between two places.
     *
     * @param from id of the place where it begins
     * @param to id of the place where it ends
     * @param open whether one can go there
     */
    public record Way(String from, String to, boolean open) {}
}
