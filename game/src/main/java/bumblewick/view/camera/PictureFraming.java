package bumblewick.view.camera;

import com.jme3.renderer.Camera;

/** Moves the centre of projection into a part of the window, when panels cover the rest. */
public final class PictureFraming {
    private PictureFraming() {}

    /**
     * Shifts a camera's frustum off centre: what the camera showed in the window's full height it shows in the part's
     * full height, and as much to the sides as the part's width allows. Call it in each frame after pointing the
     * camera.
     *
     * @param camera with a symmetric frustum (modified)
     * @param left of the part, as a share of the window's width, 0 to 1
     * @param right of the part, as a share of the width, more than {@code left}
     * @param bottom of the part, as a share of the window's height, 0 to 1
     * @param top of the part, as a share of the height, more than {@code bottom}
     */
    public static void fitInto(Camera camera, float left, float right, float bottom, float top) {
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
