package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the author of a broken boss sees, word for word. */
class BossMistakesTest {
    private static final String HEAD = """
        {"id": "head", "at": [0, 1, 2], "radius": 1, "share": 0.5, "vital": true}\
        """;
    private static final String REST = "{\"belowHealth\": 1, \"steps\": [{\"action\": \"rest\", \"seconds\": 1}]}";

    @Test
    void aBossOfPartsIsRead() throws Exception {
        assertEquals(List.of(), problems(HEAD, REST));
    }

    @Test
    void aPartIsNamedOnceAndFollowsOneBeforeIt() throws Exception {
        String tail = "{\"id\": \"head\", \"follows\": \"neck\", \"at\": [0, 1, 2], \"radius\": 1, \"share\": 0.5}";
        assertEquals(
                List.of(
                        "$.parts[1].follows: there is no part 'neck' before it, expected body or one of [head]",
                        "$.parts[1].id: 'head' is taken, expected a name of its own"),
                problems(HEAD + "," + tail, REST));
    }

    @Test
    void somebodyMustBeAbleToBeatIt() throws Exception {
        assertEquals(
                List.of("$.parts: have 0.5 of the hit points together and none is vital, expected 1 or more, or a"
                        + " vital part: nobody could beat it"),
                problems(HEAD.replace("true", "false"), REST));
    }

    @Test
    void partsThatPhasesAndStepsOpenExist() throws Exception {
        String phase = """
            {"belowHealth": 1, "opens": ["heart"], "broken": ["leg"], "brokenParts": 3, "steps": [
              {"action": "rest", "seconds": 1, "opens": ["eye"]}]}\
            """;
        assertEquals(
                List.of(
                        "$.phases[0].brokenParts: 3 is more than the 1 parts that there are",
                        "$.phases[0].broken[0]: there is no part 'leg', expected one of [head]",
                        "$.phases[0].opens[0]: there is no part 'heart', expected one of [head]",
                        "$.phases[0].steps[0].opens[0]: there is no part 'eye', expected one of [head]"),
                problems(HEAD, phase));
    }

    @Test
    void stringsArePluckedThatThereAreAndLongEnough() throws Exception {
        String strings = """
            "strings": {"bullet": "shot", "all": [
              {"id": "sol", "from": [-4, 12, 30], "to": [-4, 1, -4], "note": 1, "parts": ["leg"]},
              {"id": "sol", "from": [4, 12, 30], "to": [4, 12, 30], "note": 2}]},\
            """;
        String phase = """
            {"belowHealth": 1, "armour": [{"part": "tail", "factor": 2}], "steps": [
              {"action": "pluck", "seconds": 1, "pluck": {"order": [{"strings": ["la"]}], "every": 0.3, "pause": 0.2}},
              {"action": "pluck", "seconds": 1},
              {"action": "rest", "seconds": 1}]}\
            """;
        assertEquals(
                List.of(
                        "$.strings.all[0].parts[0]: there is no part 'leg', expected one of [head]",
                        "$.strings.all[1].id: 'sol' is taken, expected a name of its own",
                        "$.strings.all[1].to: is where from is, expected a line of 1 u or more",
                        "$.phases[0].armour[0].part: there is no part 'tail', expected one of [head]",
                        "$.phases[0].steps[0].pluck.order[0].strings[0]: there is no string 'la', expected one of"
                                + " [sol, sol]",
                        "$.phases[0].steps[0].pluck.pause: 0.5 s from where a string is plucked to where it is struck"
                                + " warn nobody, expected 0.75 or more",
                        "$.phases[0].steps[1].pluck: is missing: a step pluck plays strings"),
                problems(HEAD, phase, strings));
    }

    @Test
    void whatAWhirlOpensExists() throws Exception {
        String phase = """
            {"belowHealth": 1, "steps": [
              {"action": "tell", "seconds": 1},
              {"action": "dive", "seconds": 2, "parry": {"seconds": 0.1, "ahead": 12, "opens": ["jaw"]}}]}\
            """;
        assertEquals(
                List.of(
                        "$.phases[0].steps[1].parry.opens[0]: there is no part 'jaw', expected one of [head]",
                        "$.phases[0].steps[1].parry.seconds: 0.1 is out of range, expected a number from 0.5 to 10 s"),
                problems(HEAD, phase));
    }

    @Test
    void whatIsSpatOutComesByAnAttack() throws Exception {
        String phase = """
            {"belowHealth": 1, "steps": [
              {"action": "rest", "seconds": 3, "inhale": {"most": 0, "reach": 4, "pull": 40}},
              {"action": "rest", "seconds": 2, "spits": 4}]}\
            """;
        assertEquals(
                List.of(
                        "$.phases[0].steps[0].inhale.most: 0 is out of range, expected a number from 1 to 100 bullets",
                        "$.phases[0].steps[1].attack: is missing: it says how what was swallowed comes back"),
                problems(HEAD, phase));
    }

