package bumblewick.input;

import com.simsilica.lemur.focus.FocusNavigationFunctions;
import com.simsilica.lemur.input.Axis;
import com.simsilica.lemur.input.FunctionId;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The names under which Lemur's mapper knows our actions. Lemur lets a name be made only once in a process, so they are
 * made here and used by every game that is started in it.
 */
final class Functions {
    static final String ALWAYS = "always";
    static final String FLIGHT = "flight";
    static final FunctionId MOUSE_X = new FunctionId(FLIGHT, "mouse x");
    static final FunctionId MOUSE_Y = new FunctionId(FLIGHT, "mouse y");
    static final FunctionId MENU_BACK = new FunctionId(FocusNavigationFunctions.UI_NAV, "back");

    private static final Map<Action, FunctionId> ACTIONS = new EnumMap<>(Action.class);
    private static final Map<Axis, FunctionId> AXES = new ConcurrentHashMap<>();

    static {
        for (Action action : Action.values()) {
            ACTIONS.put(action, new FunctionId(action.inFlightOnly() ? FLIGHT : ALWAYS, action.name()));
        }
    }

    private Functions() {}

    static FunctionId of(Action action) {
        return ACTIONS.get(action);
    }

    static FunctionId of(Axis axis) {
        return AXES.computeIfAbsent(axis, unknown -> new FunctionId(FLIGHT, unknown.getId()));
    }
}
