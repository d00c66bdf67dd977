package bumblewick.sim.collision;

/**
 * The best contact that a query has found so far, in doubles, relative to the query's origin. Of two that are equally
 * good the geometry decides, never the order in which they were found.
 */
final class BestContact {
    /**
     * Fractions, or u, by which culling looks beyond the first contact so far. Culling and contacts round differently:
     * without this, which of two that are met at once is kept would depend on which of them was tested first.
     */
    static final double TIE = 1e-9;

    final Vector3d normal = new Vector3d();
    final Vector3d point = new Vector3d();
    double fraction;
    /** Between the shapes at the start; below 0 they overlap. */
    double distance;

    Solid solid;
    /** Null if it belongs to a solid. */
    private TriangleMesh mesh;

    private int slot;
    /** See {@link SweepHit#front}. */
    boolean front;

    private boolean known;

    /** How steeply it is met: the displacement's part against the normal. */
    double steepness;

    /** Forgets what was found; beyond this fraction or distance nothing counts. */
    void reset(double limit) {
        fraction = limit;
        distance = limit;
        steepness = Double.NEGATIVE_INFINITY;
        solid = null;
        mesh = null;
        known = false;
    }

    /** Fraction beyond which a sweep has nothing to add. */
    double limit() {
        return Math.min(1, fraction + TIE);
    }

    /** Distance beyond which a search has nothing to add, in u. */
    double range() {
        return distance + TIE;
    }

    /** Whether anything has been found. */
    boolean known() {
        return known;
    }

    /** Whether a sweep reaches this contact before that of a hit, or at the same time but more steeply. */
    boolean soonerThan(SweepHit hit, Vector3d d) {
        float own = (float) fraction;
        if (own != hit.fraction) {
            return own < hit.fraction;
        }
        return steepness > -(hit.normal.x * d.x + hit.normal.y * d.y + hit.normal.z * d.z);
    }

    /** It belongs to a solid. */
    void of(Solid owner) {
        of(owner, null, 0);
    }

    /** It belongs to a triangle. */
    void of(TriangleMesh owner, int ownSlot) {
        of(null, owner, ownSlot);
    }

    private void of(Solid ownSolid, TriangleMesh ownMesh, int ownSlot) {
        solid = ownSolid;
        mesh = ownMesh;
        slot = ownSlot;
        front = true;
        known = true;
    }

    void set(BestContact other) {
        normal.set(other.normal);
        point.set(other.point);
        fraction = other.fraction;
        distance = other.distance;
        steepness = other.steepness;
        of(other.solid, other.mesh, other.slot);
        front = other.front;
    }

    /** Whether a sweep reaches this contact before the other, or at the same time but first in the order of contacts. */
    boolean soonerThan(BestContact other) {
        if (fraction != other.fraction) {
            return fraction < other.fraction;
        }
        return steepness != other.steepness ? steepness > other.steepness : before(other);
    }

    /** Whether this contact is nearer than the other, or as near but first in the order of contacts. */
    boolean nearerThan(BestContact other) {
        if (!other.known) {
            return distance <= other.distance;
        }
        return distance != other.distance ? distance < other.distance : before(other);
    }

    /** The order of contacts: by their places, then by those of their triangles. */
    boolean before(BestContact other) {
        int order = Double.compare(point.x, other.point.x);
        order = order != 0 ? order : Double.compare(point.y, other.point.y);
        order = order != 0 ? order : Double.compare(point.z, other.point.z);
        order = order != 0 ? order : Double.compare(normal.y, other.normal.y);
        order = order != 0 ? order : Double.compare(normal.x, other.normal.x);
        order = order != 0 ? order : Double.compare(normal.z, other.normal.z);
        return order != 0 ? order < 0 : mesh != null && mesh == other.mesh && mesh.precedes(slot, other.slot);
    }

    /** Writes it into a hit, in world units. */
    void report(SweepHit hit, double originX, double originY, double originZ) {
        hit.fraction = (float) fraction;
        hit.distance = (float) distance;
        hit.normal.set((float) normal.x, (float) normal.y, (float) normal.z);
        hit.point.set((float) (originX + point.x), (float) (originY + point.y), (float) (originZ + point.z));
        hit.moved = solid;
        hit.solid = solid == null ? SweepHit.MESH : solid.id();
        hit.triangle = mesh == null ? SweepHit.NO_TRIANGLE : mesh.id(slot);
        hit.surface = solid != null ? solid.surface() : mesh == null ? 0 : mesh.surface(slot);
        hit.front = front;
    }
}
