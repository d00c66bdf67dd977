package bumblewick.view.flight;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** Where a boss is seen to look: along its way, but never so far from Wick that its face would be lost. */
final class BossFacing {
    private static final float SAME = 1e-4f; // of the length of what is left of a direction without another

    private final Vector3f toWick = new Vector3f();
    private final Vector3f aside = new Vector3f();

    /**
     * The direction in which it looks.
     *
     * @param from the boss's middle, in the corridor's frame as all others (unaffected)
     * @param heading along its way, of length 1 (unaffected)
     * @param wick his middle (unaffected)
     * @param most degrees from Wick
     * @return valid until the next call, of length 1
     */
    Vector3f of(Vector3f from, Vector3f heading, Vector3f wick, float most) {
        toWick.set(wick).subtractLocal(from).normalizeLocal();
        float cosine = heading.dot(toWick);
        float least = FastMath.cos(most * FastMath.DEG_TO_RAD);
        if (cosine >= least) {
            return toWick.set(heading);
        }
        aside.set(toWick).multLocal(-cosine).addLocal(heading);
        if (aside.length() < SAME) { // straight away from Wick: to its left
            toWick.cross(Vector3f.UNIT_Y, aside);
        }
        aside.normalizeLocal().multLocal(FastMath.sin(most * FastMath.DEG_TO_RAD));
        return toWick.multLocal(least).addLocal(aside);
    }
}
