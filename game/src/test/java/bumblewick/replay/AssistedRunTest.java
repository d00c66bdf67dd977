package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.sim.World;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Helps are rules like any other: an assisted run can be recorded, proved, copied and entered. */
class AssistedRunTest {
    private static final int TICKS = 1_500;

    private static Assists all() {
        return new Assists(
                Assists.Aim.STRONG,
                Assists.Bees.TOUGH,
                true,
                new Assists.Timing(Assists.CrashTimer.DOUBLE, 200, 70),
                4,
                true,
                false);
    }

    private static World world(String stage, Assists assists) {
        return new World(ShippedRules.get(), new RunOptions(stage, "normal", 3L, 0).with(assists));
    }

    @ParameterizedTest
    @CsvSource({"cloverfield", "mill_yard"})
    void anAssistedRunProvesItself(String stage) throws ReplayFormatException {
        World world = world(stage, all());
        IntentRecorder recording = new IntentRecorder(new DemoPilot(world), world);
        HeadlessRun.play(world, recording, TICKS);
        Replay read = ReplayReader.decode(ReplayWriter.encode(recording.replay()), "x");

        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), read);

        assertTrue(verdict.same(), verdict::difference);
    }

    /** Cloverfield's third place to start at, after two checkpoints. */
    @Test
    void aRunFromRightBeforeTheBossIsWonAndProvesItself() throws ReplayFormatException {
        World world = new World(ShippedRules.get(), new RunOptions("cloverfield", "easy", 3L, 3));
        IntentRecorder recording = new IntentRecorder(new DemoPilot(world), world);
        HeadlessRun.Outcome outcome = HeadlessRun.play(world, recording, 10_000);
        Replay read = ReplayReader.decode(ReplayWriter.encode(recording.replay()), "x");

        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), read);

        assertTrue(outcome.cleared(), outcome::toString);
        assertTrue(verdict.same(), verdict::difference);
    }

    @ParameterizedTest
    @CsvSource({"cloverfield", "mill_yard"})
    void aCopyOfAnAssistedRunGoesOnAlike(String stage) {
        World world = world(stage, all());
        HeadlessRun.play(world, new Script(), TICKS / 2);
        World copy = new WorldCopier().copy(world);

        HeadlessRun.play(world, new Script(), TICKS);
        HeadlessRun.play(copy, new Script(), TICKS);

        assertEquals(world.stateHash(), copy.stateHash());
    }

    @Test
    void helpsAreOfSomeUse() {
        World plain = world("cloverfield", Assists.NONE);
        World assisted = world("cloverfield", all());

        HeadlessRun.play(plain, new Script(), TICKS);
        HeadlessRun.play(assisted, new Script(), TICKS);

        assertNotEquals(plain.stateHash(), assisted.stateHash());
        assertTrue(assisted.flight().score().kills() > plain.flight().score().kills(), "kills");
    }

    /** 50 % of 10 s are 300 ticks, 75 % are 450: whatever the frames are like, the states are those of full speed. */
    @ParameterizedTest(name = "{0} % at {1} frames per second")
    @CsvSource({"50, 30", "50, 144", "75, 60", "85, 60", "100, 60"})
    void aSlowerRunHasTheSameTicksOnlyFewerOfThem(int percent, int framesPerSecond) {
        World slow = world("cloverfield", Assists.NONE);
        FixedTickLoop loop = new FixedTickLoop(slow, new Script());
        for (int frame = 0; frame < 10 * framesPerSecond; frame++) {
            loop.advance(1.0 / framesPerSecond, percent / 100.0, Integer.MAX_VALUE);
        }
        World full = world("cloverfield", Assists.NONE);
        HeadlessRun.play(full, new Script(), slow.ticks());

        assertEquals(10f * Tick.PER_SECOND * percent / 100f, slow.ticks(), 1f);
        assertEquals(full.stateHash(), slow.stateHash());
    }

    @ParameterizedTest
    @ValueSource(ints = {49, 101, 0, -50})
    void aSpeedOutOfRangeIsRefused(int percent) {
        RunOptions options = new RunOptions("cloverfield", "normal", 3L, 0);
        List<String> messages = new ArrayList<>();
        try {
            options.atSpeed(percent);
        } catch (IllegalArgumentException e) {
            messages.add(e.getMessage());
        }
        assertEquals(List.of("speed is " + percent + ", expected 50 to 100 percent"), messages);
    }

    /** Silent guns and guns that fire at nothing are different runs; auto-fire needs no bit at all. */
    @Test
    void aRunWithoutFireHasNoShots() {
        World silent = world("cloverfield", Assists.NONE);
        HeadlessRun.play(silent, () -> PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE), 300);
        World firing = world("cloverfield", Assists.NONE);
        HeadlessRun.play(firing, () -> PlayerIntent.NONE, 300);

        assertEquals(0, silent.flight().shots().size());
        assertTrue(firing.flight().shots().size() > 0);
    }
}
