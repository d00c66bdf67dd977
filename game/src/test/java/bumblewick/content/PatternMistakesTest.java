package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What an author hears of mistakes in a pattern: file, line and place, what is wrong, and what was meant. */
class PatternMistakesTest {
    private final MemoryFiles files = MemoryFiles.shipped();

    /** The messages for a pattern whose members stand in lines of their own, from the second on. */
    private List<String> told(String... members) {
        files.with("patterns/tried.json", ("{\"format\": 1,\n" + String.join(",\n", members) + "}").replace('\'', '"'));
        ParsedDefinition draft = new DefinitionGraph(files).begin(PatternFormat.PATTERN, "tried");
        PatternFormat.FORMAT.read(files, "patterns/tried.json", draft);
        return Stream.concat(draft.problems().stream(), draft.notes().stream())
                .map(ContentProblem::toString)
                .map(text -> text.replace("patterns/tried.json:", ""))
                .collect(Collectors.toList());
    }

    private void expect(String expected, String actions) {
        assertEquals(List.of(expected), told("'actions': [\n" + actions + "]"));
    }

    private void expectOfBullet(String expected, String actions) {
        expect(expected, "{'action': 'fire', 'actions': [\n" + actions + "]}");
    }

    @Test
    void aRepeatThatNeverEndsHasToWait() {
        String message = " never ends and never waits, expected \"times\", or a wait among its own actions";
        expect("3 $.actions[0]:" + message, "{'action': 'repeat', 'actions': [{'action': 'fire'}]}");
        expectOfBullet("4 $.actions[0].actions[0]:" + message, "{'action': 'repeat', 'actions': [{'action': 'fire'}]}");
        expect(
                "3 $.actions[0]:" + message,
                "{'action': 'repeat', 'actions': [{'action': 'repeat', 'times': 0,"
                        + " 'actions': [{'action': 'wait', 'ticks': 5}]}]}");
        expect("3 $.actions[0]:" + message, "{'action': 'repeat', 'actions': [{'action': 'call', 'pattern': 'fan'}]}");
        assertEquals(
                List.of(),
                told("'actions': [{'action': 'repeat', 'actions': [{'action': 'repeat', 'times': 2,"
                        + " 'actions': [{'action': 'wait', 'ticks': 5}]}, {'action': 'fire'}]}]"));
    }

    @Test
    void aNumberInBracketsIsOne() {
        assertEquals(
                List.of(),
                told("'actions': [{'action': 'repeat', 'actions': [{'action': 'repeat', 'times': '(2)',"
                        + " 'actions': [{'action': 'wait', 'ticks': 5}]}, {'action': 'fire'}]}]"));
    }

    @Test
    void aBulletCannotMakeABeamByACall() {
        files.with("patterns/ray.json", "{\"format\": 1, \"actions\": [{\"action\": \"beam\"}]}");
        expectOfBullet(
                "2 $.actions: let a bullet call a pattern with a beam, which goes with an emitter, expected one without",
                "{'action': 'call', 'pattern': 'ray'}");
        assertEquals(List.of(), told("'actions': [{'action': 'call', 'pattern': 'ray'}]"));
    }

    /** A place in the air may not play it, however many calls away the end is that never comes. */
    @Test
    void whatNeverEndsIsFoundBehindManyCalls() {
        files.with(
                "patterns/call9.json",
                "{\"format\": 1, \"actions\": [{\"action\": \"repeat\", \"actions\": [{\"action\": \"fire\"},"
                        + " {\"action\": \"wait\", \"ticks\": 9}]}]}");
        for (int i = 1; i < 9; i++) {
            files.with(
                    "patterns/call" + i + ".json",
                    "{\"format\": 1, \"actions\": [{\"action\": \"call\", \"pattern\": \"call" + (i + 1) + "\"}]}");
        }
        assertTrue(PatternFormat.isEndless(new DefinitionGraph(files), "call1"));
    }

    @Test
    void aFormulaOfAnArgumentThatCannotBeReadIsReported() {
        List<String> told = told("'actions': [{'action': 'call', 'pattern': 'fan', 'arguments': {'count': '1 +'}}]");
        assertTrue(told.get(0).contains("arguments.count"), told.toString());
    }

