package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.PlayerIntent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class IntentBufferTest {
    /** Wick's way in a tick at full stick, in u. */
    private static final float WAY = 0.25f;

    private final IntentBuffer buffer = new IntentBuffer(WAY);

    @Test
    void aPressBetweenTwoTicksIsTakenExactlyOnce() {
        buffer.press(Device.PAD, Action.SPIN);

        assertTrue(buffer.take().has(PlayerIntent.SPIN));
        assertFalse(buffer.take().has(PlayerIntent.SPIN));
    }

    @Test
    void twoPressesBetweenTwoTicksAreOne() {
        buffer.press(Device.PAD, Action.SPIN);
        buffer.press(Device.PAD, Action.SPIN);

        assertTrue(buffer.take().has(PlayerIntent.SPIN));
        assertFalse(buffer.take().has(PlayerIntent.SPIN));
    }

    @Test
    void holdingTheSpinButtonSpinsOnce() {
        buffer.press(Device.PAD, Action.SPIN);
        buffer.push(Device.PAD, Action.SPIN, 1f);
        buffer.take();

        assertFalse(buffer.take().has(PlayerIntent.SPIN));
    }

    @Test
    void aTapShorterThanAFrameIsStillFelt() {
        buffer.press(Device.PAD, Action.TIGHT);
        buffer.push(Device.PAD, Action.TIGHT, 0f);

        assertTrue(buffer.take().has(PlayerIntent.TIGHT));
        assertFalse(buffer.take().has(PlayerIntent.TIGHT));
    }

    @Test
    void aHeldButtonIsInEveryTickUntilItIsLetGo() {
        buffer.push(Device.PAD, Action.TIGHT, 1f);
        assertTrue(buffer.take().has(PlayerIntent.TIGHT));
        assertTrue(buffer.take().has(PlayerIntent.TIGHT));

        buffer.push(Device.PAD, Action.TIGHT, 0f);
        assertFalse(buffer.take().has(PlayerIntent.TIGHT));
    }

    @Test
    void beesShootByThemselvesUnlessToldOtherwise() {
        assertFalse(buffer.take().has(PlayerIntent.HOLD_FIRE));
        buffer.push(Device.PAD, Action.FIRE, 1f);
        assertFalse(buffer.take().has(PlayerIntent.HOLD_FIRE), "the button changes nothing");
    }

    @Test
    void withoutAutoFireBeesShootWhileTheButtonIsHeld() {
        buffer.autoFire(false);
        assertTrue(buffer.take().has(PlayerIntent.HOLD_FIRE));

        buffer.push(Device.PAD, Action.FIRE, 1f);
        assertFalse(buffer.take().has(PlayerIntent.HOLD_FIRE));
        assertFalse(buffer.take().has(PlayerIntent.HOLD_FIRE));

        buffer.push(Device.PAD, Action.FIRE, 0f);
        assertTrue(buffer.take().has(PlayerIntent.HOLD_FIRE));
    }

    @Test
    void withoutAutoFireATapShorterThanAFrameIsATickOfFire() {
        buffer.autoFire(false);
        buffer.press(Device.PAD, Action.FIRE);
        buffer.push(Device.PAD, Action.FIRE, 0f);

        assertFalse(buffer.take().has(PlayerIntent.HOLD_FIRE));
        assertTrue(buffer.take().has(PlayerIntent.HOLD_FIRE));
    }

    private static final InputTuning.Turn USUAL = new InputTuning.Turn(false, false, 1f);
    private static final InputTuning.Turn UPSIDE_DOWN = new InputTuning.Turn(false, true, 1f);

    /** Whoever pulls a stick to climb does not do so with keys. */
    @Test
    void eachDeviceIsTurnedRoundForItself() {
        buffer.tuning(new InputTuning(USUAL, USUAL, UPSIDE_DOWN, USUAL, 0.15f));
        buffer.push(Device.KEYS, Action.UP, 1f);
        PlayerIntent keys = buffer.take();
        buffer.reset();
        buffer.drag(Device.KEYS, WAY, WAY);
        PlayerIntent mouse = buffer.take();
        buffer.reset();
        buffer.push(Device.PAD, Action.RIGHT, 1f);
        buffer.push(Device.PAD, Action.UP, 1f);
        PlayerIntent pad = buffer.take();

        assertTrue(keys.moveY() > 0, keys::toString);
        assertTrue(mouse.moveY() > 0, mouse::toString);
        assertTrue(pad.moveX() > 0 && pad.moveY() < 0, pad::toString);
    }

    @Test
    void anInvertedMouseSteersAndLooksTheOtherWay() {
        buffer.tuning(new InputTuning(USUAL, new InputTuning.Turn(true, false, 1f), USUAL, USUAL, 0.15f));
        buffer.drag(Device.KEYS, WAY, WAY);
        buffer.turn(Device.KEYS, 0.1f, 0.1f);
        PlayerIntent intent = buffer.take();

        assertTrue(intent.moveX() < 0 && intent.moveY() > 0, intent::toString);
        assertTrue(intent.lookX() < 0 && intent.lookY() > 0, intent::toString);
    }

    @Test
    void aMouseThatIsTwiceAsFastOwesTwiceTheWay() {
        buffer.tuning(new InputTuning(USUAL, new InputTuning.Turn(false, false, 2f), USUAL, USUAL, 0.15f));
        buffer.drag(Device.KEYS, WAY, 0f);

        assertEquals(127, buffer.take().moveX());
        assertEquals(127, buffer.take().moveX());
        assertEquals(0, buffer.take().moveX());
    }

    /** A mouse pad is often wider than deep: up and down may count twice, and left and right as ever. */
    @Test
    void upAndDownHaveASpeedOfTheirOwn() {
        buffer.tuning(new InputTuning(USUAL, new InputTuning.Turn(false, false, 1f, 2f), USUAL, USUAL, 0.15f));
        buffer.drag(Device.KEYS, WAY, WAY);
        PlayerIntent first = buffer.take();
        PlayerIntent second = buffer.take();

        assertEquals(127, first.moveX());
        assertEquals(127, first.moveY());
        assertEquals(0, second.moveX());
        assertEquals(127, second.moveY());
    }

    /** 2.8 rad/s, half as fast. */
    @ParameterizedTest
    @EnumSource(Device.class)
    void theSpeedOfADeviceIsThatOfItsView(Device device) {
        InputTuning.Turn slow = new InputTuning.Turn(false, false, 0.5f);
        buffer.tuning(new InputTuning(
                device == Device.KEYS ? slow : USUAL,
                USUAL,
                device == Device.PAD ? slow : USUAL,
                device == Device.TOUCH ? slow : USUAL,
                0.15f));
        buffer.push(device, Action.LOOK_RIGHT, 1f);

        int steps = 0;
        for (int i = 0; i < 60; i++) {
            steps += buffer.take().lookX();
        }
        assertEquals(1.4f, steps * PlayerIntent.LOOK_STEP, 0.003f);
    }

    /** 0.3 to the right and 0.3 up are 0.42 from the middle: past a dead zone of 0.4, though neither axis is. */
    @Test
    void theDeadZoneIsRound() {
        buffer.tuning(new InputTuning(USUAL, USUAL, USUAL, USUAL, 0.4f));
        buffer.push(Device.PAD, Action.RIGHT, 0.3f);
        assertEquals(0, buffer.take().moveX());

        buffer.push(Device.PAD, Action.UP, 0.3f);
        PlayerIntent both = buffer.take();
        assertTrue(both.moveX() > 0 && both.moveX() == both.moveY(), both::toString);
    }

    @Test
    void oppositeKeysCancelOut() {
        buffer.push(Device.PAD, Action.LEFT, 1f);
        buffer.push(Device.PAD, Action.RIGHT, 1f);

        assertEquals(0, buffer.take().moveX());
    }

    @Test
    void theDiagonalIsNoFasterThanTheStraightWay() {
        buffer.push(Device.PAD, Action.RIGHT, 1f);
        buffer.push(Device.PAD, Action.UP, 1f);
        PlayerIntent intent = buffer.take();

        assertEquals(1.0, Math.hypot(intent.x(), intent.y()), 0.01);
    }

    /** Radial dead zone 0.15, then (value − 0.15) / 0.85, in 127ths. */
    @ParameterizedTest(name = "stick at {0} gives {1}")
    @CsvSource({"0.10, 0", "0.15, 0", "0.49, 51", "1.0, 127"})
    void theStickHasARadialDeadZoneAndIsStretchedBeyondIt(float value, int expected) {
        buffer.push(Device.PAD, Action.RIGHT, value);

        assertEquals(expected, buffer.take().moveX());
    }

    @Test
    void aDragAsksForItsWholeWayAndNoMore() {
        buffer.drag(Device.KEYS, 1f, -0.5f);

        float x = 0f;
        float y = 0f;
        for (int i = 0; i < 20; i++) {
            PlayerIntent intent = buffer.take();
            x += intent.x() * WAY;
            y += intent.y() * WAY;
        }

        assertEquals(1f, x, 0.01f, "u to the right");
        assertEquals(-0.5f, y, 0.01f, "u up");
    }

    @Test
    void aFastDragIsFlownAtFullSpeedUntilItIsUsedUp() {
        buffer.drag(Device.KEYS, 1f, 0f);

        for (int i = 0; i < 4; i++) {
            assertEquals(127, buffer.take().moveX(), "1 u takes four ticks of 0.25 u");
        }
        assertEquals(0, buffer.take().moveX());
    }

    @Test
    void turningTheHandRoundTurnsWickRoundAtOnce() {
        buffer.drag(Device.KEYS, 10f, 0f);
        buffer.take();
        buffer.drag(Device.KEYS, -0.25f, 0f);

        assertEquals(-127, buffer.take().moveX());
        assertEquals(0, buffer.take().moveX());
    }

    @Test
    void aWildFlickOwesNoMoreThanHalfTheCorridor() {
        buffer.drag(Device.KEYS, 1000f, 0f);

        int ticks = 0;
        while (buffer.take().moveX() > 0) {
            ticks++;
        }
        assertEquals(48, ticks, "12 u at 0.25 u a tick");
    }

    @Test
    void resetLiftsAllFingers() {
        buffer.push(Device.PAD, Action.RIGHT, 1f);
        buffer.push(Device.PAD, Action.BOOST, 1f);
        buffer.press(Device.PAD, Action.SPIN);
        buffer.drag(Device.KEYS, 3f, 3f);

        buffer.reset();

        assertEquals(PlayerIntent.NONE, buffer.take());
    }

    @Test
    void aDirectionThatIsTappedBetweenTwoFramesIsGoneForATick() {
        buffer.press(Device.PAD, Action.UP);
        buffer.push(Device.PAD, Action.UP, 0f);

        assertEquals(127, buffer.take().moveY());
        assertEquals(0, buffer.take().moveY());
    }

    /** 2.8 rad/s for a second, in steps of 0.002 rad. */
    @Test
    void aLookKeyTurnsAtTheSameSpeedForAsLongAsItIsHeld() {
        buffer.push(Device.PAD, Action.LOOK_RIGHT, 1f);

        int steps = 0;
        for (int i = 0; i < 60; i++) {
            steps += buffer.take().lookX();
        }
        assertEquals(2.8f, steps * PlayerIntent.LOOK_STEP, 0.003f);
    }

    @Test
    void theMouseTurnsByItsWholeWayHoweverFast() {
        buffer.turn(Device.KEYS, 1f, -0.4f);

        float right = 0f;
        float up = 0f;
        for (int i = 0; i < 10; i++) {
            PlayerIntent intent = buffer.take();
            right += intent.lookRight();
            up += intent.lookUp();
        }
        assertEquals(1f, right, PlayerIntent.LOOK_STEP);
        assertEquals(-0.4f, up, PlayerIntent.LOOK_STEP);
    }

    /** A pixel may be less than a step: a hundred of a tenth of a step are ten steps. */
    @Test
    void slowMovementsOfTheMouseAreNotRoundedAway() {
        int steps = 0;
        for (int i = 0; i < 100; i++) {
            buffer.turn(Device.KEYS, 0.1f * PlayerIntent.LOOK_STEP, 0f);
            steps += buffer.take().lookX();
        }

        assertEquals(10, steps, 1);
    }

    @Test
    void anInvertedLookLeavesTheFeetAlone() {
        buffer.tuning(new InputTuning(USUAL, USUAL, new InputTuning.Turn(true, true, 1f), USUAL, 0.15f));
        buffer.setOnFoot(true);
        buffer.push(Device.PAD, Action.UP, 1f);
        buffer.push(Device.PAD, Action.LOOK_UP, 1f);
        PlayerIntent intent = buffer.take();

        assertTrue(intent.moveY() > 0 && intent.lookY() < 0, intent::toString);
    }

    @Test
    void recentringHappensOncePerPress() {
        buffer.press(Device.PAD, Action.RECENTRE);
        buffer.push(Device.PAD, Action.RECENTRE, 1f);

        assertTrue(buffer.take().has(PlayerIntent.RECENTRE));
        assertFalse(buffer.take().has(PlayerIntent.RECENTRE));
    }
}
