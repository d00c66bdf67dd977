package bumblewick.def;

import java.util.List;

/**
 * A rule of a stage: when something happens, and conditions hold, something is done.
 *
 * @param id name, unique in its stage
 * @param on what it waits for
 * @param when conditions that must hold then
 * @param actions what is done, in this order
 */
public record RuleDef(String id, Trigger on, Conditions when, List<Action> actions) {
    /** The most rules of a stage. */
    public static final int MOST_RULES = 128;

    /** The most actions that all rules of a stage together run in a tick. */
    public static final int MOST_ACTIONS = 64;

    public RuleDef {
        actions = List.copyOf(actions);
    }

    /**
     * What a rule waits for.
     *
     * @param at distance along the rail, for {@link RuleEvent#PLACE}, in u
     * @param after time since the run began, for {@link RuleEvent#TIME}, in s
     * @param number which checkpoint from 1, or which phase from 1; 0 for any
     * @param of name of the signal, of the trigger, or of the kind that it must be; empty for any
     */
    public record Trigger(RuleEvent event, float at, float after, int number, String of) {}

    /**
     * Conditions of a rule.
     *
     * @param all each of them must hold
     * @param any one of them must hold, unless there are none
     * @param not none of them may hold
     * @param hold how long all of that must hold from the event on, until the rule fires, in s
     * @param once whether the rule is spent when it has fired
     * @param chance probability that it fires if everything else holds, 0 to 1
     */
    public record Conditions(
            List<Check> all, List<Check> any, List<Check> not, float hold, boolean once, float chance) {
        /** What always holds. */
        public static final Conditions NONE = new Conditions(List.of(), List.of(), List.of(), 0f, false, 1f);

        public Conditions {
            all = List.copyOf(all);
            any = List.copyOf(any);
            not = List.copyOf(not);
        }
    }

    /**
     * One condition.
     *
     * @param least the number must not be below it
     * @param most the number must not be above it
     * @param difficulty id, for {@link RuleFact#DIFFICULTY}, else empty
     * @param signal name, for {@link RuleFact#SIGNALS}, else empty
     */
    public record Check(RuleFact of, int least, int most, String difficulty, String signal) {}

    /**
     * One thing that a rule does.
     *
     * @param delay time from when the rule fires, in s
     */
    public record Action(RuleDeed deed, float delay) {}
}