    @Test
    void waitsOfABulletAreNotThoseOfWhoeverFiresIt() {
        expect(
                "3 $.actions[0]: never ends and never waits, expected \"times\", or a wait among its own actions",
                "{'action': 'repeat', 'actions': [{'action': 'fire', 'actions': [{'action': 'wait', 'ticks': 5}]}]}");
    }

    @Test
    void aPatternThatKeepsTooManyInTheAirIsRefused() {
        expect(
                "2 $.actions: keeps no end of bullets in the air, expected 2000 at most",
                "{'action': 'repeat', 'times': 900, 'actions': [{'action': 'repeat', 'times': 900,"
                        + " 'actions': [{'action': 'fire'}]}]}");
        expect( // 8 in each second tick, of which each lives for 360
                "2 $.actions: keeps 1440 bullets in the air, more than the 300 that a stage is made for",
                "{'action': 'repeat', 'actions': [{'action': 'repeat', 'times': 8, 'actions': [{'action': 'fire'}]},"
                        + " {'action': 'wait', 'ticks': 2}]}");
    }

    /** Bullets whose bullets fire: 1 + 36 + 36 · 36 and so on. */
    @Test
    void aPatternThatGrowsWithoutEndIsRefused() {
        String own = "{'action': 'fire'}, {'action': 'wait', 'ticks': 1}";
        for (int i = 0; i < 2; i++) {
            own = "{'action': 'fire', 'actions': [{'action': 'repeat', 'actions': [" + own
                    + "]}]}, {'action': 'wait', 'ticks': 1}";
        }
        expect(
                "2 $.actions: keeps no end of bullets in the air, expected 2000 at most",
                "{'action': 'repeat', 'actions': [" + own + "]}");
    }

    @Test
    void aPatternThatCallsItselfIsRefused() throws Exception {
        files.with(
                "patterns/one.json", "{\"format\": 1, \"actions\": [\n{\"action\": \"call\", \"pattern\": \"two\"}]}");
        files.with(
                "patterns/two.json", "{\"format\": 1, \"actions\": [\n{\"action\": \"call\", \"pattern\": \"one\"}]}");
        List<String> problems = SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
        assertEquals(
                List.of(
                        "patterns/one.json:2 $.actions[0].pattern: goes in a circle: one → two → one",
                        "patterns/two.json:2 $.actions[0].pattern: goes in a circle: two → one → two"),
                problems);
    }

    @Test
    void namesWithoutAValueAreReportedWithTheClosest() {
        assertEquals(
                List.of(
                        "3 $.actions[0].direction.yaw: there is no parameter 'spraed', did you mean 'spread'?",
                        "3 $.actions[0].speed.value: there is no parameter 'quux', expected one of"
                                + " [difficulty, hum, index, random, spread]"),
                told(
                        "'parameters': {'spread': {'min': 0, 'max': 9}}",
                        "'actions': [{'action': 'fire', 'direction': {'yaw': '2 * spraed'}, 'speed': {'value': 'quux'}}]"));
    }

    @Test
    void theIndexBelongsIntoARepeat() {
        expect(
                "3 $.actions[0].direction.yaw: 'index' counts repeats, and there is none around",
                "{'action': 'fire', 'direction': {'yaw': 'index'}}");
    }

    @Test
    void aFormulaThatCannotBeReadSaysWhere() {
        expect(
                "3 $.actions[0].ticks: \"3 +\" expected a number, a name or ( at letter 4, found the end",
                "{'action': 'wait', 'ticks': '3 +'}");
        expect(
                "3 $.actions[0].ticks: \"share(1)\" expected , at letter 8, found ')'",
                "{'action': 'wait', 'ticks': 'share(1)'}");
        expect(
                "3 $.actions[0].ticks: expected a number from 0 to 3600 ticks or a formula, found true",
                "{'action': 'wait', 'ticks': true}");
        expect(
                "3 $.actions[0].ticks: 9999 is out of range, expected a number from 0 to 3600 ticks",
                "{'action': 'wait', 'ticks': 9999}");
    }

