package bumblewick.architecture.broken.sim;

import com.jme3.math.FastMath;

final class TakesAFastSine {
    private TakesAFastSine() {}

    static float of(float angle) {
        return FastMath.sin(angle);
    }
}
