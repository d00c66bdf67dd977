package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A list of values of one type. */
final class ListType<T> extends FieldType<List<T>> {
    private final FieldType<T> item;
    private final int least;
    private final int most;
    private final String what;

    /** @param what its items are, for messages: {@code waves} */
    ListType(FieldType<T> item, int least, int most, String what) {
        super("array", "a list of " + what);
        this.item = item;
        this.least = least;
        this.most = most;
        this.what = what;
    }

    @Override
    List<T> read(JsonPlace here, String name, JsonValue value) {
        int count = value.items().size();
        if (!value.is(Type.LIST) || count < least || count > most) {
            String expected = least == most ? String.valueOf(least) : least + " to " + most;
            here.problem(name, value, "expected a list of " + expected + " " + what + ", found " + value);
            return harmless();
        }
        here.hashed((float) count);
        List<T> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(item.read(here, name + "[" + i + "]", value.items().get(i)));
        }
        return all;
    }

    @Override
    String allowed() {
        return item.allowedInList(what);
    }

    @Override
    List<T> harmless() {
        return List.of();
    }

    /** A list that is left out counts as an empty one, one with usual values not at all. */
    @Override
    void hash(JsonPlace here, List<T> value) {
        if (value.isEmpty()) {
            here.hashed(0f);
        }
    }

    @Override
    void describe(JsonObject schema, List<T> usual) {
        schema.addProperty("minItems", least);
        schema.addProperty("maxItems", most);
        if (usual != null && !usual.isEmpty()) {
            JsonArray values = new JsonArray();
            usual.forEach(value -> values.add(NumberType.json((Float) value)));
            schema.add(DEFAULT, values);
        }
        schema.add("items", item.schema());
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, List<T> usual) {
        rows.slot(at, Shape.LIST, least, most);
        boolean given = value != null && value.is(Type.LIST);
        List<T> shown = given || usual == null ? List.of() : usual;
        int count = given ? value.items().size() : shown.size();
        for (int i = 0; i < count; i++) {
            addItem(
                    rows,
                    at.item(i),
                    given ? value.items().get(i) : null,
                    usual != null && i < usual.size() ? usual.get(i) : null);
        }
    }

    private void addItem(FormRows rows, FormRows.At at, JsonValue value, T usual) {
        if (item instanceof NumberType<?> number) {
            rows.field(number.field(at, (Number) usual));
        } else if (item instanceof TextType text) {
            rows.field(text.field(at));
        } else if (item instanceof ReferenceType reference) {
            rows.field(reference.field(at));
        } else {
            item.addRows(rows, at, value, usual);
        }
    }

    @Override
    void addDescriptions(String place, Map<String, String> all) {
        item.addDescriptions(place, all);
    }
}
