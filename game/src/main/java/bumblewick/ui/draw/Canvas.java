package bumblewick.ui.draw;

import bumblewick.platform.ScreenMetrics;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/**
 * The plane on which HUD and menus are drawn: always 720 lines high, as wide as the window's aspect ratio makes it,
 * scaled to the window. A line is its unit of length. The origin is the lower left corner, y up.
 */
public final class Canvas {
    /** Height of the plane, in its own lines. */
    public static final float HEIGHT = 720f;

    /** Least size of anything that a finger presses, in dp. */
    private static final float FINGER = 48f;

    /** Height of ordinary text in lines, the height that it should have on a phone in dp, and the largest growth. */
    private static final float ORDINARY = 22f;

    private static final float READABLE = 14f;
    private static final float MOST_GROWTH = 1.3f;

    private final Node root = new Node("canvas");
    private ScreenMetrics screen = ScreenMetrics.PLAIN;
    private float cornerLeft;
    private float cornerRight;
    private float footLeft;
    private float footRight;
    private float footer;
    private float toolbar;
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
     * @return whether the size has changed: then everything must be laid out again
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

    /** Sets the metrics of the screen; what is shown reads them each frame. */
    public void setScreen(ScreenMetrics next) {
        screen = next;
    }

    /** Reserves widths at both upper corners for on-screen controls, in lines within the safe area. */
    public void reserveTopCorners(float left, float right) {
        cornerLeft = left;
        cornerRight = right;
    }

    /** Reserves widths at both lower corners for on-screen controls, in lines within the safe area. */
    public void reserveBottomCorners(float left, float right) {
        footLeft = left;
        footRight = right;
    }

    /** Reserves a height at the lower edge for the bar of hints below menus and pages, in lines within the safe area. */
    public void reserveFooter(float height) {
        footer = height;
    }

    /** Reserves a height at the lower edge for a tool under which the HUD would be hidden, in lines from the edge. */
    public void reserveToolbar(float height) {
        toolbar = height;
    }

    /** The height reserved for a tool at the lower edge, in lines. */
    public float reservedToolbar() {
        return toolbar;
    }

    /** Lines at the lower edge that menus and pages leave free: for the system, and for the bar of hints. */
    public float menuBottom() {
        return insetBottom() + footer;
    }

    /** Height that menus and pages may take, in lines. */
    public float menuHeight() {
        return safeHeight() - footer;
    }

    /** Y of the centre of that height, in lines. */
    public float menuMiddleY() {
        return safeMiddleY() + footer / 2f;
    }

    /** The reserved width at the lower left corner, in lines. */
    public float reservedBottomLeft() {
        return footLeft;
    }

    /** The reserved width at the lower right corner, in lines. */
    public float reservedBottomRight() {
        return footRight;
    }

    /** The reserved width at the upper left corner, in lines. */
    public float reservedTopLeft() {
        return cornerLeft;
    }

    /** The reserved width at the upper right corner, in lines. */
    public float reservedTopRight() {
        return cornerRight;
    }

    /** Lines at the left edge that a cut-out or the system may cover. */
    public float insetLeft() {
        return screen.left() / scale();
    }

    /** Lines at the right edge that a cut-out or the system may cover. */
    public float insetRight() {
        return screen.right() / scale();
    }

    /** Lines at the upper edge that a cut-out or the system may cover. */
    public float insetTop() {
        return screen.top() / scale();
    }

    /** Lines at the lower edge that a cut-out or the system may cover. */
    public float insetBottom() {
        return screen.bottom() / scale();
    }

    /** X of the safe area's centre, in lines. */
    public float safeMiddleX() {
        return (width() + insetLeft() - insetRight()) / 2f;
    }

    /** Y of the safe area's centre, in lines. */
    public float safeMiddleY() {
        return (HEIGHT + insetBottom() - insetTop()) / 2f;
    }

    /** Width of the safe area, in lines. */
    public float safeWidth() {
        return width() - insetLeft() - insetRight();
    }

    /** Height of the safe area, in lines. */
    public float safeHeight() {
        return HEIGHT - insetTop() - insetBottom();
    }

    /** Whether the screen is a touch screen. */
    public boolean hasTouch() {
        return screen.touch();
    }

    /** Converts density-independent points to lines. */
    public float lines(float dp) {
        return dp * screen.pixelsPerDp() / scale();
    }

    /** Least width and height of anything that is pressed, in lines: a finger's on touch screens, else 0. */
    public float minTouchSize() {
        return hasTouch() ? lines(FINGER) : 0f;
    }

    /** Factor on the size of texts that makes them readable on a small touch screen; 1 elsewhere. */
    public float textGrowth() {
        return hasTouch() ? Math.max(1f, Math.min(MOST_GROWTH, lines(READABLE) / ORDINARY)) : 1f;
    }

    /** Width of the window, in pixels; 0 before {@link #fit}. */
    public int pixelWidth() {
        return pixelWidth;
    }

    /** Height of the window, in pixels; 0 before {@link #fit}. */
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

    /** Attaches a spatial, which is placed in lines of the canvas. */
    public void add(Spatial spatial) {
        root.attachChild(spatial);
    }
}
