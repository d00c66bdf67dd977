package bumblewick.audio;

import bumblewick.def.presentation.SoundBus;

/**
 * The volume of each bus, 0 (silent) to 1 (as mixed).
 *
 * @param master factor on all others
 */
public record BusVolumes(float master, float effects, float userInterface, float ambience, float music) {
    /** All buses as mixed. */
    public static final BusVolumes FULL = new BusVolumes(1f, 1f, 1f, 1f, 1f);

    /** The factor on the amplitude of sounds of {@code bus}: squared, so that half the volume sounds half as loud. */
    float gain(SoundBus bus) {
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
