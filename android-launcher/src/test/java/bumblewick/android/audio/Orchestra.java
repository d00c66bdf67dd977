package bumblewick.android.audio;

import static com.jme3.audio.openal.AL.AL_FALSE;
import static com.jme3.audio.openal.AL.AL_GAIN;
import static com.jme3.audio.openal.AL.AL_PITCH;
import static com.jme3.audio.openal.AL.AL_POSITION;
import static com.jme3.audio.openal.AL.AL_SOURCE_RELATIVE;

/** Many voices at once, for measurements. */
final class Orchestra {
    private static final int RATE = 44_100;

    private Orchestra() {}

    /**
     * Lets them begin, for ever: each fourth is music of two channels, the others have places and pitches.
     *
     * @return their sources
     */
    static int[] play(Studio studio, int voices) {
        int tone = studio.buffer(RATE, RATE, Studio.sine(441, RATE, 0.5));
        int music = studio.stereo(RATE, RATE, 0.1, -0.1);
        int[] sources = new int[voices];
        for (int i = 0; i < voices; i++) {
            boolean placed = i % 4 != 0;
            sources[i] = studio.loop(placed ? tone : music);
            studio.al.alSourcef(sources[i], AL_GAIN, 0.1f);
            if (placed) {
                studio.al.alSourcei(sources[i], AL_SOURCE_RELATIVE, AL_FALSE);
                studio.al.alSource3f(sources[i], AL_POSITION, i - 12f, 1f, -5f);
                studio.al.alSourcef(sources[i], AL_PITCH, 0.8f + 0.02f * i);
            }
            studio.al.alSourcePlay(sources[i]);
        }
        return sources;
    }
}
