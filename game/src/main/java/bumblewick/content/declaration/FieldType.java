package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import com.google.gson.JsonObject;
import java.util.Map;

/**
 * What a field may be. Everything that is made of a declaration asks its type: the reader for the value, the JSON schema for
 * its words, the editor for the rows of a form. A new type is one class.
 *
 * @param <T> of the value as it is understood
 */
public abstract class FieldType<T> {
    /** What a number is measured in: a member of schemas that programs other than this one do not look at. */
    static final String UNIT = "x-unit";

    /** Which kind of definition a text names: likewise. */
    static final String KIND = "x-kind";

    static final String DEFAULT = "default";

    private final String jsonType;
    private final String expected;

    /**
     * @param jsonType what JSON has for it
     * @param expected what it may be, for messages
     */
    FieldType(String jsonType, String expected) {
        this.jsonType = jsonType;
        this.expected = expected;
    }

    /**
     * Understands a value. A mistake is reported and answered with a harmless value.
     *
     * @param here the object that has the value
     * @param name of the value in the object, for messages
     */
    abstract T read(JsonPlace here, String name, JsonValue value);

    final String expected() {
        return expected;
    }

    /** What it may be, in words, for its description; empty if that goes without saying. */
    String allowed() {
        return "";
    }

    /** What it may be, in words, as an item of a list of {@code what}. */
    String allowedInList(String what) {
        return what;
    }

    /** Stands for a required value that is missing or wrong. */
    abstract T harmless();

    /** Stands for the value of a field that does not belong to the object. */
    T none() {
        return harmless();
    }

    /** Counts a value that was not written for the hash. */
    void hash(JsonPlace here, T value) {}

    final String jsonType() {
        return jsonType;
    }

    /**
     * Adds all but the type to a schema.
     *
     * @param usual what it is if it is left out; null if the schema says nothing of that
     */
    void describe(JsonObject schema, T usual) {}

    /** The schema of an item. */
    JsonObject schema() {
        JsonObject schema = new JsonObject();
        schema.addProperty("type", jsonType());
        describe(schema, null);
        return schema;
    }

    /**
     * Adds the rows of a form.
     *
     * @param value what is there; null if nothing is
     * @param usual what it is if it is left out; null if it cannot be, or is nothing then
     */
    abstract void addRows(FormRows rows, FormRows.At at, JsonValue value, T usual);

    /** Adds the descriptions of the fields inside it, by place. */
    void addDescriptions(String place, Map<String, String> all) {}
}
