package bumblewick.input.binding;

import bumblewick.input.Action;
import bumblewick.input.Device;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The keys, buttons and stick directions that are bound to each action. Each action has four places: two for keyboard
 * and mouse, two for a pad; any may be empty. The movement of the mouse is not in here: it always steers, or turns
 * the camera.
 *
 * <p>Immutable: every change returns a new table.
 */
public final class Bindings {
    /** Places of each action: keyboard and mouse first, then the pad. */
    public static final int PLACES = 4;

    private static final int OF_A_DEVICE = PLACES / 2;

    /** The fixed bindings of {@link Action#BACK}: Escape, Backspace, a pad's B and Start. */
    public static final List<Binding> BACK = List.of(
            new Binding.Key(KeyInput.KEY_ESCAPE),
            new Binding.Key(KeyInput.KEY_BACK),
            new Binding.PadButton(JoystickButton.BUTTON_1),
            new Binding.PadButton(JoystickButton.BUTTON_9));

    /** The places of each action; null where a place is empty. */
    private final Map<Action, Binding[]> table;

    private Bindings(Map<Action, Binding[]> table) {
        this.table = table;
    }

    /** A table without bindings, except for the {@linkplain Action#isFixed() fixed} ones. */
    static Bindings empty() {
        Map<Action, Binding[]> table = new EnumMap<>(Action.class);
        for (Action action : Action.values()) {
            table.put(action, new Binding[PLACES]);
        }
        return new Bindings(table);
    }

    /** The bindings of a player who has changed none. */
    public static Bindings defaults() {
        return BindingPreset.STANDARD.bindings();
    }

    /** The device that a place belongs to. */
    public static Device device(int place) {
        return place < OF_A_DEVICE ? Device.KEYS : Device.PAD;
    }

    /** All bindings of {@code action}, keyboard and mouse first. */
    public List<Binding> of(Action action) {
        if (action.isFixed()) {
            return BACK;
        }
        return Stream.of(table.get(action)).filter(Objects::nonNull).collect(Collectors.toList());
    }

    /** The binding of {@code action} at one of its {@link #PLACES}; empty if there is none. */
    public Optional<Binding> at(Action action, int place) {
        return Optional.ofNullable(table.get(action)[place]);
    }

    /**
     * This table with one place changed. If {@code binding} is at another place of the same action, it moves.
     *
     * @throws IllegalArgumentException if the place belongs to another device, or the action is fixed
     */
    public Bindings with(Action action, int place, Binding binding) {
        if (action.isFixed() || binding.device() != device(place)) {
            throw new IllegalArgumentException(action + ": " + binding + " at place " + place + " of " + device(place));
        }
        Binding[] places = table.get(action).clone();
        for (int i = 0; i < PLACES; i++) {
            places[i] = binding.equals(places[i]) ? null : places[i];
        }
        places[place] = binding;
        return with(action, places);
    }

    /** This table with one place emptied. */
    public Bindings without(Action action, int place) {
        Binding[] places = table.get(action).clone();
        places[place] = null;
        return with(action, places);
    }

    /** This table with the default bindings for {@code action}. */
    public Bindings reset(Action action) {
        return with(action, defaults().table.get(action));
    }

    private Bindings with(Action action, Binding[] places) {
        Map<Action, Binding[]> changed = new EnumMap<>(table);
        changed.put(action, places);
        return new Bindings(changed);
    }

    /**
     * Whether {@code action} has a binding on each device if it {@linkplain Action#mustStayBound must}; true for all
     * other actions.
     */
    public boolean isReachable(Action action) {
        return !action.mustStayBound()
                || of(action).stream().map(Binding::device).distinct().count() == Device.BOUND.size();
    }

    /**
     * Whether this place holds the only binding of {@code action} on its device although the action must stay bound.
     */
    public boolean isLast(Action action, int place) {
        int other = place ^ 1;
        return action.mustStayBound()
                && at(action, place).isPresent()
                && at(action, other).isEmpty();
    }

    /** The other actions that {@code binding} is bound to and that overlap with {@code action}. */
    public List<Action> conflicts(Action action, Binding binding) {
        List<Action> conflicts = new ArrayList<>();
        for (Action other : Action.values()) {
            if (other != action && other.overlaps(action) && of(other).contains(binding)) {
                conflicts.add(other);
            }
        }
        return conflicts;
    }

    /** This table with {@code binding} at a place, and removed from all {@link #conflicts conflicting} actions. */
    public Bindings takeOver(Action action, int place, Binding binding) {
        Bindings result = this;
        for (Action conflict : conflicts(action, binding)) {
            result = result.without(conflict, result.placeOf(conflict, binding));
        }
        return result.with(action, place, binding);
    }

    /**
     * This table with {@code binding} at a place; its only conflicting action gets the binding that was there. That
     * binding may conflict with a third action: the page shows it and the player resolves it.
     */
    public Bindings swap(Action action, int place, Binding binding) {
        Action conflict = conflicts(action, binding).get(0);
        int its = placeOf(conflict, binding);
        Optional<Binding> given = at(action, place);
        Bindings result = without(conflict, its).with(action, place, binding);
        return given.isPresent() ? result.with(conflict, its, given.get()) : result;
    }

    /** Whether {@link #takeOver} leaves every action bound that must stay bound. */
    public boolean canTakeOver(Action action, int place, Binding binding) {
        return conflicts(action, binding).stream().noneMatch(conflict -> isLast(conflict, placeOf(conflict, binding)));
    }

    /** Whether {@link #swap} is possible: exactly one conflict, and a binding to give in exchange. */
    public boolean canSwap(Action action, int place, Binding binding) {
        return conflicts(action, binding).size() == 1 && at(action, place).isPresent();
    }

    private int placeOf(Action action, Binding binding) {
        return Arrays.asList(table.get(action)).indexOf(binding);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bindings that && lists().equals(that.lists());
    }

    @Override
    public int hashCode() {
        return lists().hashCode();
    }

    private List<List<Binding>> lists() {
        return table.values().stream().map(Arrays::asList).collect(Collectors.toList());
    }
}
