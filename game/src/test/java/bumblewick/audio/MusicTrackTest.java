package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.MusicGauge;
import bumblewick.def.presentation.TrackDef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MusicTrackTest {
    private final MusicParameters musicParameters = new MusicParameters();

    /** Half heard at its own rank, one fade width of 12 points from nothing to all. */
    @ParameterizedTest(name = "hum {0}: {1}")
    @CsvSource({"0, 0", "44, 0", "50, 0.5", "53, 0.75", "56, 1", "100, 1"})
    void aLayerComesInAroundItsRank(float hum, float share) {
        musicParameters.set(MusicGauge.HUM, hum);
        assertEquals(share, MusicTrack.share(layer(50f, 100f), musicParameters), 1e-4f);
    }

    @ParameterizedTest(name = "hum {0}: {1}")
    @CsvSource({"0, 1", "44, 1", "50, 0.5", "56, 0"})
    void aLayerGoesAroundItsEnd(float hum, float share) {
        musicParameters.set(MusicGauge.HUM, hum);
        assertEquals(share, MusicTrack.share(layer(0f, 50f), musicParameters), 1e-4f);
    }

    @Test
    void duringAPauseOnlyWhatAlwaysPlaysIsHeard() {
        musicParameters.set(MusicGauge.HUM, 100f);
        musicParameters.setPaused(true);
        assertEquals(0f, MusicTrack.share(layer(50f, 100f), musicParameters));
        assertEquals(1f, MusicTrack.share(layer(0f, 100f), musicParameters));
    }

    private static TrackDef.Stem layer(float from, float to) {
        return new TrackDef.Stem("any.ogg", MusicGauge.HUM, from, to, 1f);
    }
}
