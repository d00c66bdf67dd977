package bumblewick.save;

import bumblewick.touch.TouchLayout;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchRealm;
import bumblewick.touch.TouchSpot;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Where the player wants what fingers press, as {@code touch.json}: for each realm an object, in it one for each part. What
 * has a mistake is reported and is as it was at first; what nobody knows is reported and gone with the next writing.
 */
public final class TouchFile {
    private static final String NAME = "touch.json";
    private static final String FORMAT = "format";
    private static final int VERSION = 1;

    private final SafeFile file;

    /** Names the file in the data folder; nothing is read yet. */
    public TouchFile(Path dataFolder) {
        file = new SafeFile(dataFolder.resolve(NAME));
    }

    /** The layout; the usual one if there is no file. */
    public Kept<TouchLayout> read() {
        List<String> problems = new ArrayList<>();
        TouchLayout layout = TouchLayout.usual();
        for (Map.Entry<String, JsonElement> entry :
                JsonObjects.read(file, problems).entrySet()) {
            TouchRealm realm = find(TouchRealm.values(), entry.getKey());
            if (realm != null && entry.getValue().isJsonObject()) {
                layout = realm(layout, realm, entry.getValue().getAsJsonObject(), problems);
            } else if (realm != null) {
                problems.add(
                        NAME + " " + idOf(realm) + ": found " + entry.getValue() + ", expected an object in braces");
            } else if (!entry.getKey().equals(FORMAT)) {
                problems.add(NAME + " " + entry.getKey() + ": expected flight or foot");
            }
        }
        return new Kept<>(layout, problems);
    }

    private static TouchLayout realm(TouchLayout layout, TouchRealm realm, JsonObject parts, List<String> problems) {
        TouchLayout result = layout;
        for (Map.Entry<String, JsonElement> entry : parts.entrySet()) {
            String place = NAME + " " + idOf(realm) + "." + entry.getKey();
            TouchPart part = find(TouchPart.values(), entry.getKey());
            if (part == null || !part.in(realm)) {
                problems.add(place + ": expected one of " + TouchLayout.parts(realm));
            } else if (!entry.getValue().isJsonObject()) {
                problems.add(place + ": found " + entry.getValue() + ", expected an object in braces");
            } else {
                TouchSpot usual = layout.spot(realm, part);
                result = result.with(realm, part, spot(entry.getValue().getAsJsonObject(), usual, place, problems));
            }
        }
        return result;
    }

    private static TouchSpot spot(JsonObject json, TouchSpot usual, String place, List<String> problems) {
        json.keySet().stream()
                .filter(key -> !List.of("x", "y", "size", "shown").contains(key))
                .forEach(key -> problems.add(place + "." + key + ": expected x, y, size or shown"));
        return new TouchSpot(
                number(json, "x", 0f, 1f, usual.x(), place, problems),
                number(json, "y", 0f, 1f, usual.y(), place, problems),
                number(json, "size", TouchSpot.SMALLEST, TouchSpot.LARGEST, usual.size(), place, problems),
                flag(json, "shown", usual.shown(), place, problems));
    }

    private static float number(
            JsonObject json, String key, float least, float most, float usual, String place, List<String> problems) {
        JsonElement found = json.get(key);
        if (found == null) {
            return usual;
        }
        if (found instanceof JsonPrimitive primitive && primitive.isNumber()) {
            float value = primitive.getAsFloat();
            if (value >= least && value <= most) {
                return value;
            }
        }
        problems.add(place + "." + key + ": found " + found + ", expected a number from " + least + " to " + most + "; "
                + usual + " is used");
        return usual;
    }

    private static boolean flag(JsonObject json, String key, boolean usual, String place, List<String> problems) {
        JsonElement found = json.get(key);
        if (found == null) {
            return usual;
        }
        if (found instanceof JsonPrimitive primitive && primitive.isBoolean()) {
            return primitive.getAsBoolean();
        }
        problems.add(place + "." + key + ": found " + found + ", expected true or false; " + usual + " is used");
        return usual;
    }

    private static String idOf(Enum<?> name) {
        return name.name().toLowerCase(Locale.ROOT);
    }

    /** The one of that name, or null. */
    private static <E extends Enum<E>> E find(E[] all, String id) {
        for (E each : all) {
            if (idOf(each).equals(id)) {
                return each;
            }
        }
        return null;
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    public void write(TouchLayout layout) throws IOException {
        JsonObject json = new JsonObject();
        json.addProperty(FORMAT, VERSION);
        for (TouchRealm realm : TouchRealm.values()) {
            JsonObject parts = new JsonObject();
            for (TouchPart part : TouchLayout.parts(realm)) {
                parts.add(idOf(part), json(layout.spot(realm, part)));
            }
            json.add(idOf(realm), parts);
        }
        file.write(JsonObjects.write(json));
    }

    private static JsonObject json(TouchSpot spot) {
        JsonObject json = new JsonObject();
        json.addProperty("x", spot.x());
        json.addProperty("y", spot.y());
        json.addProperty("size", spot.size());
        json.addProperty("shown", spot.shown());
        return json;
    }
}
