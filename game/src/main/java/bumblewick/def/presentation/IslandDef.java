package bumblewick.def.presentation;

import java.util.List;

/**
 * A place that is added to the map of a campaign by a file of its own, so that mods can add some without knowing of each
 * other. Nothing in here reaches the simulation.
 *
 * @param campaign id of the campaign
 * @param place the place itself, with the ways that lead on from it
 * @param ways that lead to it
 */
public record IslandDef(String campaign, CampaignDef.Place place, List<Way> ways) {
    public IslandDef {
        ways = List.copyOf(ways);
    }

    /**
     * A way from a place of the map.
     *
     * @param from id of the place where it begins
     * @param path the way, which ends at the island
     */
    public record Way(String from, CampaignDef.Path path) {}
}
