package bumblewick.sim.character;

import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** The contacts of a character's last move: for pushing, sliding down walls, and debug drawing. */
public final class ContactBuffer {
    /** Contacts of one move that are remembered. */
    private static final int MOST = 16;

    /** A normal that points down by more than this is a ceiling's. */
    static final float CEILING = -0.1f;

    private final Vector3f[] points = new Vector3f[MOST];
    private final Vector3f[] normals = new Vector3f[MOST];
    private final Solid[] solids = new Solid[MOST];
    private int size;

    private final Solid[] pushed = new Solid[MOST];
    private final Vector3f[] pushNormals = new Vector3f[MOST];
    private int pushes;

    private final Vector3f wallNormal = new Vector3f();
    private boolean wall;
    private Solid wallSolid;
    private int wallSurface;
    private float wallWeight;

    private boolean ceiling;
    private int iterations;

    ContactBuffer() {
        for (int i = 0; i < MOST; i++) {
            points[i] = new Vector3f();
            normals[i] = new Vector3f();
            pushNormals[i] = new Vector3f();
        }
    }

    void clear() {
        size = 0;
        pushes = 0;
        wall = false;
        wallSolid = null;
        wallWeight = 0f;
        ceiling = false;
        iterations = 0;
    }

    /** Counts one more sweep of the move. */
    void sweep() {
        iterations++;
    }

    /** Adds a contact. */
    void add(SweepHit hit) {
        if (size < MOST) {
            solids[size] = hit.met();
            points[size].set(hit.point());
            normals[size++].set(hit.normal());
        }
    }

    /**
     * Adds a contact with something too steep to stand on that stopped the way.
     *
     * @param way that it stopped (unaffected)
     */
    void addWall(SweepHit hit, Vector3f way) {
        add(hit);
        if (hit.normal().y < CEILING) {
            ceiling = true;
        }
        float weight = -hit.normal().dot(way);
        if (!wall || weight > wallWeight) {
            wall = true;
            wallWeight = weight;
            wallNormal.set(hit.normal());
            wallSolid = hit.met();
            wallSurface = hit.surface();
        }
        if (hit.met() != null) {
            push(hit);
        }
    }

    private void push(SweepHit hit) {
        for (int i = 0; i < pushes; i++) {
            if (pushed[i] == hit.met()) {
                return;
            }
        }
        if (pushes < MOST) {
            pushed[pushes] = hit.met();
            pushNormals[pushes++].set(hit.normal());
        }
    }

    /** How many contacts the last move made. */
    public int size() {
        return size;
    }

    /** Where one of them touched, in world units. */
    public Vector3f point(int index) {
        return points[check(index, size)];
    }

    /** From what it touched towards the character, length 1. */
    public Vector3f normal(int index) {
        return normals[check(index, size)];
    }

    /** The solid that it touched, or null for a mesh. */
    public Solid solid(int index) {
        return solids[check(index, size)];
    }

    /** How many solids the last move walked against. */
    public int pushes() {
        return pushes;
    }

    /** One of them, 0 to {@code pushes() − 1}. */
    public Solid pushed(int index) {
        return pushed[check(index, pushes)];
    }

    /** From that solid towards the character, length 1. */
    public Vector3f pushNormal(int index) {
        return pushNormals[check(index, pushes)];
    }

    /** Whether the last move met a wall: anything too steep to stand on. */
    public boolean wall() {
        return wall;
    }

    /** Normal of the wall that stopped it most; valid while {@link #wall()}. */
    public Vector3f wallNormal() {
        return wallNormal;
    }

    /** That wall's solid, or null. */
    public Solid wallSolid() {
        return wallSolid;
    }

    /** Surface of that wall, as its owner numbers them. */
    public int wallSurface() {
        return wallSurface;
    }

    /** Whether the last move bumped into something above. */
    public boolean ceiling() {
        return ceiling;
    }

    /** Number of sweeps of the last move: one to each thing in its way, and the snap to the ground. */
    public int iterations() {
        return iterations;
    }

    private static int check(int index, int size) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return index;
    }
}
