package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import bumblewick.content.json.JsonDocuments;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.SceneLayers;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules that mods add to a stage of the game that has none. */
class AddedRulesTest {
    private static final String STAGE = "stages/cloverfield/stage.json";
    private static final String PATCH = "stages/cloverfield/stage.patch.json";

    private static MemoryFiles adding(String id) {
        return new MemoryFiles()
                .with(
                        PATCH,
                        "{\"rules\": {\"$append\": [{\"id\": \"" + id + "\", \"on\": {\"event\": \"start\"},"
                                + " \"do\": [{\"action\": \"bees\", \"bees\": 1}]}]}}");
    }

    @Test
    void theFirstRuleOfAStageCanBeAppendedByEachOfTwoMods() throws Exception {
        MemoryFiles shipped = MemoryFiles.plain();
        JsonObject before = JsonDocuments.read(shipped, STAGE);
        assertFalse(before.has("rules"), "else this tests nothing");
        SceneLayers both = new SceneLayers(
                shipped, List.of(adding("moth").layer("a"), adding("wasp").layer("b")));

        List<String> ids = new ArrayList<>();
        for (JsonElement rule : JsonDocuments.read(both, STAGE).getAsJsonArray("rules")) {
            ids.add(rule.getAsJsonObject().get("id").getAsString());
        }
        assertEquals(List.of("moth", "wasp"), ids);
        assertEquals(List.of(), List.copyOf(SceneReader.read(both).report().problems()));
    }
}
