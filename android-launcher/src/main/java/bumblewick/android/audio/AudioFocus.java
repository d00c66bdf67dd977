package bumblewick.android.audio;

import android.content.Context;
import android.media.AudioAttributes;
import android.media.AudioFocusRequest;
import android.media.AudioManager;
import android.os.Handler;
import android.os.Looper;
import java.util.function.DoubleConsumer;

/**
 * The audio focus, which the system gives to one application at a time. Where the player listens to music of their own,
 * the game does not ask for it, and keeps its music silent but not its effects; so it does, too, when another player
 * takes the focus for good. During a call the game is silent; while another application ducks it, such as a navigator's
 * voice, it is softer. On the main thread.
 */
final class AudioFocus implements AudioManager.OnAudioFocusChangeListener {
    /** Volume while another application ducks the game, as a factor on the amplitude. */
    static final float DUCKED = 0.3f;

    private final AudioManager system;
    private final PlaybackGate playbackGate;
    private final DoubleConsumer volume;
    private final AudioFocusRequest request;
    private boolean promised; // granted, or to be granted by the system by itself
    private volatile boolean music = true;

    /**
     * Asks for nothing yet.
     *
     * @param playbackGate is closed while others are to be heard
     * @param volume receives how loud the game may be, as a factor
     */
    AudioFocus(Context context, PlaybackGate playbackGate, DoubleConsumer volume) {
        this.playbackGate = playbackGate;
        this.volume = volume;
        system = (AudioManager) context.getSystemService(Context.AUDIO_SERVICE);
        request = new AudioFocusRequest.Builder(AudioManager.AUDIOFOCUS_GAIN)
                .setAudioAttributes(AudioTrackOutput.attributes())
                .setAcceptsDelayedFocusGain(true)
                .setOnAudioFocusChangeListener(this, new Handler(Looper.getMainLooper()))
                .build();
    }

    /**
     * Requests the focus, unless it is there already, comes by itself, or would end the player's own music. During a
     * call it is granted later, or refused: so call it again whenever the player returns to the game.
     */
    void request() {
        if (promised) {
            return;
        }
        if (othersPlayMusic()) {
            stepBack();
            return;
        }
        int answer = system.requestAudioFocus(request);
        promised = answer != AudioManager.AUDIOFOCUS_REQUEST_FAILED;
        if (answer == AudioManager.AUDIOFOCUS_REQUEST_GRANTED) {
            onAudioFocusChange(AudioManager.AUDIOFOCUS_GAIN);
        } else {
            playbackGate.close(PlaybackGate.Reason.OTHERS);
        }
    }

    /** Whether something that is no game plays: the game's own sound does not count. */
    private boolean othersPlayMusic() {
        return system.isMusicActive()
                && system.getActivePlaybackConfigurations().stream()
                        .map(playing -> playing.getAudioAttributes().getUsage())
                        .anyMatch(usage ->
                                usage == AudioAttributes.USAGE_MEDIA || usage == AudioAttributes.USAGE_UNKNOWN);
    }

    private void stepBack() {
        promised = false;
        music = false;
        volume.accept(1f);
        playbackGate.open(PlaybackGate.Reason.OTHERS);
    }

    /** Abandons the focus: the game is not seen any more. */
    void abandon() {
        promised = false;
        system.abandonAudioFocusRequest(request);
    }

    /** Whether the game's music may be heard; from any thread. */
    boolean allowsMusic() {
        return music;
    }

    @Override
    public void onAudioFocusChange(int change) {
        switch (change) {
            case AudioManager.AUDIOFOCUS_GAIN -> {
                promised = true;
                music = true;
                volume.accept(1f);
                playbackGate.open(PlaybackGate.Reason.OTHERS);
            }
            case AudioManager.AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK -> volume.accept(DUCKED);
            case AudioManager.AUDIOFOCUS_LOSS -> stepBack();
            default -> playbackGate.close(PlaybackGate.Reason.OTHERS); // a call, or the like: it comes back by itself
        }
    }
}
