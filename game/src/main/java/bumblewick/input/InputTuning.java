package bumblewick.input;

/**
 * How each device turns movement into steering, as the player's settings say.
 *
 * @param keys of the keyboard
 * @param mouse of the mouse's movement
 * @param pad of a pad's sticks
 * @param touch of fingers on the screen
 * @param deadZone share of a stick's range that counts as rest, in any direction, 0 to below 1
 */
public record InputTuning(Turn keys, Turn mouse, Turn pad, Turn touch, float deadZone) {
    public InputTuning {
        if (!(deadZone >= 0f && deadZone < 1f)) {
            throw new IllegalArgumentException("deadZone is " + deadZone + ", expected 0 to below 1");
        }
    }

    /**
     * The tuning of one device.
     *
     * @param invertX whether left and right are swapped: in flight for steering, on foot for the camera
     * @param invertY whether up and down are swapped, likewise
     * @param speed factor on the speed of the camera; for mouse and fingers also on the distance in flight, &gt; 0
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

    /** The tuning of a player who has changed no setting. */
    public static InputTuning defaults() {
        Turn usual = new Turn(false, false, 1f);
        return new InputTuning(usual, usual, usual, usual, 0.15f);
    }
}
