package bumblewick.def.pattern;

import java.util.Optional;

/**
 * A number that whoever plays a pattern gives to it.
 *
 * @param name that formulas have for it
 * @param least what is less becomes this
 * @param most what is more becomes this
 * @param usual what it is if nobody gives it; empty if everybody must
 * @param unit may be empty
 * @param about what it does, in a sentence; may be empty
 */
public record PatternParameter(String name, float least, float most, Optional<Float> usual, String unit, String about) {
    /** What it is if nobody gives it: the least where everybody must. Makes no garbage. */
    public float unsaid() {
        return usual.isPresent() ? usual.get() : least;
    }
}
