package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.pattern.FormulaInputs;
import bumblewick.def.pattern.PatternFormula;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formulas as they are written, computed. */
class FormulasTest {
    private static final FormulaInputs INPUTS = new FormulaInputs() {
        private final float[] stack = new float[PatternFormula.DEEPEST];

        @Override
        public float hum() {
            return 0.25f;
        }

        @Override
        public float difficulty() {
            return 0.5f;
        }

        @Override
        public float random() {
            return 0.75f;
        }

        @Override
        public float[] stack() {
            return stack;
        }
    };

    @ParameterizedTest
    @CsvSource({
        "1 + 2 * 3, 7",
        "(1 + 2) * 3, 9",
        "10 - 4 - 3, 3",
        "12 / 3 / 2, 2",
        "-(2 - 5), 3",
        "2 * -3, -6",
        "hum, 0.25",
        "8 * difficulty, 4",
        "random, 0.75",
        "abs(-2.5), 2.5",
        "floor(2.75), 2",
        "floor(-2.25), -3",
        "sqrt(9), 3",
        "sqrt(-9), 0",
        "5 / 0, 0",
        "'min(4, 2 + 1)', 3",
        "'max(4, 2 + 1)', 4",
        "'share(1, 5)', 0.25",
        "'share(4, 5)', 1",
        "'share(0, 1)', 0.5",
    })
    void isComputedAsItIsRead(String text, float expected) {
        assertEquals(expected, Formulas.parse(text).value(new float[0], INPUTS));
    }

    @ParameterizedTest
    @CsvSource({"sin(30), 0.5", "cos(60), 0.5", "sin(-90), -1", "cos(180), -1"})
    void anglesAreInDegrees(String text, float expected) {
        assertEquals(expected, Formulas.parse(text).value(new float[0], INPUTS), 1e-6f);
    }

    /** Each operation is rounded to a float by itself, which is what the patterns of the library rely on. */
    @Test
    void isComputedInFloats() {
        float third = 1f / 3f;
        assertEquals(third * 0.1f, Formulas.parse("1 / 3 * 0.1").value(new float[0], INPUTS));
    }

    @Test
    void knowsWhatItNamesAndWhetherItIsOneNumber() {
        assertEquals(Set.of("a", "index"), Formulas.parse("a * index + hum").names());
        assertEquals(Optional.of(12f), Formulas.parse("(12)").constant());
        assertEquals(Optional.empty(), Formulas.parse("random").constant());
        assertTrue(PatternFormula.absent().isAbsent());
        assertFalse(PatternFormula.of(0f).isAbsent());
    }

    /** Two hundred letters fit what needs room for 61 numbers. */
    @Test
    void isOnlySoLongAndThereIsRoomForIt() {
        assertThrows(IllegalArgumentException.class, () -> Formulas.parse("1" + "+1".repeat(100)));
        assertEquals(3f, Formulas.parse("1+(".repeat(2) + "1" + ")".repeat(2)).value(new float[0], INPUTS));
        assertEquals(
                48f, Formulas.parse("1+(".repeat(47) + "1" + ")".repeat(47)).value(new float[0], INPUTS));
    }
}
