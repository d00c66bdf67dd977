package bumblewick.android.harness;

import android.graphics.Insets;
import android.graphics.Rect;
import android.os.Build;
import android.view.DisplayCutout;
import android.view.WindowInsets;
import bumblewick.egl.Hooks;

/** What cut-outs and the system's bars cover of a screen, in the words of each Android. */
final class Covered {
    private Covered() {}

    /** A cut-out takes pixels from the left and the right, the system's bars those from below. */
    static WindowInsets sides(int left, int right, int bottom) {
        return Build.VERSION.SDK_INT < Build.VERSION_CODES.R
                ? new WindowInsets(new Rect(left, 0, right, bottom))
                : Newer.sides(left, right, bottom);
    }

    /** What exists since Android 11. */
    private static final class Newer {
        static WindowInsets sides(int left, int right, int bottom) {
            Insets sides = Insets.of(left, 0, right, 0);
            int top = Hooks.height / 3;
            DisplayCutout cutout = new DisplayCutout(
                    sides,
                    left > 0 ? new Rect(0, top, left, 2 * top) : null,
                    null,
                    right > 0 ? new Rect(Hooks.width - right, top, Hooks.width, 2 * top) : null,
                    null);
            return new WindowInsets.Builder()
                    .setDisplayCutout(cutout)
                    .setInsets(WindowInsets.Type.displayCutout(), sides)
                    .setInsets(WindowInsets.Type.systemBars(), Insets.of(0, 0, 0, bottom))
                    .build();
        }
    }
}
