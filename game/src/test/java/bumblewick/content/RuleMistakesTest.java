package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What an author hears of mistakes in the rules of a stage. Each rule has one, so that the scene is read once for all. */
class RuleMistakesTest {
    private static final String FLIGHT = "stages/cloverfield/stage.json";
    private static final String GARDEN = "stages/mill_yard/stage.json";
    private static final String BEE = "\"do\": [{\"action\": \"bees\", \"bees\": 1}]";

    private final List<String> rules = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();

    /** Adds a rule, and what is to be said of it after its place; {@code @} stands for {@code $.rules[n]}. */
    private void rule(String body, String... messages) {
        int number = rules.size();
        rules.add("{\"id\": \"rule_" + number + "\", " + body + "}");
        Stream.of(messages)
                .map(message -> message.replace("@", "$.rules[" + number + "]"))
                .forEach(expected::add);
    }

    private void does(String action, String... messages) {
        rule("\"on\": {\"event\": \"start\"}, \"do\": [" + action.replace('\'', '"') + "]", messages);
    }

    private void waits(String on, String when, String... messages) {
        rule(
                ("\"on\": {" + on + "}, " + (when.isEmpty() ? "" : "'when': {" + when + "}, ")).replace('\'', '"')
                        + BEE,
                messages);
    }

    /** Each rule is on a line of its own. */
    @Test
    void saysOnWhichLineARuleNamesWhatTheLevelLacks() throws IOException {
        does("{'action': 'trigger', 'trigger': 'hint_1'}");
        does(
                "{'action': 'trigger', 'trigger': 'nix'}",
                GARDEN + ":2 @.do[0].trigger: the level has no 'trigAction_nix'");
        waits(
                "'event': 'entered', 'trigger': 'nix'",
                "",
                GARDEN + ":3 @.on.trigger: the level has no 'trigAction_nix'");

        expectAllOf(GARDEN);
    }

    private List<String> told(String file) throws IOException {
        MemoryFiles shipped = MemoryFiles.shipped();
        JsonObject stage = JsonParser.parseString(shipped.text(file)).getAsJsonObject();
        stage.remove("rules"); // the stage's own
        String edited = stage.toString().replaceFirst("\\{", "{\"rules\": [" + String.join(",\n", rules) + "],");
        SceneReport report = SceneReader.read(
                        new MemoryFiles().with(file, edited).over(shipped))
                .report();
        return Stream.concat(report.problems().stream(), report.notes().stream())
                .filter(problem -> problem.file().equals(file))
                .filter(problem ->
                        !problem.message().contains("switches the field 'restart' on")) // its rule is removed
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
    }

    private void expectAllOf(String file) throws IOException {
        List<String> told = told(file);
        assertAll(expected.stream()
                .map(line ->
                        () -> assertTrue(told.stream().anyMatch(each -> each.contains(line)), line + " in " + told)));
        assertEquals(expected.size(), told.size(), told::toString);
    }

    @Test
    void takesRulesOfAFlightWithoutMistakes() throws IOException {
        waits("'event': 'kill', 'enemy': 'gnat'", "'all': [{'of': 'difficulty', 'difficulty': 'easy'}], 'chance': 0.5");
        waits(
                "'event': 'condition'",
                "'all': [{'of': 'boss_health', 'least': 1, 'most': 50}], 'hold': 2, 'once': true");
        waits("'event': 'checkpoint', 'number': 2", "'any': [{'of': 'signals', 'signal': 'go', 'least': 2}]");
        does("{'action': 'signal', 'signal': 'go', 'wait': 2}");
        does(
                "{'action': 'wave', 'wave': {'at': 20, 'formation': 'ring', 'with': {'enemy': 'gnat', 'path': 'procession'}}}");
        does("{'action': 'light', 'light': {}}, {'action': 'layer', 'layer': {'gauge': 'foes'}}, {'action': 'track'}");
        does("{'action': 'text', 'text': {'key': 'hud.checkpoint'}}, {'action': 'camera', 'camera': {}}");
        does("{'action': 'corridor', 'corridor': {'minX': -3, 'maxX': 3, 'minY': 1, 'maxY': 5}},"
                + " {'action': 'speed', 'speed': {'factor': 1.2}}");

        expectAllOf(FLIGHT);
    }

