package bumblewick.audio;

import bumblewick.def.TrackDef;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioData.DataType;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioSource.Status;
import java.util.List;

/** A piece of music that plays: its stems run in step, each as loud as the situation wants it. */
final class Track {
    /** How long the whole track takes to come or go, in seconds: short, for it happens where a bar begins. */
    private static final float CROSS_FADE = 0.3f;

    /** From the first whisper of a layer to all of it, in points of its gauge. */
    private static final float FADE_WIDTH = 12f;

    private static final float ALL = 100f;

    /** From all there is of the music to what is left of it while no enemy is about, in seconds. */
    private static final float BREATHES = 4f;

    /** A device tells its place in steps; a bar's beginning within half a frame or this is now, in seconds. */
    private static final float TOLERANCE = 0.012f;

    private final TrackDef def;
    private final AudioNode[] stems;
    private final Fade[] layers;
    private final Fade whole = new Fade(CROSS_FADE);
    private final Fade bustle = new Fade(BREATHES);
    private final float gain;
    private float lastPlace;
    private boolean join;

    /** Loads all stems; slow. */
    Track(AssetManager assets, TrackDef def) {
        this.def = def;
        gain = Decibels.toGain(def.gainDb());
        List<TrackDef.Stem> list = def.stems();
        stems = new AudioNode[list.size()];
        layers = new Fade[list.size()];
        for (int i = 0; i < stems.length; i++) {
            stems[i] = new AudioNode(assets, "music/" + list.get(i).file(), DataType.Buffer);
            stems[i].setPositional(false);
            stems[i].setLooping(true);
            stems[i].setReverbEnabled(false);
            layers[i] = new Fade(list.get(i).fadeSeconds());
        }
    }

    TrackDef def() {
        return def;
    }

    /** Begins from the start, unless it still sounds: then it only comes back. Layers are there at once. */
    void start(Situation situation, float busGain) {
        whole.to(1f);
        boolean fresh = !playing();
        for (int i = 0; i < stems.length; i++) {
            if (fresh) {
                whole.jump(1f);
                layers[i].jump(share(def.stems().get(i), situation));
                stems[i].setVolume(layers[i].level() * busGain * gain);
                stems[i].play();
            }
        }
        lastPlace = 0f;
    }

    /** Fades out and ends. */
    void leave() {
        whole.to(0f);
    }

    boolean playing() {
        return stems[0].getStatus() == Status.Playing;
    }

    boolean silent() {
        return whole.silent();
    }

    /**
     * Goes on.
     *
     * @param busGain of the music's bus
     */
    void update(float seconds, Situation situation, float busGain) {
        if (whole.silent()) {
            return;
        }
        whole.update(seconds);
        bustle.to(situation.points(TrackDef.Gauge.FOES) / ALL);
        bustle.update(seconds);
        float breath = Decibels.toGain(def.calmDb() * (1f - bustle.level()));
        for (int i = 0; i < stems.length; i++) {
            layers[i].to(share(def.stems().get(i), situation));
            layers[i].update(seconds);
            float level = whole.level() * layers[i].level() * busGain * gain * breath;
            if (Math.abs(stems[i].getVolume() - level) > 0.0005f) {
                stems[i].setVolume(level);
            }
        }
        join = !playing() || joins(stems[0].getPlaybackTime(), seconds);
        if (whole.silent()) {
            stop();
        }
    }

    private boolean joins(float place, float frame) {
        float bar = def.barSeconds();
        boolean passed = (int) (place / bar) != (int) (lastPlace / bar);
        lastPlace = place;
        return passed || bar - place % bar <= Math.max(TOLERANCE, frame / 2f);
    }

    /** Whether another track may take over now: a bar begins, or nothing plays. */
    boolean atJoin() {
        return join || !playing();
    }

    /** How much of a layer is heard: 0 to 1, rising over a few points around where it begins and falling where it ends. */
    static float share(TrackDef.Stem stem, Situation situation) {
        float points = situation.points(stem.gauge());
        float up = stem.from() <= 0f ? 1f : (points - stem.from()) / FADE_WIDTH + 0.5f;
        float down = stem.to() >= ALL ? 1f : (stem.to() - points) / FADE_WIDTH + 0.5f;
        return Math.max(0f, Math.min(1f, Math.min(up, down)));
    }

    void stop() {
        for (AudioNode stem : stems) {
            stem.stop();
        }
    }
}
