package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Action;
import bumblewick.input.AutoRun;
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
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Put back on safe ground, Wick does not run off the same edge again, whether a fall counts or not. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aRunWithoutAPushEndsWithAFall(boolean sureFooted) {
        Assists assists =
                new Assists(Assists.Aim.OFF, Assists.Bees.NORMAL, sureFooted, Assists.Timing.NORMAL, 0, false, false);
        RunOptions options = new RunOptions("mill_yard", "easy", 5L, 0).with(assists);
        int fell = 0;
        for (int turn = 0; turn < 8; turn++) {
            World world = new World(ShippedRules.get(), options);
            int falls = falls(world, turn * FastMath.QUARTER_PI);
            Vector3f feet = world.garden().wick().foot().feet().clone();
            HeadlessRun.play(world, new PlayerIntentSource(buffer, world), 60);
            Vector3f later = world.garden().wick().foot().feet();
            fell += falls;

            assertTrue(falls == 0 || feet.distance(later) < 0.5f, "stands where it was put");
        }

        assertTrue(fell > 0, "some way leads off the island");
    }

    /** Turns the view, runs ahead for a second, and lets go: how often Wick falls in the next ten. */
    private int falls(World world, float turn) {
        buffer.reset();
        buffer.setOnFoot(true);
        buffer.autoRun(AutoRun.Mode.ON);
        PlayerIntentSource source = new PlayerIntentSource(buffer, world);
        buffer.turn(Device.KEYS, turn, 0f);
        HeadlessRun.play(world, source, 10);
        buffer.push(Device.KEYS, Action.UP, 1f);
        HeadlessRun.play(world, source, 70);
        buffer.push(Device.KEYS, Action.UP, 0f);
        SimEvents events = new SimEvents();
        int falls = 0;
        for (int i = 0; i < 600; i++) {
            events.clear();
            world.tick(source.take(), events);
            for (int e = 0; e < events.size(); e++) {
                falls += events.get(e).type() == SimEvent.Type.RESET ? 1 : 0;
            }
        }
        assertTrue(falls <= 1, falls + " falls");
        return falls;
    }

    @Test
    void aRunWithoutAPushIsRecorded() {
        World world = world("mill_yard", false);
        buffer.setOnFoot(true);
        buffer.autoRun(AutoRun.Mode.ON);
        IntentRecorder recorder = new IntentRecorder(new PlayerIntentSource(buffer, world), world);
        buffer.push(Device.KEYS, Action.UP, 1f);
        HeadlessRun.play(world, recorder, 90);
        buffer.push(Device.KEYS, Action.UP, 0f);
        HeadlessRun.play(world, recorder, 30);
        Replay replay = recorder.replay();
        int last = replay.intents().runs() - 1;

        assertTrue(replay.intents().intent(last).moveY() > 0, "runs on without a key");
        assertTrue(ReplayCheck.check(ShippedRules.get(), replay).same());
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
