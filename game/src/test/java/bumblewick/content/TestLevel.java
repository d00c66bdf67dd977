package bumblewick.content;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Makes small levels in binary glTF. What is set after a node belongs to that node. */
public final class TestLevel {
    private static final float SIDE = 10f;

    /** A square of two triangles that face up. */
    private static final float[] SQUARE = {0, 0, 0, 0, 0, SIDE, SIDE, 0, SIDE, SIDE, 0, 0};

    private static final byte[] CORNERS = {0, 1, 2, 0, 2, 3};

    private final JsonArray nodes = new JsonArray();
    private final JsonArray roots = new JsonArray();
    private JsonObject node = new JsonObject();

    /** A level with all that friends need to be freed, and one of everything else. */
    public static TestLevel sound() {
        return new TestLevel()
                .square("COLL_grass")
                .empty("spawn_wick", 1, 0, 1)
                .empty("spawn_gem", 2, 1, 2)
                .empty("spawn_key", 3, 1, 3)
                .empty("spawn_door", 4, 0, 4)
                .empty("spawn_friend", 5, 0, 5)
                .with("path", "out")
                .empty("spawn_grump", 6, 0, 6)
                .empty("trigAction_door", 4, 1, 3)
                .empty("trigAction_hint_1", 1, 1, 1)
                .empty("trigCam_side", 5, 1, 5)
                .scale(4, 2, 1)
                .empty("cam_start", 0, 2, 0)
                .with("kind", "follow")
                .with("distance", 6)
                .empty("cam_key", 3, 3, 0)
                .with("kind", "watch")
                .empty("cam_door", 4, 3, 0)
                .with("kind", "fixed")
                .empty("cam_side", 0, 3, 9)
                .with("kind", "travel")
                .empty("cam_side_end", 9, 3, 9)
                .empty("path_out", 0, 0, 0)
                .child("out_10", 5, 0, 9)
                .child("out_9", 5, 0, 7)
                .empty("platform_ferry", 8, 1, 8)
                .scale(1, 0.25f, 1)
                .with("model", "platform_wood")
                .with("surface", "grass")
                .with("path", "out")
                .with("speed", 2.5f)
                .with("sine", 1)
                .empty("windmill", 0, 0, 0);
    }

    public TestLevel square(String name) {
        empty(name, 0, 0, 0);
        node.addProperty("mesh", 0);
        return this;
    }

    public TestLevel empty(String name, float x, float y, float z) {
        roots.add(nodes.size());
        return node(name, x, y, z);
    }

    /** A child of the last node that is none. */
    public TestLevel child(String name, float x, float y, float z) {
        JsonObject parent = nodes.get(roots.get(roots.size() - 1).getAsInt()).getAsJsonObject();
        JsonArray children = parent.has("children") ? parent.getAsJsonArray("children") : new JsonArray();
        children.add(nodes.size());
        parent.add("children", children);
        return node(name, x, y, z);
    }

    private TestLevel node(String name, float x, float y, float z) {
        node = new JsonObject();
        node.addProperty("name", name);
        node.add("translation", list(x, y, z));
        nodes.add(node);
        return this;
    }

    public TestLevel moved(float x, float y, float z) {
        node.add("translation", list(x, y, z));
        return this;
    }

    public TestLevel scale(float x, float y, float z) {
        node.add("scale", list(x, y, z));
        return this;
    }

    public TestLevel rotation(float x, float y, float z, float w) {
        node.add("rotation", list(x, y, z, w));
        return this;
    }

    public TestLevel with(String property, String value) {
        return with(property, new JsonPrimitive(value));
    }

    public TestLevel with(String property, float value) {
        return with(property, new JsonPrimitive(value));
    }

    private TestLevel with(String property, JsonPrimitive value) {
        JsonObject extras = node.has("extras") ? node.getAsJsonObject("extras") : new JsonObject();
        extras.add(property, value);
        node.add("extras", extras);
        return this;
    }

    /** Goes back to a node. */
    public TestLevel at(String name) {
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i).getAsJsonObject().get("name").getAsString().equals(name)) {
                node = nodes.get(i).getAsJsonObject();
                return this;
            }
        }
        throw new IllegalArgumentException("there is no node " + name);
    }

    public TestLevel named(String name) {
        node.addProperty("name", name);
        return this;
    }

    /** The node loses its custom properties. */
    public TestLevel plain() {
        node.remove("extras");
        return this;
    }

    /** The node becomes the square, or an empty. */
    TestLevel mesh(boolean on) {
        node.remove("mesh");
        if (on) {
            node.addProperty("mesh", 0);
        }
        return this;
    }

    public byte[] bytes() {
        return glb(document().toString());
    }

    /** The document, to be changed by hand. */
    public JsonObject document() {
        JsonObject scene = new JsonObject();
        scene.add("nodes", roots);
        String meshes = """
                {"meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
                 "accessors": [
                   {"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3"},
                   {"bufferView": 1, "componentType": 5121, "count": 6, "type": "SCALAR"}],
                 "bufferViews": [
                   {"buffer": 0, "byteLength": 48}, {"buffer": 0, "byteOffset": 48, "byteLength": 6}],
                 "buffers": [{"byteLength": 56}], "asset": {"version": "2.0"}}""";
        JsonObject document = JsonParser.parseString(meshes).getAsJsonObject();
        JsonArray scenes = new JsonArray();
        scenes.add(scene);
        document.add("scenes", scenes);
        document.add("nodes", nodes);
        return document;
    }

    /** A file of that document and the square's numbers. */
    public static byte[] glb(String document) {
        byte[] json = document.getBytes(StandardCharsets.UTF_8);
        int jsonLength = (json.length + 3) / 4 * 4;
        ByteBuffer glb = ByteBuffer.allocate(12 + 8 + jsonLength + 8 + 56).order(ByteOrder.LITTLE_ENDIAN);
        glb.putInt(0x46546C67).putInt(2).putInt(glb.capacity());
        glb.putInt(jsonLength).putInt(0x4E4F534A).put(json);
        for (int i = json.length; i < jsonLength; i++) {
            glb.put((byte) ' ');
        }
        glb.putInt(56).putInt(0x004E4942);
        for (float number : SQUARE) {
            glb.putFloat(number);
        }
        return glb.put(CORNERS).array();
    }

    private static JsonArray list(float... numbers) {
        JsonArray list = new JsonArray();
        for (float number : numbers) {
            list.add(number);
        }
        return list;
    }
}
