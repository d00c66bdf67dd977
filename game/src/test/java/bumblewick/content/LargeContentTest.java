package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.SceneLayers;
import bumblewick.def.EnemyDef;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Content that is only too much: what it costs grows with its size, or it is refused with the limit named. */
class LargeContentTest {
    private static final Duration NO_HANG = Duration.ofSeconds(30);
    private static final MemoryFiles BASE = MemoryFiles.shipped();

    private final MemoryFiles mod = new MemoryFiles();

    @Test
    void ofManyUnknownFieldsTheFirstAreListed() {
        StringBuilder text = new StringBuilder("{\"format\": 1");
        for (int i = 0; i < 49_000; i++) {
            text.append(", \"unknown").append(i).append("\": 1");
        }
        mod.with("enemies/gnat.json", text + "}");

        List<ContentProblem> problems = problems();

        assertTrue(problems.size() < 250, problems.size() + " problems");
        assertTrue(problems.toString().contains("has more than 200 mistakes; only the first are listed"));
    }

    @Test
    void ofManyNamesOfNothingTheFirstAreListed() {
        StringBuilder text = new StringBuilder("{\"format\": 1, \"waves\": [");
        for (int i = 0; i < 500; i++) {
            text.append(i == 0 ? "" : ",")
                    .append("{\"at\": 1, \"enemy\": \"")
                    .append("x".repeat(1_000))
                    .append(i)
                    .append("\", \"path\": \"y\"}");
        }
        mod.with("stages/cloverfield/waves.json", text + "]}");

        assertTrue(problems().size() < 250);
    }

    @Test
    void enemiesThatBreakUpIntoTheNextByTheThousand() throws IOException {
        String gnat = BASE.text("enemies/gnat.json");
        for (int i = 0; i < 1_800; i++) {
            mod.with("enemies/chain" + i + ".json", splitting(gnat, "chain" + (i + 1)));
        }
        mod.with("enemies/chain1800.json", gnat);

        ModdedScene scene = read();

        assertEquals(List.of(), scene.baseProblems());
        assertTrue(scene.scene().rules().all(EnemyDef.class).containsKey("chain0"));
    }

    /** Each looks for the one that it extends; none looks through all. */
    @Test
    void enemiesThatExtendEachOtherByTheThousand() throws IOException {
        for (int i = 0; i < 1_800; i++) {
            String base = i % 15 == 0 ? "gnat" : "chain" + (i - 1);
            mod.with("enemies/chain" + i + ".json", "{\"format\": 1, \"extends\": \"" + base + "\"}");
        }

        ModdedScene scene = read();

        assertEquals(List.of(), scene.problemsOf("mod"));
        assertTrue(scene.scene().rules().all(EnemyDef.class).containsKey("chain1799"));
    }

    @Test
    void enemiesThatExtendNobodyByTheThousand() {
        for (int i = 0; i < 1_800; i++) {
            mod.with("enemies/orphan" + i + ".json", "{\"format\": 1, \"extends\": \"nobody" + i + "\"}");
        }

        assertEquals(1_800, problems().size());
    }

    @Test
    void pathsThatInheritThousandsOfPointsAreRefusedByNumber() {
        mod.with("paths/long.json", "{\"format\": 1, \"speed\": 20, \"points\": [" + many(3_000, "[1, 2, 3]") + "]}");
        mod.with("paths/heir.json", "{\"format\": 1, \"extends\": \"long\"}");

        assertTrue(problems().toString().contains("paths/heir.json:1 $.extends: inherits more than 10000 values"));
    }

    @Test
    void allThatInheritTogetherMoreThanASceneHoldsAreRefusedByNumber() {
        mod.with("paths/long.json", "{\"format\": 1, \"speed\": 20, \"points\": [" + many(2_000, "[1, 2, 3]") + "]}");
        for (int i = 0; i < 1_900; i++) {
            mod.with("paths/heir" + i + ".json", "{\"format\": 1, \"extends\": \"long\"}");
        }

        assertTrue(problems().toString().contains("all definitions together inherit more than 2000000 values"));
    }

