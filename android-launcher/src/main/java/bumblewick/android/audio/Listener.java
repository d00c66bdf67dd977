package bumblewick.android.audio;

/** The OpenAL listener: position and orientation, in the game's units. */
final class Listener {
    private float x;
    private float y;
    private float z;
    private float aheadX;
    private float aheadY;
    private float aheadZ = -1f;
    private float upX;
    private float upY = 1f;
    private float upZ;
    private float gain = 1f;

    void at(float newX, float newY, float newZ) {
        x = newX;
        y = newY;
        z = newZ;
    }

    /** Looks along a direction, of any length. */
    void ahead(float newX, float newY, float newZ) {
        aheadX = newX;
        aheadY = newY;
        aheadZ = newZ;
    }

    /** Stands in a direction, of any length. */
    void up(float newX, float newY, float newZ) {
        upX = newX;
        upY = newY;
        upZ = newZ;
    }

    /** A factor on all amplitudes. */
    void gain(float factor) {
        gain = factor;
    }

    float gain() {
        return gain;
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    float z() {
        return z;
    }

    /** How far a way leads to the right, in units. */
    float right(float dx, float dy, float dz) {
        float rightX = aheadY * upZ - aheadZ * upY;
        float rightY = aheadZ * upX - aheadX * upZ;
        float rightZ = aheadX * upY - aheadY * upX;
        return along(rightX, rightY, rightZ, dx, dy, dz);
    }

    /** How far a way leads ahead, in units. */
    float forward(float dx, float dy, float dz) {
        return along(aheadX, aheadY, aheadZ, dx, dy, dz);
    }

    private static float along(float x, float y, float z, float dx, float dy, float dz) {
        float length = (float) Math.sqrt(x * x + y * y + z * z);
        return length == 0f ? 0f : (x * dx + y * dy + z * dz) / length;
    }
}
