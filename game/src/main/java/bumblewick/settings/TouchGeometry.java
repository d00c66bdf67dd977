package bumblewick.settings;

import bumblewick.platform.ScreenMetrics;

/**
 * A touch layout on one screen: centre and radius of every control, in pixels from the lower left corner. Every
 * control lies completely inside the safe area, however near to the edge the layout puts its centre. Immutable.
 */
public final class TouchGeometry {
    /** Smallest width of a control, in dp. */
    private static final float LEAST_WIDTH = 48f;

    /** Least distance between a control and the edge of the safe area, in dp. */
    private static final float MARGIN = 6f;

    /** A finger that comes down within this distance of a control's rim hits it, in dp. */
    private static final float HIT_MARGIN = 6f;

    /** Share of the screen's width on which a finger steers in flight, from the steering side. */
    private static final float STEERING_SHARE = 0.6f;

    private final TouchLayout layout;
    private final TouchPreferences preferences;
    private final ScreenMetrics screen;
    private final int width;
    private final int height;
    private final float[][] x = new float[TouchContext.values().length][TouchControl.values().length];
    private final float[][] y = new float[TouchContext.values().length][TouchControl.values().length];
    private final float[][] radius =
            new float[TouchContext.values().length][TouchControl.values().length]; // 0: not shown
    private final TouchControl[] controls = TouchControl.values();

    /**
     * Places all controls.
     *
     * @param width of the screen, in pixels
     * @param height of the screen, in pixels
     */
    public TouchGeometry(
            TouchLayout layout, TouchPreferences preferences, ScreenMetrics screen, int width, int height) {
        this.layout = layout;
        this.preferences = preferences;
        this.screen = screen;
        this.width = width;
        this.height = height;
        for (TouchContext context : TouchContext.values()) {
            for (TouchControl control : TouchLayout.controls(context)) {
                place(context, control, layout.placement(context, control));
            }
        }
    }

    private void place(TouchContext context, TouchControl control, TouchPlacement placement) {
        if (!isWanted(context, control, placement)) {
            return;
        }
        float r = pixels(Math.max(LEAST_WIDTH, control.width() * placement.size() * preferences.size())) / 2f;
        float across = preferences.mirrored() ? 1f - placement.x() : placement.x();
        float room = r + pixels(MARGIN);
        int c = context.ordinal();
        radius[c][control.ordinal()] = r;
        x[c][control.ordinal()] = centre(screen.left(), width - screen.right(), across, room);
        y[c][control.ordinal()] = centre(screen.bottom(), height - screen.top(), placement.y(), room);
    }

    private boolean isWanted(TouchContext context, TouchControl control, TouchPlacement placement) {
        if (control.isShownBySetting(context)) {
            return control == TouchControl.TIGHT ? preferences.holdButton() : preferences.spinButton();
        }
        return placement.shown();
    }

    private static float centre(float from, float to, float share, float room) {
        float least = from + room;
        float most = Math.max(least, to - room);
        return Math.max(least, Math.min(most, from + share * (to - from)));
    }

    /** Whether a control is shown. */
    public boolean shows(TouchContext context, TouchControl control) {
        return radius[context.ordinal()][control.ordinal()] > 0f;
    }

    /** X of a control's centre, in pixels from the left. */
    public float x(TouchContext context, TouchControl control) {
        return x[context.ordinal()][control.ordinal()];
    }

    /** Y of a control's centre, in pixels from below. */
    public float y(TouchContext context, TouchControl control) {
        return y[context.ordinal()][control.ordinal()];
    }

    /** Half of a control's width, in pixels; 0 if it is not shown. */
    public float radius(TouchContext context, TouchControl control) {
        return radius[context.ordinal()][control.ordinal()];
    }

    /**
     * The control under a finger, the nearest of several; null if there is none. The stick cannot be hit: it appears
     * where the finger comes down.
     */
    public TouchControl hit(TouchContext context, float fingerX, float fingerY) {
        TouchControl nearest = null;
        float least = 1f;
        for (TouchControl control : controls) {
            if (control != TouchControl.STICK && shows(context, control)) {
                float share =
                        distance(context, control, fingerX, fingerY) / (radius(context, control) + pixels(HIT_MARGIN));
                if (share < least) {
                    least = share;
                    nearest = control;
                }
            }
        }
        return nearest;
    }

    private float distance(TouchContext context, TouchControl control, float fingerX, float fingerY) {
        return (float) Math.hypot(fingerX - x(context, control), fingerY - y(context, control));
    }

    /**
     * Whether a finger at {@code fingerX} belongs to the hand that steers: in flight on {@value #STEERING_SHARE} of
     * the screen, on foot on half of it.
     */
    public boolean isSteeringSide(TouchContext context, float fingerX) {
        float share = fingerX / Math.max(1, width);
        float fromItsSide = preferences.mirrored() ? 1f - share : share;
        return fromItsSide < (context == TouchContext.FLIGHT ? STEERING_SHARE : 0.5f);
    }

    /**
     * Converts a pixel position to a share of the safe area for {@link TouchPlacement#at}: 0 at its left edge to 1,
     * mirrored if the controls are.
     */
    public float shareX(float pixelX) {
        float share = (pixelX - screen.left()) / Math.max(1, width - screen.left() - screen.right());
        return preferences.mirrored() ? 1f - share : share;
    }

    /** Converts a pixel position to a share of the safe area: 0 at its lower edge to 1. */
    public float shareY(float pixelY) {
        return (pixelY - screen.bottom()) / Math.max(1, height - screen.bottom() - screen.top());
    }

    /**
     * Whether a position is so far off the screen that no finger can be there: the system reports cancelled fingers
     * so.
     */
    public boolean isOffScreen(float fingerX, float fingerY) {
        return fingerX < -width || fingerX > 2f * width || fingerY < -height || fingerY > 2f * height;
    }

    /** Converts dp to pixels. */
    public float pixels(float dp) {
        return dp * screen.pixelsPerDp();
    }

    /** Converts pixels to dp. */
    public float dp(float pixels) {
        return pixels / screen.pixelsPerDp();
    }

    /** The layout that this geometry was made of. */
    public TouchLayout layout() {
        return layout;
    }

    /** The preferences that this geometry was made of. */
    public TouchPreferences preferences() {
        return preferences;
    }

    /** Whether this geometry was made of equal arguments. */
    public boolean matches(
            TouchLayout otherLayout,
            TouchPreferences otherPreferences,
            ScreenMetrics other,
            int otherWidth,
            int otherHeight) {
        return (layout == otherLayout || layout.equals(otherLayout))
                && preferences.equals(otherPreferences)
                && screen.equals(other)
                && width == otherWidth
                && height == otherHeight;
    }
}
