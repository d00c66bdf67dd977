package bumblewick.content.json;

import bumblewick.platform.SceneFiles;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;

/** JSON of the scene as those have it who write it: read with the game's own limits, compared, merged, laid out. */
public final class JsonDocuments {
    private static final String JSON = ".json";

    /** How the name of a patch of a JSON file ends. */
    public static final String PATCH = ".patch.json";

    private JsonDocuments() {}

    /**
     * Reads a file with the patches over it. Numbers stay as they are written.
     *
     * @throws ContentException if it is missing, too large, or no JSON object
     */
    public static JsonObject read(SceneFiles files, String path) throws ContentException {
        JsonValue value = JsonFile.read(files, path);
        check(value, path);
        return object(value);
    }

    /**
     * Reads a file of a mod as it is written, without patches, for who edits it: entries of lists that settings leave out are
     * not there, references to settings are.
     *
     * @throws ContentException if it is missing, too large, or no JSON object
     */
    public static JsonObject written(SceneFiles files, String path) throws ContentException {
        JsonValue value = JsonFile.written(files, path);
        check(value, path);
        return object(value);
    }

    private static void check(JsonValue value, String path) throws ContentException {
        if (!value.is(JsonValue.Type.OBJECT)) {
            ContentProblem problem = new ContentProblem(path, value.line(), "$", "expected an object, found " + value);
            throw new ContentException(problem);
        }
    }

    private static JsonObject object(JsonValue value) {
        return JsonParser.parseString(value.json()).getAsJsonObject();
    }

    /** Where the patch of a JSON file lies. */
    public static String patchOf(String path) {
        return path.substring(0, path.length() - JSON.length()) + PATCH;
    }

    /** As a file of the scene: see {@link JsonFormatter}. */
    public static String text(JsonObject document) {
        return JsonFormatter.of(document);
    }

    /** A number as people write it: the shortest that is read as the same, and no {@code .0}. */
    public static JsonPrimitive number(float value) {
        BigDecimal shortest = new BigDecimal(Float.toString(value + 0f)); // −0 is 0
        return new JsonPrimitive(
                shortest.signum() == 0
                        ? BigDecimal.ZERO
                        : new BigDecimal(shortest.stripTrailingZeros().toPlainString()));
    }

    /**
     * A document with a patch in it (both unaffected).
     *
     * @param file path of the patch, for messages
     * @throws ContentException with the operations on lists that cannot be done
     */
    public static JsonObject merge(JsonObject document, JsonObject patch, String file) throws ContentException {
        JsonValue before = value(document, file);
        JsonValue merged = MergePatch.apply(before, value(patch, file), before, file, new ArrayList<>());
        return object(merged);
    }

    /**
     * A document over what it inherits (both unaffected).
     *
     * @param inherited without the fields that are not
     * @param own names the definition that it extends
     * @throws ContentException with the operations on lists that cannot be done
     */
    public static JsonObject inherit(JsonObject inherited, JsonObject own, String file) throws ContentException {
        JsonValue whole = Inheritance.over(value(inherited, file), value(own, file), file);
        return object(whole);
    }

    /**
     * The operations of a patch on a list, changed as little as possible so that they lead to another list (all
     * unaffected).
     *
     * @param list that the patch finds; null stands for none
     * @return empty if they cannot be changed so
     */
    public static Optional<JsonObject> edited(JsonArray list, JsonObject operations, JsonArray after) {
        return EditedOperations.of(list == null ? new JsonArray() : list, operations, after);
    }

    /** Whether a part of a patch is operations on a list. */
    public static boolean isListPatch(JsonElement part) {
        return part != null
                && part.isJsonObject()
                && ListPatch.hasOperations(part.getAsJsonObject().keySet());
    }

    static JsonValue value(JsonObject document, String file) throws ContentException {
        byte[] bytes = document.toString().getBytes(StandardCharsets.UTF_8);
        return JsonFile.embedded(file, ByteBuffer.wrap(bytes), JsonFile.MAX_VALUES);
    }

    /**
     * The smallest patch that leads from one document to another (both unaffected); without members if they are the same. A
     * list is changed by operations if they are shorter than the list; items of one that is not there are appended, so that
     * other patches can do so, too. Nulls in {@code to} cannot be expressed: the scene has
     * none.
     */
    public static JsonObject difference(JsonObject from, JsonObject to) {
        JsonObject patch = new JsonObject();
        for (String name : from.keySet()) {
            if (!to.has(name)) {
                patch.add(name, JsonNull.INSTANCE);
            }
        }
        for (Map.Entry<String, JsonElement> member : to.entrySet()) {
            JsonElement before = from.get(member.getKey());
            JsonElement after = member.getValue();
            if (hasFields(before) && hasFields(after)) {
                JsonObject inner = difference(before.getAsJsonObject(), after.getAsJsonObject());
                if (!inner.isEmpty()) {
                    patch.add(member.getKey(), inner);
                }
            } else if (before != null && before.isJsonArray() && after.isJsonArray()) {
                if (!after.equals(before)) {
                    patch.add(member.getKey(), ListDifference.of(before.getAsJsonArray(), after.getAsJsonArray()));
                }
            } else if (!after.equals(before)) {
                boolean added = before == null && holdsObjects(after);
                patch.add(member.getKey(), added ? ListDifference.append(after.getAsJsonArray()) : after.deepCopy());
            }
        }
        return patch;
    }

    private static boolean hasFields(JsonElement value) {
        return value != null
                && value.isJsonObject()
                && !Substitution.isReference(value.getAsJsonObject().keySet());
    }

    /** Whether it is a list to which others may add, too; the meaning of a number depends on its index. */
    private static boolean holdsObjects(JsonElement value) {
        return value.isJsonArray()
                && !value.getAsJsonArray().isEmpty()
                && value.getAsJsonArray().asList().stream().allMatch(JsonElement::isJsonObject);
    }
}
