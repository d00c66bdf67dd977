package bumblewick.content;

import bumblewick.def.CampaignDef;
import bumblewick.def.CampaignDef.Path;
import bumblewick.def.CampaignDef.Piece;
import bumblewick.def.CampaignDef.Place;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Reads {@code campaign/*.json}. */
final class CampaignReader {
    private static final float FAR = 1_000f; // u
    private static final int MOST = 200;

    private final Set<String> stages;

    /** Which exit a way asks for. */
    private enum Exit {
        ANY,
        HIGH,
        LOW;

        String id() {
            return this == ANY ? "" : name().toLowerCase(Locale.ROOT);
        }
    }

    /** @param stages ids of all that are in the scene folder, sound or not */
    CampaignReader(Set<String> stages) {
        this.stages = stages;
    }

    CampaignDef read(String id, JsonFields fields) {
        CampaignDef campaign = new CampaignDef(
                id,
                fields.reference("look", Kind.LOOK),
                fields.name("first"),
                fields.list("places", 1, MOST, "places", each -> place(each.name("id"), each)));
        Set<String> ids = ids(campaign.places(), fields);
        expectPlace(fields, "first", campaign.first(), ids);
        for (int i = 0; i < campaign.places().size(); i++) {
            expectPlaces(fields, "places[" + i + "].paths[", campaign.places().get(i), ids);
        }
        return campaign;
    }

    /** The place that some fields describe. */
    Place place(String id, JsonFields fields) {
        String stage = fields.name("stage");
        if (!stages.contains(stage) && ClosestName.to(stage, stages).isPresent()) {
            fields.note("stage", "there is no stage '" + stage + "'" + ClosestName.hint(stage, stages));
        }
        return new Place(
                id,
                stage,
                fields.number("x", -FAR, FAR, "u"),
                fields.numberOr("y", 0f, -FAR, FAR, "u"),
                fields.number("z", -FAR, FAR, "u"),
                fields.flagOr("dark", false),
                fields.listOr("pieces", MOST, "models", CampaignReader::piece),
                fields.listOr("paths", 16, "ways", inner -> path(inner.name("to"), id, inner)));
    }

    private static Piece piece(JsonFields fields) {
        return new Piece(
                fields.reference("model", Kind.MODEL),
                fields.numberOr("x", 0f, -FAR, FAR, "u"),
                fields.numberOr("y", 0f, -FAR, FAR, "u"),
                fields.numberOr("z", 0f, -FAR, FAR, "u"),
                fields.numberOr("scale", 1f, 0.01f, 100f, "times"),
                fields.numberOr("yawDegrees", 0f, -360f, 360f, "degrees"));
    }

    /** The way that some fields describe. */
    static Path path(String to, String from, JsonFields fields) {
        String exit = fields.choiceOr("exit", Exit.ANY).id();
        return new Path(to, exit, fields.has("of") ? fields.name("of") : from);
    }

    private static Set<String> ids(List<Place> places, JsonFields fields) {
        Set<String> ids = new TreeSet<>();
        Set<String> played = new TreeSet<>();
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            if (!ids.add(place.id())) {
                fields.problem("places[" + i + "].id", "'" + place.id() + "' is the id of a place before");
            }
            if (!played.add(place.stage())) {
                fields.problem("places[" + i + "].stage", "'" + place.stage() + "' is the stage of a place before");
            }
        }
        return ids;
    }

    /** Every way of a place has to begin and end at one of {@code ids}. */
    static void expectPlaces(JsonFields fields, String where, Place place, Set<String> ids) {
        for (int i = 0; i < place.paths().size(); i++) {
            expectPlace(fields, where + i + "].to", place.paths().get(i).to(), ids);
            expectPlace(fields, where + i + "].of", place.paths().get(i).of(), ids);
        }
    }

    static void expectPlace(JsonFields fields, String where, String id, Set<String> ids) {
        if (!ids.contains(id)) {
            fields.problem(where, "there is no place '" + id + "'" + ClosestName.hint(id, ids));
        }
    }
}
