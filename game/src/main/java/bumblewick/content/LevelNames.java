package bumblewick.content;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** What the names of nodes mean in a level, of the tables and readers that understand them; for documents. */
public final class LevelNames {
    private static final String PLACE = "level.";

    /**
     * How names of nodes begin.
     *
     * @param begins the letters
     * @param stands what kind of node it has to be
     * @param meaning what the node does in the game
     * @param properties schema of its custom properties; null if it has none that are checked
     */
    public record Beginning(String begins, String stands, String meaning, JsonObject properties) {}

    private LevelNames() {}

    /** All that mean something; nodes of other names are only seen. */
    public static List<Beginning> all() {
        List<Beginning> all = new ArrayList<>();
        for (Meaning meaning : Meaning.values()) {
            String stands = meaning.mesh() ? "mesh" : "empty";
            all.add(new Beginning(meaning.prefix(), stands, said(meaning.prefix()), properties(meaning)));
        }
        NodeSorts.SIGHTS.keySet().forEach(begins -> all.add(new Beginning(begins, "any", said(begins), null)));
        return all;
    }

    private static String said(String begins) {
        return Descriptions.of(PLACE + begins);
    }

    private static JsonObject properties(Meaning meaning) {
        LevelReader level = new LevelReader("", new Drafts(), new Draft(Kind.GARDEN, ""));
        return switch (meaning) {
            case CAMERA -> record(meaning, (node, fields) -> new CameraReader().camera("", node, fields));
            case SPAWN -> record(meaning, level::path);
            case PLATFORM -> record(meaning, level::platform);
            default -> null;
        };
    }

    private static JsonObject record(Meaning meaning, BiFunction<LevelNode, JsonFields, ?> reader) {
        ModelNode empty = new ModelNode(meaning.prefix(), -1, JsonValue.NOTHING);
        LevelNode node = new LevelNode("", new Draft(Kind.GARDEN, ""), empty, meaning, "");
        return SchemaRecorder.inside(PLACE + meaning.prefix(), fields -> reader.apply(node, fields));
    }
}
