package bumblewick.input;

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
 * Which keys, buttons and sticks mean which action. Each action has four places: two for keyboard and mouse, two for a pad;
 * any may be empty. The mouse's movement is not in here: it always steers, or turns the camera.
 *
 * <p>Never changes: another choice makes another table.
 */
public final class Bindings {
    /** Places of each action: keyboard and mouse first, then the pad. */
    public static final int PLACES = 4;

    private static final int OF_A_DEVICE = PLACES / 2;

    /** Of each action its places; what is null is empty. */
    private final Map<Action, Binding[]> table;

    private Bindings(Map<Action, Binding[]> table) {
        this.table = table;
    }

    /** A table in which nothing does anything, but for what is {@linkplain Action#fixed() fixed}. */
    static Bindings empty() {
        Map<Action, Binding[]> table = new EnumMap<>(Action.class);
        for (Action action : Action.values()) {
            table.put(action, new Binding[PLACES]);
        }
        return new Bindings(table);
    }

    /** The bindings of somebody who has changed none. */
    public static Bindings defaults() {
        return Preset.STANDARD.bindings();
    }

    /** What a place is for. */
    public static Device device(int place) {
        return place < OF_A_DEVICE ? Device.KEYS : Device.PAD;
    }

    /** Everything that does {@code action}, keyboard and mouse first. */
    public List<Binding> of(Action action) {
        if (action.fixed()) {
            return MenuKeys.BACK;
        }
        return Stream.of(table.get(action)).filter(Objects::nonNull).collect(Collectors.toList());
    }

    /** What does {@code action} at one of its {@link #PLACES}. */
    public Optional<Binding> at(Action action, int place) {
        return Optional.ofNullable(table.get(action)[place]);
    }

    /**
     * The same with one place changed. What already does {@code action} at another place moves.
     *
     * @throws IllegalArgumentException if the place is for another device, or nobody can bind the action
     */
    public Bindings with(Action action, int place, Binding binding) {
        if (action.fixed() || binding.device() != device(place)) {
            throw new IllegalArgumentException(action + ": " + binding + " at place " + place + " of " + device(place));
        }
        Binding[] places = table.get(action).clone();
        for (int i = 0; i < PLACES; i++) {
            places[i] = binding.equals(places[i]) ? null : places[i];
        }
        places[place] = binding;
        return with(action, places);
    }

    /** The same with one place empty. */
    public Bindings without(Action action, int place) {
        Binding[] places = table.get(action).clone();
        places[place] = null;
        return with(action, places);
    }

    /** The same with an action as it was at first. */
    public Bindings reset(Action action) {
        return with(action, defaults().table.get(action));
    }

    private Bindings with(Action action, Binding[] places) {
        Map<Action, Binding[]> changed = new EnumMap<>(table);
        changed.put(action, places);
        return new Bindings(changed);
    }

    /** Whether an action that must stay in reach can be done on each device; true of all others. */
    public boolean inReach(Action action) {
        return !action.mustStay()
                || of(action).stream().map(Binding::device).distinct().count() == Device.BOUND.size();
    }

    /** Whether nothing but this place does {@code action} on its device, although something always has to. */
    public boolean isLast(Action action, int place) {
        int other = place ^ 1;
        return action.mustStay()
                && at(action, place).isPresent()
                && at(action, other).isEmpty();
    }

    /** What else a binding means where {@code action} means something. */
    public List<Action> rivals(Action action, Binding binding) {
        List<Action> rivals = new ArrayList<>();
        for (Action other : Action.values()) {
            if (other != action && other.meets(action) && of(other).contains(binding)) {
                rivals.add(other);
            }
        }
        return rivals;
    }

    /** The same with a binding at a place, and taken from whatever else it meant there. */
    public Bindings takeOver(Action action, int place, Binding binding) {
        Bindings result = this;
        for (Action rival : rivals(action, binding)) {
            result = result.without(rival, result.placeOf(rival, binding));
        }
        return result.with(action, place, binding);
    }

    /**
     * The same with a binding at a place, and what was there given to the only other action that it meant. What is given
     * may have a rival of its own; that is shown, and the player's to solve.
     */
    public Bindings swap(Action action, int place, Binding binding) {
        Action rival = rivals(action, binding).get(0);
        int its = placeOf(rival, binding);
        Optional<Binding> given = at(action, place);
        Bindings result = without(rival, its).with(action, place, binding);
        return given.isPresent() ? result.with(rival, its, given.get()) : result;
    }

    /** Whether {@link #takeOver} leaves everything that must stay in reach. */
    public boolean canTakeOver(Action action, int place, Binding binding) {
        return rivals(action, binding).stream().noneMatch(rival -> isLast(rival, placeOf(rival, binding)));
    }

    /** Whether there is something to {@link #swap}. */
    public boolean canSwap(Action action, int place, Binding binding) {
        return rivals(action, binding).size() == 1 && at(action, place).isPresent();
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
