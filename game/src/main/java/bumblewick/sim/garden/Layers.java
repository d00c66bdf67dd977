package bumblewick.sim.garden;

/** What belongs to which layer of a garden's collision world. */
final class Layers {
    /** The level's own triangles. */
    static final int LEVEL = 1;
    /** What stands there for good, moves by itself, or crumbles: platforms, doors, planks. */
    static final int FIXTURE = 1 << 1;
    /** What can be pushed about. */
    static final int BODY = 1 << 2;

    /** What a camera and a bullet mind: not what can be pushed aside. */
    static final int STILL = LEVEL | FIXTURE;
    /** What feet mind. */
    static final int SOLID = LEVEL | FIXTURE | BODY;

    private Layers() {}
}
