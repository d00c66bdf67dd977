package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.Rulebook;
import bumblewick.sim.run.RunOptions;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayableCheckTest {
    /** Cloverfield has two checkpoints and a boss. */
    @ParameterizedTest
    @CsvSource({
        "nowhere, normal, 0, its stage 'nowhere' cannot be played here",
        "cloverfield, absurd, 0, its difficulty 'absurd' is not known here",
        "cloverfield, normal, 6, 'it starts at checkpoint 6, expected 0 to 5'",
        "mill_yard, normal, 1, 'it starts at checkpoint 1, expected 0 to 0'",
        "cloverfield, normal, -1, 'it starts at checkpoint -1, expected 0 to 5'",
    })
    void saysWhatTheRulesLack(String stage, String difficulty, int checkpoint, String obstacle) {
        Rulebook rules = ShippedRules.get();

        assertEquals(
                Optional.of(obstacle), PlayableCheck.problem(rules, new RunOptions(stage, difficulty, 1, checkpoint)));
    }

    @Test
    void aGardenCanBePlayed() {
        RunOptions run = new RunOptions("mill_yard", "normal", 1, 0);

        assertEquals(Optional.empty(), PlayableCheck.problem(ShippedRules.get(), run));
    }

    /** From its beginning and, after two lanterns, from each of its three phases: 3, 4 and 5. */
    @Test
    void eachPhaseOfTheBossCanBePlayed() {
        RunOptions run = new RunOptions("cloverfield", "normal", 1, 5);

        assertEquals(Optional.empty(), PlayableCheck.problem(ShippedRules.get(), run));
    }
}
