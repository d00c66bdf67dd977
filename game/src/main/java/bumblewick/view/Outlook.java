package bumblewick.view;

import com.jme3.math.Vector3f;

/** A picture in which one may point at things and that something can be drawn over. */
public interface Outlook {
    /** Draws something over the picture, instead of what was drawn over it before. */
    void guide(LevelGuide next);

    /**
     * What lies under a place of the window, in the scene; where the course bends, what is far away is not where it seems
     * to be. Only while the picture is there.
     *
     * @param x in pixels from the left
     * @param y in pixels from below
     */
    PickRay ray(float x, float y);

    /**
     * Where a point of the scene is in the window. Only while the picture is there.
     *
     * @param point in the scene (unaffected)
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the point is behind
     */
    Vector3f inWindow(Vector3f point, Vector3f store);

    /** Shows the picture as the player wants it from now on; nothing else changes. */
    void apply(ViewOptions wanted);
}
