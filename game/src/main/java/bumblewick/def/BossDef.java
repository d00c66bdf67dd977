package bumblewick.def;

import java.util.List;
import java.util.Optional;

/**
 * A kind of boss: phases, each a list of steps played over and over.
 *
 * @param id name, unique among bosses
 * @param model model without folder and extension
 * @param hp hit points before the factor for the bees on entry
 * @param hpBase share of {@code hp} that counts without any bee
 * @param hpPerBee share of {@code hp} added per bee on entry
 * @param score for beating it, before the multiplier
 * @param radius of what can be hit, in u
 * @param openFactor on damage while its jaws are open
 * @param phases from the first to the last
 */
public record BossDef(
        String id,
        String model,
        int hp,
        float hpBase,
        float hpPerBee,
        int score,
        float radius,
        float openFactor,
        List<Phase> phases) {
    public BossDef {
        phases = List.copyOf(phases);
    }

    /**
     * A phase.
     *
     * @param belowHealth it begins when the share of health left is at most this; the first phase has 1
     * @param steps played in order, again and again
     */
    public record Phase(float belowHealth, List<Step> steps) {
        public Phase {
            steps = List.copyOf(steps);
        }
    }

    /** What a boss does in a step. */
    public enum Action {
        /** Flies a path. */
        FLY,
        /** Opens its jaws and waits: the tell. */
        TELL,
        /** Dives at the place where Wick was when the dive began. */
        DIVE,
        /** Throws a round of bullets. */
        FAN,
        /** Comes back to its place in front of Wick. */
        RETURN
    }

    /**
     * A step.
     *
     * @param action what is done
     * @param seconds how long
     * @param path the path of {@link Action#FLY}
     * @param attack the round of {@link Action#FAN}
     */
    public record Step(Action action, float seconds, Optional<String> path, Optional<AttackDef> attack) {}
}
