package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.DeedDef;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Clack;
import bumblewick.def.mechanism.HazardDef.Ease;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Roller;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.def.mechanism.HazardDef.Shape;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.SequenceDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.def.mechanism.TargetDef.By;
import bumblewick.platform.SceneFiles;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What becomes of hazards in {@code hazards.json}, and what an author hears of mistakes in them. */
class HazardMistakesTest {
    private static final String FILE = "stages/cloverfield/hazards.json";
    private static final String STAGE = "stages/cloverfield/stage.json";
    private static final String AT = "'model': 'sail', 'x': 0, 'y': 4, 'z': 100";
    private static final String ROTOR = AT + ", 'kind': 'rotor', 'rotor': {'reach': 6, 'width': 1}";

    private static SceneFiles flight(String hazards, String rules) throws IOException {
        MemoryFiles shipped = MemoryFiles.plain();
        String entries = ("{\"format\": 1, \"hazards\": [" + hazards + "]}").replace('\'', '"');
        String stage = shipped.text(STAGE).replaceFirst("\\{", "{\"rules\": [" + rules.replace('\'', '"') + "],");
        return new MemoryFiles().with(FILE, entries).with(STAGE, stage).over(shipped);
    }

    private static List<String> told(SceneFiles files, String part) throws IOException {
        SceneReport report = SceneReader.read(files).report();
        return Stream.concat(report.problems().stream(), report.notes().stream())
                .filter(problem -> problem.file().contains(part))
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
    }

    private static void expect(List<String> told, String... expected) {
        assertAll(Stream.of(expected)
                .map(line ->
                        () -> assertTrue(told.stream().anyMatch(each -> each.contains(line)), line + " in " + told)));
        assertEquals(expected.length, told.size(), told::toString);
    }

    @Test
    void hazardsBecomeWhatIsWritten() throws IOException {
        SceneFiles files = flight(
                "{'id': 'mill', " + AT + ", 'kind': 'rotor', 'hp': 16, 'score': 500, 'rotor': {'arms': 4, 'reach': 9,"
                        + " 'inner': 1, 'width': 1.6, 'turn': 480, 'hub': 1, 'hubModel': 'cog_hub'}},"
                        + "{'id': 'works', " + AT
                        + ", 'kind': 'rotor', 'waits': true, 'rotor': {'axis': 'up', 'reach': 5,"
                        + " 'width': 1, 'clack': {'rest': 30, 'move': 34, 'degrees': 45}}},"
                        + "{'id': 'apple', 'model': 'apple', 'x': 2, 'y': 9, 'z': 200, 'kind': 'mover', 'hp': 6,"
                        + " 'mover': {'shape': 'ball', 'width': 1.4, 'way': {'y': -8}, 'on': 'damage', 'go': 72,"
                        + " 'ease': 'fall', 'bursts': true}},"
                        + "{'id': 'ball', 'model': 'boulder', 'x': 1, 'y': 2, 'z': 300, 'kind': 'roller', 'damage': 30,"
                        + " 'roller': {'radius': 2, 'slopeDegrees': 20, 'near': 140, 'velocity': {'ahead': -5}}}",
                "{'id': 'r', 'on': {'event': 'start'}, 'do': [{'action': 'hazard', 'hazard': {'name': 'works'}}]}");

        List<HazardDef> hazards = SceneReader.read(files)
                .rules()
                .get(StageDef.class, "cloverfield")
                .mechanisms()
                .hazards();

        Vector3f at = new Vector3f(0f, 4f, 100f);
        Rotor mill = new Rotor(Axis.ALONG, 4, 9f, 1f, 1.6f, 0.6f, 1f, "cog_hub", 0f, 0f, Clack.NONE, 480, false);
        Rotor works = new Rotor(Axis.UP, 1, 5f, 0f, 1f, 0.6f, 0f, "", 0f, 0f, new Clack(30, 34, 45f), 480, false);
        Mover apple = new Mover(
                Shape.BALL,
                1.4f,
                0f,
                0f,
                new Vector3f(0f, -8f, 0f),
                0f,
                HazardDef.Trigger.DAMAGE,
                0f,
                "",
                0,
                30,
                45,
                72,
                30,
                30,
                Ease.FALL,
                true);
        Roller ball =
                new Roller(2f, new Vector3f(0f, 0f, -5f), 20f, 0.5f, -12f, 12f, 45, HazardDef.Trigger.NEAR, 140f, "");
        assertEquals(
                List.of(
                        new HazardDef("mill", "sail", at, mill, 16, 500, 0, "", false),
                        new HazardDef("works", "sail", at, works, 0, 0, 0, "", true),
                        new HazardDef("apple", "apple", new Vector3f(2f, 9f, 200f), apple, 6, 0, 12, "", false),
                        new HazardDef("ball", "boulder", new Vector3f(1f, 2f, 300f), ball, 0, 0, 30, "", false)),
                hazards);
        expect(told(files, "cloverfield"));
    }

