package bumblewick.input.binding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.input.Action;
import com.jme3.input.KeyInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BindingNamesTest {
    @ParameterizedTest
    @EnumSource(BindingPreset.class)
    void everyBindingIsFoundByItsName(BindingPreset preset) {
        for (Action action : Action.values()) {
            for (Binding binding : preset.bindings().of(action)) {
                assertEquals(Optional.of(binding), BindingNames.find(BindingNames.of(binding)));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"key:222222, ", "key:151, key:UNLABELED", "mouse:7, mouse:7", "pad:14, pad:14", "axis:8-, axis:8-"})
    void whatHasNoNameHasANumber(String name, String expected) {
        assertEquals(expected, BindingNames.find(name).map(BindingNames::of).orElse(null));
    }

    @Test
    void keysAreCalledAsTheEngineCallsThem() {
        assertEquals("key:LSHIFT", BindingNames.of(new Binding.Key(KeyInput.KEY_LSHIFT)));
        assertEquals("mouse:wheel_down", BindingNames.of(new Binding.Wheel(-1)));
        assertEquals("axis:left_x+", BindingNames.of(new Binding.HalfAxis("x", 1)));
        assertEquals("pad:A", BindingNames.of(new Binding.PadButton("2")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "key", "key:", "key:CC", "key:C+", "axis:left_x", "pad:C", "mouse:up", "joy:A", "KEY:A"})
    void nonsenseIsNothing(String name) {
        assertEquals(Optional.empty(), BindingNames.find(name));
    }
}
