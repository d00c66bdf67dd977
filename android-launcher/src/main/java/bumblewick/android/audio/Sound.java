package bumblewick.android.audio;

import android.content.Context;
import bumblewick.platform.Speakers;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.openal.ALAudioRenderer;

/**
 * All that concerns sound on this machine. Which loudspeaker it comes out of the system decides; the game decides about mono.
 * While nobody sees the game it is silent, and asks for no power.
 */
public final class Sound implements Speakers {
    private final Context context;
    private final Gate gate = new Gate();
    private final Mixer mixer;
    private final TrackOutput output;
    private final Focus focus;
    private final Unplugged unplugged;

    /**
     * Makes it silent, until the game is {@linkplain #resume seen} and its renderer started.
     *
     * @param context of the application
     * @param unplugged done, on the main thread, when headphones are pulled out
     */
    public Sound(Context context, Runnable unplugged) {
        this.context = context;
        Rates rates = Rates.of(context);
        gate.close(Gate.Reason.BEHIND);
        mixer = new Mixer(rates.rate());
        output = new TrackOutput(rates, gate);
        focus = new Focus(context, gate, factor -> output.volume((float) factor));
        this.unplugged = new Unplugged(unplugged);
    }

    /** The engine's renderer, once. */
    public AudioRenderer renderer() {
        return new ALAudioRenderer(new MixerAl(mixer), new MixerAlc(mixer, output), new NoEffects());
    }

    /** The game is seen; on the main thread. */
    public void resume() {
        focus.ask();
        unplugged.listen(context);
        gate.open(Gate.Reason.BEHIND);
    }

    /** The game is not seen; on the main thread. */
    public void pause() {
        gate.close(Gate.Reason.BEHIND);
        unplugged.stop(context);
        focus.giveBack();
    }

    @Override
    public void apply(String outputName, boolean mono) {
        mixer.mono(mono);
    }
}
