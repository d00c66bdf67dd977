package bumblewick.audio;

import bumblewick.def.SoundDef;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioData.DataType;
import com.jme3.audio.AudioNode;
import com.jme3.math.Vector3f;
import java.util.Random;
import java.util.Set;

/**
 * One sound with all its variants, and the voices that play it. No variant is played twice in a row. No more voices
 * sound at once than the sound's definition allows: one more takes the place of the quietest, of equals the oldest.
 */
final class SoundBank {
    /** Beyond it a sound gets no softer, in u. */
    private static final float FAR = 160f;

    /** Voices of a variant beyond those that may sound: one may still be falling silent. */
    private static final int SPARE = 1;

    private static final float LOWEST = 0.5f;
    private static final float HIGHEST = 2f;

    private final SoundDef def;
    private final float gain;
    private final Voice[][] voices;
    private final Random random;
    private int lastVariant = -1;
    private float sinceStart;

    /** Loads all files of a sound; slow. */
    SoundBank(AssetManager assets, String name, SoundDef def) {
        this.def = def;
        this.gain = Decibels.toGain(def.gainDb());
        this.random = new Random(name.hashCode());
        this.sinceStart = def.coolDown();
        this.voices = new Voice[def.variants()][def.maxVoices() + SPARE];
        for (int variant = 0; variant < def.variants(); variant++) {
            AudioNode first = recording(assets, file(name, variant));
            voices[variant][0] = new Voice(first);
            for (int i = 1; i < voices[variant].length; i++) {
                voices[variant][i] = new Voice(first.clone());
            }
        }
    }

    private AudioNode recording(AssetManager assets, String file) {
        AudioNode node = new AudioNode(assets, file, DataType.Buffer);
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

    /** Whether it is still that sound after files of the scene were saved. */
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

    /** Factor on the amplitude that places it in the mix. */
    float gain() {
        return gain;
    }

    /** Whether it has been silent for as long as it wants to be. */
    boolean cool() {
        return sinceStart >= def.coolDown();
    }

    /** Whether it has been silent for so long, in seconds. */
    boolean idle(float seconds) {
        return sinceStart >= seconds && sounding() == 0;
    }

    /** Voices that sound now. */
    int sounding() {
        int count = 0;
        for (Voice[] variant : voices) {
            for (Voice voice : variant) {
                if (voice.sounding()) {
                    count++;
                }
            }
        }
        return count;
    }

    /** Of the voices that sound the one to give way first; null if none sounds. */
    Voice weakest(Vector3f ear) {
        Voice weakest = null;
        for (Voice[] variant : voices) {
            for (Voice voice : variant) {
                if (voice.sounding() && (weakest == null || voice.weakerThan(weakest, ear))) {
                    weakest = voice;
                }
            }
        }
        return weakest;
    }

    /**
     * Plays another variant than the last time, if a voice is free.
     *
     * @param volume factor on the amplitude
     * @param pitch factor on the frequency, before the sound's own spread
     * @param place where it is heard from (copied), in the ear's space
     * @param turn grows with every voice that starts anywhere
     * @return whether it is heard
     */
    boolean play(float volume, float pitch, Vector3f place, long turn) {
        int variant = nextVariant();
        Voice voice = freeVoice(voices[variant]);
        if (voice == null) {
            return false;
        }
        lastVariant = variant;
        sinceStart = 0f;
        float off = (random.nextFloat() * 2f - 1f) * def.pitchSpread();
        float bent = Math.max(LOWEST, Math.min(HIGHEST, pitch * Decibels.toPitch(off)));
        voice.start(volume * gain, bent, place, turn);
        return true;
    }

    /** Changes the volume of what sounds, and moves it to a place (copied), in the ear's space. */
    void adjust(float volume, Vector3f place) {
        for (Voice[] variant : voices) {
            for (Voice voice : variant) {
                if (voice.sounding()) {
                    voice.volume(volume * gain);
                    voice.move(place);
                }
            }
        }
    }

    void update(float seconds) {
        sinceStart += seconds;
        for (Voice[] variant : voices) {
            for (Voice voice : variant) {
                voice.update(seconds);
            }
        }
    }

    /** Falls silent. */
    void giveWay() {
        for (Voice[] variant : voices) {
            for (Voice voice : variant) {
                voice.giveWay();
            }
        }
    }

    /** Ends at once. */
    void end() {
        for (Voice[] variant : voices) {
            for (Voice voice : variant) {
                voice.end();
            }
        }
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
            if (voice.free()) {
                return voice;
            }
        }
        return null;
    }
}
