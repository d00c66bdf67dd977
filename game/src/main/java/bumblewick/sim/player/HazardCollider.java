package bumblewick.sim.player;

import bumblewick.math.Tick;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.hazard.StageHazards;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Wick's collision with hazards, which move: the ball is swept against each piece in the piece's own frame, from where the
 * piece would have carried it to where it wants to be, so that neither a fast arm nor a fast Wick can pass through the other.
 * What is left of the step slides along the planes that were met.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.5.1 (relative motion); RULES 4 and 6.7.
 */
final class HazardCollider {
    /** Planes that one step can meet. */
    private static final int MOST = 4;

    /** Kept from what was met, in u. */
    private static final float SKIN = 0.01f;

    private final StageHazards hazards;
    private final Sphere ball;
    private final float radius;
    private final QueryFilter filter = new QueryFilter(1);
    private final Quaternion upright = new Quaternion();
    private final SweepHit hit = new SweepHit();
    private final Vector3f normal = new Vector3f(); // of the contact found last, like the next two
    private final Vector3f point = new Vector3f();
    private float fraction;
    private final Vector3f[] normals = new Vector3f[MOST];
    private final Vector3f carried = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f target = new Vector3f();
    private final Vector3f contact = new Vector3f();
    private final Vector3f surface = new Vector3f();
    private final Vector3f crease = new Vector3f();
    private HazardPiece met;
    private HazardPiece first;
    private final Vector3f firstNormal = new Vector3f();
    private float impact;

    HazardCollider(StageHazards hazards, Sphere ball) {
        this.hazards = hazards;
        this.ball = ball;
        radius = ball.radius();
        for (int i = 0; i < MOST; i++) {
            normals[i] = new Vector3f();
        }
    }

    /**
     * Bends a step so that it ends outside of all hazards.
     *
     * @param start where Wick's ball was a tick ago (unaffected)
     * @param step how far it wants to go in this tick (modified)
     * @param velocity loses what points into what was met, across the rail (modified)
     * @return whether it met a hazard
     */
    boolean bend(Vector3f start, Vector3f step, Vector3f velocity) {
        first = null;
        impact = 0f;
        if (hazards.awake().isEmpty()) {
            return false;
        }
        target.set(start).addLocal(step);
        int planes = 0;
        while (planes < MOST && findFirst(start)) {
            from.addLocal(way.multLocal(fraction));
            contact.set(normal).multLocal(SKIN).addLocal(from);
            normals[planes++].set(normal);
            note(velocity);
            slide(planes);
        }
        if (planes == MOST && findFirst(start)) {
            target.set(contact);
        }
        target.subtract(start, step);
        return planes > 0;
    }

    /** Finds the piece that is met first on the way to the target; {@link #from} and {@link #way} are seen from it. */
    private boolean findFirst(Vector3f start) {
        met = null;
        fraction = Float.POSITIVE_INFINITY;
        List<Hazard> awake = hazards.awake();
        for (int i = 0; i < awake.size(); i++) {
            List<HazardPiece> pieces = awake.get(i).pieces();
            for (int k = 0; k < pieces.size(); k++) {
                HazardPiece piece = pieces.get(k);
                if (meets(start, piece) && hit.fraction() < fraction) {
                    fraction = hit.fraction();
                    normal.set(hit.normal());
                    point.set(hit.point());
                    met = piece;
                }
            }
        }
        if (met != null) {
            met.solid().carry(start, from);
            target.subtract(from, way);
        }
        return met != null;
    }

    private boolean meets(Vector3f start, HazardPiece piece) {
        Solid solid = piece.solid();
        if (!solid.enabled() || !piece.mayMeet(start, target, radius)) {
            return false;
        }
        solid.carry(start, carried);
        target.subtract(carried, way);
        return hazards.world().sweepAgainst(ball, upright, carried, way, solid, hit);
    }

    /** Notes how fast both met, and takes from the velocity what would go on into the piece. */
    private void note(Vector3f velocity) {
        Vector3f n = normal;
        met.solid().carryBack(point, surface);
        point.subtract(surface, surface).multLocal(Tick.PER_SECOND);
        float into = surface.subtractLocal(velocity).dot(n);
        if (first == null || into > impact) {
            first = met;
            firstNormal.set(n);
            impact = into;
        }
        if (into > 0f) {
            velocity.x += into * n.x;
            velocity.y += into * n.y;
        }
    }

    /** Lets what is left of the way go on along the planes met so far. */
    private void slide(int planes) {
        target.subtractLocal(contact);
        clip(normals[planes - 1]);
        for (int i = 0; i < planes - 1; i++) {
            if (target.dot(normals[i]) < 0f) {
                normals[i].cross(normals[planes - 1], crease);
                float length = crease.lengthSquared();
                float along = length > 0f ? target.dot(crease) / length : 0f;
                target.set(crease).multLocal(along);
            }
        }
        target.addLocal(contact);
    }

    private void clip(Vector3f normal) {
        float into = target.dot(normal);
        if (into < 0f) {
            target.subtractLocal(normal.x * into, normal.y * into, normal.z * into);
        }
    }

    /**
     * The way out of what Wick is in, because something else would not let it give way.
     *
     * @param store receives the way, in u; unaffected if Wick is free
     * @return whether Wick is in a hazard
     */
    boolean wayOut(Vector3f position, Vector3f store) {
        if (hazards.awake().isEmpty()
                || !hazards.world().closest(ball, upright, position, 0f, filter, hit)
                || hit.distance() >= 0f) {
            return false;
        }
        store.set(hit.normal()).multLocal(SKIN - hit.distance());
        return true;
    }

    boolean overlaps(Vector3f position) {
        return !hazards.awake().isEmpty() && hazards.world().overlaps(ball, upright, position, filter);
    }

    /** The piece that was met hardest in the last {@link #bend}, or null. */
    HazardPiece first() {
        return first;
    }

    /** The normal of that contact. */
    Vector3f normal() {
        return firstNormal;
    }

    /** How fast that piece and Wick met, in u/s. */
    float impact() {
        return impact;
    }
}
