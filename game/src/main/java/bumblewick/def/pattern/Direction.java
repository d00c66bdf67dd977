package bumblewick.def.pattern;

import java.util.function.UnaryOperator;

/**
 * Where something is fired, or turns to: an angle off an axis that the type says. Yaw and pitch turn the axis first, to the
 * shooter's right and up; {@code tilt} then leads off it by an angle, {@code around} says to which side: 0 is the shooter's
 * right, 90 is up. All in degrees.
 */
public record Direction(
        Type type, PatternFormula yaw, PatternFormula pitch, PatternFormula tilt, PatternFormula around) {
    /** At Wick, who is led. */
    public static final Direction AT_WICK = new Direction(
            Type.AIM,
            PatternFormula.absent(),
            PatternFormula.absent(),
            PatternFormula.absent(),
            PatternFormula.absent());

    /** What a direction is counted from, or a speed or acceleration. */
    public enum Type {
        /** From the line to where Wick will be. */
        AIM,
        /** From the way back along the rail, towards Wick. */
        ABSOLUTE,
        /** From where the shooter's nose points. */
        RELATIVE,
        /** Added to the angles of the fire before; of a change, added in each tick. */
        SEQUENCE
    }

    /** Whether tilt or around is written. */
    public boolean tilts() {
        return !tilt.isAbsent() || !around.isAbsent();
    }

    /** Whether yaw or pitch is written. */
    public boolean turns() {
        return !yaw.isAbsent() || !pitch.isAbsent();
    }

    Direction bound(UnaryOperator<PatternFormula> bind) {
        return new Direction(type, bind.apply(yaw), bind.apply(pitch), bind.apply(tilt), bind.apply(around));
    }
}
