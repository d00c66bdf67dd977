package bumblewick.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Rulebook;
import bumblewick.sim.RunOptions;
import bumblewick.sim.World;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * A whole run of Cloverfield, recorded once: start, boss, exit, result. It ends in the same state for ever, unless
 * the rules or the stage are changed on purpose; then record it anew in the same commit, say why, and paste the hash:
 *
 * <pre>mvn -pl game test -Dtest=GoldenReplayTest -DargLine=-Dbumblewick.golden=record</pre>
 */
class GoldenReplayTest {
    /** The state after the last tick of {@code cloverfield.bwrp}: the first version of the stage and its rules. */
    private static final long FINAL_HASH = 0xb214e3b4e81470b3L;

    private static final Path FILE = Path.of("src/test/resources/bumblewick/loop/cloverfield.bwrp");
    private static final int TEN_MINUTES = 36_000;

    @Test
    void theRecordedRunIsStillTheSame() throws IOException {
        if ("record".equals(System.getProperty("bumblewick.golden"))) {
            record();
        }
        Replay replay = ReplayReader.read(FILE);
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), replay);
        assertTrue(verdict.same(), verdict::difference);
        assertTrue(verdict.outcome().cleared(), "the recorded run was won");
        assertEquals(Long.toHexString(FINAL_HASH), Long.toHexString(replay.finalHash()));
    }

    private static void record() throws IOException {
        Rulebook rules = ShippedRules.get();
        World world = new World(rules, new RunOptions("cloverfield", "normal", 20_260_101L, 0));
        AttractPilot pilot = new AttractPilot(world, rules.flight(), rules.swarm());
        RecordingIntents recording = new RecordingIntents(pilot, world, rules.hash());
        HeadlessRun.play(world, recording, TEN_MINUTES);
        ReplayWriter.write(recording.replay(), FILE);
    }
}
