package bumblewick.sim.collision;

/** Three doubles that change in place: queries reckon in doubles, relative to where they start. */
final class Vector3d {
    double x;
    double y;
    double z;

    Vector3d set(double newX, double newY, double newZ) {
        x = newX;
        y = newY;
        z = newZ;
        return this;
    }

    Vector3d set(Vector3d other) {
        return set(other.x, other.y, other.z);
    }

    double dot(Vector3d other) {
        return x * other.x + y * other.y + z * other.z;
    }

    double length() {
        return Math.sqrt(dot(this));
    }
}