    @Test
    void namesThePlaceOfEachMistake() throws IOException {
        String box = AT + ", 'kind': 'mover'";
        List<String> told = told(
                flight(
                        "{'id': 'a', " + AT + ", 'kind': 'rotar', 'rotor': {'reach': 6, 'width': 1}},\n"
                                + "{'id': 'b', " + AT + ", 'kind': 'rotor'},\n"
                                + "{'id': 'c', " + ROTOR + ", 'roller': {'radius': 1}},\n"
                                + "{'id': 'd', " + AT
                                + ", 'kind': 'rotor', 'rotor': {'reach': 3, 'inner': 4, 'width': 1,"
                                + " 'arcDegrees': 90, 'clack': {'rest': 5, 'move': 3, 'degrees': 45}}},\n"
                                + "{'id': 'e', " + AT
                                + ", 'kind': 'rotor', 'rotor': {'reach': 3, 'width': 1, 'turn': 20}},\n"
                                + "{'id': 'f', " + box + ", 'mover': {'width': 2}},\n"
                                + "{'id': 'g', " + box + ", 'mover': {'width': 2, 'way': {'x': 60}, 'tell': 30}},\n"
                                + "{'id': 'h', " + box + ", 'mover': {'width': 2, 'way': {'x': 5}, 'back': 0}},\n"
                                + "{'id': 'i', " + box + ", 'mover': {'width': 2, 'way': {'x': 5}, 'on': 'damage'}},\n"
                                + "{'id': 'j', " + box + ", 'mover': {'width': 2, 'way': {'x': 5}, 'near': 50}},\n"
                                + "{'id': 'k', " + box
                                + ", 'mover': {'width': 2, 'way': {'x': 5}, 'bursts': true, 'hold': 0}},\n"
                                + "{'id': 'l', 'model': 'sial', 'x': 0, 'y': 1, 'z': 9, 'kind': 'roller', 'roller': {'radius': 3,"
                                + " 'left': -2, 'right': 2}},\n"
                                + "{'id': 'l', " + ROTOR + "}",
                        ""),
                "hazards.json");

        expect(
                told,
                ":1 $.hazards[0].kind: found \"rotar\", did you mean 'rotor'",
                ":2 $.hazards[1].rotor: is missing",
                ":3 $.hazards[2].roller: unknown field",
                ":4 $.hazards[3].rotor.inner: 4.0 is not less than reach, 3.0",
                ":4 $.hazards[3].rotor.clack: a rotor that swings has none: leave arcDegrees or clack out",
                ":4 $.hazards[3].rotor.clack.move: 3 is out of range, expected a number from 6 to 3600 ticks",
                ":5 $.hazards[4].rotor.turn: 20 is out of range, expected a number from 30 to 3600 ticks",
                ":6 $.hazards[5].mover.way: it goes nowhere, expected a way or tiltDegrees",
                ":7 $.hazards[6].mover.tell: 30 is out of range, expected a number from 45 to 3600 ticks",
                ":7 $.hazards[6].mover.go: 30 ticks for 60.0 u is too fast to be seen, expected 40 at least",
                ":8 $.hazards[7].mover.back: expected 1 at least: in a rhythm it has to come back",
                ":9 $.hazards[8].hp: is missing: it goes when shots have used its hit points up, and it has none",
                ":10 $.hazards[9].mover.near: unknown field",
                ":11 $.hazards[10].mover.hold: expected 1 at least: another one follows when it has burst",
                ":12 $.hazards[11].model: there is no model 'sial'",
                ":12 $.hazards[11].roller.radius: the ball is wider than its valley, from -2.0 to 2.0",
                ":13 $.hazards[12].id: another hazard is called 'l', too");
    }

    @Test
    void whatFacesWickLaterWaitsAndWhatSinksIsShot() throws IOException {
        String rotor = AT + ", 'kind': 'rotor', 'rotor': {'reach': 6, 'width': 1, ";
        List<String> told = told(
                flight(
                        "{'id': 'a', " + rotor + "'faces': {'degrees': 75, 'ticks': 240}}},\n"
                                + "{'id': 'b', " + rotor + "'faces': {'degrees': 120, 'ticks': 20}}, 'waits': true},\n"
                                + "{'id': 'c', " + rotor + "'sinks': 6}}",
                        ""),
                "hazards.json");

        expect(
                told,
                ":1 $.hazards[0].waits: expected true: a rotor that faces Wick later waits until it is switched on",
                ":2 $.hazards[1].rotor.faces.degrees: 120 is out of range, expected a number from -90 to 90 degrees",
                ":2 $.hazards[1].rotor.faces.ticks: 20 is out of range, expected a number from 45 to 3600 ticks",
                ":3 $.hazards[2].hp: is missing: it sinks when it is shot down, and shots do nothing to it",
                ":2 $.hazards[1].waits: nothing switches the hazard 'b' on, which waits for one");
    }

