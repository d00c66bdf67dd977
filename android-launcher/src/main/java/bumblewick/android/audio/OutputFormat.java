package bumblewick.android.audio;

import android.content.Context;
import android.media.AudioDeviceInfo;
import android.media.AudioManager;
import android.media.AudioTrack;

/**
 * The native format of an output: with this rate the system does not resample.
 *
 * @param rate frames per second
 * @param burst frames that the system takes at a time
 */
record OutputFormat(int rate, int burst) {
    private static final int USUAL_RATE = 48_000;
    private static final int USUAL_BURST = 256;
    private static final int LOWEST_RATE = 8_000;
    private static final int HIGHEST_RATE = 192_000;
    private static final int SHORTEST_BURST = 64;
    private static final int LONGEST_BURST = 1024;

    /** The shortest block that is mixed, in milliseconds: mixing has a cost for each block. */
    private static final int SHORTEST_BLOCK = 5;

    private static final int SECOND = 1000; // milliseconds

    /**
     * The native format of the output that is used now, or a common one where the machine reports nothing sensible.
     *
     * @param device that is known to be used, or null
     */
    static OutputFormat of(Context context, AudioDeviceInfo device) {
        AudioManager audio = (AudioManager) context.getSystemService(Context.AUDIO_SERVICE);
        int named = number(audio.getProperty(AudioManager.PROPERTY_OUTPUT_SAMPLE_RATE), USUAL_RATE);
        int now = AudioTrack.getNativeOutputSampleRate(AudioManager.STREAM_MUSIC);
        int burst = number(audio.getProperty(AudioManager.PROPERTY_OUTPUT_FRAMES_PER_BUFFER), USUAL_BURST);
        int rate = sensible(now, sensible(named, USUAL_RATE));
        return new OutputFormat(
                nearest(rate, device == null ? new int[0] : device.getSampleRates()),
                Math.max(SHORTEST_BURST, Math.min(LONGEST_BURST, burst)));
    }

    private static int sensible(int rate, int otherwise) {
        return rate < LOWEST_RATE || rate > HIGHEST_RATE ? otherwise : rate;
    }

    /** The rate itself, if a device can play it or does not say what it can; else the least above it, else the highest. */
    static int nearest(int rate, int[] possible) {
        int above = Integer.MAX_VALUE;
        int highest = 0;
        for (int each : possible) {
            above = each >= rate ? Math.min(above, each) : above;
            highest = Math.max(highest, each);
        }
        return sensible(above < Integer.MAX_VALUE ? above : highest, rate);
    }

    private static int number(String written, int otherwise) {
        try {
            return written == null ? otherwise : Integer.parseInt(written.trim());
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /** The length of a block, in frames: whole bursts of at least 5 ms. */
    int block() {
        int shortest = frames(SHORTEST_BLOCK);
        return burst * ((shortest + burst - 1) / burst);
    }

    /** How many frames take that long, rounded up. */
    int frames(int milliseconds) {
        return (int) (((long) rate * milliseconds + SECOND - 1) / SECOND);
    }

    /** How long so many frames take, in milliseconds, rounded up. */
    int milliseconds(int frames) {
        return (int) (((long) frames * SECOND + rate - 1) / rate);
    }
}
