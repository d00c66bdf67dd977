package bumblewick.input;

/**
 * How the player's devices answer.
 *
 * @param keys keyboard
 * @param mouse its movement
 * @param pad sticks
 * @param touch fingers on the screen
 * @param deadZone share of a stick's way that counts as rest, in any direction, 0 to below 1
 */
public record Feel(Turn keys, Turn mouse, Turn pad, Turn touch, float deadZone) {
    public Feel {
        if (!(deadZone >= 0f && deadZone < 1f)) {
            throw new IllegalArgumentException("deadZone is " + deadZone + ", expected 0 to below 1");
        }
    }

    /**
     * One device.
     *
     * @param invertX whether left and right change places: in flight for Wick's way, on foot for the view
     * @param invertY the same for up and down
     * @param speed factor on how fast it turns the view; of mouse and fingers, on their way in flight, too
     */
    public record Turn(boolean invertX, boolean invertY, float speed) {
        public Turn {
            if (!(speed > 0f)) {
                throw new IllegalArgumentException("speed is " + speed + ", expected more than 0");
            }
        }

        float signX() {
            return invertX ? -1f : 1f;
        }

        float signY() {
            return invertY ? -1f : 1f;
        }
    }

    /** How devices answer to somebody who has chosen nothing. */
    public static Feel usual() {
        Turn usual = new Turn(false, false, 1f);
        return new Feel(usual, usual, usual, usual, 0.15f);
    }
}
