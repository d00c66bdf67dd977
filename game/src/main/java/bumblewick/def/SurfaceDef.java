package bumblewick.def;

/**
 * What ground and walls are made of.
 *
 * @param id name, as in {@code COLL_<id>} of a level
 * @param effect what it does to who touches it
 * @param power factor on acceleration: how well feet grip
 * @param friction share of the speed against it that is lost each tick by what lies on it, 0 to 1
 * @param speed factor on walking speeds
 * @param bounce speed at which it throws up, in u/s, for {@code BOUNCE} and {@code LAVA}
 * @param crumbleTicks from the first step to the fall, for {@code CRUMBLE}
 * @param restoreTicks from the fall until it is whole again, for {@code CRUMBLE}
 * @param footstep name of the sound of a step
 */
public record SurfaceDef(
        String id,
        Effect effect,
        float power,
        float friction,
        float speed,
        float bounce,
        int crumbleTicks,
        int restoreTicks,
        String footstep) {
    /** What a surface does. */
    public enum Effect {
        /** Ground. */
        NONE,
        /** Slow, and the rise of a jump cannot be cut. */
        STICKY,
        /** Burns and throws out. */
        LAVA,
        /** Throws up. */
        BOUNCE,
        /** Falls away a little after it was stepped on. */
        CRUMBLE
    }
}
