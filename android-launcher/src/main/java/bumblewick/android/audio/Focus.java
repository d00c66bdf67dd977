package bumblewick.android.audio;

import android.content.Context;
import android.media.AudioFocusRequest;
import android.media.AudioManager;
import android.os.Handler;
import android.os.Looper;
import java.util.function.DoubleConsumer;

/**
 * The right to be heard, which applications ask each other for by way of the system. Who lost it, be it for a call or for
 * good, is silent; who need only step back, for the voice of a navigator, is softer meanwhile. On the main thread.
 */
final class Focus implements AudioManager.OnAudioFocusChangeListener {
    /** What is left while somebody else speaks, as a factor on the amplitude. */
    static final float DUCKED = 0.3f;

    private final AudioManager system;
    private final Gate gate;
    private final DoubleConsumer volume;
    private final AudioFocusRequest request;

    /**
     * Asks for nothing yet.
     *
     * @param gate is closed while others are to be heard
     * @param volume told how loud the game may be, as a factor
     */
    Focus(Context context, Gate gate, DoubleConsumer volume) {
        this.gate = gate;
        this.volume = volume;
        system = (AudioManager) context.getSystemService(Context.AUDIO_SERVICE);
        request = new AudioFocusRequest.Builder(AudioManager.AUDIOFOCUS_GAIN)
                .setAudioAttributes(Track.attributes())
                .setAcceptsDelayedFocusGain(true)
                .setOnAudioFocusChangeListener(this, new Handler(Looper.getMainLooper()))
                .build();
    }

    /** Asks for it. During a call it comes later. */
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
                gate.open(Gate.Reason.OTHERS);
            }
            case AudioManager.AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK -> volume.accept(DUCKED);
            default -> gate.close(Gate.Reason.OTHERS);
        }
    }
}
