package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.StageDef;
import bumblewick.def.StageDef.Corridor;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of the keys of a course, and what an author hears of mistakes in them. */
class CourseMistakesTest {
    private static final String COURSE = "stages/cloverfield/course.json";

    private static SceneFiles course(String keys) throws IOException {
        MemoryFiles shipped = MemoryFiles.plain();
        String json = "{\"format\": 1, \"bends\": [], \"keys\": [" + keys.replace('\'', '"') + "]}";
        return new MemoryFiles().with(COURSE, json).over(shipped);
    }

    @Test
    void keysBecomeWhatIsWritten() throws IOException {
        SceneFiles files = course("{'at': 10, 'corridor': {'minX': 2, 'maxX': 9, 'minY': 15, 'maxY': 25.4}},"
                + " {'at': 60, 'speed': 22, 'camera': {'roll': -12}}");

        StageDef stage = SceneReader.read(files).rules().get(StageDef.class, "cloverfield");

        float unsaid = CourseDef.UNSAID;
        assertEquals(
                List.of(
                        new Key(
                                10f,
                                new Stretch(
                                        Optional.of(new Corridor(2f, 9f, 15f, 25.4f)),
                                        Optional.empty(),
                                        unsaid,
                                        Optional.empty(),
                                        Optional.empty())),
                        new Key(
                                60f,
                                new Stretch(
                                        Optional.empty(),
                                        Optional.empty(),
                                        22f,
                                        Optional.of(new CourseDef.Lens(unsaid, -12f, unsaid, unsaid)),
                                        Optional.empty()))),
                stage.course().keys());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        {'at': 5}                                                   | $.keys[0].at: the key says nothing, expected corridor, tube, floor, walls, speed, camera or light
        {'at': 9, 'speed': 12}, {'at': 9, 'speed': 20}              | $.keys[1].at: 9.0 must be after the key before it, at 9.0
        {'at': 9, 'speed': 8}                                       | $.keys[0].speed: 8 is out of range, expected a number from 10 to 30 u/s
        {'at': 9, 'corridor': {'minX': 3, 'maxX': 4, 'minY': 1, 'maxY': 9}}  | $.keys[0].corridor.maxX: the corridor is empty: 4.0 is not 2.0 u above minX, 3.0
        {'at': 9, 'corridor': {'minX': -3, 'maxX': 4, 'minY': 10, 'maxY': 9}} | $.keys[0].corridor.maxY: the corridor is empty: 9.0 is not 2.0 u above minY, 10.0
        {'at': 9, 'corridor': {'minX': -3, 'maxX': 4, 'minY': 1}}   | $.keys[0].corridor.maxY: is missing, expected a number from 0 to 100 u
        {'at': 9, 'tube': {'y': 4, 'radius': 5}}                    | $.keys[0].tube.y: 4.0 is less than radius, 5.0: the tube is below the ground
        {'at': 9, 'tube': {'y': 6, 'radius': 5}, 'corridor': {'minX': -3, 'maxX': 4, 'minY': 1, 'maxY': 9}} | $.keys[0].tube: is there beside corridor, expected one of them
        {'at': 9, 'camera': {'roll': 40}}                           | $.keys[0].camera.roll: 40 is out of range, expected a number from -20 to 20 degrees
        {'at': 9, 'light': {'look': 'cloverfeld'}}                  | $.keys[0].light.look: there is no look 'cloverfeld', did you mean 'cloverfield'?
        {'at': 9, 'light': {'dark': 2}}                             | $.keys[0].light.dark: 2.0 u is darker than anybody can fly, expected 0 or at least 5.0
        """)
    void aMistakeIsNamedInItsPlace(String keys, String expected) throws IOException {
        List<String> told = SceneReader.read(course(keys)).report().problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());

        assertEquals(List.of(COURSE + ":1 " + expected), told);
    }

    @Test
    void aRuleCorridorHasAllBordersOrNone() throws IOException {
        MemoryFiles shipped = MemoryFiles.plain();
        String stage = "stages/cloverfield/stage.json";
        String rule = "{'rules': [{'id': 'r', 'on': {'event': 'start'}, 'do': ["
                + "{'action': 'corridor', 'corridor': {'minX': -3, 'minY': 1, 'maxY': 9}},"
                + "{'action': 'corridor', 'corridor': {'over': 3}}]}],";
        String json = shipped.text(stage).replaceFirst("\\{", rule.replace('\'', '"'));

        List<String> told =
                SceneReader.read(new MemoryFiles().with(stage, json).over(shipped)).report().problems().stream()
                        .map(ContentProblem::toString)
                        .collect(Collectors.toList());

        assertEquals(
                List.of(stage
                        + ":1 $.rules[0].do[0].corridor.maxX: is missing, expected all four borders, or none to give"
                        + " the corridor back"),
                told);
    }

    private static final String FORK = "'lanes': [{'name': 'below'}, {'name': 'above'}]";

    private static List<String> toldOfForks(String forks, String file, String old, String with) throws IOException {
        MemoryFiles shipped = MemoryFiles.plain();
        String json = shipped.text(COURSE)
                .replaceFirst(
                        "\\{", "{\"forks\": [" + forks.replace("LANES", FORK).replace('\'', '"') + "],");
        MemoryFiles files = new MemoryFiles().with(COURSE, json);
        if (!file.isEmpty()) {
            assertTrue(shipped.text(file).contains(old.replace('\'', '"')), old);
            files.with(file, shipped.text(file).replace(old.replace('\'', '"'), with.replace('\'', '"')));
        }
        return SceneReader.read(files.over(shipped)).report().problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        {'at': 60, 'to': 80, 'from': 8, LANES}     | $.forks[0].to: 80.0 is not behind at, 60.0, by at least over, 40.0
        {'at': 60, 'to': 160, 'from': 8, LANES}, {'at': 190, 'to': 260, 'from': 8, LANES} | $.forks[1].at: 190.0 overlaps the fork before it, which is left at 200.0
        {'at': 60, 'to': 160, 'from': 8, 'lanes': [{'name': 'a'}, {'name': 'a'}]} | $.forks[0].lanes[1].name: the other lane is called 'a', too
        {'at': 60, 'to': 160, 'from': 8, 'lanes': [{'name': 'a'}]} | $.forks[0].lanes: expected a list of 2 lanes, found a list of 1
        {'at': 60, 'to': 160, 'from': 8, 'split': 'z', LANES} | $.forks[0].split: found "z", did you mean 'x'?
        """)
    void aMistakeInAForkIsNamedInItsPlace(String forks, String expected) throws IOException {
        assertEquals(List.of(COURSE + ":1 " + expected), toldOfForks(forks, "", "", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        waves   | {'at': 50, | {'at': 50, 'lane': 'abov', | :4 $.waves[0].lane: the fork at 50.0 u has no lane 'abov', did you mean 'above'?
        waves   | {'at': 1764, 'enemy' | {'at': 1764, 'lane': 'above', 'enemy' | :172 $.waves[18].lane: 'above' is no lane: course.json has no fork at 1764.0 u
        props   | 'x': -3, 'z': 190, | 'x': -3, 'z': 190, 'lane': 'above', | :6 $.props[2].lane: 'above' is no lane: course.json has no fork at 190.0 u
        pickups | 'z': 472} | 'z': 472, 'lane': 'below'} | :8 $.pickups[4].lane: 'below' is no lane: course.json has no fork at 472.0 u
        """)
    void aLaneThatNobodyOpensIsNamedWhereItIsWritten(String file, String old, String with, String expected)
            throws IOException {
        String path = "stages/cloverfield/" + file + ".json";

        assertEquals(List.of(path + expected), toldOfForks("{'at': 40, 'to': 120, 'from': 8, LANES}", path, old, with));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        'when': 'gust'    | :4 $.waves[0].when: course.json has no field 'gust', did you mean 'gusts'?
        'thread': 'line'  | :4 $.waves[0].thread: no web that can burn hangs on 'line', and there are none
        'rides': 'a_mill' | :4 $.waves[0].rides: hazards.json has no hazard 'a_mill', and there are none
        """)
    void aWindAndASailThatAreNotThereAreNamedWhereTheyAreWritten(String said, String expected) throws IOException {
        String path = "stages/cloverfield/waves.json";
        MemoryFiles shipped = MemoryFiles.plain();
        String field = "{\"id\": \"gusts\", \"kind\": \"wind\", \"at\": 0, \"length\": 9, \"width\": 9, \"height\": 9,"
                + " \"drift\": {\"x\": 5}}";
        MemoryFiles files = new MemoryFiles()
                .with(COURSE, shipped.text(COURSE).replaceFirst("\\{", "{\"fields\": [" + field + "],"))
                .with(
                        path,
                        shipped.text(path).replace("{\"at\": 50,", "{\"at\": 50, " + said.replace('\'', '"') + ","));

        assertEquals(
                List.of(path + expected),
                SceneReader.read(files.over(shipped)).report().problems().stream()
                        .map(ContentProblem::toString)
                        .collect(Collectors.toList()));
    }

    @Test
    void lanesOfHazardsAndTargetsAreNamedWhereTheyAreWritten() throws IOException {
        String hazards = """
            {"format": 1, "hazards": [
              {"id": "a", "kind": "roller", "model": "boulder", "x": 0, "y": 2, "z": 100, "lane": "above",
                "roller": {"radius": 2, "near": 90}},
              {"id": "b", "kind": "roller", "model": "boulder", "x": 0, "y": 2, "z": 100, "lane": "belo",
                "roller": {"radius": 2, "near": 90}}
            ], "targets": [
              {"id": "c", "model": "lamp", "x": 0, "y": 4, "z": 300, "score": 100, "lane": "below"},
              {"id": "d", "model": "lamp", "x": 0, "y": 4, "z": 60, "score": 100, "lane": "below"},
              {"id": "e", "model": "lamp", "x": 0, "y": 4, "z": 70, "score": 100},
              {"id": "f", "model": "lamp", "x": 0, "y": 4, "z": 80, "score": 100, "lane": "above"}
            ], "sequences": [
              {"id": "s", "targets": ["d", "e", "f"], "near": 200, "gap": 30}
            ]}\
            """;
        String path = "stages/cloverfield/hazards.json";
        MemoryFiles shipped = MemoryFiles.plain();
        String course = shipped.text("stages/cloverfield/course.json");
        String fork = "{'at': 40, 'to': 120, 'from': 8, " + FORK + "}";
        MemoryFiles files = new MemoryFiles()
                .with(path, hazards)
                .with(
                        "stages/cloverfield/course.json",
                        course.replaceFirst("\\{", "{\"forks\": [" + fork.replace('\'', '"') + "],"));

        assertEquals(
                List.of(
                        path + ":12 $.sequences[0].targets[1]: 'e' is in both lanes, and the first is in the lane"
                                + " 'below': who flies one lane could not play it",
                        path + ":12 $.sequences[0].targets[2]: 'f' is in the lane 'above', and the first is in the"
                                + " lane 'below': who flies one lane could not play it",
                        path + ":4 $.hazards[1].lane: the fork at 100.0 u has no lane 'belo', did you mean 'below'?",
                        path + ":7 $.targets[0].lane: 'below' is no lane: course.json has no fork at 300.0 u"),
                SceneReader.read(files.over(shipped)).report().problems().stream()
                        .map(ContentProblem::toString)
                        .sorted()
                        .collect(Collectors.toList()));
    }

    @Test
    void aCheckpointInAForkAndARuleForNoLaneAreNamed() throws IOException {
        String rule = "'rules': [{'id': 'r', 'on': {'event': 'lane', 'lane': 'belo'}, 'do': [{'action': 'bees', 'bees':"
                + " 1}]}], 'islet'";

        assertEquals(
                List.of(
                        "stages/cloverfield/stage.json:9 $.checkpoints[0]: 1020.0 is in the fork from 1000.0 to 1100.0,"
                                + " where nobody who begins there has chosen a lane",
                        "stages/cloverfield/stage.json:11 $.rules[0].on.lane: no fork of course.json has a lane 'belo',"
                                + " did you mean 'below'?"),
                toldOfForks(
                        "{'at': 1000, 'to': 1100, 'from': 8, LANES}",
                        "stages/cloverfield/stage.json",
                        "'islet'",
                        rule));
    }

    /** Cloverfield's rail has 18 u/s: 600 u are 33.3 s. */
    @Test
    void aChaseIsNotLongAndEnds() throws IOException {
        List<String> told = SceneReader.read(
                        course("{'at': 100, 'camera': {'chase': true}}, {'at': 400, 'speed': 18}, {'at': 700, 'camera':"
                                + " {'roll': 0}}, {'at': 900, 'camera': {'chase': true}}"))
                .report()
                .problems()
                .stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());

        assertEquals(
                List.of(
                        COURSE + ":1 $.keys[0].camera.chase: lasts 33.3 s up to 700.0 u, expected 30 s at most",
                        COURSE + ":1 $.keys[3].camera.chase: never ends: no later key has a camera that does not chase,"
                                + " expected 30 s at most"),
                told);
    }

    @Test
    void aLaneCannotLookBack() throws IOException {
        String fork =
                "{'at': 60, 'to': 160, 'from': 8, 'lanes': [{'name': 'a', 'camera': {'chase': true}}, {'name': 'b'}]}";

        assertEquals(
                List.of(COURSE
                        + ":1 $.forks[0].lanes[0].camera.chase: a lane cannot look back, expected that of a key"),
                toldOfForks(fork, "", "", ""));
    }
}
