package bumblewick.editor.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.definition.DocumentReader;
import bumblewick.content.json.JsonDocuments;
import bumblewick.def.PathDef;
import bumblewick.def.PathDef.SpeedKey;
import bumblewick.editor.session.Document;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;

class EditedPathTest {
    private static final String TEXT = """
        {"format": 1, "speed": 34, "points": [[0, 5, 90], [10, 5, 40], [0, 3, -8]]}
        """;

    private final Document document = new Document("paths/dive.json", json(TEXT));
    private final EditedPath edited = new EditedPath(() -> SceneFiles.NONE, "dive", document, saved -> true);

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    private PathDef path() {
        return edited.path().orElseThrow();
    }

    @Test
    void onlyWhatChangesIsWritten() {
        edited.change("", path -> PathEdits.speed(path, 20.5f));
        assertEquals(json(TEXT.replace("34", "20.5")), document.value());
    }

    /** A drag of many frames is one step back. */
    @Test
    void aDragIsTakenBackAsAWhole() {
        edited.select(1);
        for (int i = 1; i <= 30; i++) {
            Vector3f to = new Vector3f(10f + i * 0.1f, 5f, 40f);
            edited.change("drag", path -> PathEdits.moved(path, 1, to));
        }
        assertEquals(13f, edited.place().x, 1e-4f);
        assertTrue(edited.undo());
        assertEquals(json(TEXT), document.value());
        assertTrue(edited.redo());
        assertEquals(13f, edited.place().x, 1e-4f);
    }

    /** Between (10, 5, 40) and (0, 3, −8) lies (5, 4, 16); beyond the end by half of the way there, (−5, 2, −32). */
    @Test
    void aNewPointComesInTheMiddleOfItsLegOrBeyondTheEnd() {
        assertEquals(
                new Vector3f(5f, 4f, 16f),
                PathEdits.inserted(path(), 1).points().get(2));
        assertEquals(
                new Vector3f(-5f, 2f, -32f),
                PathEdits.inserted(path(), 2).points().get(3));
    }

    @Test
    void twoPointsStay() {
        PathDef two = PathEdits.removed(path(), 0);
        assertEquals(2, two.points().size());
        assertSame(two, PathEdits.removed(two, 0));
    }

    @Test
    void aPointIsNotPutOnItsNeighbour() {
        assertSame(path(), PathEdits.moved(path(), 0, new Vector3f(10f, 5f, 40f)));
    }

    @Test
    void nothingLeavesWhatTheGameTakes() {
        PathDef far = PathEdits.moved(path(), 0, new Vector3f(1e6f, -1e6f, 0f));
        assertEquals(
                new Vector3f(PathDef.REACH, -PathDef.REACH, 0f), far.points().get(0));
        PathDef fast = PathEdits.cutRatio(PathEdits.speed(far, 1e9f), 7f);
        PathDef full = fast;
        for (int i = 0; i < 100; i++) {
            full = PathEdits.keyAdded(PathEdits.inserted(full, 0));
        }
        assertTrue(
                DocumentReader.path(SceneFiles.NONE, "dive", PathJson.of(full), FileSettings.NONE)
                        .problems()
                        .isEmpty(),
                () -> DocumentReader.path(
                                SceneFiles.NONE, "dive", json(JsonDocuments.text(PathJson.of(fast))), FileSettings.NONE)
                        .problems()
                        .toString());
        assertEquals(
                full,
                DocumentReader.path(SceneFiles.NONE, "dive", PathJson.of(full), FileSettings.NONE)
                        .sound()
                        .orElseThrow());
    }

    /** Factors 1 at 0.5, then 0.5 and 0.75: the third key halves the wider gap and takes the factor from there. */
    @Test
    void aNewSpeedKeyChangesNothingYet() {
        PathDef one = PathEdits.keyAdded(path());
        assertEquals(List.of(new SpeedKey(0.5f, 1f)), one.speedProfile());
        PathDef slow = PathEdits.keyMoved(PathEdits.keyAdded(one), 0, 0.3f, 0.5f);
        int place = PathEdits.widestGap(slow.speedProfile());
        PathDef three = PathEdits.keyAdded(slow);
        float at = three.speedProfile().get(place).at();
        assertEquals(PathEdits.factor(slow, at), three.speedProfile().get(place).factor(), 0.005f);
    }

    @Test
    void speedKeysStayInOrder() {
        PathDef two = PathEdits.keyAdded(PathEdits.keyAdded(path()));
        PathDef pushed = PathEdits.keyMoved(two, 0, 0.9f, 1f);
        assertEquals(
                two.speedProfile().get(1).at() - 0.01f,
                pushed.speedProfile().get(0).at(),
                1e-4f);
    }

    @Test
    void snappedPlacesAreOnTheGrid() {
        assertEquals(new Vector3f(1f, -2f, 3.5f), PathEdits.snapped(new Vector3f(1.2f, -1.8f, 3.3f), 0.5f));
    }

    @Test
    void aFileWithMistakesIsLeftAlone() {
        Document broken = new Document("paths/dive.json", json("{\"format\": 1, \"speed\": -3, \"points\": []}"));
        EditedPath shown = new EditedPath(() -> SceneFiles.NONE, "dive", broken, saved -> true);
        assertFalse(shown.problems().isEmpty());
        assertFalse(shown.change("", path -> PathEdits.speed(path, 3f)));
        assertEquals(0, shown.points());
    }
}
