package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrackTest {
    /** Half heard at its own rank, one fade width of 12 points from nothing to all. */
    @ParameterizedTest(name = "hum {0}: {1}")
    @CsvSource({"0, 0", "44, 0", "50, 0.5", "53, 0.75", "56, 1", "100, 1"})
    void aLayerComesInAroundItsRank(float hum, float share) {
        assertEquals(share, Track.share(50f, hum), 1e-4f);
    }
}
