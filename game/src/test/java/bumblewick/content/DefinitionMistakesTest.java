package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the author of a broken file sees, word for word. */
class DefinitionMistakesTest {
    private MemoryFiles files;

    @BeforeEach
    void startFromTheShippedScene() {
        files = MemoryFiles.shipped();
    }

    @Test
    void allMistakesOfAFileAreShownAtOnce() throws Exception {
        files.with("enemies/dart.json", """
            {
              "format": 1,
              "model": 7,
              "radius": -1,
              "helth": 3,
              "score": 2.5,
              "follow": "chases",
              "attack": {"bullet": "shott", "pattern": "fan", "arguments": {"counts": 3}, "firstAfter": 1, "every": 2,
                "rounds": 2, "windUp": 0.5}
            }
            """);

        ContentException refusal = new ContentException(
                "Scene 'canyon'", SceneReader.read(files).report().problems());

        assertEquals("""
            Scene 'canyon' has 9 problems:
              enemies/dart.json:1 $.hp: is missing, expected a number from 1 to 10000 hit points
              enemies/dart.json:3 $.model: expected the name of a model, found 7
              enemies/dart.json:4 $.radius: -1 is out of range, expected a number from 0.1 to 10 u
              enemies/dart.json:5 $.helth: unknown field, expected one of [armour, arrival, attack, blast, burst, carrier, chain, \
            extends, facing, field, follow, format, grip, hp, model, radius, score, size, split, variables, weakPoints]
              enemies/dart.json:6 $.score: 2.5 is not a whole number, expected a number from 0 to 1000000 points
              enemies/dart.json:7 $.follow: found "chases", did you mean 'chase'?
              enemies/dart.json:8 $.attack.arguments.counts: unknown field, did you mean 'count'? \
            (pattern 'fan', patterns/fan.json:4)
              enemies/dart.json:8 $.attack.bullet: there is no bullet 'shott', did you mean 'shot'?
              enemies/dart.json:9 $.attack.windUp: 0.5 is out of range, expected a number from 0.75 to 10 s\
            """, refusal.getMessage());
    }

    @Test
    void theFormatMustBeKnown() throws Exception {
        files.replacing("bullets/shot.json", "\"format\": 1", "\"format\": 2");
        assertProblems("bullets/shot.json:2 $.format: expected 1, the only format there is, found 2");
    }

    /** The id of a difficulty becomes part of file names. */
    @Test
    void aDifficultyIsNamedLikeAFile() throws Exception {
        files.replacing("tuning/difficulties.json", "\"easy\"", "\"../easy\"");
        assertProblems(
                "tuning/difficulties.json:4 $.difficulties[0].id: expected a name of small letters, digits and _, "
                        + "found \"../easy\"");
    }

    @Test
    void anEnemyThatChasesNeedsTheNumbersForIt() throws Exception {
        files.replacing("enemies/gnat.json", "\"hp\"", "\"follow\": \"chase\", \"hp\"");
        assertProblems("enemies/gnat.json:1 $.arrival: belongs to \"follow\": \"chase\", and to nothing else");
    }

    @Test
    void arrivalWithoutAccelerationIsRefusedByName() throws Exception {
        files.replacing("enemies/dive_hornet.json", "\"maxAcceleration\": 36", "\"maxAcceleration\": 0");
        assertProblems("enemies/dive_hornet.json:8 $.arrival.maxAcceleration: 0 is out of range, "
                + "expected a number from 0.01 to 1000 u/s²");
    }

    @Test
    void aPathHasTwoPointsAtLeastAndNoneTwiceInARow() throws Exception {
        files.with("paths/dot.json", "{\"format\": 1, \"speed\": 30,\n\"points\": [[0, 5, 100]]}");
        files.with("paths/stutter.json", "{\"format\": 1, \"speed\": 30,\n\"points\": [[0, 5, 9], [0, 5, 9]]}");
        files.with("paths/flat.json", "{\"format\": 1, \"speed\": 30,\n\"points\": [[0, 5, 9], [0, 5]]}");
        assertProblems(
                "paths/dot.json:2 $.points: expected a list of 2 to 64 points, found a list of 1",
                "paths/flat.json:2 $.points[1]: expected a list of 3 numbers, found a list of 2",
                "paths/stutter.json:2 $.points[1]: is the same point as the one before");
    }

    @Test
    void speedKeysRiseAlongThePath() throws Exception {
        files.with("paths/rush.json", """
            {"format": 1, "speed": 30, "points": [[0, 5, 9], [0, 5, 0]],
             "speedProfile": [{"at": 0.5, "factor": 1}, {"at": 0.5, "factor": 2}]}
            """);
        assertProblems("paths/rush.json:2 $.speedProfile[1].at: must be more than the one before");
    }

    @Test
    void theSumOfAPhaseListMustMakeSense() throws Exception {
        files.replacing("bosses/old_stag.json", "\"belowHealth\": 0.62", "\"belowHealth\": 1");
        assertProblems("bosses/old_stag.json:67 $.phases[1].belowHealth: must be less than in the phase before");
    }

    @Test
    void checkpointsLieBetweenTheStartAndTheBoss() throws Exception {
        files.replacing("stages/cloverfield/stage.json", "[1020, 2040]", "[2040, 1020]");
        assertProblems("stages/cloverfield/stage.json:9 $.checkpoints[1]: "
                + "1020.0 must be after 2040.0 and before bossAt, 3060.0");
    }

    @Test
    void medalsRise() throws Exception {
        files.replacing("stages/cloverfield/stage.json", "\"seedling\": ", "\"seedling\": 9");
        assertProblems("stages/cloverfield/stage.json:13 $.medals.golden: "
                + "the medals must rise from seedling by leaf and bloom to golden");
    }

    @Test
    void coloursAreWrittenInOneWay() throws Exception {
        files.replacing("bullets/shot.json", "#ff3df0", "pink");
        assertProblems("bullets/shot.json:3 $.hue: expected a colour like \"#ff8800\", found \"pink\"");
    }

    @Test
    void aRowIsLimited() throws Exception {
        files.replacing("stages/cloverfield/props.json", "\"count\": 10", "\"count\": 1000000000");
        assertProblems("stages/cloverfield/props.json:4 $.props[0].count: 1000000000 is out of range, "
                + "expected a number from 1 to 200 places");
    }

    @Test
    void aDefinitionIsNamedByItsFile() throws Exception {
        files.with("enemies/Big Gnat.json", "{}");
        assertProblems("enemies/Big Gnat.json: expected a name of small letters, digits and _, found 'Big Gnat'"
                + ", did you mean 'big_gnat'?");
    }

    private void assertProblems(String... expected) throws Exception {
        List<String> found = SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .toList();
        assertEquals(String.join("\n", Arrays.asList(expected)), String.join("\n", found));
    }
}
