package bumblewick.sim.character;

/** What one who walks wants in one tick. Reused: whoever asks fills it anew each tick. */
public final class FootInput {
    float x;
    float z;
    boolean jump;
    boolean spin;
    boolean crouch;
    boolean walk;
    int bees;

    /** Wants nothing. */
    public FootInput() {}

    /** Forgets every wish. */
    public FootInput clear() {
        x = 0f;
        z = 0f;
        jump = false;
        spin = false;
        crouch = false;
        walk = false;
        bees = 0;
        return this;
    }

    /** Where to go, in the world, dead zone taken off; a length of 1 is a stick pushed to the end, more is cut. */
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

    /** Whether spin was pressed: it strikes all around. */
    public FootInput spin(boolean pressed) {
        spin = pressed;
        return this;
    }

    /** Whether crouch is held: on the ground it stoops, a press in the air dives down. */
    public FootInput crouch(boolean held) {
        crouch = held;
        return this;
    }

    /** Whether to hold back to a walk. */
    public FootInput walk(boolean held) {
        walk = held;
        return this;
    }

    /** How many bees would carry a glide. */
    public FootInput bees(int number) {
        bees = number;
        return this;
    }
}
