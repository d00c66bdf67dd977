package bumblewick.def.machine;

import java.util.ArrayList;
import java.util.List;

/**
 * When a mechanism acts: by signals that others send. It has the words of {@link bumblewick.def.RuleDef.Conditions}.
 *
 * @param all each of these signals must be on
 * @param any one of these must be on, unless there are none
 * @param not none of these may be on
 * @param hold how long all of that must be so before it counts, in s
 */
public record SignalCondition(List<String> all, List<String> any, List<String> not, float hold) {
    /** What always holds. */
    public static final SignalCondition NONE = new SignalCondition(List.of(), List.of(), List.of(), 0f);

    public SignalCondition {
        all = List.copyOf(all);
        any = List.copyOf(any);
        not = List.copyOf(not);
    }

    /** Whether it waits for no signal at all. */
    public boolean isEmpty() {
        return all.isEmpty() && any.isEmpty() && not.isEmpty();
    }

    /** All signals in it. */
    public List<String> signals() {
        List<String> signals = new ArrayList<>(all);
        signals.addAll(any);
        signals.addAll(not);
        return signals;
    }
}
