package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Supplier;

/**
 * A list inside an item of a list of the same: what stands in it is what stands in the outer one. Its schema refers to that of
 * the outer list, and its rows have the places of the outer list's.
 */
final class NestedListType<T> extends FieldType<List<T>> {
    private final String outer;
    private final String title;
    private final int most;
    private final int deepest;
    private final String what;
    private final Supplier<FieldType<T>> item;
    private ListType<T> list; // made when it is first asked for: it has itself inside

    /**
     * @param title of the format
     * @param outer name of the outer list among the fields of the file
     * @param most how many items it may have
     * @param deepest how many of them may stand in each other
     * @param item makes the type of the items
     */
    NestedListType(String title, String outer, int most, int deepest, String what, Supplier<FieldType<T>> item) {
        super("array", "a list of " + what);
        this.title = title;
        this.outer = outer;
        this.most = most;
        this.deepest = deepest;
        this.what = what;
        this.item = item;
    }

    private synchronized ListType<T> list() {
        if (list == null) {
            list = new ListType<>(item.get(), 0, most, what);
        }
        return list;
    }

    @Override
    List<T> read(JsonPlace here, String name, JsonValue value) {
        int depth = here.path().split("\\." + outer + "\\[", -1).length;
        if (depth > deepest) {
            here.problem(name, value, "stands in more than " + (deepest - 1) + " other lists of " + what);
            return List.of();
        }
        return list().read(here, name, value);
    }

    @Override
    String allowed() {
        return what;
    }

    @Override
    List<T> harmless() {
        return List.of();
    }

    @Override
    void describe(JsonObject schema, List<T> usual) {
        JsonObject same = new JsonObject();
        same.addProperty("$ref", "#/properties/" + outer + "/items");
        schema.addProperty("minItems", 0);
        schema.addProperty("maxItems", most);
        schema.add("items", same);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, List<T> usual) {
        if (value != null && value.is(Type.LIST)) {
            list().addRows(rows, new FormRows.At(at.path(), title + "." + outer, at.required()), value, null);
        } else {
            rows.slot(at, Shape.LIST, 0, most);
        }
    }
}
