package bumblewick.audio;

import bumblewick.def.Bus;

/**
 * How loud each bus is, 0 (silent) to 1 (as mixed).
 *
 * @param master on everything
 */
public record Volumes(float master, float effects, float userInterface, float ambience, float music) {
    /** Everything as mixed. */
    public static final Volumes FULL = new Volumes(1f, 1f, 1f, 1f, 1f);

    /** Factor on the amplitude of sounds of {@code bus}. Squared: half way is heard as half as loud. */
    float gain(Bus bus) {
        float share =
                switch (bus) {
                    case EFFECTS -> effects;
                    case INTERFACE -> userInterface;
                    case AMBIENCE -> ambience;
                    case MUSIC -> music;
                };
        return master * master * share * share;
    }
}
