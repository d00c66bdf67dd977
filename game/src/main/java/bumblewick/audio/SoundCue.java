package bumblewick.audio;

import bumblewick.def.presentation.SoundDef;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioKey;
import com.jme3.audio.AudioNode;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * One sound with all its variants, and the voices that play it. It never plays a variant twice in a row, and no more
 * voices at once than its definition allows: then a new one replaces the quietest, or the oldest of equally loud
 * ones.
 */
final class SoundCue {
    /** Distance beyond which a sound gets no softer, in u. */
    private static final float FAR = 160f;

    /** Extra voices per variant: one may still be fading out. */
    private static final int SPARE = 1;

    private static final float LOWEST_PITCH = 0.5f;
    private static final float HIGHEST_PITCH = 2f;

    private final SoundDef def;
    private final float gain;
    private final Effect[] effects;
    private final Voice[][] voices;
    private final List<Voice> all = new ArrayList<>();
    private final Random random;
    private int lastVariant = -1;
    private float sinceStart;

    /** Loads all files of the sound; slow. */
    SoundCue(AssetManager assets, String name, SoundDef def) {
        this.def = def;
        this.gain = Decibels.toGain(def.gainDb());
        this.random = new Random(name.hashCode());
        this.sinceStart = def.coolDown();
        this.effects = new Effect[def.variants()];
        this.voices = new Voice[def.variants()][def.maxVoices() + SPARE];
        for (int variant = 0; variant < def.variants(); variant++) {
            String file = file(name, variant);
            effects[variant] = Effect.load(assets, file);
            AudioNode first = recording(effects[variant], file);
            for (int i = 0; i < voices[variant].length; i++) {
                voices[variant][i] = new Voice(i == 0 ? first : first.clone());
                all.add(voices[variant][i]);
            }
        }
    }

    private AudioNode recording(Effect effect, String file) {
        AudioNode node = new AudioNode(effect, new AudioKey(file));
        node.setPositional(def.positional());
        node.setLooping(def.loop());
        node.setRefDistance(def.near());
        node.setMaxDistance(FAR);
        node.setReverbEnabled(false);
        return node;
    }

    private static String file(String name, int variant) {
        return "sounds/" + name + "_" + (variant + 1) + ".ogg";
    }

    /**
     * Whether the sound is unchanged after files of the scene were saved.
     *
     * @param saved paths of the saved files
     */
    boolean isStill(String name, SoundDef now, Set<String> saved) {
        boolean same = def.equals(now);
        for (int variant = 0; variant < def.variants(); variant++) {
            same &= !saved.contains(file(name, variant));
        }
        return same;
    }

    SoundDef def() {
        return def;
    }

    /** The level of this sound in the mix, as a factor on the amplitude. */
    float gain() {
        return gain;
    }

    /** Whether the cool-down since the last start has passed. */
    boolean isReady() {
        return sinceStart >= def.coolDown();
    }

    /** Whether the sound has been silent for {@code seconds}. */
    boolean isIdle(float seconds) {
        return sinceStart >= seconds && playing() == 0;
    }

    /** Number of voices that play. */
    int playing() {
        int count = 0;
        for (Voice voice : all) {
            count += voice.isPlaying() ? 1 : 0;
        }
        return count;
    }

    /** The playing voice that should stop first; null if none plays. */
    Voice weakest(Vector3f listener) {
        Voice weakest = null;
        for (Voice voice : all) {
            if (voice.isPlaying() && (weakest == null || voice.weakerThan(weakest, listener))) {
                weakest = voice;
            }
        }
        return weakest;
    }

    /**
     * Plays another variant than the last time, if a voice is free.
     *
     * @param volume factor on the amplitude
     * @param pitch factor on the frequency, before the sound's own random spread
     * @param place in the listener's space (copied)
     * @param order number that grows with every voice that starts anywhere
     * @return whether it plays
     */
    boolean play(float volume, float pitch, Vector3f place, long order) {
        int variant = nextVariant();
        Voice voice = freeVoice(voices[variant]);
        if (voice == null) {
            return false;
        }
        lastVariant = variant;
        sinceStart = 0f;
        float spread = (random.nextFloat() * 2f - 1f) * def.pitchSpread();
        float varied = Math.max(LOWEST_PITCH, Math.min(HIGHEST_PITCH, pitch * Decibels.toPitch(spread)));
        voice.start(volume * gain, varied, place, order);
        return true;
    }

    /**
     * Changes the volume of all playing voices and moves them.
     *
     * @param place in the listener's space (copied)
     */
    void adjust(float volume, Vector3f place) {
        for (Voice voice : all) {
            if (voice.isPlaying()) {
                voice.volume(volume * gain);
                voice.move(place);
            }
        }
    }

    void update(float seconds) {
        sinceStart += seconds;
        for (Effect effect : effects) {
            effect.dropIfUploaded();
        }
        for (Voice voice : all) {
            voice.update(seconds);
        }
    }

    /** Fades out all voices. */
    void fadeOut() {
        all.forEach(Voice::fadeOut);
    }

    /** Stops all voices at once. */
    void end() {
        all.forEach(Voice::end);
    }

    /** Frees the memory of all variants, at the device too; nothing may play. */
    void free() {
        for (Effect effect : effects) {
            effect.free();
        }
    }

    /** Bytes of all variants, decoded. */
    long bytes() {
        long bytes = 0;
        for (Effect effect : effects) {
            bytes += effect.bytes();
        }
        return bytes;
    }

    /** Bytes that all variants of a sound will take, decoded: found without decoding them. */
    static long bytes(AssetManager assets, String name, SoundDef def) {
        long bytes = 0;
        for (int variant = 0; variant < def.variants(); variant++) {
            try (Recording recording = new Recording(assets, file(name, variant))) {
                bytes += recording.bytes();
            }
        }
        return bytes;
    }

    /** Time since it last began, in seconds. */
    float sinceStart() {
        return sinceStart;
    }

    private int nextVariant() {
        if (def.variants() == 1) {
            return 0;
        }
        int step = 1 + random.nextInt(def.variants() - 1);
        return lastVariant < 0 ? random.nextInt(def.variants()) : (lastVariant + step) % def.variants();
    }

    private static Voice freeVoice(Voice[] candidates) {
        for (Voice voice : candidates) {
            if (voice.isFree()) {
                return voice;
            }
        }
        return null;
    }
}
