package bumblewick.content;

import bumblewick.def.CampaignDef;
import bumblewick.def.CampaignDef.Place;
import bumblewick.def.IslandDef;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads {@code islands/*.json}. */
final class IslandReader {
    private static final int MOST = 16;

    private final CampaignReader places;
    private final Map<String, CampaignDef> campaigns;
    private final Set<String> islands;

    /**
     * @param places reads the place that an island is
     * @param campaigns all that can be read
     * @param islands ids of all islands, of those with mistakes too
     */
    IslandReader(CampaignReader places, Map<String, CampaignDef> campaigns, Set<String> islands) {
        this.places = places;
        this.campaigns = campaigns;
        this.islands = islands;
    }

    IslandDef read(String id, JsonFields fields) {
        String campaign = fields.reference("campaign", Kind.CAMPAIGN);
        IslandDef island = new IslandDef(
                campaign, places.place(id, fields), fields.list("from", 1, MOST, "ways", inner -> way(id, inner)));
        Optional.ofNullable(campaigns.get(campaign)).ifPresent(map -> check(fields, island, map));
        return island;
    }

    private static IslandDef.Way way(String id, JsonFields fields) {
        String from = fields.name("place");
        return new IslandDef.Way(from, CampaignReader.path(id, from, fields));
    }

    /** Whether it goes together with the map. */
    private void check(JsonFields fields, IslandDef island, CampaignDef map) {
        Place place = island.place();
        if (map.place(place.id()).isPresent()) {
            fields.problem("campaign", "the map has a place '" + place.id() + "' already: the file needs another name");
        }
        if (map.of(place.stage()).isPresent()) {
            fields.problem("stage", "'" + place.stage() + "' is the stage of a place of the map already");
        }
        Set<String> ids = map.places().stream().map(Place::id).collect(Collectors.toCollection(TreeSet::new));
        ids.addAll(islands);
        CampaignReader.expectPlaces(fields, "paths[", place, ids);
        for (int i = 0; i < island.ways().size(); i++) {
            CampaignReader.expectPlace(
                    fields, "from[" + i + "].place", island.ways().get(i).from(), ids);
            CampaignReader.expectPlace(
                    fields, "from[" + i + "].of", island.ways().get(i).path().of(), ids);
        }
    }

    /** The maps with the islands that belong to them. Of islands with the same stage the first by name is there. */
    static CampaignDef on(CampaignDef map, Iterable<IslandDef> islands) {
        CampaignDef all = map;
        for (IslandDef island : islands) {
            boolean free = all.of(island.place().stage()).isEmpty();
            if (island.campaign().equals(map.id()) && free) {
                all = all.with(island.place());
            }
        }
        for (IslandDef island : islands) {
            if (all.place(island.place().id()).isPresent()) {
                for (IslandDef.Way way : island.ways()) {
                    all = all.with(way.from(), way.path());
                }
            }
        }
        return all.withoutLooseWays();
    }

    /** Nothing to read: for those who only want to know what is asked for. */
    static IslandReader alone() {
        return new IslandReader(new CampaignReader(Set.of()), Map.of(), Set.of());
    }
}
