package bumblewick.android.audio;

/**
 * Computes the gain of a source for the left and the right channel from its position.
 *
 * <p>It attenuates with distance by OpenAL's clamped inverse law,
 *
 * <pre>gain = near / (near + rolloff · (clamp(distance, near, far) − near))</pre>
 *
 * <p>and pans by a law between constant power and constant sum, 4.5 dB lower in the middle than at a
 * side,
 *
 * <pre>right = √( (1 + p)/2 · sin((1 + p)·π/4) ),    p = −1 (left) to 1 (right)</pre>
 *
 * <p>Sixty degrees from straight ahead it is heard from one side alone, and straight behind it is a third softer: within
 * 1.5 dB what OpenAL Soft makes of it for two loudspeakers, so that the mix is balanced as on a PC.
 *
 * <p>Source: <i>OpenAL 1.1 Specification and Reference</i> (2005), 3.4.2.
 */
final class Panner {
    /** Sine of sixty degrees. */
    private static final float SIDE = 0.866f;

    private static final float LOST_BEHIND = 0.32f;
    private static final float HERE = 1e-4f;

    private float x;
    private float y;
    private float z;
    private boolean relative;
    private float near = 1f;
    private float far = Float.MAX_VALUE;
    private float rolloff = 1f;
    private float left;
    private float right;

    void at(float newX, float newY, float newZ) {
        x = newX;
        y = newY;
        z = newZ;
    }

    /** Whether its place is the ear's own space, as opposed to the game's. */
    void relative(boolean toTheEar) {
        relative = toTheEar;
    }

    void near(float distance) {
        near = distance;
    }

    void far(float distance) {
        far = distance;
    }

    void rolloff(float factor) {
        rolloff = factor;
    }

    /** Computes the gains for a listener; see {@link #left} and {@link #right}. */
    void hear(Listener listener) {
        float dx = relative ? x : x - listener.x();
        float dy = relative ? y : y - listener.y();
        float dz = relative ? z : z - listener.z();
        float distance = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
        float pan = 0f;
        float behind = 0f;
        if (distance > HERE) {
            pan = (relative ? dx : listener.right(dx, dy, dz)) / distance;
            behind = Math.max(0f, (relative ? dz : -listener.forward(dx, dy, dz)) / distance);
        }
        float gain = fade(distance) * (1f - LOST_BEHIND * behind);
        float p = Math.max(-1f, Math.min(1f, pan / SIDE));
        left = gain * law(-p);
        right = gain * law(p);
    }

    private float fade(float distance) {
        float clamped = Math.max(near, Math.min(Math.max(near, far), distance));
        float reach = near + rolloff * (clamped - near);
        return reach > 0f ? near / reach : 1f;
    }

    private static float law(float p) {
        return (float) Math.sqrt((1f + p) / 2f * Math.sin((1f + p) * Math.PI / 4));
    }

    /** Factor on the amplitude of the left side. */
    float left() {
        return left;
    }

    /** Factor on the amplitude of the right side. */
    float right() {
        return right;
    }
}
