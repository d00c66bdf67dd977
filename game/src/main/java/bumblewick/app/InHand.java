package bumblewick.app;

import bumblewick.input.Action;
import bumblewick.input.Binding;
import bumblewick.input.Controls;
import bumblewick.input.Device;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchRealm;
import bumblewick.ui.Hands;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names what the player presses by the pictures of it: of the bindings, those of the device that was used last. */
final class InHand implements Hands {
    private static final List<Action> MOVE = List.of(Action.UP, Action.LEFT, Action.DOWN, Action.RIGHT);
    private static final List<Action> LOOK =
            List.of(Action.LOOK_UP, Action.LOOK_LEFT, Action.LOOK_DOWN, Action.LOOK_RIGHT);
    private static final Map<String, TouchPart> PARTS = Stream.of(TouchPart.values())
            .filter(part -> part != TouchPart.STICK)
            .collect(Collectors.toMap(part -> part.name().toLowerCase(Locale.ROOT), part -> part));

    private static final Map<String, Action> ACTIONS = Stream.of(Action.values())
            .collect(Collectors.toMap(action -> action.name().toLowerCase(Locale.ROOT), action -> action));

    /** Halves of axes that make up something with a picture of its own. */
    private static final Map<String, String> WHOLE = Map.of(
            JoystickAxis.X_AXIS, "stick.left",
            JoystickAxis.Z_AXIS, "stick.right",
            JoystickAxis.POV_X, "dpad");

    /** What walks through menus is the same for everybody. */
    private static final Map<String, List<String>> MENU_KEYS = Map.of(
            "menu_move", List.of("key.203", "key.200", "key.208", "key.205"),
            "menu_accept", List.of("key.28"),
            "menu_back", List.of("key.1"));

    private static final Map<String, List<String>> MENU_PAD = Map.of(
            "menu_move", List.of("stick.left"),
            "menu_accept", List.of("pad." + JoystickButton.BUTTON_2),
            "menu_back", List.of("pad." + JoystickButton.BUTTON_1));

    private static final Map<String, List<String>> MENU_TOUCH = Map.of(
            "menu_move", List.of("touch.drag"),
            "menu_accept", List.of("touch.tap"),
            "menu_back", List.of("touch.back"));

    /** What fingers do without a button. */
    private static final Map<String, String> GESTURES = Map.of(
            "move", "touch.drag",
            "look", "touch.drag",
            "tight", "touch.hold",
            "spin", "touch.two",
            "boost", "touch.flick_up",
            "brake", "touch.flick_down");

    private final Controls controls;

    InHand(Controls controls) {
        this.controls = controls;
    }

    /** The picture of one thing that is pressed, see {@link bumblewick.ui.Glyphs}. */
    static String glyph(Binding binding) {
        if (binding instanceof Binding.Key key) {
            return "key." + key.code();
        }
        if (binding instanceof Binding.MouseButton button) {
            return "mouse." + button.index();
        }
        if (binding instanceof Binding.Wheel wheel) {
            return wheel.sign() > 0 ? "mouse.wheel_up" : "mouse.wheel_down";
        }
        if (binding instanceof Binding.PadButton button) {
            return "pad." + button.id();
        }
        Binding.HalfAxis half = (Binding.HalfAxis) binding;
        return "axis." + half.id() + (half.sign() > 0 ? "+" : "-");
    }

    @Override
    public int revision() {
        return controls.revision();
    }

    @Override
    public boolean touch() {
        return controls.inHand() == Device.TOUCH;
    }

    @Override
    public List<String> glyphs(String action) {
        return touch() ? touch(action) : pressed(action);
    }

    /** A button where there is one, else a gesture. */
    private List<String> touch(String action) {
        if (MENU_TOUCH.containsKey(action)) {
            return MENU_TOUCH.get(action);
        }
        TouchRealm realm = controls.walks() ? TouchRealm.FOOT : TouchRealm.FLIGHT;
        if (PARTS.containsKey(action)) {
            TouchPart part = PARTS.get(action);
            boolean only = !GESTURES.containsKey(action) && part != TouchPart.RECENTRE;
            if (only || controls.touch().plan().shows(realm, part)) {
                return List.of("touch." + action);
            }
        }
        if (action.equals("recentre")) {
            return List.of("touch.tap", "touch.tap");
        }
        return GESTURES.containsKey(action) ? List.of(GESTURES.get(action)) : List.of();
    }

    private List<String> pressed(String action) {
        if (action.equals("move")) {
            return together(MOVE);
        }
        if (action.equals("look")) {
            return controls.padInHand() ? together(LOOK) : List.of("mouse.move"); // the mouse always turns the view
        }
        Map<String, List<String>> menu = controls.padInHand() ? MENU_PAD : MENU_KEYS;
        if (menu.containsKey(action)) {
            return menu.get(action);
        }
        Action known = ACTIONS.get(action);
        return known == null ? List.of() : first(known).map(InHand::glyph).collect(Collectors.toList());
    }

    private Stream<Binding> first(Action action) {
        return controls.bindings().of(action).stream()
                .filter(binding -> binding.onPad() == controls.padInHand())
                .limit(1);
    }

    /** The first thing for each way; a stick that does all of them is one thing. */
    private List<String> together(List<Action> ways) {
        List<Binding> all = ways.stream().flatMap(this::first).collect(Collectors.toList());
        Binding left = first(ways.get(1)).findFirst().orElse(null);
        boolean axes = !all.isEmpty() && all.stream().allMatch(Binding.HalfAxis.class::isInstance);
        if (axes && left instanceof Binding.HalfAxis half && WHOLE.containsKey(half.id())) {
            return List.of(WHOLE.get(half.id()));
        }
        return all.stream().map(InHand::glyph).collect(Collectors.toList());
    }
}
