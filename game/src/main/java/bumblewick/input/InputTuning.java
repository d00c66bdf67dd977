package bumblewick.input;

/**
 * How each device turns movement into steering, as the player's settings say.
 *
 * @param keys of the keyboard
 * @param mouse of the mouse's movement
 * @param pad of a pad's sticks
 * @param touch of fingers on the screen
 * @param deadZone share of a stick's range that counts as rest, in any direction, 0 to below 1
 * @param steering of keys and pads in flight
 */
public record InputTuning(Turn keys, Turn mouse, Turn pad, Turn touch, float deadZone, Steering steering) {
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
     * @param vertical further factor on all that goes up and down, &gt; 0
     */
    public record Turn(boolean invertX, boolean invertY, float speed, float vertical) {
        public Turn {
            if (!(speed > 0f && vertical > 0f)) {
                throw new IllegalArgumentException(
                        "speed is " + speed + " and vertical " + vertical + ", expected more than 0");
            }
        }

        /** As fast up and down as to the sides. */
        public Turn(boolean invertX, boolean invertY, float speed) {
            this(invertX, invertY, speed, 1f);
        }

        /** Factor on a movement to the right, negative if it is swapped. */
        float right() {
            return signX() * speed;
        }

        /** Factor on a movement upwards, likewise. */
        float up() {
            return signY() * speed * vertical;
        }

        float signX() {
            return invertX ? -1f : 1f;
        }

        float signY() {
            return invertY ? -1f : 1f;
        }
    }

    /**
     * How keys and a pad's stick steer in flight.
     *
     * @param keysRamp time in which held keys reach full deflection, in seconds, 0 for at once
     * @param padX factor on the stick's deflection to the sides, &gt; 0; the result is at most full
     * @param padY likewise up and down
     * @param padCurve exponent of the stick's deflection, &ge; 1: more steers finer near the middle
     */
    public record Steering(float keysRamp, float padX, float padY, float padCurve) {
        /** Keys at once, sticks as they are. */
        public static final Steering DIRECT = new Steering(0f, 1f, 1f, 1f);

        public Steering {
            if (!(keysRamp >= 0f && padX > 0f && padY > 0f && padCurve >= 1f)) {
                throw new IllegalArgumentException("steering is " + keysRamp + " s, " + padX + ", " + padY + ", "
                        + padCurve + ", expected 0 or more, more than 0, more than 0, and 1 or more");
            }
        }

        /** The deflection for a stick that is pushed by {@code push}, −1 to 1, along an axis with this factor. */
        float stick(float push, float factor) {
            float curved = padCurve == 1f ? Math.abs(push) : (float) Math.pow(Math.abs(push), padCurve);
            return Math.signum(push) * Math.min(1f, factor * curved);
        }
    }

    /** With direct steering. */
    public InputTuning(Turn keys, Turn mouse, Turn pad, Turn touch, float deadZone) {
        this(keys, mouse, pad, touch, deadZone, Steering.DIRECT);
    }

    /** The tuning of a player who has changed no setting. */
    public static InputTuning defaults() {
        Turn usual = new Turn(false, false, 1f);
        return new InputTuning(usual, usual, usual, usual, 0.15f);
    }
}
