package bumblewick.editor.value;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FormField;
import bumblewick.content.declaration.FormSlot;
import bumblewick.content.json.JsonPath;
import bumblewick.content.schema.DocumentForm;
import bumblewick.platform.FileSettings;
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
 * Fills new parts of a document with all that their reader requires. The reader reports what is missing, again and again,
 * until nothing is. A missing value becomes the reader's default, or the middle of its range.
 */
final class DefaultFiller {
    /** Parts are nested less deeply than this. */
    private static final int MOST_ROUNDS = 20;

    private static final String GREY = "#808080";
    private static final String NAME = "new";

    private final SceneFiles files;
    private final String path;
    private final FileSettings settings;
    private final Function<DefinitionKind, List<String>> names;

    /**
     * Makes a filler for one file.
     *
     * @param path of the file in the scene folder
     * @param settings of the mod, which the file may name
     * @param names returns the ids of all definitions of a kind
     */
    DefaultFiller(SceneFiles files, String path, FileSettings settings, Function<DefinitionKind, List<String>> names) {
        this.files = files;
        this.path = path;
        this.settings = settings;
        this.names = names;
    }

    /** Fills a path at which nothing is (document modified). */
    void fill(JsonObject document, JsonPath at) {
        boolean more = true;
        for (int round = 0; more && round < MOST_ROUNDS; round++) {
            DocumentForm fields =
                    DocumentForm.of(files, path, document, settings, Set.of(at)).orElseThrow();
            more = shapes(document, at, fields) | values(document, at, fields);
        }
    }

    private static boolean shapes(JsonObject document, JsonPath at, DocumentForm fields) {
        boolean filled = false;
        for (FormSlot slot : fields.slots()) {
            if (!slot.path().isIn(at) || (!slot.required() && !slot.path().equals(at))) {
                continue;
            }
            filled |= shape(document, slot, slot.path().equals(at));
        }
        return filled;
    }

    private static boolean shape(JsonObject document, FormSlot slot, boolean wanted) {
        JsonElement there = slot.path().find(document);
        switch (slot.shape()) {
            case OBJECT, ENTRIES -> {
                if (missing(there)) {
                    slot.path().put(document, new JsonObject());
                    return true;
                }
                return slot.shape() == FormSlot.Shape.ENTRIES && enter(there.getAsJsonObject());
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

    /** A list reports what its items are once it has one. */
    private static boolean lengthen(JsonArray list, int least) {
        boolean shorter = list.size() < least;
        while (list.size() < least) {
            list.add(JsonNull.INSTANCE);
        }
        return shorter;
    }

    private boolean values(JsonObject document, JsonPath at, DocumentForm fields) {
        boolean filled = false;
        Map<JsonPath, FormSlot> slots = new HashMap<>();
        fields.slots().forEach(slot -> slots.put(slot.path(), slot));
        for (FormField field : fields.fields()) {
            JsonPath place = field.path();
            FormSlot slot = slots.get(place);
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

    /** The initial value of a field; nothing if there is nothing to choose from. */
    Optional<JsonPrimitive> usual(FormField field) {
        Optional<JsonPrimitive> fallback = EditedValues.fallback(field);
        if (fallback.isPresent()) {
            return fallback;
        }
        if (field instanceof FormField.Number number) {

            NumberScale scale = NumberScale.of(number);
            return Optional.of(EditedValues.number(scale.nearest(scale.at(0.5))));
        }
        if (field instanceof FormField.Choice choice) {
            return Optional.of(new JsonPrimitive(choice.options().get(0)));
        }
        if (field instanceof FormField.Reference reference) {
            return names.apply(reference.kind()).stream().findFirst().map(JsonPrimitive::new);
        }
        return Optional.of(new JsonPrimitive(field instanceof FormField.Colour ? GREY : NAME));
    }
}
