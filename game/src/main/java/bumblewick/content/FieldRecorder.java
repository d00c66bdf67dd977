package bumblewick.content;

import bumblewick.content.Slot.Shape;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Notes every field that a reader asks for while it reads a document, in the order in which it asks. */
final class FieldRecorder extends Declarations {
    private final Notes notes;
    private final FieldPath at;
    private final String place;
    private final boolean anyName; // what is in here are entries, whose names say nothing of what they are

    /** What is heard anywhere in one document. */
    private static final class Notes {
        private final JsonObject document;
        private final Set<FieldPath> believed;
        private final Map<FieldPath, Field> fields = new LinkedHashMap<>();
        private final Map<FieldPath, Slot> slots = new LinkedHashMap<>();
        private final Set<FieldPath> asked = new HashSet<>(); // whether they are there: so they need not be

        Notes(JsonObject document, Set<FieldPath> believed) {
            this.document = document;
            this.believed = believed;
        }
    }

    /**
     * @param document that is read (unaffected)
     * @param title of its schema
     * @param believed what the reader is to believe that is there, though it may not be
     */
    FieldRecorder(JsonObject document, String title, Set<FieldPath> believed) {
        this(new Notes(document, believed), FieldPath.ROOT, title, false);
    }

    private FieldRecorder(Notes notes, FieldPath at, String place, boolean anyName) {
        this.notes = notes;
        this.at = at;
        this.place = place;
        this.anyName = anyName;
    }

    /** What was asked for so far. */
    List<Field> fields() {
        return List.copyOf(notes.fields.values());
    }

    /** All places that were told of so far. */
    List<Slot> slots() {
        return List.copyOf(notes.slots.values());
    }

    private void note(Field field) {
        notes.fields.put(field.path(), field);
    }

    private void slot(FieldPath path, String place, Shape shape, boolean required) {
        slot(path, place, shape, required, 0, 0);
    }

    private void slot(FieldPath path, String place, Shape shape, boolean required, int least, int most) {
        boolean needed = required && !notes.asked.contains(path);
        notes.slots.put(path, new Slot(path, place, shape, needed, least, most));
    }

    private void value(Field field, boolean required) {
        note(field);
        slot(field.path(), field.place(), Shape.VALUE, required);
    }

    private String placeOf(String name) {
        return anyName ? place : place + "." + name;
    }

    @Override
    void text(String name, String what, String pattern, boolean required) {
        value(text(at.member(name), placeOf(name), pattern), required);
    }

    private static Field text(FieldPath path, String place, String pattern) {
        return pattern.equals(COLOUR) ? new Field.Colour(path, place) : new Field.Text(path, place, pattern);
    }

    @Override
    void texts(String name, int min, int max, String what, String pattern, boolean required) {
        FieldPath list = list(name, min, max, required);
        for (int i = 0; i < count(list, 0); i++) {
            note(text(list.item(i), placeOf(name), pattern));
        }
    }

    @Override
    void reference(String name, Kind kind, boolean required) {
        value(new Field.Reference(at.member(name), placeOf(name), kind, required), required);
    }

    @Override
    void references(String name, int min, int max, Kind kind) {
        FieldPath list = list(name, min, max, true);
        for (int i = 0; i < count(list, 0); i++) {
            note(new Field.Reference(list.item(i), placeOf(name), kind, true));
        }
    }

    @Override
    void number(String name, Range range, boolean whole, Float fallback) {
        if (range.min() < range.max()) {
            value(
                    number(at.member(name), placeOf(name), range, whole, Optional.ofNullable(fallback)),
                    fallback == null);
        } else {
            slot(at.member(name), placeOf(name), Shape.VALUE, fallback == null);
        }
    }

    private static Field number(FieldPath path, String place, Range range, boolean whole, Optional<Float> fallback) {
        return new Field.Number(path, place, range.min(), range.max(), range.unit(), whole, fallback);
    }

    @Override
    void flag(String name, boolean fallback) {
        value(new Field.Flag(at.member(name), placeOf(name), fallback), false);
    }

    @Override
    void choice(String name, List<String> constants, String fallback) {
        Optional<String> usual = Optional.ofNullable(fallback);
        value(new Field.Choice(at.member(name), placeOf(name), constants, usual), usual.isEmpty());
    }

    @Override
    void numbers(String name, int min, int max, Range range, boolean points, List<Float> fallback) {
        FieldPath list = list(name, min, max, fallback.isEmpty());
        int count = count(list, fallback.size());
        for (int i = 0; i < count; i++) {
            FieldPath item = list.item(i);
            if (points) {
                point(item, placeOf(name), range);
            } else {
                Optional<Float> usual = i < fallback.size() ? Optional.of(fallback.get(i)) : Optional.empty();
                note(number(item, placeOf(name), range, false, usual));
            }
        }
    }

    private void point(FieldPath item, String place, Range range) {
        slot(item, place, Shape.LIST, true, 3, 3);
        for (int axis = 0; axis < 3; axis++) {
            note(number(item.item(axis), place, range, false, Optional.empty()));
        }
    }

    private FieldPath list(String name, int min, int max, boolean required) {
        slot(at.member(name), placeOf(name), Shape.LIST, required, min, max);
        return at.member(name);
    }

    private int count(FieldPath list, int usual) {
        JsonElement there = list.find(notes.document);
        return there != null && there.isJsonArray() ? there.getAsJsonArray().size() : usual;
    }

    @Override
    Declarations object(String name, boolean required) {
        slot(at.member(name), placeOf(name), Shape.OBJECT, required);
        return inside(at.member(name), placeOf(name), false);
    }

    @Override
    Declarations list(String name, int min, int max, String what, boolean required) {
        return inside(list(name, min, max, required), placeOf(name), false);
    }

    @Override
    Declarations item(int index) {
        slot(at.item(index), place, Shape.OBJECT, true);
        return inside(at.item(index), place, false);
    }

    @Override
    Declarations entries(String name) {
        slot(at.member(name), placeOf(name), Shape.ENTRIES, true, 1, Integer.MAX_VALUE);
        return inside(at.member(name), placeOf(name), true);
    }

    private FieldRecorder inside(FieldPath path, String inner, boolean entries) {
        return new FieldRecorder(notes, path, inner, entries);
    }

    /** Who asks whether something is there can do without it. */
    @Override
    boolean forcedPresence(String name) {
        FieldPath path = at.member(name);
        if (!notes.slots.containsKey(path)) {
            notes.asked.add(path);
            slot(path, placeOf(name), Shape.UNTOLD, false);
        }
        return notes.believed.contains(path);
    }

    @Override
    void stray(String name) {
        slot(at.member(name), placeOf(name), Shape.STRAY, false);
    }
}
