package bumblewick.android.audio;

import android.content.Context;
import android.os.SystemClock;
import bumblewick.platform.AudioOutput;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.openal.ALAudioRenderer;

/**
 * All sound of this platform. The system chooses the loudspeaker; the game chooses mono. While the game is in the
 * background it is silent and uses no power.
 */
public final class AndroidSound implements AudioOutput {
    /** Between two questions for the focus while the player acts, in milliseconds: each waits for the system. */
    private static final long ASK_EVERY = 1000;

    private final Context context;
    private final PlaybackGate playbackGate = new PlaybackGate();
    private final Mixer mixer;
    private final TrackOutput output;
    private final AudioFocus audioFocus;
    private final HeadphonesReceiver headphonesReceiver;
    private boolean seen;
    private long asked = -ASK_EVERY; // when the player acted, in milliseconds of uptime

    /**
     * Makes it silent, until the game is {@linkplain #resume seen} and its renderer started.
     *
     * @param context of the application
     * @param unplugged done, on the main thread, when headphones are pulled out
     */
    public AndroidSound(Context context, Runnable unplugged) {
        this.context = context;
        playbackGate.close(PlaybackGate.Reason.BEHIND);
        mixer = new Mixer(OutputFormat.of(context, null).rate());
        output = new TrackOutput(
                preferred -> new AudioTrackOutput(context, preferred), KnownQueues.of(context), playbackGate);
        audioFocus = new AudioFocus(context, playbackGate, factor -> output.volume((float) factor));
        this.headphonesReceiver = new HeadphonesReceiver(unplugged);
    }

    /** The engine's renderer, once. */
    public AudioRenderer renderer() {
        return new ALAudioRenderer(new MixerAl(mixer), new MixerAlc(mixer, output), new NoEffects());
    }

    /** The game is seen; on the main thread. */
    public void resume() {
        seen = true;
        audioFocus.request();
        headphonesReceiver.listen(context);
        playbackGate.open(PlaybackGate.Reason.BEHIND);
    }

    /** Requests the audio focus again, when the window has the focus again. On the main thread. */
    public void requestFocus() {
        if (seen) {
            audioFocus.request();
        }
    }

    /** The player does something: requests the audio focus again, once a second at most. On the main thread. */
    public void playerActs() {
        long now = SystemClock.uptimeMillis();
        if (now - asked >= ASK_EVERY) {
            asked = now;
            requestFocus();
        }
    }

    /** The game is not seen; on the main thread. */
    public void pause() {
        seen = false;
        playbackGate.close(PlaybackGate.Reason.BEHIND);
        headphonesReceiver.stop(context);
        audioFocus.abandon();
    }

    @Override
    public void apply(String outputName, boolean mono) {
        mixer.mono(mono);
    }

    @Override
    public boolean allowsMusic() {
        return audioFocus.allowsMusic();
    }
}
