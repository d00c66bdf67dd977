package bumblewick.edit;

import bumblewick.content.ContentProblem;
import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import bumblewick.content.Fields;
import bumblewick.content.Slot;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The values of one document that can be chosen one by one, what they are without the mod, and their changes. A value that
 * is what it would be without the mod is not written, if it needs not be.
 */
public final class Tuning {
    /** How it stands about what is at the place of a field. */
    public enum Standing {
        /** A value of its sort is there. */
        GIVEN,
        /** Nothing is there, and nothing needs to be. */
        USUAL,
        /** Nothing is there, though something must be. */
        MISSING,
        /** Something of another sort is there. */
        UNFIT
    }

    private final SceneFiles files;
    private final Document document;
    private final Optional<JsonObject> below;
    private final Map<FieldPath, Slot> slots = new HashMap<>();
    private List<String> known = List.of(); // the mistakes that are in the file as it is saved
    private Fields fields;
    private JsonObject read;
    private Origin origin;

    /**
     * Takes the values of a document in hand.
     *
     * @param files of the scene, with this mod
     * @param document of a kind of file that has a reader
     * @param below what the file is without the mod; empty if it is the mod's own
     */
    public Tuning(SceneFiles files, Document document, Optional<JsonObject> below) {
        this.files = files;
        this.document = document;
        this.below = below;
        saved();
    }

    /** The document that is changed. */
    public Document document() {
        return document;
    }

    /** All that can be chosen, as the document is now. */
    public List<Field> fields() {
        return fresh().fields();
    }

    /** What is wrong with the file, by itself, as it is now. */
    public List<ContentProblem> problems() {
        return fresh().problems();
    }

    /** All places that its reader told of, as the document is now. */
    public List<Slot> slots() {
        return fresh().slots();
    }

    /** What is wrong that was not when it was saved last: other mistakes can be mended one after the other. */
    public List<ContentProblem> freshProblems() {
        List<ContentProblem> fresh = new ArrayList<>();
        List<String> left = new ArrayList<>(known);
        for (ContentProblem problem : problems()) {
            if (!left.remove(told(problem))) {
                fresh.add(problem);
            }
        }
        return fresh;
    }

    /** The same in whichever item of a list. */
    private static String told(ContentProblem problem) {
        return problem.path().replaceAll("\\[\\d+]", "[]") + " " + problem.message();
    }

    /** It is in the file as it is now. */
    public void saved() {
        known = new ArrayList<>();
        problems().forEach(problem -> known.add(told(problem)));
    }

    private Fields fresh() {
        if (read != document.value()) {
            read = document.value();
            origin = below.map(json -> new Origin(json, read)).orElse(null);
            fields = Fields.of(files, document.path(), read)
                    .orElseThrow(() -> new IllegalArgumentException("nobody reads '" + document.path() + "'"));
            slots.clear();
            fields.slots().forEach(slot -> slots.put(slot.path(), slot));
        }
        return fields;
    }

    /** What a field is now; empty if it must be given and is not. */
    public Optional<JsonPrimitive> value(Field field) {
        return in(document.value(), field.path(), field);
    }

    /** How it stands about what is at its place. */
    public Standing standing(Field field) {
        JsonElement found = field.path().find(document.value());
        if (found == null) {
            return free(field.path()) ? Standing.USUAL : Standing.MISSING;
        }
        return fits(found, field) ? Standing.GIVEN : Standing.UNFIT;
    }

    /** What it is without the mod; empty if it is nothing then. */
    public Optional<JsonPrimitive> before(Field field) {
        return was(field.path()).flatMap(path -> in(below.orElseThrow(), path, field));
    }

    /** Where something is without the mod; empty if it is the mod's, or in a new item of a list. */
    private Optional<FieldPath> was(FieldPath path) {
        fresh();
        return below.isEmpty() ? Optional.empty() : origin.of(path);
    }

    private static Optional<JsonPrimitive> in(JsonObject json, FieldPath path, Field field) {
        JsonElement found = path.find(json);
        return found != null && fits(found, field) ? Optional.of(found.getAsJsonPrimitive()) : fallback(field);
    }

    /** Whether it is of the sort that the field has to be; what is not is as good as nothing. */
    private static boolean fits(JsonElement found, Field field) {
        if (!found.isJsonPrimitive()) {
            return false;
        }
        JsonPrimitive value = found.getAsJsonPrimitive();
        return field instanceof Field.Number
                ? value.isNumber()
                : field instanceof Field.Flag ? value.isBoolean() : value.isString();
    }

