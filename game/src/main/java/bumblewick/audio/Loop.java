package bumblewick.audio;

import com.jme3.math.Vector3f;

/** A sound that goes on for as long as it is wanted; it swells and fades. */
final class Loop {
    private static final float FADE = 0.35f; // seconds
    private static final float PITCH = 1f;

    private final SoundBank bank;
    private final Fade level = new Fade(FADE);
    private final Vector3f place = new Vector3f();

    Loop(SoundBank bank) {
        this.bank = bank;
    }

    /** Wants it at a volume of 0 to 1 from a place (copied), in the ear's space. */
    void want(float volume, Vector3f place) {
        level.to(volume);
        if (volume > 0f) {
            this.place.set(place);
        }
    }

    /**
     * Goes on.
     *
     * @param gain of its bus
     */
    void update(float seconds, VoiceRoom room, float gain) {
        if (level.silent()) {
            return;
        }
        level.update(seconds);
        if (level.silent()) {
            bank.giveWay();
        } else if (bank.sounding() == 0) {
            room.play(bank, level.level() * gain, PITCH, place);
        } else {
            bank.adjust(level.level() * gain, place);
        }
    }

    SoundBank bank() {
        return bank;
    }
}
