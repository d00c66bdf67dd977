package bumblewick.audio;

import bumblewick.def.TrackDef;
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

    /** From the first whisper of a layer to all of it, in points of Hum. */
    private static final float FADE_WIDTH = 12f;

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
            stems[i].setLooping(def.loop());
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
            layers[i].to(share(def.stems().get(i).fadeInAtHum(), hum));
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

    /** How much of a layer is heard at a rank: 0 to 1, rising over a few points around its own. */
    static float share(float fadeInAtHum, float hum) {
        if (fadeInAtHum <= 0f) {
            return 1f;
        }
        return Math.max(0f, Math.min(1f, (hum - fadeInAtHum) / FADE_WIDTH + 0.5f));
    }

    void stop() {
        for (AudioNode stem : stems) {
            stem.stop();
        }
    }
}