    @Test
    void namesThePlaceOfEachMistakeInAFlight() throws IOException {
        waits("'event': 'kil'", "", "@.on.event: found \"kil\", did you mean 'kill'");
        waits("'event': 'gem'", "", "@.on.event: found \"gem\"");
        waits("'event': 'kill', 'enemy': 'gnad'", "", "@.on.enemy: ");
        waits("'event': 'time', 'at': 7", "", "@.on.after: is missing", "@.on.at: unknown field");
        waits("'event': 'kill'", "'chance': 2", "@.when.chance: 2 is out of range");
        waits("'event': 'kill'", "'hold': -1", "@.when.hold: -1 is out of range");
        waits("'event': 'kill'", "'all': [{'of': 'bees', 'least': 5, 'most': 2}]", "@.when.all[0].most: 2 is below");
        waits(
                "'event': 'kill'",
                "'not': [{'of': 'difficulty', 'difficulty': 'eazy'}]",
                "@.when.not[0].difficulty: there is no difficulty 'eazy'");
        waits("'event': 'signal', 'signal': 'nobody'", "", "@.on.signal: no rule sends the signal 'nobody'");
        waits(
                "'event': 'start'",
                "'any': [{'of': 'signals', 'signal': 'none'}]",
                "@.when.any[0].signal: no rule sends");
        waits("'event': 'condition'", "", "@.when: expected something to look at in all, any or not");
        waits("'event': 'condition'", "'hold': 3, 'once': true", "@.when: expected something to look at");
        does("{'action': 'signal', 'signal': 'unheard'}", "@.do[0].signal: no rule waits for the signal 'unheard'");
        does("{'action': 'bees', 'bees': 1, 'signal': 'x1'}", "@.do[0].signal: unknown field");
        does(
                "{'action': 'open', 'open': 'door'}",
                "@.do[0].action: found \"open\"",
                "@.do[0].bees: is missing",
                "@.do[0].open: unknown field");
        does(
                "{'action': 'wave', 'wave': {'enemy': 'nix', 'path': 'nix'}}",
                "@.do[0].wave.enemy: ",
                "@.do[0].wave.path: ");
        does(
                "{'action': 'wave', 'wave': {'formation': 'rin'}}",
                "@.do[0].wave.formation: there is no formation 'rin', did you mean 'ring'?");
        does(
                "{'action': 'wave', 'wave': {'formation': 'line', 'with': {'enemy': 'gnat', 'path': 'procession', 'gap': 900}}}",
                "@.do[0].wave.with.gap: 900 is out of range");
        does(
                "{'action': 'wave', 'wave': {'enemy': 'gnat', 'path': 'procession', 'drops': 'nectar'}}",
                "@.do[0].wave.drops: waves of rules leave no pick-up");
        does("{'action': 'light', 'light': {'look': 'nix'}}", "@.do[0].light.look: ");
        does("{'action': 'track', 'track': 'nix'}", "@.do[0].track: ");
        does("{'action': 'text', 'text': {'key': 'nix'}}", "@.do[0].text.key: ");
        does(
                "{'action': 'layer', 'layer': {'gauge': 'hum', 'level': 101}}",
                "@.do[0].layer.level: 101 is out of range");
        does(
                "{'action': 'corridor', 'corridor': {'minX': -3, 'maxX': 3, 'minY': 5, 'maxY': 2}}",
                "@.do[0].corridor.maxY: 2");
        does("{'action': 'speed', 'speed': {'factor': 'fast'}}", "@.do[0].speed.factor: expected a number");
        does("{'action': 'bees', 'bees': 1, 'wait': 601}", "@.do[0].wait: 601 is out of range");

        expectAllOf(FLIGHT);
    }

