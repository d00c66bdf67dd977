package bumblewick.audio;

import com.jme3.math.Vector3f;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Decides who may sound: a device has a limited number of voices, and so has an ear. In a full room the least important
 * voice gives way, of equals the quietest, of these the oldest; nobody gives way to a lesser one.
 */
final class VoiceRoom {
    /** Voices that may sound at once; a device has 64 or more, music needs some. */
    static final int SEATS = 40;

    private final List<SoundBank> banks = new CopyOnWriteArrayList<>();
    private final Vector3f ear = new Vector3f();
    private final int seats;
    private long turns;

    VoiceRoom(int seats) {
        this.seats = seats;
    }

    /** Lets a sound play here; from any thread. */
    void add(SoundBank bank) {
        banks.add(bank);
    }

    /** A sound does not play here any more. */
    void remove(SoundBank bank) {
        bank.end();
        banks.remove(bank);
    }

    /** Where the ear is (copied). */
    void ear(Vector3f place) {
        ear.set(place);
    }

    /**
     * Plays a sound, if it may.
     *
     * @param volume factor on the amplitude
     * @param pitch factor on the frequency
     * @param place in the ear's space (copied)
     */
    boolean play(SoundBank bank, float volume, float pitch, Vector3f place) {
        return bank.cool() && makeRoom(bank, volume, place) && bank.play(volume, pitch, place, turns++);
    }

    private boolean makeRoom(SoundBank newcomer, float volume, Vector3f place) {
        if (newcomer.sounding() >= newcomer.def().maxVoices()) {
            return replaceIn(newcomer, newcomer, volume, place);
        }
        if (sounding() < seats) {
            return true;
        }
        SoundBank least = leastImportant();
        return least != null
                && least.def().priority() <= newcomer.def().priority()
                && replaceIn(least, newcomer, volume, place);
    }

    /** The weakest of a sound gives way, unless it is as important as the newcomer and louder. */
    private boolean replaceIn(SoundBank bank, SoundBank newcomer, float volume, Vector3f place) {
        Voice weakest = bank.weakest(ear);
        boolean stays = weakest == null
                || bank.def().priority() == newcomer.def().priority()
                        && weakest.loudness(ear) > loudness(newcomer, volume, place);
        if (!stays) {
            weakest.giveWay();
        }
        return !stays;
    }

    private float loudness(SoundBank bank, float volume, Vector3f place) {
        float far = bank.def().positional()
                ? Voice.attenuation(place.distance(ear), bank.def().near())
                : 1f;
        return volume * bank.gain() * far;
    }

    private int sounding() {
        int sounding = 0;
        for (int i = 0; i < banks.size(); i++) {
            sounding += banks.get(i).sounding();
        }
        return sounding;
    }

    private SoundBank leastImportant() {
        SoundBank least = null;
        for (int i = 0; i < banks.size(); i++) {
            SoundBank bank = banks.get(i);
            boolean lesser =
                    least == null || bank.def().priority() < least.def().priority();
            if (lesser && !bank.def().loop() && bank.sounding() > 0) {
                least = bank;
            }
        }
        return least;
    }

    /** What music and ambience are lowered by now, in dB, 0 or less. */
    float deepestDuck() {
        float deepest = 0f;
        for (int i = 0; i < banks.size(); i++) {
            SoundBank bank = banks.get(i);
            if (bank.def().duckDb() < deepest && bank.sounding() > 0) {
                deepest = bank.def().duckDb();
            }
        }
        return deepest;
    }

    void update(float seconds) {
        for (int i = 0; i < banks.size(); i++) {
            banks.get(i).update(seconds);
        }
    }

    /** Ends everything at once. */
    void end() {
        banks.forEach(SoundBank::end);
    }
}
