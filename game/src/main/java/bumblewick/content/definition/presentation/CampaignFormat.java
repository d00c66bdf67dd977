package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import bumblewick.def.presentation.CampaignDef.Piece;
import bumblewick.def.presentation.CampaignDef.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** {@code campaign/*.json}: maps of journeys. */
public final class CampaignFormat {
    public static final DefinitionKind CAMPAIGN = DefinitionKind.of("campaign", "campaign", Use.PRESENTATION);

    public static final FileFormat<CampaignDef> FORMAT = FileFormat.of(
            CAMPAIGN,
            CampaignDef.class,
            "The map of the journey: islands, the stages played there, and the ways between them.",
            CampaignFormat::declare);

    static final int MOST_PATHS = 16;
    private static final float FAR = 1_000f; // u
    private static final int MOST = 200;

    /** Which exit a way asks for. */
    private enum Exit {
        ANY,
        HIGH,
        LOW;

        String id() {
            return this == ANY ? "" : name().toLowerCase(Locale.ROOT);
        }
    }

    private CampaignFormat() {}

    private static Maker<CampaignDef> declare(Fields fields) {
        fields.id();
        fields.reference("look", LookFormat.LOOK, "Light and sky over the map.");
        fields.name("first", "Id of the place where a journey begins.");
        fields.list(
                "places",
                1,
                MOST,
                "places",
                CampaignFormat::place,
                "The islands, in the order in which the map lists them.");
        return fields.record(CampaignDef.class, (campaign, values) -> {
            Set<String> ids = ids(campaign.places(), values);
            expectPlace(values, "first", campaign.first(), ids);
            for (int i = 0; i < campaign.places().size(); i++) {
                expectPlaces(
                        values, "places[" + i + "].paths[", campaign.places().get(i), ids);
            }
        });
    }

    private static Maker<Place> place(Fields fields) {
        var id = fields.name(
                "id", "Its name, unique on the map. Journeys remember places by it: do not change it later.");
        Maker<Place> unnamed = place(
                fields,
                "Ways from here, the most obvious first. A way opens when the place was cleared.",
                "Place whose exit that is. Left out, it is the place where the way begins.");
        return values -> named(values.get(id), unnamed.make(values));
    }

    /** The fields of a place without its id, which is empty; that of its paths' exits is, too, if it is the place itself. */
    static Maker<Place> place(Fields fields, String aboutPaths, String aboutOf) {
        var stage = fields.name(
                "stage", "Id of the stage that is played there. It need not exist: then the island lies in clouds.");
        var x = fields.number("x", -FAR, FAR, "u", "To the right on the map.");
        var y = fields.number("y", -FAR, FAR, "u", "Height on the map.").or(0f);
        var z = fields.number("z", -FAR, FAR, "u", "Away from the eye on the map.");
        var dark = fields.flag("dark", "Whether the clouds over it are smoke, as long as nobody was there.")
                .or(false);
        var pieces = fields.optionalList(
                "pieces",
                MOST,
                "models",
                CampaignFormat::piece,
                "Models of the island, seen once the clouds are gone.");
        var paths = fields.optionalList("paths", MOST_PATHS, "ways", each -> pathTo(each, aboutOf), aboutPaths);
        return values -> {
            noteMisspelled(values, values.get(stage));
            return new Place(
                    "",
                    values.get(stage),
                    values.get(x),
                    values.get(y),
                    values.get(z),
                    values.get(dark),
                    values.get(pieces),
                    values.get(paths));
        };
    }

    private static void noteMisspelled(Values values, String stage) {
        Set<String> stages = values.definitions().names(DefinitionKind.STAGE);
        if (!stages.contains(stage) && ClosestName.to(stage, stages).isPresent()) {
            values.note("stage", "there is no stage '" + stage + "'" + ClosestName.hint(stage, stages));
        }
    }

    /** A place by its id, which is also that of exits that are its own. */
    static Place named(String id, Place place) {
        List<Path> paths = new ArrayList<>();
        for (Path path : place.paths()) {
            paths.add(path.of().isEmpty() ? new Path(path.to(), path.exit(), id) : path);
        }
        return new Place(id, place.stage(), place.x(), place.y(), place.z(), place.dark(), place.pieces(), paths);
    }

    private static Maker<Piece> piece(Fields fields) {
        fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        fields.number("x", -FAR, FAR, "u", "To the right of the island's middle.")
                .or(0f);
        fields.number("y", -FAR, FAR, "u", "Above the island's middle.").or(0f);
        fields.number("z", -FAR, FAR, "u", "Beyond the island's middle, away from the eye.")
                .or(0f);
        fields.number("scale", 0.01f, 100f, "times", "Factor on the model's size.")
                .or(1f);
        fields.number("yawDegrees", -360f, 360f, "degrees", "Turn about the upright axis.")
                .or(0f);
        return fields.record(Piece.class);
    }

    private static Maker<Path> pathTo(Fields fields, String aboutOf) {
        var to = fields.name("to", "Id of the place where it leads.");
        Maker<Path> path = path(fields, aboutOf);
        return values -> new Path(
                values.get(to), path.make(values).exit(), path.make(values).of());
    }

    /** The fields of a way without its end; {@code of} is empty if it is not given. */
    static Maker<Path> path(Fields fields, String aboutOf) {
        var exit = fields.choice(
                        "exit",
                        Exit.class,
                        "Exit that must have been taken for the way to open. Left out, any will do.")
                .or(Exit.ANY);
        var of = fields.name("of", aboutOf).orAbsent("");
        return values -> new Path("", values.get(exit).id(), values.get(of));
    }

    private static Set<String> ids(List<Place> places, Values values) {
        Set<String> ids = new TreeSet<>();
        Set<String> played = new TreeSet<>();
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            if (!ids.add(place.id())) {
                values.problem("places[" + i + "].id", "'" + place.id() + "' is the id of a place before");
            }
            if (!played.add(place.stage())) {
                values.problem("places[" + i + "].stage", "'" + place.stage() + "' is the stage of a place before");
            }
        }
        return ids;
    }

    /** Every way of a place has to begin and end at one of {@code ids}. */
    static void expectPlaces(Values values, String where, Place place, Set<String> ids) {
        for (int i = 0; i < place.paths().size(); i++) {
            expectPlace(values, where + i + "].to", place.paths().get(i).to(), ids);
            expectPlace(values, where + i + "].of", place.paths().get(i).of(), ids);
        }
    }

    static void expectPlace(Values values, String where, String id, Set<String> ids) {
        if (!ids.contains(id)) {
            values.problem(where, "there is no place '" + id + "'" + ClosestName.hint(id, ids));
        }
    }
}
