package bumblewick.content.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.SceneReader;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** How the camera frames a boss is for the picture alone. */
class BossFramingFormatTest {
    private static final String PATCH = "stages/cloverfield/course.patch.json";

    @Test
    void recordedRunsStayTheSameWhenTheFramingOfABossChanges() throws IOException {
        SceneFiles shipped = MemoryFiles.shipped();
        SceneFiles higher = new MemoryFiles()
                .with(PATCH, "{\"boss\": {\"lift\": 4, \"defeat\": {\"x\": 3}}}")
                .over(shipped);
        assertEquals(
                4f, rules(higher).get(StageDef.class, "cloverfield").framing().lift());
        assertEquals(hash(shipped), hash(higher));
    }

    private static long hash(SceneFiles scene) throws IOException {
        return rules(scene).fingerprint("cloverfield").hash();
    }

    private static Rulebook rules(SceneFiles scene) throws IOException {
        return SceneReader.read(scene).rules();
    }
}
