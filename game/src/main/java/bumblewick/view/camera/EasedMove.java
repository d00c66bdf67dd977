package bumblewick.view.camera;

import bumblewick.def.FramingDef.Move;
import com.jme3.math.FastMath;

/**
 * The move of a camera before a boss, eased from that of one action to that of the next. Each number passes two lags in a row, so
 * that it begins and ends without a jerk.
 */
final class EasedMove {
    private static final float LAG = 0.2f; // seconds, of each of the two

    private final Eased lift = new Eased();
    private final Eased drawBack = new Eased();
    private final Eased aside = new Eased();
    private final Eased roll = new Eased();
    private final Eased wider = new Eased();

    /** A number behind two lags. */
    private static final class Eased {
        private float first;
        private float second;

        void towards(float wanted, float share) {
            first += (wanted - first) * share;
            second += (first - second) * share;
        }
    }

    /** Goes on to a move for a frame. */
    void towards(Move wanted, float seconds) {
        float share = 1f - FastMath.exp(-seconds / LAG);
        lift.towards(wanted.lift(), share);
        drawBack.towards(wanted.drawBack(), share);
        aside.towards(wanted.aside(), share);
        roll.towards(wanted.roll(), share);
        wider.towards(wanted.wider(), share);
    }

    /** Is at rest at once. */
    void reset() {
        towards(Move.NONE, Float.MAX_VALUE);
    }

    /** In u. */
    float lift() {
        return lift.second;
    }

    /** In u. */
    float drawBack() {
        return drawBack.second;
    }

    /** To the right, in u. */
    float aside() {
        return aside.second;
    }

    /** To the right, in degrees. */
    float roll() {
        return roll.second;
    }

    /** In degrees. */
    float wider() {
        return wider.second;
    }
}
