package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An evening of runs is proven by their recordings, read back from their bytes. */
@Tag("long")
class CampaignEveningTest {
    /** Long enough for each stage on each difficulty and some again with other seeds. */
    private static final int MINUTES = 24;

    private static final int RUNS = 7; // the last is cut short

    @Test
    void runsOfEachDifficultyComeOutTheSame() {
        Rulebook rules = ShippedRules.get();
        List<byte[]> kept = CampaignEvening.record(rules, Tick.of(MINUTES * 60f)).stream()
                .map(ReplayWriter::encode)
                .toList();

        int ticks =
                kept.parallelStream().mapToInt(bytes -> verified(rules, bytes)).sum();

        assertTrue(kept.size() >= RUNS, kept.size() + " runs");
        assertEquals(86_400, ticks, "24 min of 60 s of 60 ticks");
    }

    private static int verified(Rulebook rules, byte[] bytes) {
        try {
            ReplayCheck.Verdict verdict = ReplayCheck.check(rules, ReplayReader.decode(bytes, "evening.replay"));
            assertTrue(verdict.same(), verdict::difference);
            return verdict.outcome().ticks();
        } catch (ReplayFormatException e) {
            throw new AssertionError(e);
        }
    }
}
