package bumblewick.android;

import android.app.Activity;
import android.os.Build;

/**
 * Where the system's step back leads: to the game, or out of it, which the system then shows while the finger is still down.
 * Before Android 13 it always comes to the game, by {@link Activity#onBackPressed}. On the main thread.
 */
final class BackGesture {
    private final Activity activity;
    private final Runnable action;
    private Runnable letGo = () -> {};

    /** @param action what a step back does while it is held */
    BackGesture(Activity activity, Runnable action) {
        this.activity = activity;
        this.action = action;
    }

    /** Lets steps back come to the game, or lets them leave it. */
    void hold(boolean held) {
        letGo.run();
        letGo = held && Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU
                ? Api33.whenBack(activity, action)
                : () -> {};
    }
}
