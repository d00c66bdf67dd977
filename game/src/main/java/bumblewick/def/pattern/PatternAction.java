package bumblewick.def.pattern;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

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

    /**
     * A line of light shows where it will lie; then it is a capsule that hurts. It goes with whoever fires it.
     *
     * @param bullet whose hue it has, and which it is taken for; empty for that of the attack
     * @param length in u
     * @param thickness in u
     * @param tell how long the line shows before, in ticks, at least {@link PatternDef#LEAST_TELL}
     * @param lasts how long it hurts, in ticks
     * @param sweep by which it turns to the shooter's right in a stroke, in degrees
     * @param strokes how often it sweeps in that time: there, back, there
     * @param rise by which it turns up and down again in that time, in degrees
     */
    record Beam(
            Direction direction,
            String bullet,
            PatternFormula length,
            PatternFormula thickness,
            PatternFormula tell,
            PatternFormula lasts,
            PatternFormula sweep,
            PatternFormula strokes,
            PatternFormula rise)
            implements PatternAction {
        /** The most strokes. */
        public static final int MOST_STROKES = 9;

        Beam bound(UnaryOperator<PatternFormula> bind) {
            return new Beam(
                    direction.bound(bind),
                    bullet,
                    bind.apply(length),
                    bind.apply(thickness),
                    bind.apply(tell),
                    bind.apply(lasts),
                    bind.apply(sweep),
                    bind.apply(strokes),
                    bind.apply(rise));
        }
    }

    /**
     * A wall of light that grows along the ground from below whoever fires it, with gaps to pass through.
     *
     * @param bullet whose hue it has, and which it is taken for; empty for that of the attack
     * @param speed at which it grows
     * @param height in u
     * @param thickness in u
     * @param reach how far it grows, in u
     * @param tell how long its place shows before, in ticks, at least {@link PatternDef#LEAST_TELL}
     * @param gap how wide each gap is, in degrees
     * @param gapAt where the first gap is: 0 towards Wick, 90 to the shooter's right
     * @param gaps how many, evenly spaced
     */
    record RingWave(
            String bullet,
            Speed speed,
            PatternFormula height,
            PatternFormula thickness,
            PatternFormula reach,
            PatternFormula tell,
            PatternFormula gap,
            PatternFormula gapAt,
            PatternFormula gaps)
            implements PatternAction {
        RingWave bound(UnaryOperator<PatternFormula> bind) {
            return new RingWave(
                    bullet,
                    speed.bound(bind),
                    bind.apply(height),
                    bind.apply(thickness),
                    bind.apply(reach),
                    bind.apply(tell),
                    bind.apply(gap),
                    bind.apply(gapAt),
                    bind.apply(gaps));
        }
    }

    /** What another pattern says stands here. */
    record Call(String pattern, SortedMap<String, PatternFormula> arguments) implements PatternAction {
        public Call {
            arguments = Collections.unmodifiableSortedMap(new TreeMap<>(arguments));
        }
    }
}
