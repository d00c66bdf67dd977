package bumblewick.edit;

import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import bumblewick.content.Fields;
import bumblewick.content.Kind;
import bumblewick.content.Slot;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Gives new parts of a document what their reader requires: its own reader is asked again and again what is missing in it,
 * until nothing is. A value is what the reader would use without it, or the middle of what it may be.
 */
final class Filling {
    /** Parts lie not deeper in each other than this. */
    private static final int MOST_ROUNDS = 20;

    private static final String GREY = "#808080";
    private static final String NAME = "new";

    private final SceneFiles files;
    private final String path;
    private final Function<Kind, List<String>> names;

    /**
     * Fills parts of a file.
     *
     * @param path of it, in the scene folder
     * @param names which definitions there are
     */
    Filling(SceneFiles files, String path, Function<Kind, List<String>> names) {
        this.files = files;
        this.path = path;
        this.names = names;
    }

    /** Puts something at a place where nothing is (document modified). */
    void fill(JsonObject document, FieldPath at) {
        boolean more = true;
        for (int round = 0; more && round < MOST_ROUNDS; round++) {
            Fields fields = Fields.of(files, path, document, Set.of(at)).orElseThrow();
            more = shapes(document, at, fields) | values(document, at, fields);
        }
    }

    private static boolean shapes(JsonObject document, FieldPath at, Fields fields) {
        boolean filled = false;
        for (Slot slot : fields.slots()) {
            if (!slot.path().isIn(at) || !slot.required() && !slot.path().equals(at)) {
                continue;
            }
            filled |= shape(document, slot, slot.path().equals(at));
        }
        return filled;
    }

    private static boolean shape(JsonObject document, Slot slot, boolean wanted) {
        JsonElement there = slot.path().find(document);
        switch (slot.shape()) {
            case OBJECT, ENTRIES -> {
                if (missing(there)) {
                    slot.path().put(document, new JsonObject());
                    return true;
                }
                return slot.shape() == Slot.Shape.ENTRIES && enter(there.getAsJsonObject());
            }
            case LIST -> {
                if (missing(there)) {
                    slot.path().put(document, new JsonArray());
                    return true;
                }
                return lengthen(there.getAsJsonArray(), Math.max(wanted ? 1 : 0, slot.least()));
            }
            default -> {
                return false;
            }
        }
    }

    private static boolean enter(JsonObject entries) {
        boolean empty = entries.isEmpty();
        if (empty) {
            entries.add(NAME, JsonNull.INSTANCE);
        }
        return empty;
    }

    /** What its items are is known once there are any. */
    private static boolean lengthen(JsonArray list, int least) {
        boolean shorter = list.size() < least;
        while (list.size() < least) {
            list.add(JsonNull.INSTANCE);
        }
        return shorter;
    }

    private boolean values(JsonObject document, FieldPath at, Fields fields) {
        boolean filled = false;
        Map<FieldPath, Slot> slots = new HashMap<>();
        fields.slots().forEach(slot -> slots.put(slot.path(), slot));
        for (Field field : fields.fields()) {
            FieldPath place = field.path();
            Slot slot = slots.get(place);
            boolean needed = place.equals(at) || place.isItem() || slot == null || slot.required();
            boolean given = place.isItem() && missing(place.parent().find(document)); // its list is left out as a whole
            if (place.isIn(at) && needed && !given && missing(place.find(document))) {
                Optional<JsonPrimitive> usual = usual(field);
                usual.ifPresent(value -> place.put(document, value));
                filled |= usual.isPresent();
            }
        }
        return filled;
    }

    private static boolean missing(JsonElement element) {
        return element == null || element.isJsonNull();
    }

    /** What a field is as long as nobody has chosen; nothing if there is nothing to choose among. */
    Optional<JsonPrimitive> usual(Field field) {
        Optional<JsonPrimitive> fallback = Tuning.fallback(field);
        if (fallback.isPresent()) {
            return fallback;
        }
        if (field instanceof Field.Number) {
            Field.Number number = (Field.Number) field;
            NumberScale scale = NumberScale.of(number);
            return Optional.of(Tuning.number(scale.nearest(scale.at(0.5))));
        }
        if (field instanceof Field.Choice) {
            return Optional.of(
                    new JsonPrimitive(((Field.Choice) field).options().get(0)));
        }
        if (field instanceof Field.Reference) {
            return names.apply(((Field.Reference) field).kind()).stream()
                    .findFirst()
                    .map(JsonPrimitive::new);
        }
        return Optional.of(new JsonPrimitive(field instanceof Field.Colour ? GREY : NAME));
    }
}
