package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.pilot.Skill;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A census of the islet, whose runs last for seconds. */
class CensusCommandTest {
    private static Scene scene;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeAll
    static void readTheScene() throws IOException {
        scene = SceneReader.read(new SceneFolder(Path.of(System.getProperty("bumblewick.scene"))));
    }

    @Test
    void theSameRunsComeOutOnAnyNumberOfProcessors() throws Exception {
        assertEquals(ExitCode.FINE, census(1, true, "clover_islet", "normal"));
        String alone = told();
        out.reset();
        assertEquals(ExitCode.FINE, census(4, true, "clover_islet", "normal"));

        JsonObject cell = JsonParser.parseString(alone)
                .getAsJsonObject()
                .getAsJsonArray("census")
                .get(0)
                .getAsJsonObject();
        assertAll(
                () -> assertEquals(alone, told()),
                () -> assertEquals(3, cell.get("runs").getAsInt()),
                () -> assertEquals("novice", cell.get("skill").getAsString()));
    }

    @Test
    void aTableNamesEachCellAndProgressIsToldOnTheErrorStream() throws Exception {
        census(2, false, "clover_islet", "all");

        List<String> heads =
                told().lines().filter(line -> line.startsWith("clover_islet")).toList();
        assertAll(
                () -> assertEquals(
                        List.of(
                                "clover_islet, easy, novice: 3 runs",
                                "clover_islet, normal, novice: 3 runs",
                                "clover_islet, hard, novice: 3 runs"),
                        heads),
                () -> assertTrue(err.toString(StandardCharsets.UTF_8).endsWith("9 of 9 done\n")));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "cloverfeld | all | --census: there is no 'cloverfeld'; did you mean 'cloverfield'?",
                "sandbox | all | --census: 'sandbox' has no end that could be reached.",
                "clover_islet | nomral | --difficulty: there is no 'nomral'; did you mean 'normal'?",
            })
    void whatTheSceneDoesNotKnowIsNamed(String stage, String difficulty, String sentence) {
        UsageException e = assertThrows(UsageException.class, () -> census(1, false, stage, difficulty));

        assertEquals(sentence, e.getMessage());
    }

    private int census(int processors, boolean json, String stage, String difficulty) throws UsageException {
        CensusOptions asked = new CensusOptions();
        asked.stage = stage;
        asked.runs = 3;
        asked.skills = List.of(Skill.NOVICE);
        LaunchOptions.Run run = new LaunchOptions.Run();
        run.difficulty = difficulty;
        return new Census(scene, stream(out), stream(err), processors).run(asked, run, json);
    }

    private String told() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
