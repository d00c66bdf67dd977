package bumblewick.def;

/**
 * What the helps that a player may ask for are worth.
 *
 * @param gentle a little help with aiming
 * @param strong a lot of it
 * @param coyoteTicks after leaving the ground in which a jump still counts, for who asks for help with falling
 */
public record AssistDef(Aim gentle, Aim strong, int coyoteTicks) {
    /**
     * Help with aiming.
     *
     * @param lockFactor on the radius within which targets are painted
     * @param bendPixels within which of the reticle, or of the line of fire, shots fly at a target instead, on a picture
     *     1080 pixels high
     * @param lean how much further blows reach at the nearest enemy on foot, in u
     */
    public record Aim(float lockFactor, float bendPixels, float lean) {
        /** No help. */
        public static final Aim NONE = new Aim(1f, 0f, 0f);
    }
}
