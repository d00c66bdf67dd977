package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlightBlendSpaceTest {
    @ParameterizedTest(name = "{0} to the left, {1} up")
    @CsvSource({"0, 0", "1, 0", "-1, 0", "0, 1", "0, -1", "1, 1", "-0.3, 0.4", "0.9, -0.8", "-1, -1"})
    void theSharesOfAllClipsAreOneTogether(float left, float up) {
        float[] shares = new float[5];

        FlightBlendSpace.shares(left, up, shares);

        float sum = 0f;
        for (float share : shares) {
            assertTrue(share >= 0f && share <= 1f, "share " + share);
            sum += share;
        }
        assertEquals(1f, sum, 1e-6f);
    }
}
