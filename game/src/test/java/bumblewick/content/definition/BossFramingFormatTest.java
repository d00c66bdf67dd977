package bumblewick.content.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.SceneReader;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.BossDef.Action;
import bumblewick.def.FramingDef;
import bumblewick.def.FramingDef.Move;
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
                .with(PATCH, "{\"boss\": {\"lift\": 4, \"moves\": [], \"defeat\": {\"x\": 3}}}")
                .over(shipped);
        assertEquals(
                4f, rules(higher).get(StageDef.class, "cloverfield").framing().lift());
        assertEquals(hash(shipped), hash(higher));
    }

    /** What a move does not say is that of the framing; there is none for what is not listed. */
    @Test
    void aMoveIsThereForWhatTheBossDoes() throws IOException {
        FramingDef framing = rules(new MemoryFiles()
                        .with(PATCH, "{\"boss\": {\"faces\": 50, \"moves\": [{\"action\": \"dive\", \"roll\": -9}]}}")
                        .over(MemoryFiles.shipped()))
                .get(StageDef.class, "cloverfield")
                .framing();

        assertEquals(-9f, framing.move(Action.DIVE).roll());
        assertEquals(50f, framing.faces(Action.DIVE));
        assertEquals(framing.over(), framing.over(Action.DIVE));
        assertEquals(Move.NONE, framing.move(Action.TELL));
    }

    private static long hash(SceneFiles scene) throws IOException {
        return rules(scene).fingerprint("cloverfield").hash();
    }

    private static Rulebook rules(SceneFiles scene) throws IOException {
        return SceneReader.read(scene).rules();
    }
}
