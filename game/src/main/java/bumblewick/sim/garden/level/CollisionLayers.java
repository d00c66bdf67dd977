package bumblewick.sim.garden.level;

/** The layers of a garden's collision world. */
public final class CollisionLayers {
    /** The level's own triangles. */
    static final int LEVEL = 1;
    /** What is fixed, moves by itself, or crumbles: platforms, doors, planks. */
    public static final int FIXTURE = 1 << 1;
    /** What can be pushed. */
    public static final int BODY = 1 << 2;

    /** What stops the camera and a bullet's line of sight: not what can be pushed. */
    public static final int STILL = LEVEL | FIXTURE;
    /** What one can stand on and collide with. */
    public static final int SOLID = LEVEL | FIXTURE | BODY;

    private CollisionLayers() {}
}
