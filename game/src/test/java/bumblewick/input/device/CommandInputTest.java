package bumblewick.input.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.replay.ReplayCommand;
import bumblewick.input.binding.CameraAxis;
import bumblewick.input.binding.Chord;
import bumblewick.input.binding.Command;
import bumblewick.input.binding.Modifier;
import bumblewick.input.binding.Trigger;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CommandInputTest {
    /** A workplace with two meanings of Z and one of Y. */
    private enum Deed implements Command {
        UNDO(Chord.key(Modifier.CTRL, KeyInput.KEY_Z)),
        REDO(Chord.key(Modifier.CTRL, KeyInput.KEY_Y)),
        ZOOM(Chord.key(KeyInput.KEY_Z)),
        NUDGE(Chord.key(KeyInput.KEY_UP)),
        LEAP(Chord.key(Modifier.SHIFT, KeyInput.KEY_DOWN));

        private final Chord chord;

        Deed(Chord chord) {
            this.chord = chord;
        }

        @Override
        public Trigger trigger() {
            return this == NUDGE ? Trigger.repeating(chord) : Trigger.once(chord);
        }
    }

    private final CommandInput<Deed> keys = new CommandInput<>(Deed.class);
    private final CommandInput<ReplayCommand> theatre = new CommandInput<>(ReplayCommand.class);

    private static void key(CommandInput<?> keys, int code, boolean pressed) {
        keys.onKeyEvent(new KeyInputEvent(code, ' ', pressed, false));
    }

    private void key(int code, boolean pressed) {
        key(keys, code, pressed);
    }

    private static void button(CommandInput<?> keys, int index, boolean pressed) {
        keys.onMouseButtonEvent(new MouseButtonEvent(index, pressed, 10, 10));
    }

    @Test
    void aPressIsOneCommandHoweverLongItIsHeld() {
        key(theatre, KeyInput.KEY_SPACE, true);
        theatre.update(5f);
        assertEquals(ReplayCommand.PLAY, theatre.poll());
        assertNull(theatre.poll());
    }

    /** 0.35 s until the first repetition; a frame counts for 0.1 s at most, so that four frames bring it. */
    @Test
    void whatRepeatsIsDoneAgainWhileItsKeyIsHeld() {
        key(KeyInput.KEY_UP, true);
        assertEquals(Deed.NUDGE, keys.poll());
        for (int i = 0; i < 4; i++) {
            assertNull(keys.poll());
            keys.update(0.1f);
        }
        assertEquals(Deed.NUDGE, keys.poll());
        key(KeyInput.KEY_UP, false);
        keys.update(0.1f);
        assertNull(keys.poll(), "it was let go");
    }

    /** As on a machine that draws two pictures a second. */
    @Test
    void pressesWithinAFrameAllCount() {
        for (int i = 0; i < 3; i++) {
            key(KeyInput.KEY_Z, true);
            key(KeyInput.KEY_Z, false);
        }
        keys.update(0.5f);
        assertEquals(List.of(Deed.ZOOM, Deed.ZOOM, Deed.ZOOM), List.of(keys.poll(), keys.poll(), keys.poll()));
        assertNull(keys.poll());
    }

    @Test
    void anAxisThatIsTappedWithinAFrameMovesForAFrame() {
        key(KeyInput.KEY_D, true);
        key(KeyInput.KEY_D, false);
        keys.update(0.5f);
        assertEquals(1f, keys.held(CameraAxis.RIGHT));
        keys.update(0.5f);
        assertEquals(0f, keys.held(CameraAxis.RIGHT));
    }

    @Test
    void theSystemsOwnRepetitionIsNoPress() {
        keys.onKeyEvent(new KeyInputEvent(KeyInput.KEY_UP, ' ', true, true));
        assertNull(keys.poll());
    }

    @Test
    void aModifierGivesAKeyAnotherMeaningAndTakesItsOwn() {
        key(KeyInput.KEY_Z, true);
        key(KeyInput.KEY_Z, false);
        key(KeyInput.KEY_RCONTROL, true);
        key(KeyInput.KEY_Z, true);
        key(KeyInput.KEY_Y, true);
        assertEquals(List.of(Deed.ZOOM, Deed.UNDO, Deed.REDO), List.of(keys.poll(), keys.poll(), keys.poll()));
        assertNull(keys.poll());
    }

    @Test
    void withControlHeldAKeyLeadsNoWay() {
        key(KeyInput.KEY_LCONTROL, true);
        key(KeyInput.KEY_D, true);
        assertEquals(0f, keys.held(CameraAxis.RIGHT));
        key(KeyInput.KEY_LCONTROL, false);
        assertEquals(1f, keys.held(CameraAxis.RIGHT));
    }

    /** The theatre asks for no modifier: there control is a key like any other. */
    @Test
    void whatNobodyAsksForTakesNothingAway() {
        key(theatre, KeyInput.KEY_LCONTROL, true);
        key(theatre, KeyInput.KEY_C, true);
        assertEquals(ReplayCommand.CAMERA, theatre.poll());
    }

    @Test
    void shiftTakesNoMeaningAway() {
        key(KeyInput.KEY_LSHIFT, true);
        key(KeyInput.KEY_UP, true);
        key(KeyInput.KEY_DOWN, true);
        assertTrue(keys.held(Modifier.SHIFT));
        assertEquals(List.of(Deed.NUDGE, Deed.LEAP), List.of(keys.poll(), keys.poll()));
    }

    @Test
    void oppositeKeysHeldTogetherCancelOut() {
        key(KeyInput.KEY_D, true);
        assertEquals(1f, keys.held(CameraAxis.RIGHT));
        key(KeyInput.KEY_A, true);
        assertEquals(0f, keys.held(CameraAxis.RIGHT));
        key(KeyInput.KEY_D, false);
        assertEquals(-1f, keys.held(CameraAxis.RIGHT));
    }

    @Test
    void eachButtonOfTheMouseDragsForItself() {
        Mouse mouse = keys.mouse();
        keys.onMouseMotionEvent(new MouseMotionEvent(10, 10, 7, 3, 0, 0));
        assertEquals(0f, mouse.right().takeX());
        button(keys, MouseInput.BUTTON_RIGHT, true);
        keys.onMouseMotionEvent(new MouseMotionEvent(17, 13, 7, 3, 0, 0));
        assertEquals(7f, mouse.right().takeX());
        assertEquals(3f, mouse.right().takeY());
        assertEquals(0f, mouse.right().takeX(), "it was taken");
        assertEquals(0f, mouse.left().takeX(), "another button");
    }

    @Test
    void aPressIsToldOnceAndHoldsUntilItsRelease() {
        Mouse.Button left = keys.mouse().left();
        button(keys, MouseInput.BUTTON_LEFT, true);
        assertTrue(left.takePress() && left.down());
        assertTrue(!left.takePress() && left.down());
        button(keys, MouseInput.BUTTON_LEFT, false);
        assertFalse(left.takePress() || left.down());
    }

    @Test
    void oneWhoSleepsHasNothingInHandWhenHeWakes() {
        key(KeyInput.KEY_D, true);
        button(keys, MouseInput.BUTTON_LEFT, true);
        keys.setSuspended(true);
        key(KeyInput.KEY_UP, true);
        keys.setSuspended(false);
        assertNull(keys.poll());
        assertEquals(0f, keys.held(CameraAxis.RIGHT));
        assertFalse(keys.mouse().left().down());
    }

    /** The keys of the camera are held, those of commands are pressed: none does two things. */
    @Test
    void noKeyOfTheTheatreDoesTwoThings() {
        Map<Chord, ReplayCommand> taken = new HashMap<>();
        for (ReplayCommand command : ReplayCommand.values()) {
            for (Chord chord : command.chords()) {
                assertNull(taken.put(chord, command), chord::toString);
            }
            assertTrue(command.chords().stream().anyMatch(chord -> !chord.onPad()), command::toString);
        }
    }
}
