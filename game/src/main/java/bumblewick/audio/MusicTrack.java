package bumblewick.audio;

import bumblewick.def.MusicGauge;
import bumblewick.def.presentation.TrackDef;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioKey;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioSource.Status;
import java.util.ArrayList;
import java.util.List;

/** A playing piece of music: its stems run in sync, each as loud as the {@link MusicParameters} demand. */
final class MusicTrack {
    /**
     * Time in which the whole track fades in or out, in seconds: short, because it happens at the beginning of a bar.
     */
    private static final float CROSS_FADE = 0.3f;

    /** Range of its gauge over which a layer fades in or out, in points. */
    private static final float FADE_WIDTH = 12f;

    private static final float MAX = 100f;

    /** Time in which the music goes from full volume to its calm volume when no enemy is near, in seconds. */
    private static final float THREAT_SECONDS = 4f;

    /** Tolerance for the beginning of a bar, in seconds: devices report their position in steps. */
    private static final float TOLERANCE = 0.012f;

    private final TrackDef def;
    private final MusicDecoder decoder;
    private final List<StemStream> streams = new ArrayList<>();
    private final AudioNode[] stems;
    private final VolumeFade[] layers;
    private final VolumeFade whole = new VolumeFade(CROSS_FADE);
    private final VolumeFade threat = new VolumeFade(THREAT_SECONDS);
    private final float gain;
    private float lastPlace;
    private boolean join;

    /**
     * Opens all stems and decodes their beginnings; slow.
     *
     * @param decoder decodes the rest while the track plays
     */
    MusicTrack(AssetManager assets, TrackDef def, MusicDecoder decoder) {
        this.def = def;
        this.decoder = decoder;
        gain = Decibels.toGain(def.gainDb());
        List<TrackDef.Stem> list = def.stems();
        stems = new AudioNode[list.size()];
        layers = new VolumeFade[list.size()];
        for (int i = 0; i < stems.length; i++) {
            String file = "music/" + list.get(i).file();
            StemStream stream = new StemStream(assets, file);
            streams.add(stream);
            stems[i] = new AudioNode(stream, new AudioKey(file, true, false));
            stems[i].setPositional(false);
            stems[i].setReverbEnabled(false);
            layers[i] = new VolumeFade(list.get(i).fadeSeconds());
        }
    }

    TrackDef def() {
        return def;
    }

    /** Starts from the beginning with all layers at their volumes; if it still plays, only fades it in again. */
    void start(MusicParameters parameters, float busGain) {
        whole.to(1f);
        boolean fresh = !playing();
        for (int i = 0; i < stems.length; i++) {
            if (fresh) {
                whole.jump(1f);
                layers[i].jump(share(def.stems().get(i), parameters));
                stems[i].setVolume(layers[i].level() * busGain * gain);
                stems[i].play();
            }
        }
        if (fresh) {
            decoder.play(streams);
        }
        lastPlace = 0f;
    }

    /** Fades out and stops. */
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
     * Lets {@code seconds} pass.
     *
     * @param busGain of the music bus
     */
    void update(float seconds, MusicParameters parameters, float busGain) {
        if (whole.silent()) {
            return;
        }
        whole.update(seconds);
        threat.to(parameters.points(MusicGauge.FOES) / MAX);
        threat.update(seconds);
        float breath = Decibels.toGain(def.calmDb() * (1f - threat.level()));
        for (int i = 0; i < stems.length; i++) {
            layers[i].to(share(def.stems().get(i), parameters));
            layers[i].update(seconds);
            float level = whole.level() * layers[i].level() * busGain * gain * breath;
            if (Math.abs(stems[i].getVolume() - level) > 0.0005f) {
                stems[i].setVolume(level);
            }
        }
        join = !playing() || joins(stems[0].getPlaybackTime() % streams.get(0).getDuration(), seconds);
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

    /** The volume of a layer for the current parameters, 0 to 1. */
    static float share(TrackDef.Stem stem, MusicParameters parameters) {
        float points = parameters.points(stem.gauge());
        float up = stem.from() <= 0f ? 1f : (points - stem.from()) / FADE_WIDTH + 0.5f;
        float down = stem.to() >= MAX ? 1f : (stem.to() - points) / FADE_WIDTH + 0.5f;
        return Math.max(0f, Math.min(1f, Math.min(up, down)));
    }

    /** Stops at once, for good: its streams are used up. */
    void stop() {
        for (AudioNode stem : stems) {
            stem.stop();
        }
    }

    /** Lets go of its files, unless it plays: then that happens when it stops. */
    void discard() {
        if (!playing()) {
            streams.forEach(StemStream::release);
        }
    }
}
