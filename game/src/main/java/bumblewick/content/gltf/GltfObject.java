package bumblewick.content.gltf;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import java.util.List;
import java.util.regex.Pattern;

/**
 * An object of a glTF document. A program wrote it, so the first mistake ends the reading: it is damaged, not mistaken.
 *
 * @param file path in the scene folder
 * @param place in the document, such as {@code nodes[3]}
 * @param json the object
 */
public record GltfObject(String file, String place, JsonValue json) {
    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,9}");

    /** The root of a document. */
    public static GltfObject root(GlbFile glb) {
        return new GltfObject(glb.file(), "", glb.json());
    }

    boolean has(String name) {
        return json.members().containsKey(name);
    }

    /** One of a list of objects. */
    GltfObject item(String list, int index) throws ContentException {
        List<JsonValue> items = items(list);
        if (index < 0 || index >= items.size()) {
            throw refusal(list, "there is no " + list + "[" + index + "], but " + items.size());
        }
        return object(list + "[" + index + "]", items.get(index));
    }

    /** One object. */
    GltfObject member(String name) throws ContentException {
        return object(name, json.members().getOrDefault(name, JsonValue.NOTHING));
    }

    /** How long a list is; a list that is not there has no items. */
    public int count(String list) throws ContentException {
        return items(list).size();
    }

    String text(String name, String fallback) throws ContentException {
        JsonValue value = json.members().get(name);
        if (value == null) {
            return fallback;
        }
        if (!value.is(Type.TEXT)) {
            throw refusal(name, "expected a text, found " + value);
        }
        return value.text();
    }

    /** A whole number, not negative. */
    int whole(String name, int fallback) throws ContentException {
        JsonValue value = json.members().get(name);
        return value == null ? fallback : whole(name, value);
    }

    /** A list of whole numbers, not negative; empty if it is not there. */
    int[] wholes(String name) throws ContentException {
        List<JsonValue> items = items(name);
        int[] all = new int[items.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = whole(name + "[" + i + "]", items.get(i));
        }
        return all;
    }

    /** A list of as many finite numbers as {@code fallback} has. */
    float[] numbers(String name, float... fallback) throws ContentException {
        if (!has(name)) {
            return fallback;
        }
        List<JsonValue> items = items(name);
        float[] all = new float[fallback.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = items.size() == all.length && items.get(i).is(Type.NUMBER)
                    ? Float.parseFloat(items.get(i).text())
                    : Float.NaN;
            if (!Float.isFinite(all[i])) {
                throw refusal(
                        name,
                        "expected " + all.length + " numbers, found "
                                + json.members().get(name));
            }
        }
        return all;
    }

    ContentException refusal(String name, String message) {
        return new ContentException(new ContentProblem(file, 0, inside(name), message));
    }

    private int whole(String name, JsonValue value) throws ContentException {
        if (!value.is(Type.NUMBER) || !WHOLE.matcher(value.text()).matches()) {
            throw refusal(name, "expected a whole number, found " + value);
        }
        return Integer.parseInt(value.text());
    }

    private List<JsonValue> items(String name) throws ContentException {
        JsonValue value = json.members().get(name);
        if (value != null && !value.is(Type.LIST)) {
            throw refusal(name, "expected a list, found " + value);
        }
        return value == null ? List.of() : value.items();
    }

    private GltfObject object(String name, JsonValue value) throws ContentException {
        if (!value.is(Type.OBJECT)) {
            throw refusal(name, "expected an object, found " + value);
        }
        return new GltfObject(file, inside(name), value);
    }

    private String inside(String name) {
        return place.isEmpty() ? name : place + "." + name;
    }
}
