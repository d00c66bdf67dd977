package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.PlayerIntent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** One press begins, the next one ends: each hold for itself, on every device. */
class HoldTogglesTest {
    private static final HoldToggles ALL = new HoldToggles(true, true, true, true, true, true);

    private final IntentBuffer buffer = new IntentBuffer(0.25f).toggles(ALL);

    private void pressAndRelease(Device device, Action action) {
        buffer.push(device, action, 1f);
        buffer.press(device, action);
        buffer.push(device, action, 0f);
    }

    private boolean has(Action action) {
        return buffer.take().has(action.button());
    }

    @ParameterizedTest(name = "{0} in the air: {1}, on foot: {2}")
    @CsvSource({"TIGHT, true, true", "BOOST, true, false", "BRAKE, true, false", "CROUCH, false, true"})
    void aToggledActionLastsUntilTheNextPress(Action action, boolean inFlight, boolean onFoot) {
        for (boolean foot : new boolean[] {false, true}) {
            if (foot ? !onFoot : !inFlight) {
                continue;
            }
            buffer.setOnFoot(foot);
            pressAndRelease(Device.KEYS, action);
            assertTrue(has(action));
            assertTrue(has(action), "with the key up");

            pressAndRelease(Device.PAD, action);
            assertFalse(has(action), "another device ends it, too");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"TIGHT", "BOOST", "BRAKE", "CROUCH"})
    void holdingTheKeyDoesNotToggleAgain(Action action) {
        buffer.setOnFoot(action == Action.CROUCH);
        buffer.press(Device.KEYS, action);
        for (int i = 0; i < 60; i++) {
            buffer.push(Device.KEYS, action, 1f);
            assertTrue(has(action));
        }
        buffer.push(Device.KEYS, action, 0f);

        assertTrue(has(action));
    }

    @Test
    void eachActionIsToggledForItself() {
        buffer.toggles(new HoldToggles(false, true, true, false, false, false));

        pressAndRelease(Device.KEYS, Action.TIGHT);
        assertTrue(has(Action.TIGHT), "a tap is one tick");
        assertFalse(has(Action.TIGHT), "and no more: gathering is held");
        pressAndRelease(Device.KEYS, Action.BRAKE);
        buffer.take();
        assertFalse(has(Action.BRAKE));
        pressAndRelease(Device.KEYS, Action.BOOST);
        buffer.take();
        assertTrue(has(Action.BOOST));

        buffer.reset();
        buffer.setOnFoot(true);
        pressAndRelease(Device.KEYS, Action.TIGHT);
        buffer.take();
        assertTrue(has(Action.TIGHT), "on foot the same key walks, which is toggled");
    }

    @ParameterizedTest
    @CsvSource({"BOOST, BRAKE", "BRAKE, BOOST"})
    void boostAndBrakeEndEachOther(Action first, Action second) {
        pressAndRelease(Device.KEYS, first);
        pressAndRelease(Device.KEYS, second);

        PlayerIntent intent = buffer.take();
        assertEquals(second.button(), intent.buttons() & (PlayerIntent.BOOST | PlayerIntent.BRAKE));
    }

    /** Pausing, landing on an islet and the end of a run reset the buffer. */
    @Test
    void aResetAndAnotherChoiceEndWhatIsToggled() {
        pressAndRelease(Device.KEYS, Action.BOOST);
        buffer.reset();
        assertFalse(has(Action.BOOST));

        pressAndRelease(Device.KEYS, Action.BOOST);
        buffer.toggles(HoldToggles.NONE);
        assertFalse(has(Action.BOOST));
    }

    @Test
    void aGlideIsToggledInTheAirOnly() {
        buffer.setOnFoot(true);
        buffer.setAirborne(false);
        pressAndRelease(Device.KEYS, Action.JUMP);
        assertTrue(has(Action.JUMP), "the jump itself");
        assertFalse(has(Action.JUMP), "which a short press keeps low");

        buffer.setAirborne(true);
        pressAndRelease(Device.KEYS, Action.JUMP);
        for (int i = 0; i < 120; i++) {
            buffer.setAirborne(true);
            assertTrue(has(Action.JUMP), "gliding");
        }
        pressAndRelease(Device.KEYS, Action.JUMP);
        assertFalse(has(Action.JUMP), "falling");
    }

    @Test
    void landingEndsAToggledGlide() {
        buffer.setOnFoot(true);
        buffer.setAirborne(true);
        pressAndRelease(Device.PAD, Action.JUMP);
        assertTrue(has(Action.JUMP));
        buffer.setAirborne(false);
        assertFalse(has(Action.JUMP));
        buffer.setAirborne(true);

        assertFalse(has(Action.JUMP), "and the next fall does not begin with it");
    }

    @Test
    void withoutItsToggleAGlideIsHeld() {
        buffer.toggles(HoldToggles.NONE);
        buffer.setOnFoot(true);
        buffer.setAirborne(true);
        pressAndRelease(Device.KEYS, Action.JUMP);
        buffer.take();

        assertFalse(has(Action.JUMP));
    }
}
