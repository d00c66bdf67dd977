package bumblewick.view.camera;

import com.jme3.math.FastMath;

/**
 * The shake of a camera after a blow: strongest at first, then calmer. The offset grows with the square of the trauma.
 *
 * <p>Source: S. Eiserloh, <i>Juicing Your Cameras With Math</i>, GDC 2016.
 */
public final class CameraShake {
    private static final float DECAY = 1.7f; // trauma lost per second

    private float maximum;
    private float trauma;
    private float time;

    /** Limits the shake: 0 is none, 1 is full strength. */
    public void setMaximum(float strength) {
        maximum = strength;
    }

    /** The limit: 0 is none, 1 is full strength. */
    float maximum() {
        return maximum;
    }

    /** Adds trauma, which is 1 at most: 0 is none, 1 is as much as there is. */
    public void add(float amount) {
        trauma = Math.min(1f, trauma + amount);
    }

    /** Ends the shake at once. */
    public void stop() {
        trauma = 0f;
    }

    void update(float seconds) {
        time += seconds;
        trauma = Math.max(0f, trauma - DECAY * seconds);
    }

    /**
     * The offset now, −1 to 1; each {@code frequency} (radians per second) and {@code phase} gives an independent
     * shake.
     */
    float offset(float frequency, float phase) {
        float strength = maximum * trauma * trauma;
        return strength
                * (0.6f * FastMath.sin(time * frequency + phase)
                        + 0.4f * FastMath.sin(time * frequency * 1.7f + phase));
    }
}
