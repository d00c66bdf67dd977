package bumblewick.save;

import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchLayout;
import bumblewick.settings.TouchPlacement;
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
 * The layout of the on-screen controls as {@code touch.json}: an object for each context, with an object for each
 * control. An invalid value is reported and replaced by the default; an unknown key is reported and dropped at the
 * next write.
 */
public final class TouchLayoutFile {
    private static final String NAME = "touch.json";
    private static final String FORMAT = "format";
    private static final int VERSION = 1;

    private final RotatingJsonFile file;

    /** Does not read anything yet. */
    public TouchLayoutFile(Path dataFolder) {
        file = new RotatingJsonFile(dataFolder.resolve(NAME));
    }

    /** The layout; the default one if there is no file. */
    public ReadResult<TouchLayout> read() {
        List<String> problems = new ArrayList<>();
        TouchLayout layout = TouchLayout.defaults();
        for (Map.Entry<String, JsonElement> entry : file.read(problems).entrySet()) {
            TouchContext context = find(TouchContext.values(), entry.getKey());
            if (context != null && entry.getValue().isJsonObject()) {
                layout = context(layout, context, entry.getValue().getAsJsonObject(), problems);
            } else if (context != null) {
                problems.add(
                        NAME + " " + idOf(context) + ": found " + entry.getValue() + ", expected an object in braces");
            } else if (!entry.getKey().equals(FORMAT)) {
                problems.add(NAME + " " + entry.getKey() + ": expected flight or foot");
            }
        }
        return new ReadResult<>(layout, problems);
    }

    private static TouchLayout context(
            TouchLayout layout, TouchContext context, JsonObject controls, List<String> problems) {
        TouchLayout result = layout;
        for (Map.Entry<String, JsonElement> entry : controls.entrySet()) {
            String place = NAME + " " + idOf(context) + "." + entry.getKey();
            TouchControl control = find(TouchControl.values(), entry.getKey());
            if (control == null || !control.appliesIn(context)) {
                problems.add(place + ": expected one of " + TouchLayout.controls(context));
            } else if (!entry.getValue().isJsonObject()) {
                problems.add(place + ": found " + entry.getValue() + ", expected an object in braces");
            } else {
                TouchPlacement fallback = layout.placement(context, control);
                result = result.with(
                        context, control, placement(entry.getValue().getAsJsonObject(), fallback, place, problems));
            }
        }
        return result;
    }

    private static TouchPlacement placement(
            JsonObject json, TouchPlacement fallback, String place, List<String> problems) {
        json.keySet().stream()
                .filter(key -> !List.of("x", "y", "size", "shown").contains(key))
                .forEach(key -> problems.add(place + "." + key + ": expected x, y, size or shown"));
        return new TouchPlacement(
                number(json, "x", 0f, 1f, fallback.x(), place, problems),
                number(json, "y", 0f, 1f, fallback.y(), place, problems),
                number(json, "size", TouchPlacement.SMALLEST, TouchPlacement.LARGEST, fallback.size(), place, problems),
                flag(json, "shown", fallback.shown(), place, problems));
    }

    private static float number(
            JsonObject json, String key, float least, float most, float fallback, String place, List<String> problems) {
        JsonElement found = json.get(key);
        if (found == null) {
            return fallback;
        }
        if (found instanceof JsonPrimitive primitive && primitive.isNumber()) {
            float value = primitive.getAsFloat();
            if (value >= least && value <= most) {
                return value;
            }
        }
        problems.add(place + "." + key + ": found " + found + ", expected a number from " + least + " to " + most + "; "
                + fallback + " is used");
        return fallback;
    }

    private static boolean flag(JsonObject json, String key, boolean fallback, String place, List<String> problems) {
        JsonElement found = json.get(key);
        if (found == null) {
            return fallback;
        }
        if (found instanceof JsonPrimitive primitive && primitive.isBoolean()) {
            return primitive.getAsBoolean();
        }
        problems.add(place + "." + key + ": found " + found + ", expected true or false; " + fallback + " is used");
        return fallback;
    }

    private static String idOf(Enum<?> name) {
        return name.name().toLowerCase(Locale.ROOT);
    }

    /** The constant of that name, or null. */
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
        for (TouchContext context : TouchContext.values()) {
            JsonObject controls = new JsonObject();
            for (TouchControl control : TouchLayout.controls(context)) {
                controls.add(idOf(control), json(layout.placement(context, control)));
            }
            json.add(idOf(context), controls);
        }
        file.write(json);
    }

    private static JsonObject json(TouchPlacement placement) {
        JsonObject json = new JsonObject();
        json.addProperty("x", placement.x());
        json.addProperty("y", placement.y());
        json.addProperty("size", placement.size());
        json.addProperty("shown", placement.shown());
        return json;
    }
}
