package bumblewick.sim.character;

import bumblewick.sim.collision.Solid;

/** What happened to one who walks in the last tick. Each tick starts with nothing having happened. */
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

    /** Jumped from the ground. */
    public boolean jumped() {
        return jumped;
    }

    /** Jumped from a wall. */
    public boolean wallJumped() {
        return wallJumped;
    }

    /** Feet touched the ground. */
    public boolean landed() {
        return landed;
    }

    /** How fast, downwards, in u/s; 0 if they did not. */
    public float landingSpeed() {
        return landingSpeed;
    }

    /** Feet left the ground, by a jump or otherwise. */
    public boolean leftGround() {
        return leftGround;
    }

    /** A step was taken on {@link FootMotion#groundSurface()}. */
    public boolean stepped() {
        return stepped;
    }

    /** A bounce surface threw it up. */
    public boolean bounced() {
        return bounced;
    }

    /** What threw it up, or null for the level itself or nothing. */
    public Solid bouncedOn() {
        return bouncedOn;
    }

    /** Touched lava. */
    public boolean burned() {
        return burned;
    }

    /** The smoke of a burn is gone. */
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

    /** Dives down. */
    public boolean poundBegan() {
        return poundBegan;
    }

    /** The dive struck the ground. */
    public boolean poundLanded() {
        return poundLanded;
    }

    /** Was touched, and it hurt. */
    public boolean hurt() {
        return hurt;
    }

    /** Is back on safe ground. */
    public boolean respawned() {
        return respawned;
    }

    /** What was walked against in this tick, or null. */
    public Solid pushed() {
        return pushed;
    }

    /** Whether that began in this tick. */
    public boolean pushBegan() {
        return pushBegan;
    }
}
