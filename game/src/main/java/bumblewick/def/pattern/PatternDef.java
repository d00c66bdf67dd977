package bumblewick.def.pattern;

import java.util.List;
import java.util.Optional;

/**
 * A pattern of bullets.
 *
 * @param id name, unique among patterns
 * @param about what it looks like, in a sentence; may be empty
 * @param by who plays it
 * @param parameters in the order of their names
 * @param actions in the order in which they are done
 */
public record PatternDef(
        String id, String about, By by, List<PatternParameter> parameters, List<PatternAction> actions) {
    /** The most live bullets that a stage is made for. */
    public static final int BUDGET = 300;

    /** No pattern may keep more bullets alive than this. */
    public static final int MOST_BULLETS = 2_000;

    /** A repeat that counts does so no more often than this. */
    public static final int MOST_TIMES = 1_000;

    /** How long a beam or a ring wave is announced, at least, in ticks. */
    public static final int LEAST_TELL = 45;

    /** How deep actions can stand in actions. */
    public static final int DEEPEST = 6;

    public PatternDef {
        parameters = List.copyOf(parameters);
        actions = List.copyOf(actions);
    }

    /** Who plays a pattern. */
    public enum By {
        /** An enemy, a boss or a place. */
        EMITTER,
        /** A bullet that is in the air: it can turn, change its speed and vanish. */
        BULLET
    }

    /** The parameter of a name, if it has one. */
    public Optional<PatternParameter> parameter(String name) {
        return parameters.stream().filter(each -> each.name().equals(name)).findFirst();
    }
}
