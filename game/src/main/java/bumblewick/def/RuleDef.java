package bumblewick.def;

import java.util.List;

/**
 * A rule of a flight: when something happens, and conditions hold, something else is done.
 *
 * @param id name, unique in its stage
 * @param on what it waits for
 * @param when conditions that must hold in that tick
 * @param actions what is done then, in this order
 */
public record RuleDef(String id, Trigger on, Conditions when, List<Action> actions) {
    /** The most rules of a stage. */
    public static final int MOST_RULES = 128;

    /** The most actions that all rules of a stage together run in a tick. */
    public static final int MOST_ACTIONS = 64;

    public RuleDef {
        actions = List.copyOf(actions);
    }

    /** What a rule can wait for. */
    public enum Event {
        START,
        TIME,
        PLACE,
        HIT,
        KILL,
        PICKUP,
        HURT,
        BEE_LOST,
        PARKED,
        CHECKPOINT,
        BOSS,
        SIGNAL
    }

    /**
     * What a rule waits for.
     *
     * @param at distance along the rail, for {@link Event#PLACE}, in u
     * @param after time since the run began, for {@link Event#TIME}, in s
     * @param signal its name, for {@link Event#SIGNAL}, else empty
     */
    public record Trigger(Event event, float at, float after, String signal) {}

    /**
     * Conditions of a rule.
     *
     * @param all each of them must hold
     * @param any one of them must hold, unless there are none
     * @param not none of them may hold
     * @param once whether the rule is spent when it has fired
     * @param chance probability that it fires if everything else holds, 0 to 1
     */
    public record Conditions(List<Check> all, List<Check> any, List<Check> not, boolean once, float chance) {
        /** What always holds. */
        public static final Conditions NONE = new Conditions(List.of(), List.of(), List.of(), false, 1f);

        public Conditions {
            all = List.copyOf(all);
            any = List.copyOf(any);
            not = List.copyOf(not);
        }
    }

    /** What a check looks at. */
    public enum Fact {
        /** Bees with Wick, parked ones too. */
        BEES,
        /** The Hum, 0 to 100. */
        HUM,
        /** How often the rule's event has happened in the run, this time included. */
        COUNT,
        DIFFICULTY
    }

    /**
     * One condition.
     *
     * @param least the number must not be below it
     * @param most the number must not be above it
     * @param difficulty id, for {@link Fact#DIFFICULTY}, else empty
     */
    public record Check(Fact of, int least, int most, String difficulty) {}

    /** What a rule can do. */
    public enum Deed {
        WAVE,
        PICKUP,
        BEES,
        SIGNAL
    }

    /**
     * One thing that a rule does.
     *
     * @param wave for {@link Deed#WAVE}, else null
     * @param pickup for {@link Deed#PICKUP}, else null
     * @param bees how many join, for {@link Deed#BEES}
     * @param signal its name, for {@link Deed#SIGNAL}, else empty
     */
    public record Action(Deed action, Wave wave, Drop pickup, int bees, String signal) {}

    /**
     * Enemies that come one after the other, from the tick of the action on.
     *
     * @param spacing seconds from one to the next
     */
    public record Wave(String enemy, String path, boolean mirrored, int count, float spacing) {}

    /** A pick-up, across the corridor at x and y and {@code ahead} of Wick, in u. */
    public record Drop(String kind, float x, float y, float ahead) {}
}
