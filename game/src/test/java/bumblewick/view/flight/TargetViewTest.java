package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TargetViewTest {
    /** It goes over 16 u and is gone 4 u before Wick: drawn about him it would bleach him. */
    @ParameterizedTest(name = "{0} u ahead: {1}")
    @CsvSource({"60, 1", "20, 1", "12, 0.5", "4, 0", "0, 0", "-10, 0"})
    void aRingIsGoneBeforeWickIsInIt(float ahead, float left) {
        assertEquals(left, TargetView.leftOfRing(ahead), 1e-6f);
    }
}
