package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.Tick;
import bumblewick.sim.run.PlayerIntent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AutoRunTest {
    /** A full push of a {@link PlayerIntent}. */
    private static final int FULL = 127;

    /** A push to two sides at once is as long as one: each is the square root of one half. */
    private static final int DIAGONAL = Math.round(FULL * (float) Math.sqrt(0.5));

    private final IntentBuffer buffer = new IntentBuffer(0.25f);

    @BeforeEach
    void onFoot() {
        buffer.setOnFoot(true);
    }

    private PlayerIntent take(int ticks) {
        PlayerIntent last = PlayerIntent.NONE;
        for (int i = 0; i < ticks; i++) {
            last = buffer.take();
        }
        return last;
    }

    private void runAhead(Device device) {
        buffer.autoRun(AutoRun.Mode.ON);
        buffer.push(device, Action.UP, 1f);
        take(Tick.PER_SECOND);
        buffer.push(device, Action.UP, 0f);
    }

    /** Beyond the dead zone of 15 % whatever is pushed is a run, in the direction of the push. */
    @ParameterizedTest(name = "{0}, {1} becomes {2}, {3}")
    @CsvSource({"0.2, 0, 127, 0", "0, 0.3, 0, 127", "0.4, 0.4, 90, 90", "0.1, 0, 0, 0", "1, 0, 127, 0"})
    void anyPushRuns(float right, float ahead, int x, int y) {
        buffer.autoRun(AutoRun.Mode.FULL);
        buffer.push(Device.PAD, Action.RIGHT, right);
        buffer.push(Device.PAD, Action.UP, ahead);
        PlayerIntent intent = buffer.take();

        assertEquals(x, intent.moveX(), 1);
        assertEquals(y, intent.moveY(), 1);
    }

    @Test
    void inFlightAStickIsAsFineAsEver() {
        buffer.setOnFoot(false);
        buffer.autoRun(AutoRun.Mode.FULL);
        buffer.push(Device.PAD, Action.RIGHT, 0.575f); // half of what the dead zone leaves

        assertEquals(FULL / 2f, buffer.take().moveX(), 1f);
    }

    @ParameterizedTest
    @EnumSource(Device.class)
    void afterASecondAheadWickRunsOn(Device device) {
        runAhead(device);

        assertEquals(FULL, take(600).moveY());
    }

    /** A stick does not jump back to its middle: what it passes on the way is no wish to walk. */
    @Test
    void aStickThatComesBackSlowlyDoesNotSlowTheRun() {
        buffer.autoRun(AutoRun.Mode.ON);
        buffer.push(Device.PAD, Action.UP, 1f);
        take(Tick.PER_SECOND);
        for (float push : new float[] {0.8f, 0.6f, 0.4f, 0.2f, 0f}) {
            buffer.push(Device.PAD, Action.UP, push);
            take(1);
        }

        assertEquals(FULL, take(1).moveY());
    }

    @Test
    void aShorterRunEndsWithThePush() {
        buffer.autoRun(AutoRun.Mode.ON);
        buffer.push(Device.KEYS, Action.UP, 1f);
        take(Tick.PER_SECOND - 1);
        buffer.push(Device.KEYS, Action.UP, 0f);

        assertEquals(0, take(1).moveY());
    }

    /** Who runs to the side and lets go stands: only what lies ahead is seen. */
    @ParameterizedTest
    @EnumSource(
            value = Action.class,
            names = {"LEFT", "RIGHT", "DOWN"})
    void noOtherDirectionGoesOn(Action direction) {
        buffer.autoRun(AutoRun.Mode.ON);
        buffer.push(Device.KEYS, direction, 1f);
        take(5 * Tick.PER_SECOND);
        buffer.push(Device.KEYS, direction, 0f);
        PlayerIntent intent = take(1);

        assertEquals(0, intent.moveX());
        assertEquals(0, intent.moveY());
    }

    @Test
    void theRunIsSteeredToTheSides() {
        runAhead(Device.KEYS);
        take(1);
        buffer.push(Device.KEYS, Action.RIGHT, 1f);
        PlayerIntent turning = take(10);
        buffer.push(Device.KEYS, Action.RIGHT, 0f);
        PlayerIntent straight = take(1);

        assertEquals(DIAGONAL, turning.moveX(), 1);
        assertEquals(DIAGONAL, turning.moveY(), 1);
        assertEquals(0, straight.moveX());
        assertEquals(FULL, straight.moveY());
    }

    @Test
    void backStops() {
        runAhead(Device.KEYS);
        take(1);
        buffer.push(Device.KEYS, Action.DOWN, 1f);
        assertEquals(-FULL, take(1).moveY());
        buffer.push(Device.KEYS, Action.DOWN, 0f);

        assertEquals(0, take(1).moveY());
    }

    @Test
    void crouchingStops() {
        runAhead(Device.KEYS);
        take(1);
        buffer.press(Device.KEYS, Action.CROUCH);
        take(1);

        assertEquals(0, take(1).moveY());
    }

    @Test
    void jumpingDoesNot() {
        runAhead(Device.KEYS);
        take(1);
        buffer.press(Device.KEYS, Action.JUMP);

        assertEquals(FULL, take(1).moveY());
        assertEquals(FULL, take(1).moveY());
    }

    @Test
    void whatResetsTheInputStops() {
        runAhead(Device.KEYS);
        take(1);
        buffer.reset();
        assertEquals(0, take(1).moveY());

        runAhead(Device.KEYS);
        take(1);
        buffer.autoRun(AutoRun.Mode.OFF);
        assertEquals(0, take(1).moveY(), "switched off in the pause");
    }

    @Test
    void withoutItALongRunEndsWithThePush() {
        buffer.push(Device.KEYS, Action.UP, 1f);
        take(10 * Tick.PER_SECOND);
        buffer.push(Device.KEYS, Action.UP, 0f);

        assertTrue(take(1).moveY() == 0);
    }
}