    @Test
    void whatABulletDoesAnEmitterCannot() {
        String message =
                " is what a bullet does, expected it among the actions of a fire or split, or \"by\": \"bullet\"";
        expect("3 $.actions[0].action:" + message, "{'action': 'vanish'}");
        expect("3 $.actions[0].action:" + message, "{'action': 'split', 'count': 3}");
        expect("3 $.actions[0].action:" + message, "{'action': 'change_direction', 'ticks': 3}");
        expect("3 $.actions[0].action:" + message, "{'action': 'accel', 'along': 3, 'ticks': 3}");
    }

    @Test
    void whatChangesNothingIsReported() {
        expectOfBullet(
                "4 $.actions[0].actions[0].speed: is missing: to which speed?",
                "{'action': 'change_speed', 'ticks': 3}");
        expectOfBullet(
                "4 $.actions[0].actions[0].action: changes nothing, expected horizontal, vertical or along",
                "{'action': 'accel', 'ticks': 3}");
        expect("3 $.actions[0].actions: is missing: what is repeated?", "{'action': 'repeat', 'times': 3}");
    }

    @Test
    void fieldsOfOtherActionsAreUnknown() {
        expect(
                "3 $.actions[0].count: unknown field, expected one of [action, ticks]",
                "{'action': 'wait', 'ticks': 3, 'count': 3}");
        expect(
                "3 $.actions[0].action: found \"shoot\", expected one of [accel, beam, call, change_direction, change_speed,"
                        + " fire, repeat, ring_wave, split, vanish, wait]",
                "{'action': 'shoot'}");
    }

    @Test
    void aTellIsLongAndABeamBelongsToAnEmitter() {
        expect(
                "3 $.actions[0].tell: 20 is out of range, expected a number from 45 to 600 ticks",
                "{'action': 'ring_wave', 'tell': 20}");
        expectOfBullet(
                "4 $.actions[0].actions[0].action: a beam goes with an emitter, expected it outside of a bullet's actions",
                "{'action': 'beam'}");
        expect(
                "3 $.actions[0].gaps: there is no parameter 'two', expected one of [difficulty, hum, index, random]",
                "{'action': 'ring_wave', 'gaps': 'two'}");
    }

    @Test
    void parametersHaveNamesAndRanges() {
        assertEquals(
                List.of(
                        "2 $.parameters.a.default: 9.0 is out of range, expected 0.0 to 5.0",
                        "2 $.parameters.b.max: 1.0 is below min, 4.0",
                        "2 $.parameters.hum: expected a name of small letters, digits and _ that is not hum, difficulty, random"
                                + " or index, found 'hum'"),
                told(
                        "'parameters': {'a': {'min': 0, 'max': 5, 'default': 9}, 'b': {'min': 4, 'max': 1},"
                                + " 'hum': {'min': 0, 'max': 1}}",
                        "'actions': [{'action': 'fire'}]"));
    }

    @Test
    void callsNameTheArgumentsThatThereAre() {
        expect(
                "3 $.actions[0].arguments.count_of: unknown field, expected one of [count, spread]"
                        + " (pattern 'fan', patterns/fan.json:4)",
                "{'action': 'call', 'pattern': 'fan', 'arguments': {'count_of': 3}}");
        expect(
                "3 $.actions[0].arguments.count: 99 is out of range, expected a number from 1 to 64 bullets"
                        + " (pattern 'fan', patterns/fan.json:4)",
                "{'action': 'call', 'pattern': 'fan', 'arguments': {'count': 99}}");
        files.with(
                "patterns/bare.json",
                "{\"format\": 1, \"parameters\": {\"way\": {\"min\": 0, \"max\": 1}},"
                        + " \"actions\": [{\"action\": \"fire\", \"direction\": {\"yaw\": \"way\"}}]}");
        expect(
                "3 $.actions[0].arguments.way: is missing, expected a number from 0 to 1 or a formula"
                        + " (pattern 'bare', patterns/bare.json:1)",
                "{'action': 'call', 'pattern': 'bare'}");
    }

