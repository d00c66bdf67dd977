package bumblewick.sim.character;

import bumblewick.sim.collision.Solid;

/** What happened to Wick on foot in the last tick. */
public final class FootEvents {
    boolean jumped;
    boolean wallJumped;
    boolean landed;
    boolean leftGround;
    float landingSpeed;
    boolean stepped;
    boolean bounced;
    Solid bouncedOn;
    boolean burned;
    boolean burnEnded;
    boolean glideBegan;
    boolean wallSlideBegan;
    boolean spinBegan;
    boolean poundBegan;
    boolean poundLanded;
    boolean hurt;
    boolean respawned;
    Solid pushed;
    boolean pushBegan;

    FootEvents() {}

    void clear() {
        jumped = false;
        wallJumped = false;
        landed = false;
        leftGround = false;
        landingSpeed = 0f;
        stepped = false;
        bounced = false;
        bouncedOn = null;
        burned = false;
        burnEnded = false;
        glideBegan = false;
        wallSlideBegan = false;
        spinBegan = false;
        poundBegan = false;
        poundLanded = false;
        hurt = false;
        respawned = false;
        pushed = null;
        pushBegan = false;
    }

    /** Whether Wick jumped from the ground. */
    public boolean jumped() {
        return jumped;
    }

    /** Whether Wick jumped from a wall. */
    public boolean wallJumped() {
        return wallJumped;
    }

    /** Whether the feet touched the ground. */
    public boolean landed() {
        return landed;
    }

    /** How fast they did, downwards, in u/s; 0 if they did not. */
    public float landingSpeed() {
        return landingSpeed;
    }

    /** Whether the feet left the ground, by a jump or otherwise. */
    public boolean leftGround() {
        return leftGround;
    }

    /** Whether Wick took a step, on {@link FootMotion#groundSurface()}. */
    public boolean stepped() {
        return stepped;
    }

    /** Whether a bounce surface threw Wick up. */
    public boolean bounced() {
        return bounced;
    }

    /** The solid that threw Wick up; null for the level itself or nothing. */
    public Solid bouncedOn() {
        return bouncedOn;
    }

    /** Whether Wick touched lava. */
    public boolean burned() {
        return burned;
    }

    /** Whether the smoke of a burn ended. */
    public boolean burnEnded() {
        return burnEnded;
    }

    public boolean glideBegan() {
        return glideBegan;
    }

    public boolean wallSlideBegan() {
        return wallSlideBegan;
    }

    public boolean spinBegan() {
        return spinBegan;
    }

    /** Whether Wick began to dive. */
    public boolean poundBegan() {
        return poundBegan;
    }

    /** Whether the dive struck the ground. */
    public boolean poundLanded() {
        return poundLanded;
    }

    /** Whether a touch hurt Wick. */
    public boolean hurt() {
        return hurt;
    }

    /** Whether Wick was put back on safe ground. */
    public boolean respawned() {
        return respawned;
    }

    /** The solid against which Wick walked in this tick, or null. */
    public Solid pushed() {
        return pushed;
    }

    /** Whether Wick began to walk against it in this tick. */
    public boolean pushBegan() {
        return pushBegan;
    }
}
