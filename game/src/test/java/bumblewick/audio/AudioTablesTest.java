package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AudioTablesTest {
    private static final String GOOD_SOUND = """
            {"variants": 2, "gainDb": -6, "pitchSpread": 1, "bus": "effects", "positional": true, "loop": false,
             "priority": 50, "maxVoices": 3}""";

    @TempDir
    Path scene;

    @BeforeEach
    void goodMusic() throws IOException {
        write("music/music.json", """
                {"format": 1, "tracks": {"meadow": {"bpm": 120, "beatsPerBar": 4,
                  "stems": [{"file": "a.ogg", "fadeInAtHum": 0}, {"file": "b.ogg", "fadeInAtHum": 50}]}}}""");
    }

    @Test
    void readsSoundsAndTracks() throws IOException {
        write("sounds/mix.json", "{\"format\": 1, \"sounds\": {\"hit\": " + GOOD_SOUND + "}}");

        AudioTables tables = AudioTables.read(scene);

        assertEquals(List.of(), tables.problems());
        assertEquals(2, tables.sounds().get("hit").variants());
        assertEquals(2, tables.tracks().get("meadow").stems().size());
    }

    @ParameterizedTest(name = "{0} instead of {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "'\"gainDb\": -6'|'\"gainDb\": 600'",
                "'\"gainDb\": -6'|'\"gainDb\": NaN'",
                "'\"gainDb\": -6,'|''",
                "'\"gainDb\": -6'|'\"gainDb\": \"loud\"'",
                "'\"effects\"'|'\"efects\"'",
                "'\"variants\": 2'|'\"variants\": 1000000000'",
                "'\"loop\": false'|'\"loop\": null'",
                "'\"loop\": false'|'\"loop\": {}'"
            })
    void leavesOutOnlyTheBrokenSound(String good, String bad) throws IOException {
        String broken = GOOD_SOUND.replace(good, bad);
        write("sounds/mix.json", "{\"sounds\": {\"bad\": " + broken + ", \"good\": " + GOOD_SOUND + "}}");

        AudioTables tables = AudioTables.read(scene);

        assertEquals(1, tables.problems().size(), tables.problems()::toString);
        assertTrue(tables.problems().get(0).startsWith("mix.json 'bad'"), tables.problems()::toString);
        assertTrue(tables.sounds().containsKey("good"));
        assertFalse(tables.sounds().containsKey("bad"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"''", "'{'", "'[]'", "'{\"sounds\": 3}'", "'not JSON at all'", "'{}'"})
    void aBrokenFileIsReportedAndTheOtherOneStillRead(String text) throws IOException {
        write("sounds/mix.json", text);

        AudioTables tables = AudioTables.read(scene);

        assertEquals(1, tables.problems().size(), tables.problems()::toString);
        assertTrue(tables.sounds().isEmpty());
        assertTrue(tables.tracks().containsKey("meadow"));
    }

    @Test
    void aMissingFileIsReported() {
        assertEquals(List.of("mix.json is missing"), AudioTables.read(scene).problems());
    }

    /** Half heard at its own rank, one fade width of 12 points from nothing to all. */
    @ParameterizedTest(name = "hum {0}: {1}")
    @CsvSource({"0, 0", "44, 0", "50, 0.5", "53, 0.75", "56, 1", "100, 1"})
    void aLayerComesInAroundItsRank(float hum, float share) {
        assertEquals(share, new TrackDef.Stem("lead.ogg", 50f).share(hum), 1e-4f);
    }

    private void write(String file, String text) throws IOException {
        Path path = scene.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
