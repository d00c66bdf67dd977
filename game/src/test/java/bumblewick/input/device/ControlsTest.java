package bumblewick.input.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Action;
import bumblewick.input.InputContext;
import bumblewick.input.IntentBuffer;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.BindingPreset;
import bumblewick.input.binding.Bindings;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseMotionEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControlsTest {
    private final Controls controls = controls();
    private final IntentBuffer buffer = new IntentBuffer(0.25f);

    private static Controls controls() {
        return new Controls(new MenuInput(step -> {}), Bindings.defaults());
    }

    private void key(int code, boolean down) {
        controls.onKeyEvent(new KeyInputEvent(code, '\0', down, false));
    }

    private PlayerIntent frame() {
        controls.update(0.01f, 1f / 60f);
        return buffer.take();
    }

    @Test
    void aKeyThatIsPressedAndLetGoWithinAFrameIsNotLost() {
        controls.enterPlay(buffer, InputContext.FOOT);
        key(KeyInput.KEY_SPACE, true);
        key(KeyInput.KEY_SPACE, false);

        assertTrue(frame().has(PlayerIntent.JUMP));
        assertFalse(frame().has(PlayerIntent.JUMP));
    }

    @Test
    void aDirectionThatIsTappedWithinAFrameSteersForThatFrame() {
        controls.enterPlay(buffer, InputContext.FLIGHT);
        key(KeyInput.KEY_D, true);
        key(KeyInput.KEY_D, false);
        float tapped = frame().x();
        for (int i = 0; i < 60; i++) {
            frame();
        }

        assertTrue(Math.abs(tapped) > 0f);
        assertEquals(0f, frame().x(), "it was let go");
    }

    /** Boosting lasts as long as its key is held: for a frame at least. */
    @Test
    void whatIsHeldIsHeldForAFrameAtLeast() {
        controls.enterPlay(buffer, InputContext.FLIGHT);
        key(KeyInput.KEY_Q, true);
        key(KeyInput.KEY_Q, false);

        assertTrue(frame().has(PlayerIntent.BOOST));
        assertFalse(frame().has(PlayerIntent.BOOST));
    }

    @Test
    void theSameKeyBrakesInTheAirAndCrouchesOnFoot() {
        controls.enterPlay(buffer, InputContext.FLIGHT);
        key(KeyInput.KEY_E, true);
        PlayerIntent flying = frame();
        key(KeyInput.KEY_E, false);
        controls.enterPlay(buffer, InputContext.FOOT);
        key(KeyInput.KEY_E, true);
        PlayerIntent walking = frame();

        assertEquals(PlayerIntent.BRAKE, flying.buttons());
        assertEquals(PlayerIntent.CROUCH, walking.buttons());
    }

    @Test
    void theMouseSteersInTheAirAndTurnsTheCameraOnFoot() {
        controls.enterPlay(buffer, InputContext.FLIGHT);
        controls.onMouseMotionEvent(new MouseMotionEvent(0, 0, 10, 0, 0, 0));
        PlayerIntent flying = frame();
        controls.enterPlay(buffer, InputContext.FOOT);
        controls.onMouseMotionEvent(new MouseMotionEvent(0, 0, 10, 0, 0, 0));
        PlayerIntent walking = frame();

        assertTrue(flying.moveX() > 0 && flying.lookX() == 0, flying::toString);
        assertTrue(walking.moveX() == 0 && walking.lookX() > 0, walking::toString);
    }

    @Test
    void whoLeavesAMenuWithSpaceDoesNotJump() {
        controls.enterMenus();
        key(KeyInput.KEY_SPACE, true);
        controls.enterPlay(buffer, InputContext.FOOT);

        assertEquals(PlayerIntent.NONE, frame());
    }

    @Test
    void whoRunsOnWhileAMenuClosesRunsOn() {
        controls.enterMenus();
        key(KeyInput.KEY_W, true);
        controls.enterPlay(buffer, InputContext.FOOT);

        assertEquals(127, frame().moveY());
    }

    @Test
    void inAMenuKeysMoveNobodyAndEscapeIsHeard() {
        List<Action> heard = new ArrayList<>();
        controls.onPressed(Action.PAUSE, () -> heard.add(Action.PAUSE));
        controls.onPressed(Action.BACK, () -> heard.add(Action.BACK));
        controls.onPressed(Action.OVERLAY, () -> heard.add(Action.OVERLAY));
        controls.enterPlay(buffer, InputContext.FOOT);
        controls.enterMenus();
        key(KeyInput.KEY_W, true);
        key(KeyInput.KEY_ESCAPE, true);
        key(KeyInput.KEY_F3, true);

        assertEquals(PlayerIntent.NONE, frame());
        assertEquals(List.of(Action.BACK), heard, "once, though Escape also pauses in play");
    }

    @Test
    void whatPausesAlsoResumesUnlessItWalksThroughMenus() {
        List<Action> heard = new ArrayList<>();
        controls.onPressed(Action.PAUSE, () -> heard.add(Action.PAUSE));
        controls.bind(Bindings.defaults().with(Action.PAUSE, 0, new Binding.Key(KeyInput.KEY_W)));
        controls.enterMenus();
        key(KeyInput.KEY_W, true);
        key(KeyInput.KEY_P, true);

        assertEquals(List.of(Action.PAUSE), heard, "W goes up");
    }

    @Test
    void aKeyThatIsBoundAnewCountsAtOnceAndTheOldOneDoesNot() {
        controls.bind(Bindings.defaults().with(Action.JUMP, 0, new Binding.Key(KeyInput.KEY_X)));
        controls.enterPlay(buffer, InputContext.FOOT);
        key(KeyInput.KEY_SPACE, true);
        assertFalse(frame().has(PlayerIntent.JUMP));

        key(KeyInput.KEY_X, true);
        assertTrue(frame().has(PlayerIntent.JUMP));
    }

    /** For 12 frames, or nobody could jump high with it. */
    @Test
    void aNotchOfTheWheelIsHeldForAMoment() {
        controls.bind(BindingPreset.MOUSE.bindings());
        controls.enterPlay(buffer, InputContext.FOOT);
        controls.onMouseMotionEvent(new MouseMotionEvent(0, 0, 0, 0, 0, 120));

        int frames = 0;
        while (frame().has(PlayerIntent.JUMP)) {
            frames++;
        }
        assertEquals(12, frames);
    }

    private static JoyAxisEvent axis(String id, float value) {
        return new JoyAxisEvent(new DefaultJoystickAxis(null, null, 0, id, id, true, false, 0f), value, value);
    }

    /** In flight the right stick steers; on foot it walks, and the left one turns the view. */
    @Test
    void swappedSticksDoWhatTheOtherOneDid() {
        controls.swapSticks(true);
        controls.enterPlay(buffer, InputContext.FLIGHT);
        controls.onJoyAxisEvent(axis(JoystickAxis.X_AXIS, 1f));
        assertEquals(0, frame().moveX(), "the left stick has nothing to turn in flight");
        controls.onJoyAxisEvent(axis(JoystickAxis.Z_AXIS, 1f));
        assertEquals(127, frame().moveX());

        controls.enterPlay(buffer, InputContext.FOOT);
        PlayerIntent walking = frame();
        assertEquals(127, walking.moveX());
        assertTrue(walking.lookX() > 0, "by the left stick");
    }
}
