package bumblewick.input;

/**
 * Which actions one press begins and the next one ends, as opposed to lasting while the key, button or finger is down.
 *
 * @param gather {@link Action#TIGHT} in flight
 * @param walk {@link Action#TIGHT} on foot
 * @param boost {@link Action#BOOST}; it ends a toggled brake
 * @param brake {@link Action#BRAKE}; it ends a toggled boost
 * @param crouch {@link Action#CROUCH}
 * @param glide {@link Action#JUMP}, pressed in the air: Wick glides until the next press or until it lands
 */
public record HoldToggles(boolean gather, boolean walk, boolean boost, boolean brake, boolean crouch, boolean glide) {
    /** Every action lasts while it is held. */
    public static final HoldToggles NONE = new HoldToggles(false, false, false, false, false, false);

    /**
     * Whether each press of {@code action} switches it on or off. {@link Action#JUMP} is not one of these: on the ground
     * it is always held.
     */
    boolean applyTo(Action action, boolean onFoot) {
        return switch (action) {
            case TIGHT -> onFoot ? walk : gather;
            case BOOST -> boost;
            case BRAKE -> brake;
            case CROUCH -> crouch;
            default -> false;
        };
    }
}
