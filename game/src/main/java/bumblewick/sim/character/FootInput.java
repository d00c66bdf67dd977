package bumblewick.sim.character;

/** What Wick wants on foot in one tick. One object is filled anew every tick. */
public final class FootInput {
    float x;
    float z;
    boolean jump;
    boolean spin;
    boolean crouch;
    boolean walk;
    int bees;
    float airX;
    float airY;
    float airZ;
    float factor = 1f;

    /** Wants nothing. */
    public FootInput() {}

    /** Resets all inputs. */
    public FootInput clear() {
        x = 0f;
        z = 0f;
        jump = false;
        spin = false;
        crouch = false;
        walk = false;
        bees = 0;
        airX = 0f;
        airY = 0f;
        airZ = 0f;
        factor = 1f;
        return this;
    }

    /** Direction in the world, without the dead zone; a length of 1 is a stick pushed to its end, more is clamped. */
    public FootInput direction(float east, float ahead) {
        x = east;
        z = ahead;
        return this;
    }

    /** Whether jump is held. */
    public FootInput jump(boolean held) {
        jump = held;
        return this;
    }

    /** Whether spin is pressed: it strikes all around. */
    public FootInput spin(boolean pressed) {
        spin = pressed;
        return this;
    }

    /** Whether crouch is held: on the ground Wick crouches, in the air a press dives down. */
    public FootInput crouch(boolean held) {
        crouch = held;
        return this;
    }

    /** Whether to walk slowly. */
    public FootInput walk(boolean held) {
        walk = held;
        return this;
    }

    /** Velocity of the air, in u/s, which carries Wick along; its upward part counts in the air alone. */
    public FootInput air(float x, float y, float z) {
        airX = x;
        airY = y;
        airZ = z;
        return this;
    }

    /** Factor on all speeds of walking and steering, more than 0. */
    public FootInput factor(float onSpeed) {
        factor = onSpeed;
        return this;
    }

    /** Number of bees that can carry a glide. */
    public FootInput bees(int number) {
        bees = number;
        return this;
    }
}
