package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.Optional;

/** An object that may be left out. Whether it is there counts for the hash. */
final class OptionalType<T> extends FieldType<Optional<T>> {
    private final ObjectType<T> object;

    OptionalType(ObjectType<T> object) {
        super(object.jsonType(), object.expected());
        this.object = object;
    }

    @Override
    Optional<T> read(JsonPlace here, String name, JsonValue value) {
        here.hashed(1f);
        return Optional.of(object.read(here, name, value));
    }

    @Override
    Optional<T> harmless() {
        return Optional.empty();
    }

    @Override
    void hash(JsonPlace here, Optional<T> value) {
        here.hashed(0f);
    }

    @Override
    void describe(JsonObject schema, Optional<T> usual) {
        object.describe(schema, null);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Optional<T> usual) {
        object.addRows(rows, at, value, "");
    }

    @Override
    void addDescriptions(String place, Map<String, String> all) {
        object.addDescriptions(place, all);
    }
}
