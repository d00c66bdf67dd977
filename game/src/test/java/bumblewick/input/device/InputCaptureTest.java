package bumblewick.input.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Device;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.BindingNames;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.DefaultJoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseMotionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InputCaptureTest {
    private final InputCapture inputCapture = new InputCapture();
    private final List<String> answers = new ArrayList<>();

    private void await(Device device) {
        inputCapture.capture(device, new InputCapture.Answer() {
            @Override
            public void caught(Binding binding) {
                answers.add(BindingNames.of(binding));
            }

            @Override
            public void cleared() {
                answers.add("cleared");
            }

            @Override
            public void cancelled() {
                answers.add("cancelled");
            }
        });
    }

    private KeyInputEvent key(int code, boolean down) {
        KeyInputEvent event = new KeyInputEvent(code, '\0', down, false);
        inputCapture.onKeyEvent(event);
        return event;
    }

    private JoyButtonEvent button(String id) {
        JoyButtonEvent event = new JoyButtonEvent(new DefaultJoystickButton(null, null, 0, id, id), true);
        inputCapture.onJoyButtonEvent(event);
        return event;
    }

    private JoyAxisEvent axis(String id, float value) {
        JoyAxisEvent event =
                new JoyAxisEvent(new DefaultJoystickAxis(null, null, 0, id, id, true, false, 0f), value, value);
        inputCapture.onJoyAxisEvent(event);
        return event;
    }

    @Test
    void whatIsPressedIsCaughtOnceAndHeardByNobodyElse() {
        await(Device.KEYS);

        assertTrue(key(KeyInput.KEY_X, true).isConsumed());
        assertFalse(key(KeyInput.KEY_Y, true).isConsumed(), "nothing is waited for any more");
        assertEquals(List.of("key:X"), answers);
    }

    /** The key by which the waiting began is still down. */
    @Test
    void whatIsLetGoIsNotMeantAndIsHeardByAll() {
        await(Device.KEYS);

        assertFalse(key(KeyInput.KEY_RETURN, false).isConsumed());
        assertEquals(List.of(), answers);
    }

    @Test
    void escapeCancelsAndDeleteClearsWhateverIsWaitedFor() {
        for (Device device : Device.BOUND) {
            await(device);
            key(KeyInput.KEY_ESCAPE, true);
            await(device);
            key(KeyInput.KEY_DELETE, true);
            await(device);
            button("8");
        }

        assertEquals(List.of("cancelled", "cleared", "cleared", "cancelled", "cleared", "cleared"), answers);
    }

    @Test
    void whoHasOnlyAPadLeavesAKeysPlaceWithB() {
        await(Device.KEYS);
        button("2");
        button("1");

        assertEquals(List.of("cancelled"), answers);
    }

    @Test
    void aPadsPlaceTakesButtonsAndSticksAndNoKeys() {
        await(Device.PAD);
        key(KeyInput.KEY_X, true);
        button("1");
        await(Device.PAD);
        axis("x", -0.5f);
        axis("x", -0.7f);

        assertEquals(List.of("pad:B", "axis:left_x-"), answers);
    }

    /** Some triggers rest at −1. */
    @Test
    void anAxisIsMeantByHowFarItMovedNotByWhereItIs() {
        axis("8", -1f);
        await(Device.PAD);
        axis("8", -0.9f);
        axis("8", 0.2f);

        assertEquals(List.of("axis:8+"), answers);
    }

    /** Or the menu under it would walk on. */
    @Test
    void theRestOfThePushIsHeardByNobody() {
        await(Device.PAD);
        axis("y", 0.7f);

        assertTrue(axis("y", 1f).isConsumed());
        assertFalse(axis("y", 0f).isConsumed());
        assertFalse(axis("y", 1f).isConsumed());
    }

    @Test
    void aNotchOfTheWheelIsAPress() {
        await(Device.KEYS);
        inputCapture.onMouseMotionEvent(new MouseMotionEvent(0, 0, 5, 5, 0, 0));
        inputCapture.onMouseMotionEvent(new MouseMotionEvent(0, 0, 0, 0, 0, -120));

        assertEquals(List.of("mouse:wheel_down"), answers);
    }

    /** Writes down what is led to it; a digit begins the writing, Enter ends it. */
    private final class Scribe implements InputCapture.Writer {
        private boolean writing;

        @Override
        public boolean writing() {
            return writing;
        }

        @Override
        public void key(int code) {
            answers.add("key " + code);
            writing &= code != KeyInput.KEY_RETURN;
        }

        @Override
        public void letter(char letter) {
            answers.add("letter " + letter);
            writing |= letter >= '0' && letter <= '9';
        }
    }

    private void type(char letter) {
        inputCapture.onKeyEvent(new KeyInputEvent(KeyInput.KEY_UNKNOWN, letter, true, false));
        inputCapture.onKeyEvent(new KeyInputEvent(KeyInput.KEY_UNKNOWN, letter, false, false));
    }

    @Test
    void whileSomethingIsWrittenKeysAreTheWritersAlone() {
        inputCapture.redirectText(Optional.of(new Scribe()));

        assertFalse(key(KeyInput.KEY_BACK, true).isConsumed(), "nothing is written yet");
        type('4');
        assertTrue(key(KeyInput.KEY_BACK, true).isConsumed());
        assertTrue(key(KeyInput.KEY_RETURN, true).isConsumed());
        assertFalse(key(KeyInput.KEY_RETURN, false).isConsumed(), "what is let go is heard by all");
        assertFalse(key(KeyInput.KEY_BACK, true).isConsumed());

        assertEquals(List.of("letter 4", "key " + KeyInput.KEY_BACK, "key " + KeyInput.KEY_RETURN), answers);
    }

    @Test
    void withoutAWriterKeysAreEverybodys() {
        inputCapture.redirectText(Optional.of(new Scribe()));
        inputCapture.redirectText(Optional.empty());

        type('4');

        assertFalse(key(KeyInput.KEY_BACK, true).isConsumed());
        assertEquals(List.of(), answers);
    }
}
