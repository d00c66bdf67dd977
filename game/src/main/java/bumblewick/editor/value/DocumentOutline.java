package bumblewick.editor.value;

import bumblewick.content.declaration.FormField;
import bumblewick.content.json.JsonPath;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Groups the values of a part of a document for a page: first the values of the part itself, then those of its sub-parts,
 * each below a heading. If there are too many, sub-parts are folded: they have pages of their own.
 */
public final class DocumentOutline {
    /** At most so many values are on one page. */
    private static final int MOST = 40;

    /** A part with no more values than this is never folded. */
    private static final int FEW = 9;

    private final JsonObject document;
    private final JsonPath part;
    private final Map<JsonPath, List<FormField>> groups = new LinkedHashMap<>();
    private final int count;

    /**
     * A part of the document.
     *
     * @param at path of the part
     * @param label name of the part, and for an item what distinguishes it
     * @param fields of the part; of a folded one, all inside it
     * @param folded whether the part has a page of its own
     */
    public record Group(JsonPath at, String label, List<FormField> fields, boolean folded) {
        /** The name of a field within this group. */
        public String nameOf(FormField field) {
            String whole = field.path().toString();
            String name = whole.substring(at.toString().length());
            return name.startsWith(".") ? name.substring(1) : name;
        }
    }

    /**
     * Groups the fields of a part.
     *
     * @param fields of the whole document
     */
    public DocumentOutline(JsonObject document, List<FormField> fields, JsonPath part) {
        this.document = document;
        List<FormField> inside = new ArrayList<>();
        fields.stream().filter(field -> field.path().isIn(part)).forEach(inside::add);
        this.part = descended(inside, part);
        count = inside.size();
        for (FormField field : inside) {
            groups.computeIfAbsent(count <= MOST ? home(field) : child(field), at -> new ArrayList<>())
                    .add(field);
        }
    }

    /** A part that holds nothing but one part is skipped. */
    private static JsonPath descended(List<FormField> inside, JsonPath part) {
        JsonPath at = part;
        for (JsonPath only = only(inside, at); only != null; only = only(inside, at)) {
            at = only;
        }
        return at;
    }

    /** The only sub-part that holds fields; null if there are several or none. */
    private static JsonPath only(List<FormField> inside, JsonPath at) {
        if (inside.isEmpty() || home(inside.get(0)).depth() <= at.depth()) {
            return null;
        }
        JsonPath deeper = inside.get(0).path().head(at.depth() + 1);
        if (deeper.isItem()) {
            return null; // more items may be added
        }
        return inside.stream().allMatch(field -> home(field).isIn(deeper)) ? deeper : null;
    }

    /** The object that a field is in; for a number of a list, the object with the list. */
    private static JsonPath home(FormField field) {
        JsonPath at = field.path();
        while (at.isItem()) {
            at = at.head(at.depth() - 1);
        }
        return at.head(at.depth() - 1);
    }

    /** The sub-part that a field is in; the part itself for its own fields. */
    private JsonPath child(FormField field) {
        JsonPath home = home(field);
        if (home.depth() <= part.depth()) {
            return part;
        }
        JsonPath child = home.head(part.depth() + 1);
        boolean list =
                home.depth() > child.depth() && home.head(child.depth() + 1).isItem();
        return list ? home.head(child.depth() + 1) : child;
    }

    /** The part whose page shows a field. */
    public static JsonPath partOf(JsonObject document, List<FormField> fields, FormField field) {
        JsonPath part = JsonPath.ROOT;
        for (Optional<JsonPath> deeper = Optional.of(part); deeper.isPresent(); ) {
            part = deeper.get();
            deeper = new DocumentOutline(document, fields, part)
                    .groups().stream()
                            .filter(group -> group.folded() && group.fields().contains(field))
                            .findFirst()
                            .map(Group::at);
        }
        return part;
    }

    /** The groups in their order; the part itself comes first. */
    public List<Group> groups() {
        List<Group> all = new ArrayList<>();
        groups.forEach((at, fields) -> {
            boolean own = at.depth() <= part.depth();
            boolean folded = !own && count > MOST && (fields.size() > FEW || at.isItem());
            all.add(own ? 0 : all.size(), new Group(at, label(at), List.copyOf(fields), folded));
        });
        return all;
    }

    /** The part that is shown: the one that was asked for, or the only one inside it. */
    public JsonPath part() {
        return part;
    }

    private String label(JsonPath at) {
        return label(document, at, part);
    }

    /** The label of a part within another: its path, and for an item what distinguishes it. */
    public static String label(JsonObject document, JsonPath at, JsonPath within) {
        String place = at.toString().substring(within.toString().length());
        String name = place.startsWith(".") ? place.substring(1) : place;
        String telling = telling(at.find(document));
        return telling.isEmpty() ? name : name + "   " + telling;
    }

    /** The first text in an object, which distinguishes it from others. */
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
