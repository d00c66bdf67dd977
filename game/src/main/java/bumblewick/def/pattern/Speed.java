package bumblewick.def.pattern;

import java.util.function.UnaryOperator;

/** How fast something is fired, or becomes, in u/s relative to Wick and before the Hum makes it faster. */
public record Speed(Type type, PatternFormula value) {
    /** That of the kind of bullet. */
    public static final Speed USUAL = new Speed(Type.RELATIVE, PatternFormula.absent());

    /** What a speed is counted from. */
    public enum Type {
        /** From 0. */
        ABSOLUTE,
        /** From that of the bullet that does it; where no bullet does, from that of the kind that is fired. */
        RELATIVE,
        /** Added to that of the fire before; of a change, added in each tick. */
        SEQUENCE
    }

    Speed bound(UnaryOperator<PatternFormula> bind) {
        return new Speed(type, bind.apply(value));
    }
}
