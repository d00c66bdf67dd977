package bumblewick.audio;

import bumblewick.def.SoundDef;
import bumblewick.sim.Sight;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioData.DataType;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioSource.Status;
import com.jme3.math.Vector3f;
import java.util.Random;

/**
 * One sound with all its variants, and the voices that play it. No variant is played twice in a row, and no more
 * voices sound at once than the sound's definition allows.
 */
final class SoundBank {
    /** Up to this distance a sound in space is as loud as mixed, in u: a little beyond Wick, as the ear is the camera. */
    private static final float NEAR = Sight.BEHIND + 6.5f;

    /** Beyond it a sound gets no softer, in u. */
    private static final float FAR = 160f;

    private final SoundDef def;
    private final float gain;
    private final AudioNode[][] voices;
    private final Random random;
    private int lastVariant = -1;

    /** Loads all files of a sound; slow. */
    SoundBank(AssetManager assets, String name, SoundDef def) {
        this.def = def;
        this.gain = Decibels.toGain(def.gainDb());
        this.random = new Random(name.hashCode());
        this.voices = new AudioNode[def.variants()][def.maxVoices()];
        for (int variant = 0; variant < def.variants(); variant++) {
            String file = "sounds/" + name + "_" + (variant + 1) + ".ogg";
            AudioNode first = new AudioNode(assets, file, DataType.Buffer);
            first.setPositional(def.positional());
            first.setLooping(def.loop());
            first.setRefDistance(NEAR);
            first.setMaxDistance(FAR);
            first.setReverbEnabled(false);
            voices[variant][0] = first;
            for (int i = 1; i < def.maxVoices(); i++) {
                voices[variant][i] = first.clone();
            }
        }
    }

    SoundDef def() {
        return def;
    }

    /** Voices that sound now. */
    int sounding() {
        int count = 0;
        for (AudioNode[] variant : voices) {
            for (AudioNode voice : variant) {
                if (voice.getStatus() == Status.Playing) {
                    count++;
                }
            }
        }
        return count;
    }

    /**
     * Plays another variant than the last time, if a voice is free.
     *
     * @param volume factor on the amplitude
     * @param pitch factor on the frequency, before the sound's own spread
     * @param place where it is heard from (copied), in the ear's space
     * @return whether it is heard
     */
    boolean play(float volume, float pitch, Vector3f place) {
        int variant = nextVariant();
        AudioNode voice = freeVoice(voices[variant]);
        if (voice == null || sounding() >= def.maxVoices()) {
            return false;
        }
        lastVariant = variant;
        voice.setVolume(volume * gain);
        float off = (random.nextFloat() * 2f - 1f) * def.pitchSpread();
        voice.setPitch(Math.max(0.5f, Math.min(2f, pitch * Decibels.toPitch(off))));
        if (def.positional()) {
            voice.setLocalTranslation(place);
            voice.updateGeometricState();
        }
        voice.play();
        return true;
    }

    /** Changes the volume of what sounds. */
    void volume(float volume) {
        for (AudioNode[] variant : voices) {
            for (AudioNode voice : variant) {
                if (voice.getStatus() == Status.Playing) {
                    voice.setVolume(volume * gain);
                }
            }
        }
    }

    /** Moves what sounds to a place (copied), in the ear's space. */
    void move(Vector3f place) {
        for (AudioNode[] variant : voices) {
            for (AudioNode voice : variant) {
                if (def.positional() && voice.getStatus() == Status.Playing) {
                    voice.setLocalTranslation(place);
                    voice.updateGeometricState();
                }
            }
        }
    }

    void stop() {
        for (AudioNode[] variant : voices) {
            for (AudioNode voice : variant) {
                if (voice.getStatus() != Status.Stopped) {
                    voice.stop();
                }
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

    private static AudioNode freeVoice(AudioNode[] candidates) {
        for (AudioNode voice : candidates) {
            if (voice.getStatus() == Status.Stopped) {
                return voice;
            }
        }
        return null;
    }
}
