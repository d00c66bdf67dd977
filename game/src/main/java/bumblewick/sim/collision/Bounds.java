package bumblewick.sim.collision;

/** An axis-aligned bounding box. */
final class Bounds {
    double minX;
    double minY;
    double minZ;
    double maxX;
    double maxY;
    double maxZ;

    private final Vector3d point = new Vector3d();
    private final double[] window = new double[2];

    /** Encloses a shape. */
    void enclose(PlacedShape shape) {
        if (shape.isRound()) {
            encloseSegment(shape.centre, shape.axisY, shape.halfY);
        } else {
            shape.support(-1, 0, 0, point);
            minX = point.x;
            shape.support(1, 0, 0, point);
            maxX = point.x;
            shape.support(0, -1, 0, point);
            minY = point.y;
            shape.support(0, 1, 0, point);
            maxY = point.y;
            shape.support(0, 0, -1, point);
            minZ = point.z;
            shape.support(0, 0, 1, point);
            maxZ = point.z;
        }
        grow(shape.radius);
    }

    private void encloseSegment(Vector3d centre, Vector3d axis, double half) {
        double x = half * Math.abs(axis.x);
        double y = half * Math.abs(axis.y);
        double z = half * Math.abs(axis.z);
        minX = centre.x - x;
        minY = centre.y - y;
        minZ = centre.z - z;
        maxX = centre.x + x;
        maxY = centre.y + y;
        maxZ = centre.z + z;
    }

    /** Extends it by a displacement of what is in it. */
    void stretch(Vector3d d) {
        minX += Math.min(0, d.x);
        minY += Math.min(0, d.y);
        minZ += Math.min(0, d.z);
        maxX += Math.max(0, d.x);
        maxY += Math.max(0, d.y);
        maxZ += Math.max(0, d.z);
    }

    void set(Bounds other) {
        minX = other.minX;
        minY = other.minY;
        minZ = other.minZ;
        maxX = other.maxX;
        maxY = other.maxY;
        maxZ = other.maxZ;
    }

    void grow(double by) {
        minX -= by;
        minY -= by;
        minZ -= by;
        maxX += by;
        maxY += by;
        maxZ += by;
    }

    void shift(double x, double y, double z) {
        minX += x;
        minY += y;
        minZ += z;
        maxX += x;
        maxY += y;
        maxZ += z;
    }

    boolean overlaps(Bounds other) {
        return minX <= other.maxX
                & maxX >= other.minX
                & minY <= other.maxY
                & maxY >= other.minY
                & minZ <= other.maxZ
                & maxZ >= other.minZ;
    }

    boolean contains(Bounds other) {
        return minX <= other.minX
                & maxX >= other.maxX
                & minY <= other.minY
                & maxY >= other.maxY
                & minZ <= other.minZ
                & maxZ >= other.maxZ;
    }

    /** Whether it comes to overlap another box while it moves along a share of a displacement. */
    boolean reaches(Bounds other, Vector3d d, double share) {
        window[0] = 0;
        window[1] = share;
        return narrow(other.minX - maxX, other.maxX - minX, d.x)
                && narrow(other.minY - maxY, other.maxY - minY, d.y)
                && narrow(other.minZ - maxZ, other.maxZ - minZ, d.z);
    }

    /** Narrows the time window to when the motion along an axis is between two places; false if nothing is left. */
    private boolean narrow(double low, double high, double way) {
        if (way == 0) {
            return low <= 0 && high >= 0;
        }
        double a = low / way;
        double b = high / way;
        window[0] = Math.max(window[0], Math.min(a, b));
        window[1] = Math.min(window[1], Math.max(a, b));
        return window[0] <= window[1];
    }
}