    @Test
    void aWebHasAHoleAndAsManyKnotsAsHaveToGo() throws Exception {
        String phase = """
            {"belowHealth": 1, "steps": [{"action": "rest", "seconds": 1, "do": [
              {"action": "weave", "weave": {"knot": "gnat", "knots": 4, "falls": 5, "radius": 3, "hole": 3}}]}]}\
            """;
        assertEquals(
                List.of(
                        "$.phases[0].steps[0].do[0].weave.falls: 5 is more than the 4 knots that it has",
                        "$.phases[0].steps[0].do[0].weave.hole: 3.0 leaves nothing of the ring, expected less than its"
                                + " radius 3.0"),
                problems(HEAD, phase));
    }

    @Test
    void aPhaseBeginsByItself() throws Exception {
        String second = "{\"steps\": [{\"action\": \"rest\", \"seconds\": 1, \"once\": true}]}";
        assertEquals(
                List.of(
                        "$.phases[1]: never begins, expected belowHealth, brokenParts, broken or after",
                        "$.phases[1].steps: are all played once, expected one at least that repeats"),
                problems(HEAD, REST + "," + second));
    }

    /** The head is vital: with it the boss falls, whatever the tail does. */
    @Test
    void aPhaseBeginsBeforeTheBossIsBeaten() throws Exception {
        String tail = "{\"id\": \"tail\", \"at\": [0, 1, 2], \"radius\": 1, \"share\": 0.5}";
        String phase = "{\"broken\": [\"%s\"], \"steps\": [{\"action\": \"rest\", \"seconds\": 1}]}";
        assertEquals(
                List.of("$.phases[1]: never begins: who breaks all that has beaten the boss, expected parts that leave"
                        + " some"),
                problems(HEAD + "," + tail, REST + "," + String.format(phase, "head")));
        assertEquals(List.of(), problems(HEAD + "," + tail, REST + "," + String.format(phase, "tail")));
    }

    @Test
    void aStepHasTimeForItsPlaces() throws Exception {
        String phase = """
            {"belowHealth": 1, "steps": [
              {"action": "strafe", "seconds": 1, "places": [[0, 6, 30], [4, 6, 30]]},
              {"action": "arrive", "seconds": 1, "places": [[0, 6, 30], [4, 6, 30]]},
              {"action": "fan", "seconds": 1},
              {"action": "tell", "seconds": 0.2}]}\
            """;
        assertEquals(
                List.of(
                        "$.phases[0].steps[0].seconds: 1.0 s leave 0.5 s for each of 2 places, expected 0.7 s or more:"
                                + " anticipation and go",
                        "$.phases[0].steps[1].places: has 2 places, expected 1: only strafe takes several",
                        "$.phases[0].steps[2].attack: is missing: a step fan shoots",
                        "$.phases[0].steps[3].seconds: 0.2 is out of range, expected a number from 0.75 to 60 s"),
                problems(HEAD, phase));
    }

    /** What a boss sends is sent, and what it switches must be there. */
    @Test
    void theStageKnowsWhatItsBossDoes() throws Exception {
        MemoryFiles files = MemoryFiles.plain();
        files.replacing("bosses/old_stag.json", "\"seconds\": 1.7", """
            "seconds": 1.7, "do": [{"action": "signal", "signal": "dusk"},
            {"action": "hazard", "hazard": {"name": "sail"}}, {"action": "field", "field": {"name": "gust"}}]\
            """);
        files.replacing("stages/cloverfield/stage.json", "\"exits\"", """
            "rules": [{"id": "r", "on": {"event": "signal", "signal": "dusk"}, "do": [{"action": "bees", "bees": 1}]}],
            "exits\"\
            """);
        List<String> notes = SceneReader.read(files).report().notes().stream()
                .map(ContentProblem::toString)
                .filter(note -> note.startsWith("stages/cloverfield"))
                .map(note -> note.substring(note.indexOf('$')))
                .collect(Collectors.toList());
        assertEquals(
                List.of(
                        "$.boss: 'old_stag' switches the field 'gust', which this stage has not, and there are none",
                        "$.boss: 'old_stag' switches the hazard 'sail', which this stage has not, and there are none"),
                notes.stream().distinct().sorted().collect(Collectors.toList()));
    }

    private static List<String> problems(String parts, String phases) throws Exception {
        return problems(parts, phases, "");
    }

    private static List<String> problems(String parts, String phases, String more) throws Exception {
        MemoryFiles files = MemoryFiles.shipped();
        files.with("bosses/moth_queen.json", String.format("""
            {
              "format": 1, "model": "old_stag", "hp": 900, "hpBase": 1, "hpPerBee": 0, "score": 100, "radius": 3,
              "parts": [%s], %s
              "phases": [%s]
            }
            """, parts, more, phases));
        return SceneReader.read(files).report().problems().stream()
                .filter(problem -> problem.toString().contains("moth_queen"))
                .map(ContentProblem::toString)
                .map(text -> text.substring(text.indexOf('$')))
                .collect(Collectors.toList());
    }
}
