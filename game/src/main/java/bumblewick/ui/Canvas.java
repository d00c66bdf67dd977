package bumblewick.ui;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/**
 * The plane that HUD and menus are drawn on: always 720 lines high, as wide as the window's shape makes it, scaled to
 * the window. The origin is the lower left corner, y up.
 */
public final class Canvas {
    /** Height of the plane, in its own lines. */
    public static final float HEIGHT = 720f;

    private final Node root = new Node("canvas");
    private int pixelWidth;
    private int pixelHeight;

    /**
     * Lays a canvas over the picture.
     *
     * @param gui the node that is drawn in pixels (gets a child)
     */
    public Canvas(Node gui) {
        gui.attachChild(root);
    }

    /**
     * Fits the canvas to the window.
     *
     * @param width of the window, in pixels
     * @param height of the window, in pixels
     * @return whether the size is another than before: then things need a new place
     */
    public boolean fit(int width, int height) {
        if (width == pixelWidth && height == pixelHeight) {
            return false;
        }
        pixelWidth = width;
        pixelHeight = height;
        root.setLocalScale(scale());
        return true;
    }

    /** Width of the window, in pixels; 0 before it was fitted. */
    public int pixelWidth() {
        return pixelWidth;
    }

    /** Height of the window, in pixels; 0 before it was fitted. */
    public int pixelHeight() {
        return pixelHeight;
    }

    /** Width in lines. */
    public float width() {
        return pixelWidth / scale();
    }

    /** Pixels per line. */
    public float scale() {
        return pixelHeight / HEIGHT;
    }

    public void add(Spatial spatial) {
        root.attachChild(spatial);
    }
}
