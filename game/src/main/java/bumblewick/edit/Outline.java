package bumblewick.edit;

import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the values of a part of a document are laid out on a page: those of the part itself, and those of its own parts below
 * a heading each, or, where that would be too many, behind it.
 */
public final class Outline {
    /** More values are not laid out on one page. */
    private static final int MOST = 40;

    /** A part that has no more than this is not folded, however many there are besides. */
    private static final int FEW = 9;

    private final JsonObject document;
    private final FieldPath part;
    private final Map<FieldPath, List<Field>> groups = new LinkedHashMap<>();
    private final int count;

    /**
     * A part of the document.
     *
     * @param at where it is
     * @param label what it is called, and of an item what tells it from the others
     * @param fields of it; of a folded one, all that are inside
     * @param folded whether it is only named
     */
    public record Group(FieldPath at, String label, List<Field> fields, boolean folded) {
        /** What a field of it is called: its place in the part. */
        public String nameOf(Field field) {
            String whole = field.path().toString();
            String name = whole.substring(at.toString().length());
            return name.startsWith(".") ? name.substring(1) : name;
        }
    }

    /**
     * Lays out a part.
     *
     * @param fields of the whole document
     */
    public Outline(JsonObject document, List<Field> fields, FieldPath part) {
        this.document = document;
        List<Field> inside = new ArrayList<>();
        fields.stream().filter(field -> field.path().isIn(part)).forEach(inside::add);
        this.part = descended(inside, part);
        count = inside.size();
        for (Field field : inside) {
            groups.computeIfAbsent(count <= MOST ? home(field) : child(field), at -> new ArrayList<>())
                    .add(field);
        }
    }

    /** A part that has nothing but one part is passed over. */
    private static FieldPath descended(List<Field> inside, FieldPath part) {
        FieldPath at = part;
        for (FieldPath only = only(inside, at); only != null; only = only(inside, at)) {
            at = only;
        }
        return at;
    }

    /** The one part that all fields are in; null if some are elsewhere, or there is none. */
    private static FieldPath only(List<Field> inside, FieldPath at) {
        if (inside.isEmpty() || home(inside.get(0)).depth() <= at.depth()) {
            return null;
        }
        FieldPath deeper = inside.get(0).path().head(at.depth() + 1);
        if (deeper.isItem()) {
            return null; // there may be more items another time
        }
        return inside.stream().allMatch(field -> home(field).isIn(deeper)) ? deeper : null;
    }

    /** The object that a field is in; numbers of a list are in the object that has the list. */
    private static FieldPath home(Field field) {
        FieldPath at = field.path();
        while (at.isItem()) {
            at = at.head(at.depth() - 1);
        }
        return at.head(at.depth() - 1);
    }

    /** The part of the part that a field is in; the part itself for its own fields. */
    private FieldPath child(Field field) {
        FieldPath home = home(field);
        if (home.depth() <= part.depth()) {
            return part;
        }
        FieldPath child = home.head(part.depth() + 1);
        boolean list =
                home.depth() > child.depth() && home.head(child.depth() + 1).isItem();
        return list ? home.head(child.depth() + 1) : child;
    }

    /** The part whose page shows a field: the whole document, or what is folded on the pages before. */
    public static FieldPath partOf(JsonObject document, List<Field> fields, Field field) {
        FieldPath part = FieldPath.ROOT;
        for (Optional<FieldPath> deeper = Optional.of(part); deeper.isPresent(); ) {
            part = deeper.get();
            deeper = new Outline(document, fields, part)
                    .groups().stream()
                            .filter(group -> group.folded() && group.fields().contains(field))
                            .findFirst()
                            .map(Group::at);
        }
        return part;
    }

    /** The groups in their order; what is in the part itself comes first. */
    public List<Group> groups() {
        List<Group> all = new ArrayList<>();
        groups.forEach((at, fields) -> {
            boolean own = at.depth() <= part.depth();
            boolean folded = !own && count > MOST && (fields.size() > FEW || at.isItem());
            all.add(own ? 0 : all.size(), new Group(at, label(at), List.copyOf(fields), folded));
        });
        return all;
    }

    /** The part that is laid out, or the only one in it. */
    public FieldPath part() {
        return part;
    }

    private String label(FieldPath at) {
        return label(document, at, part);
    }

    /** What a part of a document is called in a part of that: its place, and of an item what tells it from the others. */
    public static String label(JsonObject document, FieldPath at, FieldPath within) {
        String place = at.toString().substring(within.toString().length());
        String name = place.startsWith(".") ? place.substring(1) : place;
        String telling = telling(at.find(document));
        return telling.isEmpty() ? name : name + "   " + telling;
    }

    /** The first text of an object: what it is, or what it is of. */
    private static String telling(JsonElement json) {
        if (json == null || !json.isJsonObject()) {
            return "";
        }
        for (Map.Entry<String, JsonElement> member : json.getAsJsonObject().entrySet()) {
            JsonElement value = member.getValue();
            boolean text = value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
            if (text && !value.getAsString().startsWith("#")) {
                return value.getAsString();
            }
        }
        return "";
    }
}
