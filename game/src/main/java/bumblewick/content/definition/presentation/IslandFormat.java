package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.def.presentation.IslandDef;
import bumblewick.def.presentation.IslandDef.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** {@code islands/*.json}: places that mods add to the map of a journey. */
public final class IslandFormat {
    public static final DefinitionKind ISLAND = DefinitionKind.of("island", "islands", Use.PRESENTATION);

    public static final FileFormat<IslandDef> FORMAT = FileFormat.of(
            ISLAND,
            IslandDef.class,
            "A place that a mod adds to the map of the journey, under the name of its file, and the ways that lead there.",
            IslandFormat::declare);

    private IslandFormat() {}

    private static Maker<IslandDef> declare(Fields fields) {
        var campaign = fields.reference("campaign", CampaignFormat.CAMPAIGN, "Map that it belongs to.");
        Maker<Place> place = CampaignFormat.place(
                fields,
                "Ways on from here, the most obvious first. May be left out.",
                "Place whose exit that is. Left out, it is the island.");
        var from = fields.list(
                "from",
                1,
                CampaignFormat.MOST_PATHS,
                "ways",
                IslandFormat::way,
                "Ways that lead to it. A way opens when the place where it begins was cleared.");
        return values -> {
            IslandDef island = new IslandDef(
                    values.get(campaign),
                    CampaignFormat.named(values.id(), place.make(values)),
                    to(values.id(), values.get(from)));
            CampaignDef map =
                    values.definitions().definitions(CampaignFormat.FORMAT).get(island.campaign());
            if (map != null) {
                check(values, island, map);
            }
            return island;
        };
    }

    private static Maker<Way> way(Fields fields) {
        var place = fields.name("place", "Id of the place where it begins: of the map, or the name of another island.");
        Maker<Path> path = CampaignFormat.path(
                fields, "Place whose exit that is. Left out, it is the place where the way begins.");
        return values -> {
            Path made = path.make(values);
            String of = made.of().isEmpty() ? values.get(place) : made.of();
            return new Way(values.get(place), new Path("", made.exit(), of));
        };
    }

    /** Every way leads to the island. */
    private static List<Way> to(String island, List<Way> ways) {
        List<Way> all = new ArrayList<>();
        ways.forEach(way -> all.add(new Way(
                way.from(), new Path(island, way.path().exit(), way.path().of()))));
        return all;
    }

    /** Whether it goes together with the map. */
    private static void check(Values values, IslandDef island, CampaignDef map) {
        Place place = island.place();
        if (map.place(place.id()).isPresent()) {
            values.problem("campaign", "the map has a place '" + place.id() + "' already: the file needs another name");
        }
        if (map.placeOfStage(place.stage()).isPresent()) {
            values.problem("stage", "'" + place.stage() + "' is the stage of a place of the map already");
        }
        Set<String> ids = new TreeSet<>(values.definitions().names(ISLAND));
        map.places().forEach(each -> ids.add(each.id()));
        CampaignFormat.expectPlaces(values, "paths[", place, ids);
        for (int i = 0; i < island.ways().size(); i++) {
            Way way = island.ways().get(i);
            CampaignFormat.expectPlace(values, "from[" + i + "].place", way.from(), ids);
            CampaignFormat.expectPlace(values, "from[" + i + "].of", way.path().of(), ids);
        }
    }

    /** The map with the islands that belong to it. Of islands with the same stage the first by name is there. */
    public static CampaignDef on(CampaignDef map, Iterable<IslandDef> islands) {
        CampaignDef all = map;
        for (IslandDef island : islands) {
            boolean free = all.placeOfStage(island.place().stage()).isEmpty();
            if (island.campaign().equals(map.id()) && free) {
                all = all.with(island.place());
            }
        }
        for (IslandDef island : islands) {
            if (all.place(island.place().id()).isPresent()) {
                for (Way way : island.ways()) {
                    all = all.with(way.from(), way.path());
                }
            }
        }
        return all.withoutLooseWays();
    }
}