    /** None of five thousand keys is there; each is looked up, none in the whole list again. */
    @Test
    void thousandsOfKeysOfALongListAreLookedUpOnce() {
        MemoryFiles other = new MemoryFiles();
        other.with("stages/cloverfield/waves.json", "{\"format\": 1, \"waves\": [" + numbered(24_000, 500) + "]}");
        String key = "{\"at\": %s, \"value\": {}}";
        StringBuilder keys = new StringBuilder();
        for (String word : List.of("merge", "replace", "insert")) {
            keys.append("\"$").append(word).append("\": [");
            for (int i = 0; i < 1_000; i++) {
                String field = word.equals("insert") ? key.replace("\"at\"", "\"before\"") : key;
                keys.append(i == 0 ? "" : ",").append(field.formatted("{\"at\": " + i / 4.0 + "}"));
            }
            keys.append("],");
        }
        String operations = "{" + keys + "\"$remove\": [" + numbered(1_000, 0) + "]}";
        mod.with("stages/cloverfield/waves.patch.json", "{\"waves\": " + operations + "}");
        SceneLayers layers = mod.over(other.over(BASE));

        ModdedScene scene = assertTimeoutPreemptively(NO_HANG, () -> ModdedScene.read(layers));

        String problems = scene.problemsOf("mod").toString();
        assertTrue(problems.contains("$.waves.$remove[100]: there is no item whose at is 10.0, did you mean '510.0'?"));
        assertTrue(problems.contains("has more than 200 mistakes; only the first are listed"));
    }

    private static String numbered(int count, int first) {
        StringBuilder items = new StringBuilder();
        for (int i = 0; i < count; i++) {
            items.append(i == 0 ? "" : ",")
                    .append("{\"at\": ")
                    .append(first + i / 10.0)
                    .append("}");
        }
        return items.toString();
    }

    private static String many(int count, String item) {
        return String.join(",", Collections.nCopies(count, item));
    }

    @Test
    void aCircleOfAThousandEnemies() {
        String gnat = BASE.text("enemies/gnat.json");
        for (int i = 0; i < 1_000; i++) {
            mod.with("enemies/ring" + i + ".json", splitting(gnat, "ring" + (i + 1) % 1_000));
        }

        List<ContentProblem> problems = problems();

        assertEquals(1_000, problems.size());
        assertTrue(
                problems.get(0).message().endsWith("→ … (1000 definitions)"),
                problems.get(0).message());
    }

    private static String splitting(String enemy, String into) {
        return enemy.replaceFirst("\\{", "{\"split\": {\"enemy\": \"" + into + "\", \"count\": 2},");
    }

    @Test
    void moreFilesOfAKindThanAreReadAreRefusedByNumber() {
        String gnat = BASE.text("enemies/gnat.json");
        for (int i = 0; i < 9_000; i++) {
            mod.with("enemies/zz" + i + ".json", gnat);
        }

        assertTrue(problems().toString().contains("is not read: 'enemies' has more than 2000 files"));
    }

    @Test
    void moreStagesThanAreReadAreRefusedByNumber() {
        for (int i = 0; i < 1_000; i++) {
            mod.with("stages/zz" + i + "/stage.json", BASE.text("stages/cloverfield/stage.json"));
        }

        assertTrue(problems().toString().contains("is not read: 'stages' has more than 250 files"));
    }

    @Test
    void fourHundredPropsInOnePlaceAreRefused() {
        mod.with(
                "stages/cloverfield/props.json",
                "{\"format\": 1, \"props\": [{\"scenery\": \"oak\", \"x\": 1, \"z\": 5, \"count\": 200, \"step\": {}},"
                        + " {\"scenery\": \"oak\", \"x\": 1, \"z\": 5, \"count\": 200, \"step\": {}}]}");

        assertTrue(problems().toString().contains("has more than 300 places within 50.0 u of the rail, from z 5.0 on"));
    }

    @Test
    void aNameOfHalfAMegabyteIsRefused() {
        mod.with("sounds/mix.json", "{\"format\": 1, \"sounds\": {\"" + "a".repeat(500_000) + "\": {\"a\": 1}}}");

        assertTrue(problems().toString().contains("has a field with a name of 500000 letters, expected 200 at most"));
    }

    @Test
    void whatBeginsLikeANumberIsShortToTell() {
        mod.with("enemies/gnat.json", "{\"format\": NaN" + "-".repeat(900_000) + "a");

        assertFalse(problems().isEmpty());
    }

    private ModdedScene read() {
        SceneLayers layers = mod.over(BASE);
        return assertTimeoutPreemptively(NO_HANG, () -> ModdedScene.read(layers));
    }

    private List<ContentProblem> problems() {
        return read().problemsOf("mod");
    }
}
