package bumblewick.audio;

import java.util.List;

/**
 * A piece of music made of stems of equal length that play together, over and over.
 *
 * @param bpm beats a minute
 * @param beatsPerBar of the metre
 * @param gainDb on the whole track, −60 to 12
 * @param stems from the one that always plays upwards
 */
record TrackDef(float bpm, int beatsPerBar, float gainDb, List<Stem> stems) {
    /**
     * A layer.
     *
     * @param file in the folder of music
     * @param fadeInAtHum it is heard from this rank on, 0 to 100; 0 is always
     */
    record Stem(String file, float fadeInAtHum) {
        private static final float FADE_WIDTH = 12f;

        /** How much of it is heard at a rank: 0 to 1, rising over a few points around its own. */
        float share(float hum) {
            if (fadeInAtHum <= 0f) {
                return 1f;
            }
            return Math.max(0f, Math.min(1f, (hum - fadeInAtHum) / FADE_WIDTH + 0.5f));
        }
    }
}