    /** What a field is if it is not given; empty if it must be. */
    static Optional<JsonPrimitive> fallback(Field field) {
        if (field instanceof Field.Number) {
            return ((Field.Number) field).fallback().map(value -> number(value));
        }
        if (field instanceof Field.Flag) {
            return Optional.of(new JsonPrimitive(((Field.Flag) field).fallback()));
        }
        return field instanceof Field.Choice
                ? ((Field.Choice) field).fallback().map(JsonPrimitive::new)
                : Optional.empty();
    }

    /** A number as it is written into files. */
    public static JsonPrimitive number(double value) {
        return new JsonPrimitive(new BigDecimal(NumberScale.text(value)));
    }

    /** Whether the mod makes it something else than it is without the mod. */
    public boolean changed(Field field) {
        return below.isPresent() && !value(field).equals(before(field));
    }

    /** Whether the mod brings it in: what must be given is not there without the mod. */
    public boolean isNew(Field field) {
        return changed(field) && before(field).isEmpty() && !free(field.path());
    }

    /** Whether it can be {@link #reset}. */
    public boolean resettable(Field field) {
        if (below.isEmpty()) {
            return fallback(field).isPresent() && given(field);
        }
        return changed(field) && (before(field).isPresent() || free(field.path()));
    }

    /** Whether a place need not be filled; of a list that is left out, its items neither. */
    public boolean free(FieldPath path) {
        FieldPath whole = path.isItem() && !given(path.parent()) ? path.parent() : path;
        return slot(whole).filter(slot -> !slot.required()).isPresent();
    }

    /** What is known of a place; nothing if no reader told of it. */
    public Optional<Slot> slot(FieldPath path) {
        fresh();
        return Optional.ofNullable(slots.get(path));
    }

    /** Whether the mod makes a part something else than it is without the mod. */
    public boolean changed(FieldPath part) {
        return below.isPresent() && !Objects.equals(part.find(document.value()), without(part));
    }

    /** Whether a part is there without the mod, and is another with it. */
    public boolean resettable(FieldPath part) {
        return changed(part) && without(part) != null;
    }

    /** Makes a part what it is without the mod. */
    public boolean reset(FieldPath part) {
        return resettable(part)
                && document.change("", json -> {
                    part.put(json, without(part).deepCopy());
                    return json;
                });
    }

    private JsonElement without(FieldPath path) {
        return was(path).map(older -> older.find(below.orElseThrow())).orElse(null);
    }

    private boolean given(Field field) {
        return given(field.path());
    }

    /** Whether something is at a place. */
    public boolean given(FieldPath path) {
        return path.find(document.value()) != null;
    }

    /**
     * Chooses a value. Several in a row for the same field are one step, until the document is saved.
     *
     * @return whether it is another now
     */
    public boolean set(Field field, JsonPrimitive value) {
        if (value(field).equals(Optional.of(value))) {
            return false;
        }
        return document.change(field.path().toString(), json -> {
            write(json, field, value);
            return json;
        });
    }

    private void write(JsonObject json, Field field, JsonPrimitive value) {
        if (before(field).equals(Optional.of(value))) {
            restore(json, field);
        } else {
            spellOut(json, field);
            field.path().put(json, value);
        }
    }

    /** Lets a name that need not be given be none; says whether it was one. */
    public boolean clear(Field.Reference field) {
        return document.change(field.path().toString(), json -> {
            field.path().put(json, null);
            return json;
        });
    }

    /** Makes it what it is without the mod; of a file of the mod's own, what it is if it is not given. */
    public boolean reset(Field field) {
        return document.change("", json -> {
            restore(json, field);
            return json;
        });
    }

    private void restore(JsonObject json, Field field) {
        FieldPath path = field.path();
        JsonElement older = without(path);
        if (older != null) {
            path.put(json, older.deepCopy());
        } else if (!path.isItem()) {
            path.put(json, null);
        } else {
            fallback(field).ifPresent(usual -> path.put(json, usual));
            leaveOut(json, path.head(path.depth() - 1));
        }
    }

    /** A list that was left out is given as a whole, or not at all. */
    private void spellOut(JsonObject json, Field field) {
        FieldPath list = field.path().head(field.path().depth() - 1);
        if (!field.path().isItem() || list.find(json) != null) {
            return;
        }
        for (Field each : fields()) {
            if (each.path().isItem() && each.path().isIn(list)) {
                fallback(each).ifPresent(usual -> each.path().put(json, usual));
            }
        }
    }

    /** A list that is as if it were left out, and is so below, is left out. */
    private void leaveOut(JsonObject json, FieldPath list) {
        JsonArray usual = new JsonArray();
        for (Field each : fields()) {
            if (each.path().isItem() && each.path().isIn(list)) {
                fallback(each).ifPresent(usual::add);
            }
        }
        boolean outBelow = below.isEmpty() || list.find(below.get()) == null;
        if (outBelow && usual.equals(list.find(json)) && !list.isItem()) {
            list.put(json, null);
        }
    }
}