    private static SceneFiles targets(String targets, String sequences) throws IOException {
        String whole = ("{\"format\": 1, \"targets\": [" + targets + "], \"sequences\": [" + sequences + "]}");
        return new MemoryFiles().with(FILE, whole.replace('\'', '"')).over(MemoryFiles.plain());
    }

    @Test
    void targetsAndSequencesBecomeWhatIsWritten() throws IOException {
        SceneFiles files = targets(
                "{'id': 'lamp', 'model': 'lamp', 'x': -8, 'y': 4, 'z': 200, 'radius': 1.6, 'hp': 12, 'tight': true,"
                        + " 'score': 300},"
                        + "{'id': 'ring', 'by': 'flown', 'x': 0, 'y': 5, 'z': 240, 'radius': 2, 'score': 100}",
                "{'id': 'tune', 'targets': ['ring', 'lamp'], 'gap': 30, 'score': 1000}");

        MechanismsDef made = SceneReader.read(files)
                .rules()
                .get(StageDef.class, "cloverfield")
                .mechanisms();

        assertEquals(
                List.of(
                        new TargetDef(
                                "lamp", By.SHOT, "lamp", new Vector3f(-8f, 4f, 200f), 1.6f, 12, true, "", 300, ""),
                        new TargetDef("ring", By.FLOWN, "", new Vector3f(0f, 5f, 240f), 2f, 0, false, "", 100, "")),
                made.targets());
        assertEquals(
                List.of(new SequenceDef("tune", List.of("ring", "lamp"), 160f, 30, "", 1_000, "")), made.sequences());
        expect(told(files, "cloverfield"));
    }

    @Test
    void namesThePlaceOfEachMistakeInTargetsAndSequences() throws IOException {
        String at = "'x': 0, 'y': 4, 'z': 100";
        List<String> told = told(
                targets(
                        "{'id': 'a', " + at + ", 'by': 'flewn', 'score': 1},\n"
                                + "{'id': 'b', " + at + ", 'by': 'flown', 'hp': 3, 'score': 1},\n"
                                + "{'id': 'c', " + at + "},\n"
                                + "{'id': 'd', " + at + ", 'sends': 'lost', 'after': 'never'},\n"
                                + "{'id': 'd', " + at + ", 'radius': 0, 'score': 1}",
                        """
                        {'id': 's', 'targets': ['a'], 'gap': 10},
                        {'id': 't', 'targets': ['d', 'x', 'd'], 'near': 30},
                        {'id': 'u', 'targets': ['b', 'd'], 'sends': 'gone'}"""),
                "hazards.json");

        expect(
                told,
                ":1 $.targets[0].by: found \"flewn\", did you mean 'flown'",
                ":2 $.targets[1].hp: unknown field",
                ":3 $.targets[2]: nobody hears of the target 'c', expected sends, switches, a score or a sequence",
                ":4 $.targets[3].after: nothing sends the signal 'never'",
                ":4 $.targets[3].sends: nothing waits for the signal 'lost'",
                ":5 $.targets[4].id: another target is called 'd', too",
                ":5 $.targets[4].radius: 0 is out of range",
                ":5 $.sequences[0].targets: expected a list of 2 to 8 targets, found a list of 1",
                ":5 $.sequences[0].gap: 10 is out of range, expected a number from 20 to 240 ticks",
                ":6 $.sequences[1].targets[2]: 'd' has a place in 't' already, expected one",
                ":6 $.sequences[1].targets[1]: there is no target 'x'",
                ":6 $.sequences[1].near: Wick is there 1.7 s after it begins, and showing it takes 2.7 s",
                ":7 $.sequences[2].targets[1]: 'd' has a place in 't' already, expected one",
                ":7 $.sequences[2].sends: nothing waits for the signal 'gone'");
    }

    @Test
    void aTargetSwitchesAHazardOfTheStage() throws IOException {
        String at = "'x': 0, 'y': 4, 'z': 100";
        String whole = "{'format': 1, 'hazards': [{'id': 'sail', " + ROTOR + ", 'waits': true}], 'targets': [\n"
                + "{'id': 'brake', " + at + ", 'switches': 'sail'},\n"
                + "{'id': 'knob', " + at + ", 'switches': 'sial'}]}";

        expect(
                told(new MemoryFiles().with(FILE, whole.replace('\'', '"')).over(MemoryFiles.plain()), "hazards.json"),
                ":3 $.targets[1].switches: there is no hazard 'sial', expected one of [sail]");
    }

