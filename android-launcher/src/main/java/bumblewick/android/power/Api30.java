package bumblewick.android.power;

import android.annotation.TargetApi;
import android.os.PowerManager;

/** Calls that exist since Android 11, in a class of their own so that older systems never load them. */
@TargetApi(30)
final class Api30 {
    /** How far ahead the system looks, in seconds: a step of cooling takes about as long to show. */
    private static final int AHEAD = 10;

    private Api30() {}

    /** How near the machine will be to slowing itself down; NaN if it does not say. */
    static float headroom(PowerManager power) {
        return power.getThermalHeadroom(AHEAD);
    }
}
