package bumblewick.android.audio;

import android.content.Context;
import android.media.AudioFocusRequest;
import android.media.AudioManager;
import android.os.Handler;
import android.os.Looper;
import java.util.function.DoubleConsumer;

/**
 * The audio focus, which the system gives to one application at a time. Without it, during a call or for good, the
 * game is silent; while another application ducks it, such as a navigator's voice, the game is softer. On the main
 * thread.
 */
final class AudioFocus implements AudioManager.OnAudioFocusChangeListener {
    /** Volume while another application ducks the game, as a factor on the amplitude. */
    static final float DUCKED = 0.3f;

    private final AudioManager system;
    private final PlaybackGate playbackGate;
    private final DoubleConsumer volume;
    private final AudioFocusRequest request;

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
                .setAudioAttributes(AudioTrackStream.attributes())
                .setAcceptsDelayedFocusGain(true)
                .setOnAudioFocusChangeListener(this, new Handler(Looper.getMainLooper()))
                .build();
    }

    /** Requests the focus. During a call it is granted later. */
    void ask() {
        boolean granted = system.requestAudioFocus(request) == AudioManager.AUDIOFOCUS_REQUEST_GRANTED;
        onAudioFocusChange(granted ? AudioManager.AUDIOFOCUS_GAIN : AudioManager.AUDIOFOCUS_LOSS_TRANSIENT);
    }

    /** Needs it no longer. */
    void giveBack() {
        system.abandonAudioFocusRequest(request);
    }

    @Override
    public void onAudioFocusChange(int change) {
        switch (change) {
            case AudioManager.AUDIOFOCUS_GAIN -> {
                volume.accept(1f);
                playbackGate.open(PlaybackGate.Reason.OTHERS);
            }
            case AudioManager.AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK -> volume.accept(DUCKED);
            default -> playbackGate.close(PlaybackGate.Reason.OTHERS);
        }
    }
}
