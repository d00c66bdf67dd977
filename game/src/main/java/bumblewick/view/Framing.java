package bumblewick.view;

import com.jme3.renderer.Camera;

/** Puts the middle of the picture into a part of the window, because something covers the rest. */
public final class Framing {
    private Framing() {}

    /**
     * Shifts a camera's lens. What it saw from top to bottom of the window is seen from top to bottom of that part; to the
     * sides as much as the part is wide. To be done after the camera was pointed, in each frame.
     *
     * @param camera with a lens that is not shifted (modified)
     * @param left share of the window's width at which the part begins, 0 to 1
     * @param right share at which it ends, more than {@code left}
     * @param bottom share of the window's height at which the part begins
     * @param top share at which it ends, more than {@code bottom}
     */
    public static void within(Camera camera, float left, float right, float bottom, float top) {
        float up = camera.getFrustumTop();
        float side = up * camera.getWidth() * (right - left) / (camera.getHeight() * (top - bottom));
        float perHeight = 2f * up / (top - bottom);
        float perWidth = 2f * side / (right - left);
        camera.setFrustum(
                camera.getFrustumNear(),
                camera.getFrustumFar(),
                -side - left * perWidth,
                side + (1f - right) * perWidth,
                up + (1f - top) * perHeight,
                -up - bottom * perHeight);
    }
}
