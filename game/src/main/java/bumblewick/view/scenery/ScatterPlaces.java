package bumblewick.view.scenery;

import bumblewick.def.presentation.LookDef.Scatter;
import bumblewick.def.presentation.LookDef.Stand;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Where the copies of one kind stand along the rail. Each has an index, from which all about it follows: it is the same from
 * wherever it is seen.
 */
final class ScatterPlaces {
    private static final int DRIFT = 6; // plants of one drift
    private static final float DRIFT_ASIDE = 2.2f; // u from its middle to its edge
    private static final float DRIFT_ALONG = 4.6f; // likewise, along the rail
    private static final float NEXT_ANGLE = 2.4f; // radians from one plant of a drift to the next: they fill it evenly

    private final Scatter scatter;
    private final int number;
    private final float spacing;

    /**
     * @param number of the kind, so that two kinds do not stand on the same places
     * @param spacing from one to the next on average, in u
     */
    ScatterPlaces(Scatter scatter, int number, float spacing) {
        this.scatter = scatter;
        this.number = number;
        this.spacing = spacing;
    }

    float spacing() {
        return spacing;
    }

    /** The least index of those that can stand from a place along the rail on, in u. */
    int first(float least) {
        return (int) FastMath.ceil(least / spacing) - astray();
    }

    /** The largest index of those that can stand up to a place along the rail, in u. */
    int last(float most) {
        return (int) FastMath.floor(most / spacing) + astray();
    }

    /** How many can stand on a side of a piece of the rail at most. */
    int most(float length) {
        return (int) (length / spacing) + 2 + 2 * astray();
    }

    /** By how many indices one is away from where it would stand if all stood at equal distances. */
    private int astray() {
        return scatter.stand() == Stand.DRIFTS ? DRIFT + (int) FastMath.ceil(DRIFT_ALONG / spacing) : 0;
    }

    /**
     * Finds where one is.
     *
     * @param side 0 or 1
     * @param store receives how far beside the rail it is, in x, and where along it, in z, in u
     */
    void find(int index, int side, Vector3f store) {
        if (scatter.stand() != Stand.DRIFTS) {
            store.x = between(scatter.minX(), scatter.maxX(), index, side, 0);
            store.z = (index + (scatter.stand() == Stand.ROW ? 0f : chance(index, side, 1))) * spacing;
            return;
        }
        int drift = Math.floorDiv(index, DRIFT);
        float nth = index - drift * DRIFT + chance(index, side, 0);
        float edge = FastMath.sqrt(nth / DRIFT);
        float wide = Math.min(DRIFT_ASIDE, 0.5f * (scatter.maxX() - scatter.minX()));
        store.x = between(scatter.minX() + wide, scatter.maxX() - wide, drift, side, 6)
                + wide * edge * FastMath.sin(NEXT_ANGLE * nth);
        store.z = (drift + chance(drift, side, 7)) * DRIFT * spacing
                + DRIFT_ALONG * edge * FastMath.cos(NEXT_ANGLE * nth);
    }

    /** A random number between two that depends on the index alone. */
    float between(float min, float max, int index, int side, int what) {
        return min + (max - min) * chance(index, side, what);
    }

    /** A random number from 0 to 1 that depends on the index alone. */
    float chance(int index, int side, int what) {
        int h = index * 0x9E3779B1 + number * 0x85EBCA77 + side * 0xC2B2AE3D + what * 0x27D4EB2F;
        h = (h ^ (h >>> 15)) * 0x2C1B3C6D;
        h = (h ^ (h >>> 12)) * 0x297A2D39;
        return ((h ^ (h >>> 15)) >>> 8) * 0x1.0p-24f;
    }
}
