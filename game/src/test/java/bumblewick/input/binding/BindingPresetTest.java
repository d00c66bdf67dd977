package bumblewick.input.binding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Action;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** With each preset everything in the air and on foot can be done by the hand that it is for. */
class BindingPresetTest {
    /** For those who work on the game, or look at it later. */
    private static final Set<Action> NOT_PLAY = EnumSet.of(Action.SCREENSHOT, Action.OVERLAY, Action.BACK);

    /** What a mouse does by moving: in the air it steers, on foot it turns the view, and one walks where one looks. */
    private static final Set<Action> BY_MOVING_THE_MOUSE = EnumSet.of(
            Action.LEFT,
            Action.RIGHT,
            Action.DOWN,
            Action.LOOK_LEFT,
            Action.LOOK_RIGHT,
            Action.LOOK_UP,
            Action.LOOK_DOWN);

    private static final String LEFT_REACH =
            "Q W E R T A S D F G Z X C V B LSHIFT LCONTROL SPACE TAB ESCAPE 1 2 3 4 5 F1 F2 F3 F4";
    private static final String RIGHT_REACH = "Y U I O P H J K L SEMICOLON APOSTROPHE N M COMMA PERIOD SLASH RSHIFT"
            + " RCONTROL SPACE RETURN BACK 7 8 9 0 F9 F10 F11 F12";

    private static Set<Action> missing(BindingPreset preset, Set<Action> done, String kind) {
        Set<Action> missing = EnumSet.noneOf(Action.class);
        for (Action action : Action.values()) {
            boolean named = preset.bindings().of(action).stream()
                    .anyMatch(binding -> BindingNames.of(binding).matches(kind));
            if (!named && !done.contains(action) && !NOT_PLAY.contains(action)) {
                missing.add(action);
            }
        }
        return missing;
    }

    @ParameterizedTest
    @CsvSource({
        "STANDARD, (key|mouse):.*",
        "LEFT_HAND, key:.*",
        "RIGHT_HAND, key:.*",
        "PAD, (pad|axis):.*",
        "STANDARD, (pad|axis):.*"
    })
    void everythingCanBeDone(BindingPreset preset, String kind) {
        assertEquals(Set.of(), missing(preset, Set.of(), kind));
    }

    @Test
    void everythingCanBeDoneWithAMouseAlone() {
        assertEquals(Set.of(), missing(BindingPreset.MOUSE, BY_MOVING_THE_MOUSE, "mouse:.*"));
    }

    @ParameterizedTest
    @CsvSource({"LEFT_HAND", "RIGHT_HAND"})
    void aHandReachesItsKeysWithoutTravelling(BindingPreset preset) {
        Set<String> reach = Set.of((preset == BindingPreset.LEFT_HAND ? LEFT_REACH : RIGHT_REACH).split(" ", -1));
        Set<String> far = new TreeSet<>();
        for (Action action : Action.values()) {
            for (int place = 0; place < 2 && !action.isFixed(); place++) {
                preset.bindings()
                        .at(action, place)
                        .map(BindingNames::of)
                        .map(name -> name.substring("key:".length()))
                        .filter(key -> !reach.contains(key))
                        .ifPresent(far::add);
            }
        }
        far.remove("ESCAPE"); // beside what the hand reaches, for pausing
        assertEquals(Set.of(), far);
    }

    @ParameterizedTest
    @EnumSource(BindingPreset.class)
    void pausingIsInReachOnEachDevice(BindingPreset preset) {
        assertTrue(preset.bindings().isReachable(Action.PAUSE));
    }
}
