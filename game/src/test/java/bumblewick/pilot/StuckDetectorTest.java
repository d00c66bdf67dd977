package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.pilot.StuckDetector.Remedy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StuckDetectorTest {
    private final StuckDetector stuckDetector = new StuckDetector();

    @Test
    void whoComesNearerNeedsNoRemedy() {
        for (int tick = 0; tick < 600; tick++) {
            assertEquals(Remedy.NONE, stuckDetector.at(60f - 0.1f * tick, false));
        }
    }

    @Test
    void whoStandsBeforeAWallTriesOneThingAfterAnother() {
        assertEquals(List.of(Remedy.JUMP, Remedy.LEFT, Remedy.RIGHT, Remedy.BACK, Remedy.JUMP), remedies(560, 5f));
    }

    @Test
    void whoGotOnStartsWithTheFirstRemedyAgain() {
        remedies(250, 5f);

        assertEquals(List.of(Remedy.JUMP), remedies(150, 3f));
    }

    @Test
    void whoPushesSomethingHeavyHasMorePatience() {
        for (int tick = 0; tick < 500; tick++) {
            assertEquals(Remedy.NONE, stuckDetector.at(5f, true));
        }
    }

    @Test
    void whoRestsOnPurposeIsNotStalled() {
        for (int tick = 0; tick < 600; tick++) {
            stuckDetector.rest();
            assertEquals(Remedy.NONE, stuckDetector.at(5f, false));
        }
    }

    /** The different ones, in the order in which they were tried. */
    private List<Remedy> remedies(int ticks, float distance) {
        List<Remedy> tried = new ArrayList<>();
        Remedy before = Remedy.NONE;
        for (int tick = 0; tick < ticks; tick++) {
            Remedy remedy = stuckDetector.at(distance, false);
            if (remedy != before && remedy != Remedy.NONE) {
                tried.add(remedy);
            }
            before = remedy;
        }
        return tried;
    }
}
