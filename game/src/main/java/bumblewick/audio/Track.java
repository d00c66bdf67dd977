package bumblewick.audio;

import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioData.DataType;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioSource.Status;
import java.util.List;

/** A piece of music that plays: its stems run in step, each as loud as Hum wants it. */
final class Track {
    /** How long the whole track takes to come or go, in seconds. */
    private static final float CROSS_FADE = 1.2f;

    /** How long a layer takes to come or go, in seconds. */
    private static final float LAYER_FADE = 1.6f;

    private final TrackDef def;
    private final AudioNode[] stems;
    private final Fade[] layers;
    private final Fade whole = new Fade(CROSS_FADE);

    /** Loads all stems; slow. */
    Track(AssetManager assets, TrackDef def) {
        this.def = def;
        List<TrackDef.Stem> list = def.stems();
        stems = new AudioNode[list.size()];
        layers = new Fade[list.size()];
        for (int i = 0; i < stems.length; i++) {
            stems[i] = new AudioNode(assets, "music/" + list.get(i).file(), DataType.Buffer);
            stems[i].setPositional(false);
            stems[i].setLooping(true);
            stems[i].setReverbEnabled(false);
            layers[i] = new Fade(LAYER_FADE);
        }
    }

    /** Begins from the start, unless it still sounds: then it only comes back. */
    void start() {
        whole.to(1f);
        for (AudioNode stem : stems) {
            if (stem.getStatus() != Status.Playing) {
                stem.setVolume(0f);
                stem.play();
            }
        }
    }

    /** Fades out and ends. */
    void leave() {
        whole.to(0f);
    }

    /**
     * Goes on.
     *
     * @param hum the rank, 0 to 100
     * @param gain of the music's bus
     */
    void update(float seconds, float hum, float gain) {
        if (whole.silent()) {
            return;
        }
        whole.update(seconds);
        for (int i = 0; i < stems.length; i++) {
            layers[i].to(def.stems().get(i).share(hum));
            layers[i].update(seconds);
            float level = whole.level() * layers[i].level() * gain * Decibels.toGain(def.gainDb());
            if (Math.abs(stems[i].getVolume() - level) > 0.001f) {
                stems[i].setVolume(level);
            }
        }
        if (whole.silent()) {
            stop();
        }
    }

    void stop() {
        for (AudioNode stem : stems) {
            stem.stop();
        }
    }
}
