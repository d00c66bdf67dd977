package bumblewick.content;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Notes every field that a reader asks for while it reads a document, in the order in which it asks. */
final class FieldRecorder extends Declarations {
    private final JsonObject document;
    private final Map<FieldPath, Field> found;
    private final FieldPath at;
    private final String place;
    private final boolean anyName; // what is in here are entries, whose names say nothing of what they are

    /**
     * @param document that is read (unaffected)
     * @param title of its schema
     */
    FieldRecorder(JsonObject document, String title) {
        this(document, new LinkedHashMap<>(), FieldPath.ROOT, title, false);
    }

    private FieldRecorder(
            JsonObject document, Map<FieldPath, Field> found, FieldPath at, String place, boolean anyName) {
        this.document = document;
        this.found = found;
        this.at = at;
        this.place = place;
        this.anyName = anyName;
    }

    /** What was asked for so far. */
    List<Field> fields() {
        return List.copyOf(found.values());
    }

    private void note(Field field) {
        found.put(field.path(), field);
    }

    private String placeOf(String name) {
        return place + "." + name;
    }

    @Override
    void text(String name, String what, String pattern, boolean required) {
        if (pattern.equals(COLOUR)) {
            note(new Field.Colour(at.member(name), placeOf(name)));
        }
    }

    @Override
    void reference(String name, Kind kind, boolean required) {
        note(new Field.Reference(at.member(name), placeOf(name), kind, required));
    }

    @Override
    void number(String name, Range range, boolean whole, Float fallback) {
        if (range.min() < range.max()) {
            note(number(at.member(name), placeOf(name), range, whole, Optional.ofNullable(fallback)));
        }
    }

    private static Field number(FieldPath path, String place, Range range, boolean whole, Optional<Float> fallback) {
        return new Field.Number(path, place, range.min(), range.max(), range.unit(), whole, fallback);
    }

    @Override
    void flag(String name, boolean fallback) {
        note(new Field.Flag(at.member(name), placeOf(name), fallback));
    }

    @Override
    void choice(String name, List<String> constants, String fallback) {
        note(new Field.Choice(at.member(name), placeOf(name), constants, Optional.ofNullable(fallback)));
    }

    @Override
    void numbers(String name, int min, int max, Range range, boolean points, List<Float> fallback) {
        FieldPath list = at.member(name);
        int count = count(list, fallback.size());
        for (int i = 0; i < count; i++) {
            FieldPath item = list.item(i);
            if (points) {
                for (int axis = 0; axis < 3; axis++) {
                    note(number(item.item(axis), placeOf(name), range, false, Optional.empty()));
                }
            } else {
                Optional<Float> usual = i < fallback.size() ? Optional.of(fallback.get(i)) : Optional.empty();
                note(number(item, placeOf(name), range, false, usual));
            }
        }
    }

    private int count(FieldPath list, int usual) {
        JsonElement there = list.find(document);
        return there != null && there.isJsonArray() ? there.getAsJsonArray().size() : usual;
    }

    @Override
    Declarations object(String name, boolean required) {
        return inside(at.member(name), anyName ? place : placeOf(name), false);
    }

    @Override
    Declarations list(String name, int min, int max, String what, boolean required) {
        return inside(at.member(name), placeOf(name), false);
    }

    @Override
    Declarations item(int index) {
        return inside(at.item(index), place, false);
    }

    @Override
    Declarations entries(String name) {
        return inside(at.member(name), placeOf(name), true);
    }

    private FieldRecorder inside(FieldPath path, String inner, boolean entries) {
        return new FieldRecorder(document, found, path, inner, entries);
    }
}
