package bumblewick.touch;

/**
 * What the player wants of all parts alike.
 *
 * @param size factor on the size of all of them
 * @param opacity of them at rest, 0 to 1
 * @param mirrored whether the right hand steers
 * @param holdButton whether a button holds the swarm tight, as opposed to the finger that steers
 * @param spinButton whether a button whirls in flight, as opposed to any second finger
 */
public record TouchWishes(float size, float opacity, boolean mirrored, boolean holdButton, boolean spinButton) {
    public TouchWishes {
        if (!(size > 0f)) {
            throw new IllegalArgumentException("size is " + size + ", expected more than 0");
        }
        if (!(opacity >= 0f && opacity <= 1f)) {
            throw new IllegalArgumentException("opacity is " + opacity + ", expected 0 to 1");
        }
    }

    /** Of somebody who has chosen nothing. */
    public static TouchWishes usual() {
        return new TouchWishes(1f, 0.6f, false, false, false);
    }
}
