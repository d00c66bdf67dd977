package bumblewick.edit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneJson;
import bumblewick.def.WaveDef;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WaveTableTest {
    private static final String GNATS = "{\"at\": 50, \"enemy\": \"gnat\", \"path\": \"procession\", \"count\": 5}";
    private static final String WASPS = "{\"at\": 90.5, \"enemy\": \"wasp\", \"path\": \"hook\", \"spacing\": 0.80}";

    private final WaveTable table = table(GNATS, WASPS);

    private static WaveTable table(String... waves) {
        String text = "{\"format\": 1, \"waves\": [" + String.join(", ", waves) + "]}";
        return new WaveTable(
                "meadow",
                new Document(
                        "stages/meadow/waves.json", JsonParser.parseString(text).getAsJsonObject()));
    }

    private String text() {
        return SceneJson.text(table.document().value());
    }

    private static WaveDef moved(WaveDef wave, float at) {
        return new WaveDef(
                at,
                wave.enemy(),
                wave.path(),
                wave.mirrored(),
                wave.count(),
                wave.spacing(),
                wave.shiftX(),
                wave.shiftY(),
                wave.drops());
    }

    private List<String> enemies() {
        return table.waves().stream().map(WaveDef::enemy).collect(Collectors.toList());
    }

    @Test
    void aMovedWaveTakesItsPlaceAmongTheOthersAndStaysSelected() {
        table.select(0);
        assertTrue(table.change("at", wave -> moved(wave, 120f)));
        assertAll(
                () -> assertEquals(List.of("wasp", "gnat"), enemies()),
                () -> assertEquals(1, table.selected()),
                () -> assertEquals(120f, table.wave().at()));
    }

    @Test
    void whatIsNotTouchedStaysAsItWasWritten() {
        table.select(0);
        table.change("at", wave -> moved(wave, 60f));
        assertEquals(
                "{\n"
                        + "  \"format\": 1,\n"
                        + "  \"waves\": [\n"
                        + "    {\"at\": 60, \"enemy\": \"gnat\", \"path\": \"procession\", \"count\": 5},\n"
                        + "    {\"at\": 90.5, \"enemy\": \"wasp\", \"path\": \"hook\", \"spacing\": 0.80}\n"
                        + "  ]\n"
                        + "}\n",
                text());
    }

    @Test
    void writesNothingThatIsAsUsual() {
        table.add(new WaveDef(10f, "gnat", "loop", true, 1, 0.4f, 0f, -1.5f, "bee"));
        assertTrue(
                text().contains("{\"at\": 10, \"enemy\": \"gnat\", \"path\": \"loop\", \"mirrored\": true,"
                        + " \"shiftY\": -1.5, \"drops\": \"bee\"}"),
                text());
    }

    @Test
    void aDragIsTakenBackAsAWholeEvenWhereItPassesAnotherWave() {
        String before = text();
        table.select(0);
        for (float at = 60f; at <= 120f; at += 10f) {
            float place = at;
            table.change("at", wave -> moved(wave, place));
        }
        table.finish();
        assertTrue(table.undo());
        assertEquals(before, text());
        assertFalse(table.undo());
    }

    @Test
    void whatComesBackIsSelected() {
        table.select(1);
        table.remove();
        assertEquals(List.of("gnat"), enemies());
        table.select(0);
        table.undo();
        assertEquals("wasp", table.wave().enemy());
    }

    @Test
    void walksAlongTheRailAndStopsAtItsEnds() {
        table.walk(1, 70f);
        assertEquals("wasp", table.wave().enemy());
        table.walk(1, 70f);
        assertEquals("wasp", table.wave().enemy());
        table.walk(-1, 70f);
        table.walk(-1, 70f);
        assertEquals("gnat", table.wave().enemy());
    }

    @Test
    void aListWithMistakesCannotBeChanged() {
        WaveTable broken = table("{\"at\": 50, \"enemy\": \"gnat\", \"path\": \"loop\", \"count\": 99}");
        broken.select(0);
        assertAll(
                () -> assertEquals(1, broken.problems().size()),
                () -> assertFalse(broken.change("at", wave -> moved(wave, 1f))),
                () -> assertFalse(broken.remove()));
    }

    @Test
    void removingTheLastWaveSelectsNone() {
        WaveTable one = table(GNATS);
        one.select(0);
        one.remove();
        assertAll(
                () -> assertFalse(one.hasSelection()),
                () -> assertTrue(one.waves().isEmpty()));
    }
}
