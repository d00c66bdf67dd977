package bumblewick.android.input;

import android.graphics.Bitmap;
import android.view.PointerIcon;
import android.view.View;
import com.jme3.cursors.plugins.JmeCursor;
import java.nio.IntBuffer;

/**
 * The pointer of the mouse. Where the game hides it, the system captures it: it stays in place, reports relative
 * movement only and cannot leave the window. The system releases it when the window loses the focus.
 */
final class Cursor {
    private volatile boolean visible = true;
    private View view;
    private PointerIcon icon;

    /** Goes over {@code view} from now on; on the main thread. */
    void over(View picture) {
        view = picture;
        apply();
    }

    /** Shows or hides it; from any thread. */
    void show(boolean wanted) {
        visible = wanted;
        whenShown(this::apply);
    }

    /** Gives it another picture, of which the engine has the lowest row first; from any thread. */
    void picture(JmeCursor drawn) {
        int width = drawn.getWidth();
        int height = drawn.getHeight();
        int[] pixels = upright(drawn.getImagesData(), width, height);
        int tipX = drawn.getXHotSpot();
        int tipY = height - drawn.getYHotSpot();
        whenShown(() -> {
            Bitmap bitmap = Bitmap.createBitmap(pixels, width, height, Bitmap.Config.ARGB_8888);
            icon = PointerIcon.create(bitmap, tipX, tipY);
            apply();
        });
    }

    static int[] upright(IntBuffer rows, int width, int height) {
        int[] pixels = new int[width * height];
        for (int row = 0; row < height; row++) {
            rows.position((height - 1 - row) * width);
            rows.get(pixels, row * width, width);
        }
        rows.rewind();
        return pixels;
    }

    private void whenShown(Runnable change) {
        View shownOn = view;
        if (shownOn != null) {
            shownOn.post(change);
        }
    }

    /** Captures or releases the pointer as requested; must be called again when the window regains the focus. */
    void apply() {
        if (visible) {
            view.releasePointerCapture();
            view.setPointerIcon(icon);
        } else {
            view.setPointerIcon(PointerIcon.getSystemIcon(view.getContext(), PointerIcon.TYPE_NULL));
            view.requestPointerCapture();
        }
    }
}
