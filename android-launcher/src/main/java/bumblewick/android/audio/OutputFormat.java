package bumblewick.android.audio;

import android.content.Context;
import android.media.AudioManager;

/**
 * The native format of the machine's output: with this rate and block length the system neither resamples nor
 * buffers.
 *
 * @param rate frames per second
 * @param block length of a block, in frames
 */
record OutputFormat(int rate, int block) {
    private static final int USUAL_RATE = 48_000;
    private static final int USUAL_BLOCK = 256;
    private static final int LOWEST_RATE = 8_000;
    private static final int HIGHEST_RATE = 192_000;
    private static final int SHORTEST_BLOCK = 64;
    private static final int LONGEST_BLOCK = 1024;

    /** The native format, or a common one where the machine reports nothing sensible. */
    static OutputFormat of(Context context) {
        AudioManager audio = (AudioManager) context.getSystemService(Context.AUDIO_SERVICE);
        int rate = number(audio.getProperty(AudioManager.PROPERTY_OUTPUT_SAMPLE_RATE), USUAL_RATE);
        int block = number(audio.getProperty(AudioManager.PROPERTY_OUTPUT_FRAMES_PER_BUFFER), USUAL_BLOCK);
        return new OutputFormat(
                rate < LOWEST_RATE || rate > HIGHEST_RATE ? USUAL_RATE : rate,
                Math.max(SHORTEST_BLOCK, Math.min(LONGEST_BLOCK, block)));
    }

    private static int number(String written, int otherwise) {
        try {
            return written == null ? otherwise : Integer.parseInt(written.trim());
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }
}
