package bumblewick.content.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A formation becomes the waves that somebody would have written by hand, or a message that says where and why not. */
class FormationUseTest {
    private static final String STAGE = "stages/cloverfield/waves.json";
    private static final String PAIR = """
            {
              "format": 1,
              "parameters": {
                "enemy": {"kind": "enemy"},
                "count": {"kind": "whole", "min": 1, "max": 50, "default": 2},
                "gap": {"kind": "number", "min": 0, "max": 20, "unit": "u", "default": 3},
                "drops": {"kind": "pickup", "optional": true}
              },
              "variables": {"path": "procession", "half": {"$value": "2 / 4"}},
              "waves": [
                {"enemy": {"$value": "enemy"}, "path": {"$value": "path"}, "count": {"$value": "count"},
                 "offset": [{"$value": "-gap * half"}, 1], "shiftX": 1},
                {"at": {"$value": "gap * 10"}, "enemy": "wasp", "path": {"$value": "path"}, "mirrored": true,
                 "drops": {"$value": "drops"}}
              ]
            }
            """;

    private final MemoryFiles files = new MemoryFiles().with("formations/pair.json", PAIR);

    private static JsonObject waves(String entries) {
        String text = "{\"format\": 1,\n\"waves\": [\n" + entries.replace('\'', '"') + "\n]}";
        return JsonParser.parseString(text).getAsJsonObject();
    }

    private DocumentReader.Reading<List<WaveGroup>> read(String entries) {
        return DocumentReader.waves(files, "meadow", waves(entries), FileSettings.NONE);
    }

    private List<WaveDef> made(String entries) {
        DocumentReader.Reading<List<WaveGroup>> reading = read(entries);
        assertEquals(List.of(), reading.problems());
        return reading.sound().orElseThrow().stream()
                .flatMap(group -> group.waves().stream())
                .collect(Collectors.toList());
    }

    private String problem(String entries) {
        List<ContentProblem> problems = read(entries).problems();
        assertEquals(1, problems.size(), problems.toString());
        return problems.get(0).toString();
    }

    /** offset −gap · half = −4 · 0.5; the second comes gap · 10 = 40 u later. */
    @Test
    void becomesWhatOneWouldHaveWrittenByHand() {
        assertEquals(
                made("{'at': 100, 'enemy': 'gnat', 'path': 'procession', 'count': 5, 'offset': [-2, 1], 'shiftX': 1},"
                        + "{'at': 140, 'enemy': 'wasp', 'path': 'procession', 'mirrored': true, 'drops': 'bee'}"),
                made("{'at': 100, 'formation': 'pair',"
                        + " 'with': {'enemy': 'gnat', 'count': 5, 'gap': 4, 'drops': 'bee'}}"));
    }

    @Test
    void defaultsStandForWhatAUseLeavesOutAndOptionalFieldsGo() {
        assertEquals(
                made("{'at': 7, 'enemy': 'gnat', 'path': 'procession', 'count': 2, 'offset': [-1.5, 1], 'shiftX': 1},"
                        + "{'at': 37, 'enemy': 'wasp', 'path': 'procession', 'mirrored': true}"),
                made("{'at': 7, 'formation': 'pair', 'with': {'enemy': 'gnat'}}"));
    }

    @Test
    void aMirroredFormationIsItsOwnMirrorImage() {
        assertEquals(
                made("{'at': 7, 'enemy': 'gnat', 'path': 'procession', 'mirrored': true, 'count': 2,"
                        + " 'offset': [1.5, 1], 'shiftX': -1},"
                        + "{'at': 37, 'enemy': 'wasp', 'path': 'procession'}"),
                made("{'at': 7, 'formation': 'pair', 'mirrored': true, 'with': {'enemy': 'gnat'}}"));
    }

