package bumblewick.architecture.broken.sim;

import com.jme3.math.Vector3f;

final class KeepsAVector {
    static final Vector3f UP = new Vector3f(0f, 1f, 0f);

    private KeepsAVector() {}
}
