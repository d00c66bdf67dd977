package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an author hears of mistakes in the rules of a stage. */
class RuleMistakesTest {
    private static final String FILE = "stages/cloverfield/stage.json";

    private static List<String> told(String rules) throws Exception {
        MemoryFiles shipped = MemoryFiles.shipped();
        String stage;
        try (InputStream in = shipped.open(FILE)) {
            stage = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        String edited = stage.replaceFirst("\\{", "{\"rules\": [" + rules + "],");
        return SceneReader.read(new MemoryFiles().with(FILE, edited).over(shipped)).report().problems().stream()
                .filter(problem -> problem.file().equals(FILE))
                .map(ContentProblem::toString)
                .toList();
    }

    private static void says(String rules, String place) throws Exception {
        List<String> told = told(rules);
        assertTrue(told.stream().anyMatch(line -> line.contains(place)), told::toString);
    }

    @Test
    void takesARuleWithoutMistakes() throws Exception {
        assertEquals(
                List.of(),
                told(
                        "{\"id\": \"gift\", \"on\": {\"event\": \"kill\"}, \"when\": {\"all\": [{\"of\": \"difficulty\","
                                + " \"difficulty\": \"easy\"}], \"chance\": 0.5}, \"do\": [{\"action\": \"bees\", \"bees\": 1}]}"));
    }

    @Test
    void namesThePlaceOfEachMistake() throws Exception {
        String bee = "\"do\": [{\"action\": \"bees\", \"bees\": 1}]}";
        String kill = "{\"id\": \"a1\", \"on\": {\"event\": \"kill\"}, ";
        says(
                "{\"id\": \"a1\", \"on\": {\"event\": \"kil\"}, " + bee,
                "$.rules[0].on.event: found \"kil\", did you mean 'kill'");
        says(kill + bee + "," + kill + bee, "$.rules[1].id: another rule is called 'a1', too");
        says(kill + "\"when\": {\"chance\": 2}, " + bee, "$.rules[0].when.chance: 2 is out of range");
        says(
                kill + "\"when\": {\"all\": [{\"of\": \"bees\", \"least\": 5, \"most\": 2}]}, " + bee,
                "all[0].most: 2 is below");
        says(
                kill + "\"when\": {\"not\": [{\"of\": \"difficulty\", \"difficulty\": \"eazy\"}]}, " + bee,
                "not[0].difficulty: there is no difficulty 'eazy'");
        says(
                kill + "\"do\": [{\"action\": \"bees\", \"bees\": 1, \"signal\": \"x1\"}]}",
                "do[0].signal: unknown field");
        says(
                kill + "\"do\": [{\"action\": \"wave\", \"wave\": {\"enemy\": \"nix\", \"path\": \"p\"}}]}",
                "do[0].wave.enemy");
    }
}