    @Test
    void variablesOfTheStageAndOfTheFileAreArgumentsToo() {
        files.with("stages/meadow/stage.json", "{\"format\": 1, \"variables\": {\"who\": \"gnat\", \"n\": 4}}");
        JsonObject document = waves("{'at': 5, 'formation': 'pair',"
                + " 'with': {'enemy': {'$value': 'who'}, 'count': {'$value': 'n * 2'}}}");
        document.add("variables", JsonParser.parseString("{\"n\": {\"$value\": \"1 + 2\"}}"));
        WaveDef first = DocumentReader.waves(files, "meadow", document, FileSettings.NONE)
                .sound()
                .orElseThrow()
                .get(0)
                .waves()
                .get(0);
        assertEquals("gnat", first.enemy());
        assertEquals(6, first.count());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'formation': 'pair', 'with': {} | :3 $.waves[0].with.enemy: is missing, expected the name of an enemy (formation 'pair', formations/pair.json:3)",
                "'formation': 'pair' | :3 $.waves[0].with.enemy: is missing, expected the name of an enemy (formation 'pair', formations/pair.json:3)",
                "'formation': 'pair', 'with': {'enemy': 'gnat', 'gab': 2} | :3 $.waves[0].with.gab: unknown field, did you mean 'gap'? (formation 'pair', formations/pair.json:3)",
                "'formation': 'pair', 'with': {'enemy': 'gnat', 'gap': 21} | :3 $.waves[0].with.gap: 21 is out of range, expected a number from 0 to 20 u (formation 'pair', formations/pair.json:3)",
                "'formation': 'pair', 'with': {'enemy': 'gnat', 'gap': 'wide'} | :3 $.waves[0].with.gap: expected a number from 0 to 20 u, found \"wide\" (formation 'pair', formations/pair.json:3)",
                "'formation': 'pair', 'with': {'enemy': 3} | :3 $.waves[0].with.enemy: expected the name of an enemy, found 3 (formation 'pair', formations/pair.json:3)",
                "'formation': 'pair', 'with': {'enemy': 'gnat', 'count': 41} | :3 $.waves[0].count: 41 is out of range, expected a number from 1 to 40 enemies (formation 'pair', formations/pair.json:11)",
                "'formation': 'pair', 'count': 3, 'with': {'enemy': 'gnat'} | :3 $.waves[0].count: unknown field, expected one of [at, formation, mirrored, rides, when, with]",
                "'enemy': 'gnat', 'path': 'procession', 'with': {} | :3 $.waves[0].with: unknown field",
                "'formation': 'pair', 'with': [1] | :3 $.waves[0].with: expected an object, found a list of 1 (formation 'pair', formations/pair.json:3)",
                "'formation': 'pair', 'with': {'enemy': {'$value': 'whom'}} | :3 $.waves[0].with.enemy: there is no value 'whom', and there are none",
                "'formation': 7 | :3 $.waves[0].formation: expected the name of a formation, found 7",
            })
    void whatIsWrongWithAUseIsToldWithTheLineOfBoth(String use, String message) {
        String problem = problem("{'at': 5, " + use + "}");
        assertTrue(problem.startsWith("stages/meadow/waves.json" + message), problem);
    }

    /** The file of the use is the one to blame: the same formation may be right elsewhere. */
    @Test
    void whatAFormationNamesIsLookedForWhereItIsUsed() throws IOException {
        String entry = "{\"at\": 5, \"formation\": \"pair\", \"with\": {\"enemy\": \"gnatt\"}}";
        SceneFiles scene = MemoryFiles.shipped()
                .with("formations/pair.json", PAIR.replace("procession", "prozession"))
                .with(STAGE, "{\"format\": 1, \"waves\": [\n" + entry + "]}");
        assertEquals(
                List.of(
                        "formations/pair.json:11 $.waves[0].path: there is no path 'prozession', did you mean"
                                + " 'procession'?",
                        "formations/pair.json:13 $.waves[1].path: there is no path 'prozession', did you mean"
                                + " 'procession'?",
                        "stages/cloverfield/waves.json:2 $.waves[0].enemy: there is no enemy 'gnatt', did you mean"
                                + " 'gnat'? (formation 'pair', formations/pair.json:11)",
                        "stages/cloverfield/waves.json:2 $.waves[0].path: there is no path 'prozession', did you mean"
                                + " 'procession'? (formation 'pair', formations/pair.json:11)",
                        "stages/cloverfield/waves.json:2 $.waves[0].path: there is no path 'prozession', did you mean"
                                + " 'procession'? (formation 'pair', formations/pair.json:13)",
                        "stages/cloverfield/waves.json:2 $.waves[0].with.enemy: there is no enemy 'gnatt', did you mean"
                                + " 'gnat'? (formation 'pair', formations/pair.json:3)"),
                faults(scene));
    }

    private static List<String> faults(SceneFiles scene) throws IOException {
        return SceneReader.read(scene).report().faults().stream()
                .map(ContentProblem::toString)
                .sorted()
                .collect(Collectors.toList());
    }

    @Test
    void aFormationThatIsNotThereIsNamedWithTheClosest() throws IOException {
        SceneFiles scene = MemoryFiles.shipped()
                .with(
                        STAGE,
                        "{\"format\": 1, \"waves\": [\n{\"at\": 5, \"formation\": \"pincher\", \"with\": {\"x\": 1}}]}");
        assertEquals(
                List.of("stages/cloverfield/waves.json:2 $.waves[0].formation: there is no formation 'pincher', did you"
                        + " mean 'pincer'?"),
                faults(scene));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'path': {'$value': 'gap'}} | :5 $.waves[0].enemy: is missing, expected the name of an enemy",
                "{'enemy': 'gnat', 'path': 'x', 'spacing': {'$value': 'gap * 9'}} | :5 $.waves[0].spacing: 18 is out of range, expected a number from 0 to 10 s",
                "{'enemy': 'gnat', 'path': 'x', 'count': {'$value': 'gap / 4'}} | :5 $.waves[0].count: 0.5 is out of range",
                "{'enemy': 'gnat', 'path': 'x', 'count': {'$value': 'gab'}} | :5 $.waves[0].count: there is no value 'gab', did you mean 'gap'?",
                "{'enemy': 'gnat', 'path': 'x', 'count': {'$value': 'gap +'}} | :5 $.waves[0].count: \"gap +\": expected a number, a name or ( at letter 6, found the end",
                "{'enemy': 'gnat', 'path': 'x', 'count': {'$value': 'gap / (2 - 2)'}} | :5 $.waves[0].count: \"gap / (2 - 2)\": divides by 0",
                "{'enemy': 'gnat', 'path': 'x', 'count': {'$value': 'who * 2'}} | :5 $.waves[0].count: \"who * 2\": 'who' is \"?\", expected a number to compute with",
                "{'enemy': 'gnat', 'path': 'x', 'at': 1e39} | :5 $.waves[0].at: 1e39 is out of range",
                "{'enemy': 'gnat', 'path': 'x', 'repeat': 65} | :5 $.waves[0].repeat: expected a whole number from 1 to 64, found 65",
                "{'enemy': 'gnat', 'path': 'x', 'repeat': {'$value': 'gap / 4'}} | :5 $.waves[0].repeat: expected a whole number from 1 to 64, found 0.5",
                "{'formation': 'self', 'with': {'who': 'gnat'}} | :5 $.waves[0]: goes in a circle: formation 'self' → formation 'self'",
                "{'formation': 'self', 'with': {'who': 'gnat', 'gap': {'$value': 'gap', 'x': 1}}} | :5 $.waves[0].with.gap: expected nothing beside \"$value\"",
            })
    void whatIsWrongWithAFormationIsToldWithoutAnyUse(String wave, String message) throws IOException {
        String text = "{\"format\": 1,\n\"parameters\": {\"who\": {\"kind\": \"enemy\"},"
                + "\n\"gap\": {\"kind\": \"number\", \"min\": 1, \"max\": 9, \"default\": 2}},\n\"waves\": [\n"
                + wave.replace('\'', '"') + "]}";
        SceneFiles scene =
                MemoryFiles.shipped().with("formations/self.json", text).with("paths/x.json", path());
        List<String> faults = faults(scene);
        assertTrue(
                faults.stream().anyMatch(fault -> fault.startsWith("formations/self.json" + message)),
                faults.toString());
    }

    /** The whole wave is a parameter that nobody has to give. */
    @Test
    void aWaveThatIsNothingButAParameterWithoutAValueLacksItsFields() throws IOException {
        SceneFiles scene = MemoryFiles.shipped()
                .with(
                        "formations/none.json",
                        "{\"format\": 1, \"parameters\": {\"drops\": {\"kind\": \"pickup\", \"optional\": true}},"
                                + "\n\"waves\": [{\"$value\": \"drops\"}]}");

        assertTrue(
                faults(scene).get(0).startsWith("formations/none.json:2 $.waves[0].enemy: is missing"),
                faults(scene)::toString);
    }

    private static String path() {
        return "{\"format\": 1, \"speed\": 20, \"points\": [[0, 5, 100], [0, 5, -20]]}";
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'Gap': {'kind': 'flag'}} | $.parameters.Gap: expected a name of small letters, digits and _ that is not 'i', found 'Gap', did you mean 'gap'?",
                "{'i': {'kind': 'flag'}} | $.parameters.i: expected a name",
                "{'n': {'kind': 'whole', 'min': 5, 'max': 2}} | $.parameters.n.max: 2.0 is below min, 5.0",
                "{'n': {'kind': 'whole', 'min': 1, 'max': 9, 'default': 10}} | $.parameters.n.default: 10 is out of range, expected a number from 1 to 9",
                "{'n': {'kind': 'flag', 'default': 'yes'}} | $.parameters.n.default: expected true or false, found \"yes\"",
                "{'n': {'kind': 'enemy', 'default': 'gnatt'}} | $.parameters.n.default: there is no enemy 'gnatt', did you mean 'gnat'?",
                "{'n': {'kind': 'color'}} | $.parameters.n.kind: found \"color\", expected one of",
                "{'n': {'kind': 'number', 'max': 3}} | $.parameters.n.min: is missing",
                "{'n': {'kind': 'flag', 'min': 3}} | $.parameters.n.min: unknown field",
            })
    void aParameterIsDeclaredRightly(String parameters, String message) throws IOException {
        String text = "{\"format\": 1, \"parameters\": " + parameters.replace('\'', '"')
                + ", \"waves\": [{\"enemy\": \"gnat\", \"path\": \"procession\"}]}";
        List<String> faults = faults(MemoryFiles.shipped().with("formations/odd.json", text));
        assertTrue(faults.get(0).startsWith("formations/odd.json:1 " + message), faults.toString());
    }

    @Test
    void formationsUseFormationsButNotInACircle() {
        files.with("formations/outer.json", """
                {"format": 1, "parameters": {"who": {"kind": "enemy"}}, "waves": [
                  {"formation": "pair", "with": {"enemy": {"$value": "who"}}},
                  {"at": 50, "formation": "pair", "mirrored": true, "with": {"enemy": "wasp"}}]}
                """);
        assertEquals(
                made("{'at': 10, 'formation': 'pair', 'with': {'enemy': 'gnat'}},"
                        + "{'at': 60, 'formation': 'pair', 'mirrored': true, 'with': {'enemy': 'wasp'}}"),
                made("{'at': 10, 'formation': 'outer', 'with': {'who': 'gnat'}}"));
        for (String[] each : new String[][] {{"one", "two"}, {"two", "one"}}) {
            files.with(
                    "formations/" + each[0] + ".json",
                    "{\"format\": 1, \"waves\": [{\"formation\": \"" + each[1] + "\"}]}");
        }
        String problem = problem("{'at': 10, 'formation': 'one'}");
        String circle = "formation 'one' → formation 'two' → formation 'one'";
        assertTrue(problem.startsWith("stages/meadow/waves.json:3 $.waves[0]: goes in a circle: " + circle), problem);
    }

    /** Five levels: one more than may be; each a file that uses the next. */
    @Test
    void formationsAreOnlySoDeep() {
        IntStream.range(0, FormationTemplate.DEEPEST)
                .forEach(i -> files.with(
                        "formations/f" + i + ".json",
                        "{\"format\": 1, \"waves\": [{\"formation\": \"f" + (i + 1) + "\"}]}"));
        files.with(
                "formations/f" + FormationTemplate.DEEPEST + ".json",
                "{\"format\": 1, \"waves\": [{\"enemy\": \"gnat\", \"path\": \"procession\"}]}");
        assertEquals(1, made("{'at': 10, 'formation': 'f1'}").size());
        String problem = problem("{'at': 10, 'formation': 'f0'}");
        assertTrue(problem.contains("more than 4 formations use each other"), problem);
    }

    /** 8 × 9 = 72 waves of one use; and 9 uses of 64 waves are 576. */
    @Test
    void thereAreOnlySoManyWaves() {
        files.with("formations/eight.json", many(8)).with("formations/most.json", many(FormationTemplate.MOST_WAVES));
        files.with("formations/nine.json", "{\"format\": 1, \"waves\": [{\"repeat\": 9, \"formation\": \"eight\"}]}");
        String problem = problem("{'at': 10, 'formation': 'nine'}");
        assertTrue(problem.contains("makes more than 64 waves of one use (formation 'nine', "), problem);

        String uses = String.join(",", Collections.nCopies(9, "{'at': 10, 'formation': 'most'}"));
        assertEquals(
                "stages/meadow/waves.json:3 $.waves: makes 576 waves with its formations, expected 512 at most",
                problem(uses));
    }

    private static String many(int count) {
        return "{\"format\": 1, \"waves\": [{\"repeat\": " + count
                + ", \"at\": {\"$value\": \"i\"}, \"enemy\": \"gnat\", \"path\": \"procession\"}]}";
    }

    /** Formations that repeat formations that repeat … are refused before they are made. */
    @Test
    void whatWouldBeVeryManyIsRefusedAtOnce() {
        files.with("formations/g3.json", many(FormationTemplate.MOST_WAVES));
        for (int i = 0; i < 3; i++) {
            files.with(
                    "formations/g" + i + ".json",
                    "{\"format\": 1, \"waves\": [{\"repeat\": 64, \"formation\": \"g" + (i + 1) + "\"}]}");
        }
        String uses = String.join(",", Collections.nCopies(512, "{'at': 10, 'formation': 'g0'}"));
        List<ContentProblem> problems = read(uses).problems();
        assertTrue(problems.size() <= 201, problems.size() + " problems");
    }

    @ParameterizedTest
    @ValueSource(strings = {"column", "line", "wall", "ring", "v", "pincer"})
    void thoseThatShipCanBeUsedWithTheirDefaultsAndFlown(String id) throws IOException {
        String entry = "{\"at\": 300, \"formation\": \"" + id
                + "\", \"with\": {\"enemy\": \"gnat\", \"path\": \"procession\"}}";
        Scene scene =
                SceneReader.read(MemoryFiles.shipped().with(STAGE, "{\"format\": 1, \"waves\": [" + entry + "]}"));
        assertTrue(
                scene.report().faults().isEmpty(), () -> scene.report().faults().toString());
        StageDef stage = scene.rules().all(StageDef.class).get("cloverfield");
        int enemies = stage.waves().stream().mapToInt(WaveDef::count).sum();
        assertTrue(enemies >= 5 && enemies <= 8, id + " has " + enemies);
    }

    /** All are as far from the middle as the radius says, and the middle is on the path. */
    @Test
    void aRingIsRound() {
        MemoryFiles shipped = MemoryFiles.shipped();
        List<WaveDef> ring = DocumentReader.waves(
                        shipped,
                        "cloverfield",
                        waves("{'at': 5, 'formation': 'ring', 'with': {'enemy': 'gnat', 'path': 'procession',"
                                + " 'count': 6, 'radius': 5}}"),
                        FileSettings.NONE)
                .sound()
                .orElseThrow()
                .get(0)
                .waves();
        assertEquals(6, ring.size());
        float x = 0f;
        for (WaveDef wave : ring) {
            assertEquals(5f, Math.hypot(wave.offsetX(), wave.offsetY()), 1e-5f);
            x += wave.offsetX();
        }
        assertEquals(0f, x, 1e-5f);
    }

    /** What is played is told apart by what the waves are, in the stage's own fingerprint. */
    @Test
    void aPatchOfAFormationChangesTheStagesThatUseItAndNoOther() throws IOException {
        String entry = "{\"at\": 300, \"formation\": \"pair\", \"with\": {\"enemy\": \"gnat\"}}";
        MemoryFiles used = MemoryFiles.shipped()
                .with("formations/pair.json", PAIR)
                .with(STAGE, "{\"format\": 1, \"waves\": [" + entry + "]}");
        MemoryFiles unused = MemoryFiles.shipped().with("formations/pair.json", PAIR);
        MemoryFiles patch =
                new MemoryFiles().with("formations/pair.patch.json", "{\"parameters\": {\"count\": {\"default\": 7}}}");
        assertTrue(hash(used) != hash(patch.over(used)));
        assertEquals(hash(unused), hash(patch.over(unused)));
        assertEquals(hash(MemoryFiles.shipped()), hash(unused));
        assertEquals(
                7,
                SceneReader.read(patch.over(used))
                        .rules()
                        .all(StageDef.class)
                        .get("cloverfield")
                        .waves()
                        .get(0)
                        .count());
    }

    private static long hash(SceneFiles scene) throws IOException {
        return SceneReader.read(scene).rules().fingerprint("cloverfield").hash();
    }
}
