package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import bumblewick.content.TestLevel;
import bumblewick.content.asset.ModelLoadCheck;
import bumblewick.content.json.ContentProblem;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Models that are small on the disk and endless to walk through are refused before anybody walks. */
class ModelLimitsTest {
    private static final Duration NO_HANG = Duration.ofSeconds(30);

    private final JsonObject document = new TestLevel().square("thing").document();

    /** Forty nodes, each of which has the next as its child twice: 2⁴⁰ ways through them. */
    @Test
    void aSecondSceneWhoseNodesDoubleIsRefused() {
        int first = nodes().size();
        for (int i = 0; i < 40; i++) {
            nodes().add(node(first + i + 1, first + i + 1));
        }
        nodes().add(node());
        document.getAsJsonArray("scenes").add(JsonParser.parseString("{\"nodes\": [" + first + "]}"));

        expect("nodes[" + (first + 1) + "].children: the node hangs in two places");
    }

    @Test
    void aSecondSceneWhoseNodesLoopIsRefused() {
        nodes().add(node(2));
        nodes().add(node(1));
        document.getAsJsonArray("scenes").add(JsonParser.parseString("{\"nodes\": [1]}"));

        expect("nodes[1].children: the node hangs in two places");
    }

    @Test
    void bonesThatLoopWithoutASceneAreRefused() {
        nodes().add(node(2));
        nodes().add(node(1));
        document.add("skins", JsonParser.parseString("[{\"joints\": [1, 2]}]"));

        expect("nodes[1].children: more than 64 nodes above each other, or in a circle");
    }

    @Test
    void aNodeInTwoScenesIsRefused() {
        document.getAsJsonArray("scenes")
                .add(document.getAsJsonArray("scenes").get(0).deepCopy());

        expect("nodes[0].children: the node hangs in two places");
    }

    @Test
    void aThousandPartsThatReadTheSameMillionCornersAreRefused() {
        accessor(0).addProperty("count", 1_000_000);
        JsonArray parts = mesh().getAsJsonArray("primitives");
        for (int i = 1; i < 1_000; i++) {
            parts.add(parts.get(0).deepCopy());
        }

        expect("meshes[0].primitives: has 1000000000 corners in all meshes up to here, expected 2000000 at most");
    }

    @Test
    void nodesThatShowMoreThanCanBeDrawnAreRefused() {
        accessor(0).addProperty("count", 1_000_000);
        for (int i = 0; i < 9; i++) {
            JsonObject node = node();
            node.addProperty("mesh", 0);
            nodes().add(node);
        }

        expect("nodes: has 10000000 corners in all nodes, expected 2000000 at most");
    }

    @Test
    void anAccessorThatNobodyReadsIsLookedAtToo() {
        document.getAsJsonArray("accessors")
                .add(
                        JsonParser.parseString(
                                "{\"componentType\": 5126, \"type\": \"MAT4\", \"count\": 900000000, \"sparse\": {\"count\": 1}}"));

        expect("accessors[2].sparse: expected plain numbers");
    }

    @Test
    void aShapeOfOtherCornersIsRefused() {
        JsonObject part = mesh().getAsJsonArray("primitives").get(0).getAsJsonObject();
        part.add("targets", JsonParser.parseString("[{\"POSITION\": 1}]"));

        expect("meshes[0].primitives[0].targets[0].POSITION: has 6 entries, expected one for each of 4 corners");
    }

    @Test
    void moreNodesThanAnyModelHasAreRefused() {
        for (int i = 0; i < 10_000; i++) {
            nodes().add(node());
        }

        expect("nodes: has 10001 nodes, expected 10000 at most");
    }

    @Test
    void manyAnimationsOfNothingAreRefused() {
        JsonArray animations = new JsonArray();
        for (int i = 0; i < 50_000; i++) {
            animations.add(JsonParser.parseString("{\"channels\": [], \"samplers\": []}"));
        }
        document.add("animations", animations);

        expect("animations: has 50000 animations, expected 256 at most");
    }

    private JsonArray nodes() {
        return document.getAsJsonArray("nodes");
    }

    private static JsonObject node(int... children) {
        JsonObject node = new JsonObject();
        JsonArray list = new JsonArray();
        for (int child : children) {
            list.add(child);
        }
        if (children.length > 0) {
            node.add("children", list);
        }
        return node;
    }

    private JsonObject accessor(int number) {
        return document.getAsJsonArray("accessors").get(number).getAsJsonObject();
    }

    private JsonObject mesh() {
        return document.getAsJsonArray("meshes").get(0).getAsJsonObject();
    }

    /** By the check of the game, and by that of the validator, which asks the engine as well. */
    private void expect(String problem) {
        MemoryFiles mod = new MemoryFiles().with("a.glb", TestLevel.glb(document.toString()));
        List<String> found = new ArrayList<>();
        assertTimeoutPreemptively(NO_HANG, () -> {
            new AssetCheck(mod.over(new MemoryFiles()))
                    .problems().values().stream().map(ContentProblem::toString).forEach(found::add);
            ModelLoadCheck.of(mod, new TreeSet<>(List.of("a.glb"))).stream()
                    .map(ContentProblem::toString)
                    .forEach(found::add);
        });
        assertEquals(List.of("a.glb " + problem, "a.glb " + problem), found);
    }
}
