package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import org.junit.jupiter.api.Test;

class ReplayRerunTest {
    private static final int TEN_MINUTES = 36_000;

    @Test
    void onTheSameRulesItIsTheSameRun() {
        Replay run = idle("normal", 600);

        SeekableReplay again = SeekableReplay.rerun(ShippedRules.get(), run);

        assertEquals(600, again.ticks());
        assertEquals(run.finalHash(), again.replay().finalHash());
        assertEquals(run.finalHash(), again.worldAt(600).stateHash(), "it can be entered anywhere");
        assertTrue(again.verdict().same());
    }

    /** Nobody flies: that run is lost on the way, so a longer recording of it cannot be had. */
    @Test
    void aRunThatEndsBeforeIsLeftShortlyBeforeItsEnd() {
        Replay lost = idle("hard", TEN_MINUTES);
        int end = lost.intents().ticks();
        assertTrue(end < TEN_MINUTES, "it was not lost");
        IntentTrack longer = lost.intents().prefix(end);
        for (int i = 0; i < 100; i++) {
            longer.add(PlayerIntent.NONE);
        }
        Replay beyond =
                new Replay(lost.gameVersion(), lost.content(), lost.options(), longer, lost.hashes(), lost.finalHash());

        Replay again = SeekableReplay.rerun(ShippedRules.get(), beyond).replay();

        assertEquals(end - ReplayRerun.BEFORE_THE_END, again.intents().ticks());
    }

    private static Replay idle(String difficulty, int ticks) {
        World world = new World(ShippedRules.get(), new RunOptions("cloverfield", difficulty, 7L, 0));
        IntentRecorder recording = new IntentRecorder(() -> PlayerIntent.NONE, world);
        HeadlessRun.play(world, recording, ticks);
        return recording.replay();
    }
}
