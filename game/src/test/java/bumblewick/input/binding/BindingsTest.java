package bumblewick.input.binding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Action;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BindingsTest {
    private static final Binding KEY_X = new Binding.Key(KeyInput.KEY_X);

    private final Bindings bindings = Bindings.defaults();

    /** The overlay is for those who sit at a keyboard. */
    @ParameterizedTest
    @EnumSource(value = Action.class, mode = EnumSource.Mode.EXCLUDE, names = "OVERLAY")
    void everyActionHasTwoBindingsOnKeyboardAndMouseAndOneOnAPad(Action action) {
        long pad = bindings.of(action).stream().filter(Binding::onPad).count();

        assertEquals(2, bindings.of(action).size() - pad);
        assertFalse(pad == 0);
    }

    @ParameterizedTest
    @EnumSource(BindingPreset.class)
    void noKeyMeansTwoThingsInTheSamePlace(BindingPreset preset) {
        Bindings all = preset.bindings();
        for (Action action : Action.values()) {
            for (Binding binding : all.of(action)) {
                assertEquals(List.of(), all.conflicts(action, binding), action + " " + binding);
            }
        }
    }

    @Test
    void aChangeLeavesTheTableAsItWas() {
        Bindings changed = bindings.with(Action.SPIN, 0, KEY_X);

        assertEquals(Optional.of(KEY_X), changed.at(Action.SPIN, 0));
        assertEquals(Bindings.defaults(), bindings);
        assertEquals(bindings, changed.reset(Action.SPIN));
    }

    @Test
    void aKeyThatDidItElsewhereMoves() {
        Bindings changed = bindings.with(Action.LEFT, 1, new Binding.Key(KeyInput.KEY_A));

        assertEquals(
                List.of(Optional.empty(), Optional.of(new Binding.Key(KeyInput.KEY_A))),
                List.of(changed.at(Action.LEFT, 0), changed.at(Action.LEFT, 1)));
    }

    @Test
    void aButtonOfAPadHasNoPlaceAmongKeys() {
        assertThrows(IllegalArgumentException.class, () -> bindings.with(Action.SPIN, 0, new Binding.PadButton("3")));
        assertThrows(IllegalArgumentException.class, () -> bindings.with(Action.SPIN, 2, KEY_X));
    }

    /** E brakes in the air and crouches on foot: they never meet. Whirling means something in both. */
    @Test
    void rivalsAreThoseThatMeetInARealm() {
        Binding e = new Binding.Key(KeyInput.KEY_E);

        assertEquals(List.of(), bindings.conflicts(Action.BRAKE, e));
        assertEquals(List.of(Action.BRAKE, Action.CROUCH), bindings.conflicts(Action.SPIN, e));
    }

    @Test
    void whoTakesAKeyOverLeavesTheOtherWithout() {
        Binding e = new Binding.Key(KeyInput.KEY_E);
        Bindings taken = bindings.takeOver(Action.SPIN, 0, e);

        assertEquals(Optional.of(e), taken.at(Action.SPIN, 0));
        assertFalse(taken.of(Action.BRAKE).contains(e));
        assertFalse(taken.of(Action.CROUCH).contains(e));
    }

    @Test
    void whoSwapsGivesTheOtherWhatWasThere() {
        Binding q = new Binding.Key(KeyInput.KEY_Q);
        Binding c = new Binding.Key(KeyInput.KEY_C);
        Bindings swapped = bindings.swap(Action.SPIN, 0, q);

        assertEquals(Optional.of(q), swapped.at(Action.SPIN, 0));
        assertEquals(Optional.of(c), swapped.at(Action.BOOST, 0));
    }

    @Test
    void theLastWayToPauseCannotBeTaken() {
        Binding start = new Binding.PadButton("9");
        assertTrue(bindings.isLast(Action.PAUSE, 2));
        assertFalse(bindings.isLast(Action.PAUSE, 0), "there is P");
        assertFalse(bindings.canTakeOver(Action.SPIN, 2, start));
        assertTrue(bindings.canTakeOver(Action.SPIN, 0, new Binding.Key(KeyInput.KEY_P)));
    }

    @Test
    void nobodyBindsTheWayBack() {
        assertThrows(IllegalArgumentException.class, () -> bindings.with(Action.BACK, 0, KEY_X));
    }

    /** The table of the controls as players are told it: title, README. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "LEFT, A LEFT",
        "RIGHT, D RIGHT",
        "UP, W UP",
        "DOWN, S DOWN",
        "TIGHT, LSHIFT",
        "SPIN, C",
        "FIRE, SPACE F",
        "BOOST, Q",
        "BRAKE, E",
        "JUMP, SPACE",
        "CROUCH, E",
        "LOOK_LEFT, J",
        "LOOK_RIGHT, L",
        "LOOK_UP, I",
        "LOOK_DOWN, K",
        "RECENTRE, R",
        "PAUSE, ESCAPE",
        "SCREENSHOT, F12",
        "OVERLAY, F3",
    })
    void keysAreAsPromised(Action action, String keys) throws ReflectiveOperationException {
        for (String key : keys.split(" ", -1)) {
            int code = KeyInput.class.getField("KEY_" + key).getInt(null);
            assertTrue(bindings.of(action).contains(new Binding.Key(code)), key);
        }
    }

    /** jME numbers a pad's A and X 2 and 3; LB, LT, RT are 4, 6, 7, Start is 9, a push on the right stick 11. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "TIGHT, 7",
        "SPIN, 3",
        "BOOST, 4",
        "BRAKE, 6",
        "JUMP, 2",
        "CROUCH, 6",
        "RECENTRE, 11",
        "PAUSE, 9",
    })
    void padButtonsAreAsPromised(Action action, String id) {
        assertTrue(bindings.of(action).contains(new Binding.PadButton(id)), id);
    }

    @Test
    void theMouseGathersAndSpins() {
        assertTrue(bindings.of(Action.TIGHT).contains(new Binding.MouseButton(MouseInput.BUTTON_RIGHT)));
        assertTrue(bindings.of(Action.SPIN).contains(new Binding.MouseButton(MouseInput.BUTTON_LEFT)));
    }
}