    @Test
    void anEmitterDoesNotPlayAPatternOfBullets() throws Exception {
        files.with(
                "patterns/brake.json", "{\"format\": 1, \"by\": \"bullet\", \"actions\": [{\"action\": \"vanish\"}]}");
        expect(
                "3 $.actions[0].pattern: 'brake' is played by bullets, expected it among the actions of a fire or split",
                "{'action': 'call', 'pattern': 'brake'}");
        assertEquals(
                List.of(),
                told("'actions': [{'action': 'fire', 'actions': [{'action': 'call', 'pattern': 'brake'}]}]"));
        files.without("patterns/tried.json");
        files.replacing("enemies/wasp.json", "\"fan\"", "\"brake\"");
        List<String> problems = SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
        assertTrue(
                problems.contains(
                        "enemies/wasp.json:9 $.attack.pattern: 'brake' is played by bullets, expected one that is"
                                + " played by an emitter"),
                problems.toString());
    }

    @Test
    void aPlaceInTheAirPlaysNothingThatNeverEnds() throws Exception {
        files.with("patterns/stream.json", """
                {"format": 1, "actions": [{"action": "repeat", "actions": [{"action": "fire"},
                  {"action": "wait", "ticks": 9}]}]}""");
        files.replacing("stages/flight_sandbox/stage.json", "\"seed_pod\"", "\"stream\"");
        List<String> problems = SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(
                problems.get(0)
                        .endsWith(
                                "fire.attack.pattern: 'stream' goes on until whoever plays it is gone, which a place in"
                                        + " the air never is"),
                problems.get(0));
    }

    /** A spiral of 6 arms and 60 steps lives for 6 s: 7 bullets every 5 ticks for 300 ticks, and one; twice, 4 s apart. */
    @Test
    void anAttackThatIsDenserThanAStageIsNoted() throws Exception {
        files.replacing(
                "enemies/smoke_puff.json",
                "\"pattern\": \"ring\",\n    \"arguments\": {\"count\": 10, \"spread\": 60}",
                "\"pattern\": \"spiral\",\n    \"arguments\": {\"arms\": 6, \"length\": 60}");
        List<String> notes = SceneReader.read(files).report().notes().stream()
                .map(ContentProblem::toString)
                .filter(note -> note.startsWith("enemies/smoke_puff.json"))
                .collect(Collectors.toList());
        assertEquals(1, notes.size(), notes.toString());
        assertTrue(
                notes.get(0)
                        .matches(
                                "enemies/smoke_puff.json:9 \\$.attack.pattern: keeps \\d+ bullets in the air at the worst,"
                                        + " more than the 300 that a stage is made for"),
                notes.get(0));
    }

    @Test
    void anAttackKnowsNoParametersOfAPattern() throws Exception {
        files.replacing("enemies/smoke_puff.json", "\"spread\": 60", "\"spread\": \"60 + index\"");
        List<String> problems = SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
        assertEquals(
                List.of(
                        "enemies/smoke_puff.json:10 $.attack.arguments.spread: 'index' has no value here, expected hum, difficulty"
                                + " or random (pattern 'ring', patterns/ring.json:4)"),
                problems);
    }

    @Test
    void actionsStandOnlySoDeep() {
        String deep = "{'action': 'fire'}";
        for (int i = 0; i < 6; i++) {
            deep = "{'action': 'repeat', 'times': 1, 'actions': [" + deep + "]}";
        }
        assertTrue(told("'actions': [" + deep + "]").get(0).endsWith("stands in more than 5 other lists of actions"));
    }

    @Test
    void aPatternHasRoomForSoManyNumbers() {
        String parameters = "";
        for (int i = 0; i < 23; i++) {
            parameters += (i == 0 ? "" : ", ") + "'p" + i + "': {'min': 0, 'max': 1, 'default': 0}";
        }
        assertEquals(
                List.of(
                        "3 $.actions: needs 25 numbers at once, for parameters and two for each repeat, expected 24 at most"),
                told(
                        "'parameters': {" + parameters + "}",
                        "'actions': [{'action': 'repeat', 'times': 2, 'actions': [{'action': 'fire'}]}]"));
    }
}
