package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Action;
import bumblewick.input.Device;
import bumblewick.input.HoldToggles;
import bumblewick.input.IntentBuffer;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayCheck;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.World;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import org.junit.jupiter.api.Test;

/** What a player's intents take from the world. */
class PlayerIntentSourceTest {
    private static final int TICKS = 1_200;

    private final IntentBuffer buffer = new IntentBuffer(0.25f);

    private static World world(String stage, boolean autoGather) {
        Assists assists =
                new Assists(Assists.Aim.OFF, Assists.Bees.NORMAL, false, Assists.Timing.NORMAL, 0, false, autoGather);
        return new World(ShippedRules.get(), new RunOptions(stage, "easy", 5L, 0).with(assists));
    }

    private Replay play(World world) {
        IntentRecorder recorder = new IntentRecorder(new PlayerIntentSource(buffer, world), world);
        HeadlessRun.play(world, recorder, TICKS);
        return recorder.replay();
    }

    private static int gatheredTicks(Replay replay) {
        int ticks = 0;
        for (int i = 0; i < replay.intents().runs(); i++) {
            boolean gathers = replay.intents().intent(i).has(PlayerIntent.TIGHT);
            ticks += gathers ? replay.intents().length(i) : 0;
        }
        return ticks;
    }

    /** Nobody touches a key; the recording has the decisions, so that it needs no assist to be played again. */
    @Test
    void autoGatherIsRecordedAsThePlayersIntents() {
        World world = world("cloverfield", true);
        Replay replay = play(world);

        assertTrue(gatheredTicks(replay) > 60, "gathered for " + gatheredTicks(replay) + " ticks");
        assertTrue(gatheredTicks(replay) < TICKS, "and scattered");
        assertTrue(ReplayCheck.check(ShippedRules.get(), replay).same());
    }

    @Test
    void withoutTheAssistOnlyThePlayerGathers() {
        assertEquals(0, gatheredTicks(play(world("cloverfield", false))));
        buffer.push(Device.KEYS, Action.TIGHT, 1f);

        assertEquals(
                TICKS, gatheredTicks(play(world("cloverfield", true))), "whoever holds the key gathers all the time");
    }

    /** Wick stands: there a press of the jump key is a jump, and no glide is left over. */
    @Test
    void aGlideIsNotToggledOnTheGround() {
        World world = world("mill_yard", false);
        HeadlessRun.play(world, () -> PlayerIntent.NONE, 60);
        PlayerIntentSource source = new PlayerIntentSource(buffer, world);
        buffer.toggles(new HoldToggles(false, false, false, false, false, true));
        buffer.setOnFoot(true);
        source.take();
        buffer.press(Device.KEYS, Action.JUMP);

        assertTrue(source.take().has(PlayerIntent.JUMP));
        assertTrue(!source.take().has(PlayerIntent.JUMP));
    }
}
