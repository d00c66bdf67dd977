package bumblewick.app.shell;

import bumblewick.input.Action;
import bumblewick.input.Device;
import bumblewick.input.binding.Binding;
import bumblewick.input.device.Controls;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.ui.draw.ActionGlyphs;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The glyphs of what the player presses for an action, on the device that was used last. */
public final class DeviceGlyphs implements ActionGlyphs {
    /** Begins the name of an action as it is done on foot, wherever the player is now. */
    private static final String FOOT = "foot_";

    private static final List<Action> MOVE = List.of(Action.UP, Action.LEFT, Action.DOWN, Action.RIGHT);
    private static final List<Action> LOOK =
            List.of(Action.LOOK_UP, Action.LOOK_LEFT, Action.LOOK_DOWN, Action.LOOK_RIGHT);
    private static final Map<String, TouchControl> PARTS = Stream.of(TouchControl.values())
            .filter(part -> part != TouchControl.STICK)
            .collect(Collectors.toMap(part -> part.name().toLowerCase(Locale.ROOT), part -> part));

    private static final Map<String, Action> ACTIONS = Stream.of(Action.values())
            .collect(Collectors.toMap(action -> action.name().toLowerCase(Locale.ROOT), action -> action));

    /** Axes whose halves together have one glyph. */
    private static final Map<String, String> WHOLE = Map.of(
            JoystickAxis.X_AXIS, "stick.left",
            JoystickAxis.Z_AXIS, "stick.right",
            JoystickAxis.POV_X, "dpad");

    /** The keys of menus cannot be bound. */
    private static final Map<String, List<String>> MENU_KEYS = Map.of(
            "menu_move", List.of("key.203", "key.200", "key.208", "key.205"),
            "menu_select", List.of("key.200", "key.208"),
            "menu_change", List.of("key.203", "key.205"),
            "menu_accept", List.of("key.28"),
            "menu_back", List.of("key.1"),
            "menu_tab", List.of("key.15", "key.16", "key.18"),
            "menu_reset", List.of("key.19"),
            "menu_delete", List.of("key.211"));

    private static final Map<String, List<String>> MENU_PAD = Map.of(
            "menu_move", List.of("stick.left"),
            "menu_select", List.of("stick.left"),
            "menu_change", List.of("dpad"),
            "menu_accept", List.of("pad." + JoystickButton.BUTTON_2),
            "menu_back", List.of("pad." + JoystickButton.BUTTON_1),
            "menu_tab", List.of("pad." + JoystickButton.BUTTON_4, "pad." + JoystickButton.BUTTON_5),
            "menu_reset", List.of("pad." + JoystickButton.BUTTON_0),
            "menu_delete", List.of("pad." + JoystickButton.BUTTON_3));

    private static final Map<String, List<String>> MENU_TOUCH = Map.of(
            "menu_move", List.of("touch.drag"),
            "menu_accept", List.of("touch.tap"),
            "menu_back", List.of("touch.back"));

    /** Gestures for actions without a button. */
    private static final Map<String, String> GESTURES = Map.of(
            "move", "touch.drag",
            "look", "touch.drag",
            "tight", "touch.hold",
            "spin", "touch.two",
            "boost", "touch.flick_up",
            "brake", "touch.flick_down");

    private final Controls controls;

    public DeviceGlyphs(Controls controls) {
        this.controls = controls;
    }

    /** The name of the glyph of a binding, see {@link bumblewick.ui.draw.InputGlyphs}. */
    public static String glyphOf(Binding binding) {
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

    /** The name of the glyph of the whole stick or pad, whose half that goes across is bound; nothing for what is no half. */
    static Optional<String> stickOf(Binding binding) {
        return binding instanceof Binding.HalfAxis half ? Optional.ofNullable(WHOLE.get(half.id())) : Optional.empty();
    }

    @Override
    public int revision() {
        return controls.revision();
    }

    @Override
    public boolean touch() {
        return controls.activeDevice() == Device.TOUCH;
    }

    @Override
    public List<String> glyphs(String action) {
        boolean foot = action.startsWith(FOOT);
        String name = foot ? action.substring(FOOT.length()) : action;
        return touch() ? touch(name, foot || controls.isOnFoot()) : pressed(name);
    }

    /** The button of an action, if it is shown, else its gesture. */
    private List<String> touch(String action, boolean onFoot) {
        if (MENU_TOUCH.containsKey(action)) {
            return MENU_TOUCH.get(action);
        }
        TouchContext realm = onFoot ? TouchContext.FOOT : TouchContext.FLIGHT;
        if (PARTS.containsKey(action)) {
            TouchControl part = PARTS.get(action);
            boolean only = !GESTURES.containsKey(action) && part != TouchControl.RECENTRE;
            if (only || controls.touch().geometry().shows(realm, part)) {
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
            return controls.isPadActive() ? together(LOOK) : List.of("mouse.move"); // the mouse always turns the view
        }
        Map<String, List<String>> menu = controls.isPadActive() ? MENU_PAD : MENU_KEYS;
        if (menu.containsKey(action)) {
            return menu.get(action);
        }
        Action known = ACTIONS.get(action);
        return known == null
                ? List.of()
                : first(known).map(DeviceGlyphs::glyphOf).collect(Collectors.toList());
    }

    private Stream<Binding> first(Action action) {
        return controls.bindingsNow(action)
                .filter(binding -> binding.onPad() == controls.isPadActive())
                .limit(1);
    }

    /** The first binding of each direction; the four halves of one stick are one glyph. */
    private List<String> together(List<Action> ways) {
        List<Binding> all = ways.stream().flatMap(this::first).collect(Collectors.toList());
        Binding left = first(ways.get(1)).findFirst().orElse(null);
        boolean axes = !all.isEmpty() && all.stream().allMatch(Binding.HalfAxis.class::isInstance);
        if (axes && left instanceof Binding.HalfAxis half && WHOLE.containsKey(half.id())) {
            return List.of(WHOLE.get(half.id()));
        }
        return all.stream().map(DeviceGlyphs::glyphOf).collect(Collectors.toList());
    }
}
