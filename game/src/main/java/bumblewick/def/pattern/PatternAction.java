package bumblewick.def.pattern;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a pattern says: one of the records in here, after the elements of BulletML. */
public interface PatternAction {
    /**
     * A bullet leaves.
     *
     * @param bullet which kind; empty for that of the attack
     * @param bounces how often it comes off the ground, the sides of the corridor and scenery
     * @param actions what it does itself from the next tick on
     */
    record Fire(Direction direction, Speed speed, String bullet, PatternFormula bounces, List<PatternAction> actions)
            implements PatternAction {
        public Fire {
            actions = List.copyOf(actions);
        }
    }

    /**
     * Actions again and again.
     *
     * @param times how often; empty for without end
     */
    record Repeat(Optional<PatternFormula> times, List<PatternAction> actions) implements PatternAction {
        public Repeat {
            actions = List.copyOf(actions);
        }
    }

    /** The next action waits, one tick at least. */
    record Wait(PatternFormula ticks) implements PatternAction {}

    /** The bullet turns, and flies exactly there after the last tick. */
    record ChangeDirection(Direction direction, PatternFormula ticks) implements PatternAction {}

    /** The bullet becomes faster or slower, and has exactly that speed after the last tick. */
    record ChangeSpeed(Speed speed, PatternFormula ticks) implements PatternAction {}

    /**
     * The parts of the bullet's velocity change, in u/s: {@code ABSOLUTE} to a value, {@code RELATIVE} by one in all, {@code
     * SEQUENCE} by one in each tick. What is left out stays.
     *
     * @param horizontal to the shooter's right, as of an absolute direction
     * @param vertical up
     * @param along the rail, towards Wick
     */
    record Accel(
            Speed.Type type,
            PatternFormula horizontal,
            PatternFormula vertical,
            PatternFormula along,
            PatternFormula ticks)
            implements PatternAction {}

    /** The bullet is gone. */
    record Vanish() implements PatternAction {}

    /** The bullet fires several and is gone. */
    record Split(PatternFormula count, Fire child) implements PatternAction {}

    /** What another pattern says stands here. */
    record Call(String pattern, SortedMap<String, PatternFormula> arguments) implements PatternAction {
        public Call {
            arguments = Collections.unmodifiableSortedMap(new TreeMap<>(arguments));
        }
    }
}
