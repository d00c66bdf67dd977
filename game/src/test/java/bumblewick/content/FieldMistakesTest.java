package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Kind;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.FieldDef.Shape;
import bumblewick.def.GardenDef;
import bumblewick.def.StageDef;
import bumblewick.platform.SceneFiles;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What becomes of fields in courses and levels, and what an author hears of mistakes in them. */
class FieldMistakesTest {
    private static final String COURSE = "stages/cloverfield/course.json";
    private static final String STAGE = "stages/cloverfield/stage.json";
    private static final String DOES_NOTHING =
            "kind: the field does nothing, expected a drift, a factor other than 1 or sight";

    private static SceneFiles flight(String fields, String rules) throws IOException {
        MemoryFiles shipped = MemoryFiles.plain();
        return new MemoryFiles()
                .with(COURSE, begun(shipped.text(COURSE), "fields", fields))
                .with(STAGE, begun(shipped.text(STAGE), "rules", rules))
                .over(shipped);
    }

    private static String begun(String json, String list, String entries) {
        return json.replaceFirst("\\{", "{\"" + list + "\": [" + entries.replace('\'', '"') + "],");
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
    void aFlightsFieldsBecomeWhatIsWritten() throws IOException {
        SceneFiles files = flight(
                "{'id': 'gust', 'kind': 'wind', 'at': 100, 'length': 60, 'width': 24, 'height': 12, 'x': 2,"
                        + " 'drift': {'x': 6, 'ahead': -1}, 'rhythm': {'first': 60, 'on': 120, 'off': 90}},"
                        + "{'id': 'net', 'kind': 'web', 'shape': 'cylinder', 'at': 300, 'radius': 4, 'y': 1, 'height': 8,"
                        + " 'factor': 0.45, 'ease': 0.1, 'refill': 2, 'waits': true}",
                "{'id': 'r', 'on': {'event': 'start'}, 'do': [{'action': 'field', 'field': {'name': 'net', 'seconds': 3}}]}");

        List<FieldDef> fields = SceneReader.read(files)
                .rules()
                .get(StageDef.class, "cloverfield")
                .fields();

        FieldDef gust = new FieldDef(
                "gust",
                Kind.WIND,
                Shape.BOX,
                new Vector3f(2f, 6f, 130f),
                new Vector3f(12f, 6f, 30f),
                new Quaternion(),
                new Vector3f(6f, 0f, -1f),
                1f,
                0f,
                0.4f,
                new Rhythm(60, 120, 90),
                false);
        FieldDef net = new FieldDef(
                "net",
                Kind.WEB,
                Shape.CYLINDER,
                new Vector3f(0f, 5f, 304f),
                new Vector3f(4f, 4f, 4f),
                new Quaternion(),
                new Vector3f(),
                0.45f,
                0f,
                0.1f,
                Rhythm.NONE,
                true);
        assertEquals(List.of(gust, net.refilling(2f)), fields);
        expect(told(files, "cloverfield"));
    }

    @Test
    void namesThePlaceOfEachMistakeInACourse() throws IOException {
        String box = "'at': 10, 'length': 5, 'width': 5, 'height': 5";
        List<String> told = told(
                flight(
                        "{'id': 'a', 'kind': 'wind', " + box + "},\n"
                                + "{'id': 'b', 'kind': 'dark', " + box + ", 'factor': 0.5},\n"
                                + "{'id': 'c', 'kind': 'wimd', " + box + ", 'drift': {'x': 31}},\n"
                                + "{'id': 'c', 'kind': 'web', " + box + ", 'factor': 0.5, 'radius': 3},\n"
                                + "{'id': 'd', 'kind': 'web', 'shape': 'cylinder', 'at': 10, 'height': 5, 'factor': 0},\n"
                                + "{'id': 'e', 'kind': 'wind', " + box + ", 'drift': {'y': 3},"
                                + " 'rhythm': {'first': 10, 'on': 0, 'off': 44}},\n"
                                + "{'kind': 'smoke', " + box + ", 'sight': 2, 'refill': 11}",
                        ""),
                "course.json");

        expect(
                told,
                ":1 $.fields[0]." + DOES_NOTHING,
                ":2 $.fields[1].sight: is missing: it is dark, and how far does one see?",
                ":3 $.fields[2].kind: found \"wimd\", did you mean 'wind'",
                ":3 $.fields[2].drift.x: 31 is out of range, expected a number from -30 to 30 u/s",
                ":4 $.fields[3].radius: unknown field",
                ":5 $.fields[4].radius: is missing",
                ":5 $.fields[4].factor: 0 is out of range, expected a number from 0.1 to 2 of Wick's speed",
                ":6 $.fields[5].rhythm.first: 10 is out of range, expected a number from 45 to 36000 ticks",
                ":6 $.fields[5].rhythm.on: 0 is out of range",
                ":6 $.fields[5].rhythm.off: 44 is out of range, expected a number from 45 to 36000 ticks",
                ":7 $.fields[6].id: is missing",
                ":7 $.fields[6].sight: 2 is out of range, expected a number from 5 to 200 u",
                ":7 $.fields[6].refill: 11 is out of range, expected a number from 0.1 to 10",
                ":4 $.fields[3].id: another field is called 'c', too");
    }

    @Test
    void websThatBurnBecomeWhatIsWritten() throws IOException {
        SceneFiles files = flight(
                "{'id': 'net', 'kind': 'web', 'shape': 'disc', 'at': 300, 'length': 1, 'radius': 4, 'y': 2,"
                        + " 'factor': 0.45, 'away': -3, 'burnsBy': 8, 'burnsOn': 'knot', 'thread': 'line'}",
                "{'id': 'r', 'on': {'event': 'start'}, 'do': [{'action': 'signal', 'signal': 'knot'}]}");

        FieldDef net = new FieldDef(
                        "net",
                        Kind.WEB,
                        Shape.DISC,
                        new Vector3f(0f, 6f, 300.5f),
                        new Vector3f(4f, 4f, 0.5f),
                        new Quaternion(),
                        new Vector3f(),
                        0.45f,
                        0f,
                        0.4f,
                        Rhythm.NONE,
                        false)
                .blowingAway(-3f)
                .burning(new FieldDef.Fire(8, "knot", "line"));
        assertEquals(
                List.of(net),
                SceneReader.read(files)
                        .rules()
                        .get(StageDef.class, "cloverfield")
                        .fields());
        expect(told(files, "cloverfield"));
    }

    @Test
    void namesThePlaceOfEachMistakeInWebsThatBurn() throws IOException {
        expect(
                told(
                        flight(
                                "{'id': 'a', 'kind': 'wind', 'shape': 'disc', 'at': 9, 'length': 1, 'radius': 4,"
                                        + " 'away': 31, 'burnsBy': 8, 'thread': 'line'},\n"
                                        + "{'id': 'b', 'kind': 'web', 'shape': 'disc', 'at': 9, 'radius': 4, 'height': 3,"
                                        + " 'factor': 0.5, 'burnsBy': 0},\n"
                                        + "{'id': 'c', 'kind': 'web', 'shape': 'disc', 'at': 9, 'length': 1, 'radius': 4,"
                                        + " 'factor': 0.5, 'burnsOn': 'knot', 'lane': 'below'}",
                                ""),
                        "course.json"),
                ":1 $.fields[0].away: 31 is out of range, expected a number from -30 to 30 u/s",
                ":1 $.fields[0].burnsBy: unknown field",
                ":1 $.fields[0].thread: unknown field",
                ":2 $.fields[1].length: is missing",
                ":2 $.fields[1].height: unknown field",
                ":2 $.fields[1].burnsBy: 0 is out of range, expected a number from 1 to 10000 hit points",
                ":3 $.fields[2].burnsOn: nothing sends the signal 'knot'",
                ":3 $.fields[2].lane: 'below' is no lane: course.json has no fork at 9.0 u");
    }

    @Test
    void rulesAndFieldsOfAFlightKnowEachOther() throws IOException {
        List<String> told = told(
                flight(
                        "{'id': 'gust', 'kind': 'wind', 'at': 10, 'length': 5, 'width': 5, 'height': 5, 'drift': {'x': 1},"
                                + " 'waits': true}",
                        "{'id': 'r', 'on': {'event': 'start'}, 'do': [{'action': 'field', 'field': {'name': 'gusd'}},"
                                + " {'action': 'field', 'field': {'seconds': 700}}]}"),
                "cloverfield/stage.json");

        expect(
                told,
                "$.rules[0].do[0].field.name: course.json has no field 'gusd', did you mean 'gust'?",
                "$.rules[0].do[1].field.name: is missing",
                "$.rules[0].do[1].field.seconds: 700 is out of range",
                "$.rules: no rule switches the field 'gust' on, which waits for one");
    }

    /** A node that is turned to the right blows to the right: its own z axis is the world's x. */
    @Test
    void aLevelsFieldsBecomeWhatTheirNodesSay() throws IOException {
        TestLevel level = TestLevel.sound()
                .empty("field_draught", 3, 2, 1)
                .scale(4, 2, 1)
                .rotation(0f, (float) Math.sqrt(0.5), 0f, (float) Math.sqrt(0.5))
                .with("kind", "wind")
                .with("drift", 5)
                .with("rise", 2)
                .with("on", 120)
                .with("off", 90);

        FieldDef field = SceneReader.read(TestGarden.files(level))
                .rules()
                .get(GardenDef.class, "plot")
                .level()
                .fields()
                .get(0);

        assertEquals("draught", field.id());
        assertEquals(new Vector3f(3f, 2f, 1f), field.middle());
        assertEquals(new Vector3f(4f, 2f, 1f), field.half());
        assertTrue(new Vector3f(5f, 2f, 0f).isSimilar(field.drift(), 1e-5f), () -> "" + field.drift());
        assertEquals(new Rhythm(90, 120, 90), field.rhythm());
    }

    @Test
    void namesTheNodeOfEachMistakeInALevel() throws IOException {
        TestLevel level = TestLevel.sound()
                .empty("field_calm", 0, 0, 0)
                .with("kind", "wind")
                .empty("field_oval", 0, 0, 0)
                .scale(2, 1, 1)
                .with("kind", "web")
                .with("shape", "cylinder")
                .with("factor", 0.5f)
                .empty("field_gust", 0, 0, 0)
                .with("kind", "wind")
                .with("drift", 3)
                .with("off", 30)
                .empty("field_gust.001", 0, 0, 0)
                .with("kind", "wind")
                .with("drift", 3)
                .with("on", 30)
                .empty("Field_x", 0, 0, 0);

        expect(
                told(TestGarden.files(level), "plot"),
                "field_calm." + DOES_NOTHING,
                "field_oval: expected the same scale along x and z, for a cylinder, found 2.0 and 1.0",
                "field_gust.off: unknown field",
                "field_gust.001: is there twice: rules switch a field by its name",
                "field_gust.001.off: is missing",
                "Field_x: means nothing, did you mean 'field_…'?");
    }

    @Test
    void aGardensRuleNamesAFieldOfItsLevel() throws IOException {
        MemoryFiles files = TestGarden.files(TestLevel.sound()
                .empty("field_gust", 0, 0, 0)
                .with("kind", "wind")
                .with("drift", 3));
        files.replacing(
                TestGarden.FOLDER + "stage.json",
                "\"goal\"",
                "\"rules\": [{\"id\": \"r\", \"on\": {\"event\": \"start\"}, \"do\": [{\"action\": \"field\","
                        + " \"field\": {\"name\": \"guts\", \"on\": false}}]}], \"goal\"");

        expect(
                told(files, "plot"),
                "$.rules[0].do[0].field.name: the level has no 'field_guts', expected one of [gust]");
    }
}
