package bumblewick.def;

import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a flight asks for before its high exit opens: so many events of a kind, as rules know them.
 *
 * @param text key of the line that names it
 * @param on the event that counts
 * @param when conditions that must hold then
 * @param count how many of them; 0 for a stage that asks for nothing
 */
public record DeedDef(String text, Trigger on, Conditions when, int count) {
    /** The most that can be asked for. */
    public static final int MOST = 99;

    /** Nothing is asked for: the high exit is open. */
    public static final DeedDef NONE = new DeedDef("", new Trigger(RuleEvent.START, 0f, 0f, 0, ""), Conditions.NONE, 0);

    /** The signal that it counts, or empty if it counts something else. */
    public String signal() {
        return on.event() == RuleEvent.SIGNAL ? on.of() : "";
    }

    /** The names of the signals that it waits for or counts. */
    public List<String> signals() {
        List<String> names = new ArrayList<>();
        if (!signal().isEmpty()) {
            names.add(signal());
        }
        Stream.of(when.all(), when.any(), when.not())
                .flatMap(List::stream)
                .filter(check -> check.of() == RuleFact.SIGNALS)
                .forEach(check -> names.add(check.signal()));
        return names;
    }

    /** Whether anything is asked for. */
    public boolean isThere() {
        return count > 0;
    }
}
