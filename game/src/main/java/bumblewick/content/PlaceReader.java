package bumblewick.content;

import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Reads {@code props.json} and {@code pickups.json} of a stage. Places are written one by one, or as a row: a first
 * place, a count, and the step from each to the next.
 */
final class PlaceReader {
    private static final int MOST_ENTRIES = 2_000;
    private static final int LONGEST_ROW = 200;
    private static final float REACH = 100f; // u to the side and up
    private static final float LONGEST_STEP = 500f; // u

    /** Scenery in its places, by rising z. */
    record Props(List<PropDef> places) {}

    /** Pick-ups in their places, by rising z. */
    record Pickups(List<PickupSpawnDef> places) {}

    private record Place(float x, float y, float z) {
        Place plus(Place step, int times) {
            return new Place(x + step.x * times, y + step.y * times, z + step.z * times);
        }
    }

    private PlaceReader() {}

    static Props props(JsonFields fields) {
        List<PropDef> places = new ArrayList<>();
        fields.list("props", 0, MOST_ENTRIES, "props", entry -> places.addAll(propsOf(entry)));
        places.sort(Comparator.comparing(PropDef::z));
        return new Props(places);
    }

    static Pickups pickups(JsonFields fields) {
        List<PickupSpawnDef> places = new ArrayList<>();
        fields.list("pickups", 0, MOST_ENTRIES, "pick-ups", entry -> places.addAll(pickupsOf(entry)));
        places.sort(Comparator.comparing(PickupSpawnDef::z));
        return new Pickups(places);
    }

    private static List<PropDef> propsOf(JsonFields entry) {
        String scenery = entry.reference("scenery", Kind.SCENERY);
        float yaw = entry.numberOr("yawDegrees", 0f, -360f, 360f, "degrees");
        float scale = entry.numberOr("scale", 1f, 0.1f, 10f, "times");
        List<PropDef> props = new ArrayList<>();
        for (Place at : places(entry)) {
            props.add(new PropDef(scenery, at.x(), at.y(), at.z(), yaw, scale));
        }
        return props;
    }

    private static List<PickupSpawnDef> pickupsOf(JsonFields entry) {
        String pickup = entry.reference("pickup", Kind.PICKUP);
        List<PickupSpawnDef> pickups = new ArrayList<>();
        for (Place at : places(entry)) {
            pickups.add(new PickupSpawnDef(pickup, at.x(), at.y(), at.z()));
        }
        return pickups;
    }

    private static List<Place> places(JsonFields entry) {
        Place first = new Place(
                entry.number("x", -REACH, REACH, "u"),
                entry.numberOr("y", 0f, 0f, REACH, "u"),
                entry.number("z", 0f, StageReader.LONGEST, "u"));
        int count = entry.wholeOr("count", 1, 1, LONGEST_ROW, "places");
        if (count == 1 && !entry.has("step")) {
            return List.of(first);
        }
        Place step = entry.object("step", PlaceReader::step);
        List<Place> row = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            row.add(first.plus(step, i));
        }
        return row;
    }

    private static Place step(JsonFields fields) {
        return new Place(
                fields.numberOr("x", 0f, -LONGEST_STEP, LONGEST_STEP, "u"),
                fields.numberOr("y", 0f, -LONGEST_STEP, LONGEST_STEP, "u"),
                fields.numberOr("z", 0f, 0f, LONGEST_STEP, "u"));
    }
}
