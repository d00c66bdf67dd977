package bumblewick.sim.character;

import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** The contacts of the last move: for pushing, sliding down walls, and debug drawing. */
final class ContactBuffer {
    /** Contacts of one move that are remembered. */
    private static final int MOST = 16;

    /** A normal that points down by more than this is a ceiling's. */
    static final float CEILING = -0.1f;

    private final Vector3f[] points = new Vector3f[MOST];
    private final Vector3f[] normals = new Vector3f[MOST];
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

    int size() {
        return size;
    }

    Vector3f point(int index) {
        return points[check(index, size)];
    }

    Vector3f normal(int index) {
        return normals[check(index, size)];
    }

    int pushes() {
        return pushes;
    }

    Solid pushed(int index) {
        return pushed[check(index, pushes)];
    }

    Vector3f pushNormal(int index) {
        return pushNormals[check(index, pushes)];
    }

    boolean wall() {
        return wall;
    }

    Vector3f wallNormal() {
        return wallNormal;
    }

    Solid wallSolid() {
        return wallSolid;
    }

    int wallSurface() {
        return wallSurface;
    }

    boolean ceiling() {
        return ceiling;
    }

    int iterations() {
        return iterations;
    }

    private static int check(int index, int size) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return index;
    }
}
