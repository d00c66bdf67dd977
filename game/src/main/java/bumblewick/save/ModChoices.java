package bumblewick.save;

import java.util.ArrayList;
import java.util.List;

/**
 * Which mods the player wants, and in which order. Immutable.
 *
 * @param order ids, from the lowest to the topmost; mods that nobody has placed yet are not in it
 * @param on ids of those that are wanted
 * @param changedLast ids of those of which that was last changed
 */
public record ModChoices(List<String> order, List<String> on, List<String> changedLast) {
    /** Before anything was chosen. */
    public static final ModChoices NONE = new ModChoices(List.of(), List.of(), List.of());

    public ModChoices {
        order = List.copyOf(order);
        on = List.copyOf(on);
        changedLast = List.copyOf(changedLast);
    }

    /** The same with a mod wanted or not. */
    public ModChoices with(String id, boolean wanted) {
        List<String> others = new ArrayList<>(on);
        others.remove(id);
        if (wanted) {
            others.add(id);
        }
        return new ModChoices(order, others, changedLast);
    }

    /** The same in another order. */
    public ModChoices in(List<String> other) {
        return new ModChoices(other, on, changedLast);
    }

    /** The same after other choices: what is wanted now and was not, or the other way round, was changed last. */
    public ModChoices after(ModChoices before) {
        List<String> changed = new ArrayList<>(on);
        changed.removeAll(before.on);
        List<String> gone = new ArrayList<>(before.on);
        gone.removeAll(on);
        changed.addAll(gone);
        return new ModChoices(order, on, changed.isEmpty() ? before.changedLast : changed);
    }

    /** The same without those that were changed last. */
    public ModChoices withoutLast() {
        List<String> rest = new ArrayList<>(on);
        rest.removeAll(changedLast);
        return new ModChoices(order, rest, List.of());
    }

    /** The same with no mod wanted. */
    public ModChoices withoutAny() {
        return new ModChoices(order, List.of(), List.of());
    }
}