    private static SceneFiles deed(String deed) throws IOException {
        MemoryFiles shipped = MemoryFiles.plain();
        String stage = shipped.text(STAGE).replaceFirst(" *\"deed\".*\n", "");
        return new MemoryFiles()
                .with(STAGE, stage.replaceFirst("\\{", "{\"deed\": " + deed.replace('\'', '"') + ","))
                .over(shipped);
    }

    @Test
    void aDeedBecomesWhatIsWritten() throws IOException {
        SceneFiles files = deed("{'text': 'deed.cloverfield', 'on': {'event': 'kill', 'enemy': 'gnat'}, 'count': 12,"
                + " 'when': {'all': [{'of': 'bees', 'least': 4}]}}");

        DeedDef made = SceneReader.read(files)
                .rules()
                .get(StageDef.class, "cloverfield")
                .deed();

        Check bees = new Check(RuleFact.BEES, 4, 1_000_000, "", "");
        assertEquals(
                new DeedDef(
                        "deed.cloverfield",
                        new Trigger(RuleEvent.KILL, 0f, 0f, 0, "gnat"),
                        new Conditions(List.of(bees), List.of(), List.of(), 0f, false, 1f),
                        12),
                made);
        expect(told(files, "cloverfield"));
    }

    @Test
    void namesThePlaceOfEachMistakeInADeed() throws IOException {
        expect(
                told(
                        deed("{'text': 'deed.clover', 'on': {'event': 'place', 'at': 4}, 'count': 0, 'once': true}"),
                        STAGE),
                "$.deed.text: there is no text 'deed.clover'",
                "$.deed.on.event: 'place' is nothing that a player does, expected an event such as signal, kill or parked",
                "$.deed.count: 0 is out of range, expected a number from 1 to 99 times",
                "$.deed.once: unknown field");
        expect(
                told(deed("{'text': 'deed.cloverfield', 'on': {'event': 'signal', 'signal': 'bell'}}"), STAGE),
                "$.deed: nothing sends the signal 'bell'");
    }

    @Test
    void rulesAndHazardsKnowEachOther() throws IOException {
        SceneFiles files = flight(
                "{'id': 'sail', " + ROTOR + ", 'waits': true, 'hp': 4, 'sends': 'stoped'},\n"
                        + "{'id': 'gate', " + AT
                        + ", 'kind': 'mover', 'mover': {'width': 2, 'way': {'x': 5}, 'on': 'signal',"
                        + " 'signal': 'opne'}},\n"
                        + "{'id': 'door', " + AT
                        + ", 'kind': 'mover', 'mover': {'width': 2, 'way': {'x': 5}, 'on': 'signal'}},\n"
                        + "{'id': 'ball', 'model': 'boulder', 'x': 1, 'y': 2, 'z': 300, 'kind': 'roller', 'roller': {'radius': 2,"
                        + " 'near': 40, 'velocity': {'ahead': -12}}}",
                "{'id': 'r', 'on': {'event': 'signal', 'signal': 'stopped'}, 'do': [{'action': 'signal', 'signal': 'open'},"
                        + " {'action': 'hazard', 'hazard': {'name': 'gaet', 'how': 'go'}},"
                        + " {'action': 'hazard', 'hazard': {'name': 'gate', 'how': 'go', 'seconds': 3}}]}");

        expect(
                told(files, "cloverfield/hazards.json"),
                ":1 $.hazards[0].waits: nothing switches the hazard 'sail' on, which waits for one",
                ":1 $.hazards[0].sends: nothing waits for the signal 'stoped', did you mean 'stopped'?",
                ":2 $.hazards[1].mover.signal: nothing sends the signal 'opne', expected one of [open, stoped]",
                ":3 $.hazards[2]: nothing lets the hazard 'door' go, expected a signal or a rule",
                ":4 $.hazards[3].roller.near: Wick and the ball meet 1.3 s after it is let go, expected 60 u at least, for 2.0 s");
        expect(
                told(files, "cloverfield/stage.json"),
                "$.rules[0].on.signal: no rule sends the signal 'stopped', did you mean 'stoped'?",
                "$.rules[0].do[0].signal: no rule waits for the signal 'open'",
                "$.rules[0].do[1].hazard.name: hazards.json has no hazard 'gaet', expected one of [ball, door, gate, sail]",
                "$.rules[0].do[2].hazard.seconds: unknown field");
    }
}
