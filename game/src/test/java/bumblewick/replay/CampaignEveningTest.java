package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Rulebook;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A whole evening is proven by its recordings, read back from their bytes. */
@Tag("long")
class CampaignEveningTest {
    @Test
    void anHourOfRunsComesOutTheSame() {
        Rulebook rules = ShippedRules.get();
        List<byte[]> kept =
                CampaignEvening.record(rules).stream().map(ReplayWriter::encode).toList();

        int ticks =
                kept.parallelStream().mapToInt(bytes -> verified(rules, bytes)).sum();

        assertEquals(216_000, ticks, "60 min of 60 s of 60 ticks");
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
