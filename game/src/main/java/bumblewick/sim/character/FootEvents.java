package bumblewick.sim.character;

import bumblewick.sim.collision.Solid;

/** What happened to Wick on foot in the last tick. */
public final class FootEvents {
    private int happened; // a bit for each, by its number
    float landingSpeed;
    Solid bouncedOn;
    Solid pushed;

    FootEvents() {}

    void clear() {
        happened = 0;
        landingSpeed = 0f;
        bouncedOn = null;
        pushed = null;
    }

    void add(FootEvent event) {
        happened |= 1 << event.ordinal();
    }

    void addIf(boolean so, FootEvent event) {
        if (so) {
            add(event);
        }
    }

    public boolean has(FootEvent event) {
        return (happened & 1 << event.ordinal()) != 0;
    }

    /** How fast the feet touched the ground, downwards, in u/s; 0 if they did not. */
    public float landingSpeed() {
        return landingSpeed;
    }

    /** The solid that threw Wick up; null for the level itself or nothing. */
    public Solid bouncedOn() {
        return bouncedOn;
    }

    /** The solid against which Wick walked in this tick, or null. */
    public Solid pushed() {
        return pushed;
    }
}
