package bumblewick.editor.wave;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.JsonDocuments;
import bumblewick.def.WaveDef;
import bumblewick.editor.session.Document;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EditedWavesTest {
    private static final String GNATS = "{\"at\": 50, \"enemy\": \"gnat\", \"path\": \"procession\", \"count\": 5}";
    private static final String WASPS = "{\"at\": 90.5, \"enemy\": \"wasp\", \"path\": \"hook\", \"spacing\": 0.80}";

    private final EditedWaves edited = edited(GNATS, WASPS);

    private Document document;

    private EditedWaves edited(String... waves) {
        String text = "{\"format\": 1, \"waves\": [" + String.join(", ", waves) + "]}";
        document = new Document(
                "stages/meadow/waves.json", JsonParser.parseString(text).getAsJsonObject());
        return new EditedWaves(() -> SceneFiles.NONE, "meadow", document, saved -> true);
    }

    private String text() {
        return JsonDocuments.text(document.value());
    }

    private List<String> enemies() {
        return edited.waves().stream().map(WaveDef::enemy).collect(Collectors.toList());
    }

    @Test
    void aMovedWaveTakesItsPlaceAmongTheOthersAndStaysSelected() {
        edited.select(0);
        assertTrue(edited.change("at", wave -> wave.at(120f)));
        assertAll(
                () -> assertEquals(List.of("wasp", "gnat"), enemies()),
                () -> assertEquals(1, edited.selected()),
                () -> assertEquals(120f, edited.wave().at()));
    }

    @Test
    void whatIsNotTouchedStaysAsItWasWritten() {
        edited.select(0);
        edited.change("at", wave -> wave.at(60f));
        assertEquals("""
            {
              "format": 1,
              "waves": [
                {"at": 60, "enemy": "gnat", "path": "procession", "count": 5},
                {"at": 90.5, "enemy": "wasp", "path": "hook", "spacing": 0.80}
              ]
            }
            """, text());
    }

    @Test
    void writesNothingThatIsAsUsual() {
        edited.add(new WaveDef(10f, "gnat", "loop", true, 1, 0.4f, 0f, -1.5f, "bee"));
        assertTrue(
                text().contains("{\"at\": 10, \"enemy\": \"gnat\", \"path\": \"loop\", \"mirrored\": true,"
                        + " \"shiftY\": -1.5, \"drops\": \"bee\"}"),
                text());
    }

    @Test
    void aDragIsTakenBackAsAWholeEvenWhereItPassesAnotherWave() {
        String before = text();
        edited.select(0);
        for (float at = 60f; at <= 120f; at += 10f) {
            float place = at;
            edited.change("at", wave -> wave.at(place));
        }
        edited.finish();
        assertTrue(edited.undo());
        assertEquals(before, text());
        assertFalse(edited.undo());
    }

    @Test
    void whatComesBackIsSelected() {
        edited.select(1);
        edited.remove();
        assertEquals(List.of("gnat"), enemies());
        edited.select(0);
        edited.undo();
        assertEquals("wasp", edited.wave().enemy());
    }

    @Test
    void walksAlongTheRailAndStopsAtItsEnds() {
        edited.walk(1, 70f);
        assertEquals("wasp", edited.wave().enemy());
        edited.walk(1, 70f);
        assertEquals("wasp", edited.wave().enemy());
        edited.walk(-1, 70f);
        edited.walk(-1, 70f);
        assertEquals("gnat", edited.wave().enemy());
    }

    @Test
    void aListWithMistakesCannotBeChanged() {
        EditedWaves broken = edited("{\"at\": 50, \"enemy\": \"gnat\", \"path\": \"loop\", \"count\": 99}");
        broken.select(0);
        assertAll(
                () -> assertEquals(1, broken.problems().size()),
                () -> assertFalse(broken.change("at", wave -> wave.at(1f))),
                () -> assertFalse(broken.remove()));
    }

    @Test
    void removingTheLastWaveSelectsNone() {
        EditedWaves one = edited(GNATS);
        one.select(0);
        one.remove();
        assertAll(
                () -> assertFalse(one.hasSelection()),
                () -> assertTrue(one.waves().isEmpty()));
    }
}
