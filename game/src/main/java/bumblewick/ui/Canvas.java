package bumblewick.ui;

import bumblewick.platform.Screen;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/**
 * The plane that HUD and menus are drawn on: always 720 lines high, as wide as the window's shape makes it, scaled to
 * the window. The origin is the lower left corner, y up.
 */
public final class Canvas {
    /** Height of the plane, in its own lines. */
    public static final float HEIGHT = 720f;

    /** Nothing smaller can be pressed by a finger, in dp. */
    private static final float FINGER = 48f;

    /** Ordinary texts are so high, in lines; in a hand they should be, in dp. They grow by no more than this. */
    private static final float ORDINARY = 22f;

    private static final float READABLE = 14f;
    private static final float MOST_GROWTH = 1.3f;

    private final Node root = new Node("canvas");
    private Screen screen = Screen.PLAIN;
    private float cornerLeft;
    private float cornerRight;
    private float footLeft;
    private float footRight;
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

    /** Tells it what covers its edges, how dense it is, and whether it can be touched; whoever shows something looks each frame. */
    public void on(Screen next) {
        screen = next;
    }

    /** Room on both sides of the upper edge that something takes for itself, in lines within the safe area. */
    public void corners(float left, float right) {
        cornerLeft = left;
        cornerRight = right;
    }

    /** Room on both sides of the lower edge that something takes for itself, in lines within the safe area. */
    public void feet(float left, float right) {
        footLeft = left;
        footRight = right;
    }

    /** Room that something takes in the lower left corner, in lines. */
    float footLeft() {
        return footLeft;
    }

    /** Room that something takes in the lower right corner, in lines. */
    float footRight() {
        return footRight;
    }

    /** Room that something takes in the upper left corner, in lines. */
    float cornerLeft() {
        return cornerLeft;
    }

    /** Room that something takes in the upper right corner, in lines. */
    float cornerRight() {
        return cornerRight;
    }

    /** Lines at the left edge that a cut-out or the system may cover. */
    public float insetLeft() {
        return screen.left() / scale();
    }

    /** The same at the right edge. */
    public float insetRight() {
        return screen.right() / scale();
    }

    /** The same at the upper edge. */
    public float insetTop() {
        return screen.top() / scale();
    }

    /** The same at the lower edge. */
    public float insetBottom() {
        return screen.bottom() / scale();
    }

    /** Middle of what nothing covers, in lines from the left. */
    public float safeMiddleX() {
        return (width() + insetLeft() - insetRight()) / 2f;
    }

    /** The same from below. */
    public float safeMiddleY() {
        return (HEIGHT + insetBottom() - insetTop()) / 2f;
    }

    /** Width of what nothing covers, in lines. */
    public float safeWidth() {
        return width() - insetLeft() - insetRight();
    }

    /** Height of what nothing covers, in lines. */
    public float safeHeight() {
        return HEIGHT - insetTop() - insetBottom();
    }

    /** Whether fingers can touch it. */
    public boolean touch() {
        return screen.touch();
    }

    /** Lines of so many density-independent points. */
    public float lines(float dp) {
        return dp * screen.pixelsPerDp() / scale();
    }

    /** The least height and width of what is to be pressed, in lines: a finger's, or none for a pointer. */
    public float target() {
        return touch() ? lines(FINGER) : 0f;
    }

    /** Factor on the size of texts so that they can be read in a hand: 1 unless the screen is small. */
    public float textGrowth() {
        return touch() ? Math.max(1f, Math.min(MOST_GROWTH, lines(READABLE) / ORDINARY)) : 1f;
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
