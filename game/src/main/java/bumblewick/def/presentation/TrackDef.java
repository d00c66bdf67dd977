package bumblewick.def.presentation;

import bumblewick.def.MusicGauge;
import bumblewick.def.MusicalKey;
import java.util.List;

/**
 * A piece of music that repeats, made of stems that play together. One that only accompanies may be a half, a third and so
 * on as long as the track, and repeats meanwhile.
 *
 * @param bpm beats a minute
 * @param beatsPerBar of the metre; one track takes over from another where a bar begins
 * @param bars how long it is
 * @param key that tuned sounds are moved to while it plays
 * @param gainDb on the whole track, −60 to 12
 * @param calmDb how much louder or softer the whole track is while no enemy is about, −24 to 0
 * @param stinger the sound over the join when this track takes over, or empty
 * @param leadsTo tracks that may follow soon, which are kept ready (copied)
 * @param stems from the one that always plays upwards (copied)
 */
public record TrackDef(
        float bpm,
        int beatsPerBar,
        int bars,
        MusicalKey key,
        float gainDb,
        float calmDb,
        String stinger,
        List<String> leadsTo,
        List<Stem> stems) {
    private static final float SECONDS_PER_MINUTE = 60f;

    public TrackDef {
        leadsTo = List.copyOf(leadsTo);
        stems = List.copyOf(stems);
    }

    /** Length of a bar, in seconds. */
    public float barSeconds() {
        return beatsPerBar * SECONDS_PER_MINUTE / bpm;
    }

    /**
     * A layer.
     *
     * @param file in the folder of music
     * @param gauge what it follows
     * @param from it is heard while the gauge is at this or more, 0 to 100; 0 is always
     * @param to and at this or less
     * @param fadeSeconds from silence to all of it
     */
    public record Stem(String file, MusicGauge gauge, float from, float to, float fadeSeconds) {}
}
