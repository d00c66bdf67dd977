package bumblewick.def;

import java.util.List;

/**
 * A piece of music made of stems of equal length that play together.
 *
 * @param bpm beats a minute
 * @param beatsPerBar of the metre
 * @param bars how long it is
 * @param loop over and over, or once
 * @param gainDb on the whole track, −60 to 12
 * @param stems from the one that always plays upwards (copied)
 */
public record TrackDef(float bpm, int beatsPerBar, int bars, boolean loop, float gainDb, List<Stem> stems) {
    public TrackDef {
        stems = List.copyOf(stems);
    }

    /**
     * A layer.
     *
     * @param file in the folder of music
     * @param fadeInAtHum it is heard from this rank on, 0 to 100; 0 is always
     */
    public record Stem(String file, float fadeInAtHum) {}
}
