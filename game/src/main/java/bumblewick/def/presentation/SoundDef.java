package bumblewick.def.presentation;

import bumblewick.def.MusicalKey;

/**
 * How a sound is played.
 *
 * @param variants how many files {@code <name>_1.ogg}, {@code <name>_2.ogg} … there are, 1 to 16
 * @param gainDb −60 to 12
 * @param pitchSpread each time the pitch is off by at most this, in semitones, 0 to 12
 * @param bus whose volume counts
 * @param positional heard from where it happened
 * @param loop goes on until it is stopped
 * @param priority 0 to 100; when too many sound at once, the least ones give way
 * @param maxVoices how often it may sound at the same time, 1 to 16; one more takes the place of the weakest
 * @param near up to this distance a positional sound is as loud as mixed, in u; twice as far away it has half the
 *     amplitude
 * @param coolDown time before it may sound again, in seconds, 0 to 60
 * @param duckDb what music and ambience are lowered by while it sounds, −24 to 0
 * @param key of its recordings, if they are tuned: it is played in the key of the music
 */
public record SoundDef(
        int variants,
        float gainDb,
        float pitchSpread,
        SoundBus bus,
        boolean positional,
        boolean loop,
        int priority,
        int maxVoices,
        float near,
        float coolDown,
        float duckDb,
        MusicalKey key) {}
