package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BindingsTest {
    private final Bindings bindings = Bindings.defaults();

    @ParameterizedTest
    @EnumSource(Action.class)
    void everyActionHasTwoBindingsOnKeyboardAndMouseAndOneOnAPad(Action action) {
        long pad = bindings.of(action).stream().filter(BindingsTest::isOnPad).count();

        assertEquals(2, bindings.of(action).size() - pad);
        assertFalse(pad == 0);
    }

    @Test
    void noKeyMeansTwoThings() {
        Map<Binding, Action> owner = new HashMap<>();
        for (Action action : Action.values()) {
            for (Binding binding : bindings.of(action)) {
                assertNull(owner.put(binding, action), binding::toString);
            }
        }
    }

    private static boolean isOnPad(Binding binding) {
        return binding instanceof Binding.HalfAxis
                || binding instanceof Binding.DeviceButton button
                        && button.button().getId().startsWith("joystick");
    }
}
