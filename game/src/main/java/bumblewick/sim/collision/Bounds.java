package bumblewick.sim.collision;

/** A box along the world's axes around something. */
final class Bounds {
    double minX;
    double minY;
    double minZ;
    double maxX;
    double maxY;
    double maxZ;

    private final Vector3d point = new Vector3d();

    /** Encloses a shape. */
    void enclose(PlacedShape shape) {
        double r = shape.radius;
        shape.support(-1, 0, 0, point);
        minX = point.x - r;
        shape.support(1, 0, 0, point);
        maxX = point.x + r;
        shape.support(0, -1, 0, point);
        minY = point.y - r;
        shape.support(0, 1, 0, point);
        maxY = point.y + r;
        shape.support(0, 0, -1, point);
        minZ = point.z - r;
        shape.support(0, 0, 1, point);
        maxZ = point.z + r;
    }

    /** Makes room for what is in it to move. */
    void stretch(Vector3d d) {
        minX += Math.min(0, d.x);
        minY += Math.min(0, d.y);
        minZ += Math.min(0, d.z);
        maxX += Math.max(0, d.x);
        maxY += Math.max(0, d.y);
        maxZ += Math.max(0, d.z);
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
}