    @Test
    void twoRulesOfOneNameAreAMistake() throws IOException {
        rules.add("{\"id\": \"twin\", \"on\": {\"event\": \"kill\"}, " + BEE + "}");
        rules.add("{\"id\": \"twin\", \"on\": {\"event\": \"kill\"}, " + BEE + "}");
        expected.add("$.rules[1].id: another rule is called 'twin', too");

        expectAllOf(FLIGHT);
    }

    /** The first three go round without end; each of the others can stop, or rests in between. */
    @Test
    void notesRulesThatSendEachOtherSignalsWithoutEnd() throws IOException {
        String sends = "\"do\": [{\"action\": \"signal\", \"signal\": ";
        rule(on("b") + sends + "\"a\"}]", "@.on.signal: 'rule_0' hears its own signal in every tick");
        rule(on("a") + sends + "\"b\"}]", "@.on.signal: 'rule_1' hears its own signal in every tick");
        rule(on("self") + sends + "\"self\"}]", "@.on.signal: 'rule_2' hears its own signal in every tick");
        rule(on("beat") + sends + "\"beat\", \"wait\": 0.5}]");
        rule(on("once") + "\"when\": {\"once\": true}, " + sends + "\"once\"}]");
        rule(on("few") + "\"when\": {\"all\": [{\"of\": \"count\", \"most\": 5}]}, " + sends + "\"few\"}]");

        expectAllOf(FLIGHT);
    }

    private static String on(String signal) {
        return "\"on\": {\"event\": \"signal\", \"signal\": \"" + signal + "\"}, ";
    }

    @Test
    void takesRulesOfAGardenWithoutMistakes() throws IOException {
        waits("'event': 'kill', 'walker': 'grump'", "'all': [{'of': 'friends', 'most': 0}]");
        waits("'event': 'entered', 'trigger': 'hint_1'", "");
        does("{'action': 'walker', 'walker': {'kind': 'grump', 'at': 'gem'}}");
        does(
                "{'action': 'pickup', 'pickup': {'kind': 'nectar', 'at': 'wick'}}, {'action': 'trigger', 'trigger': 'hint_1'}");
        does("{'action': 'camera', 'camera': {'camera': 'door', 'at': 'door'}}, {'action': 'open', 'open': 'door'}");

        expectAllOf(GARDEN);
    }

    @Test
    void namesThePlaceOfEachMistakeInAGarden() throws IOException {
        waits("'event': 'place', 'at': 7", "", "@.on.event: found \"place\"", "@.on.at: unknown field");
        waits("'event': 'entered', 'trigger': 'nix'", "", "@.on.trigger: the level has no 'trigAction_nix'");
        waits("'event': 'start'", "'all': [{'of': 'hum'}]", "@.when.all[0].of: found \"hum\"");
        does("{'action': 'walker', 'walker': {'kind': 'nix', 'at': 'gem'}}", "@.do[0].walker.kind: ");
        does(
                "{'action': 'walker', 'walker': {'kind': 'grump', 'at': 'nix'}}",
                "@.do[0].walker.at: the level has no 'spawn_nix'");
        does(
                "{'action': 'pickup', 'pickup': {'kind': 'nectar', 'at': 'jem'}}",
                "@.do[0].pickup.at: the level has no 'spawn_jem', did you mean 'gem'?");
        does("{'action': 'camera', 'camera': {'camera': 'nix'}}", "@.do[0].camera.camera: the level has no 'cam_nix'");
        does(
                "{'action': 'camera', 'camera': {'camera': 'door', 'at': 'nix'}}",
                "@.do[0].camera.at: the level has no 'spawn_nix'");
        does("{'action': 'trigger', 'trigger': 'nix'}", "@.do[0].trigger: the level has no 'trigAction_nix'");
        does(
                "{'action': 'open', 'open': 'nix'}",
                "@.do[0].open: there is no body 'nix'",
                "@.do[0].open: the level has no 'spawn_nix'");

        expectAllOf(GARDEN);
    }
}
