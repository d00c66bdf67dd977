package bumblewick.sim.collision;

import com.jme3.math.Vector3f;

/** The result of a query. Reused: valid until the next query that it is given to. */
public final class SweepHit {
    /** {@link #solid()} of what belongs to a mesh. */
    public static final int MESH = 0;

    /** {@link #triangle()} of what is no triangle. */
    public static final int NO_TRIANGLE = -1;

    /** {@link #fraction()} while nothing has been found. */
    static final float NOTHING = 2f;

    final Vector3f normal = new Vector3f();
    final Vector3f point = new Vector3f();
    float fraction = NOTHING;
    float distance;
    int solid;
    Solid moved;
    int triangle;
    int surface;
    boolean front = true;

    /** Forgets what was found: any contact comes before nothing. */
    void clear() {
        fraction = NOTHING;
    }

    /** The share of the displacement after which the shapes touch, 0 to 1. */
    public float fraction() {
        return fraction;
    }

    /**
     * How far the shapes are apart at the start, in u; below 0 they overlap by as much. A sweep reports it only for what
     * it met at the start; a closest-point query always.
     */
    public float distance() {
        return distance;
    }

    /** From what was met towards the one that met it, length 1. */
    public Vector3f normal() {
        return normal;
    }

    /** Where they touch, on the surface of what was met, in world units. */
    public Vector3f point() {
        return point;
    }

    /** Id of the solid, or {@link #MESH}. */
    public int solid() {
        return solid;
    }

    /** The solid itself, or null. */
    public Solid met() {
        return moved;
    }

    /** The triangle by its number in the mesh as it was given, or {@link #NO_TRIANGLE}. */
    public int triangle() {
        return triangle;
    }

    /**
     * Whether the normal lies on the side from which a triangle's corners are seen counter-clockwise: outside of a closed mesh.
     * True for solids. Only closest-point queries and contacts report it.
     */
    boolean front() {
        return front;
    }

    /** The owner's number of the surface. */
    public int surface() {
        return surface;
    }
}
