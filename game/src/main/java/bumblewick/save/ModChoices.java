package bumblewick.save;

import java.util.ArrayList;
import java.util.List;

/**
 * Which mods are enabled, and in which order. Immutable.
 *
 * @param order ids from the lowest to the topmost; without mods that the player has never moved
 * @param on ids of the enabled mods
 * @param changedLast ids of the mods that the last change enabled or disabled
 */
public record ModChoices(List<String> order, List<String> on, List<String> changedLast) {
    /** No mods. */
    public static final ModChoices NONE = new ModChoices(List.of(), List.of(), List.of());

    public ModChoices {
        order = List.copyOf(order);
        on = List.copyOf(on);
        changedLast = List.copyOf(changedLast);
    }

    /** These choices with a mod enabled or disabled. */
    public ModChoices with(String id, boolean wanted) {
        List<String> others = new ArrayList<>(on);
        others.remove(id);
        if (wanted) {
            others.add(id);
        }
        return new ModChoices(order, others, changedLast);
    }

    /** These choices in another order. */
    public ModChoices in(List<String> other) {
        return new ModChoices(other, on, changedLast);
    }

    /**
     * These choices with {@link #changedLast} set to what differs from {@code before}; unchanged if nothing differs.
     */
    public ModChoices after(ModChoices before) {
        List<String> changed = new ArrayList<>(on);
        changed.removeAll(before.on);
        List<String> gone = new ArrayList<>(before.on);
        gone.removeAll(on);
        changed.addAll(gone);
        return new ModChoices(order, on, changed.isEmpty() ? before.changedLast : changed);
    }

    /** These choices with the mods disabled that were changed last. */
    public ModChoices withoutLast() {
        List<String> rest = new ArrayList<>(on);
        rest.removeAll(changedLast);
        return new ModChoices(order, rest, List.of());
    }

    /** These choices with all mods disabled. */
    public ModChoices withoutAny() {
        return new ModChoices(order, List.of(), List.of());
    }
}
