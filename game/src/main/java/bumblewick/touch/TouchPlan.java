package bumblewick.touch;

import bumblewick.platform.Screen;

/**
 * A layout on one screen: where every part lies, in pixels from the lower left corner. All of a part is within the safe
 * area, however near to the edge its middle is meant to be. Never changes: another layout or another screen makes another.
 */
public final class TouchPlan {
    /** No part is smaller to a finger, in dp. */
    private static final float LEAST_WIDTH = 48f;

    /** Between the edge of the safe area and a part, in dp. */
    private static final float MARGIN = 6f;

    /** A finger that comes down so near to a part's rim means it, in dp. */
    private static final float CLOSE = 6f;

    /** Share of the width where a finger steers in flight, from its side; the rest is the other hand's. */
    private static final float STEERS = 0.6f;

    private final TouchLayout layout;
    private final TouchWishes wishes;
    private final Screen screen;
    private final int width;
    private final int height;
    private final float[][] x = new float[TouchRealm.values().length][TouchPart.values().length];
    private final float[][] y = new float[TouchRealm.values().length][TouchPart.values().length];
    private final float[][] radius = new float[TouchRealm.values().length][TouchPart.values().length]; // 0: not there
    private final TouchPart[] parts = TouchPart.values();

    /**
     * Lays everything out.
     *
     * @param width of the screen, in pixels
     * @param height likewise
     */
    public TouchPlan(TouchLayout layout, TouchWishes wishes, Screen screen, int width, int height) {
        this.layout = layout;
        this.wishes = wishes;
        this.screen = screen;
        this.width = width;
        this.height = height;
        for (TouchRealm realm : TouchRealm.values()) {
            for (TouchPart part : TouchLayout.parts(realm)) {
                place(realm, part, layout.spot(realm, part));
            }
        }
    }

    private void place(TouchRealm realm, TouchPart part, TouchSpot spot) {
        if (!wanted(realm, part, spot)) {
            return;
        }
        float r = pixels(Math.max(LEAST_WIDTH, part.width() * spot.size() * wishes.size())) / 2f;
        float across = wishes.mirrored() ? 1f - spot.x() : spot.x();
        float room = r + pixels(MARGIN);
        int realmIndex = realm.ordinal();
        radius[realmIndex][part.ordinal()] = r;
        x[realmIndex][part.ordinal()] = within(screen.left(), width - screen.right(), across, room);
        y[realmIndex][part.ordinal()] = within(screen.bottom(), height - screen.top(), spot.y(), room);
    }

    private boolean wanted(TouchRealm realm, TouchPart part, TouchSpot spot) {
        if (part.bySetting(realm)) {
            return part == TouchPart.TIGHT ? wishes.holdButton() : wishes.spinButton();
        }
        return spot.shown();
    }

    private static float within(float from, float to, float share, float room) {
        float least = from + room;
        float most = Math.max(least, to - room);
        return Math.max(least, Math.min(most, from + share * (to - from)));
    }

    /** Whether a part is there. */
    public boolean shows(TouchRealm realm, TouchPart part) {
        return radius[realm.ordinal()][part.ordinal()] > 0f;
    }

    /** Middle of a part, in pixels from the left. */
    public float x(TouchRealm realm, TouchPart part) {
        return x[realm.ordinal()][part.ordinal()];
    }

    /** Middle of a part, in pixels from below. */
    public float y(TouchRealm realm, TouchPart part) {
        return y[realm.ordinal()][part.ordinal()];
    }

    /** Half of a part's width, in pixels; 0 if it is not there. */
    public float radius(TouchRealm realm, TouchPart part) {
        return radius[realm.ordinal()][part.ordinal()];
    }

    /** The part under a finger, the nearest of several; null if there is none. The stick has no place to be pressed. */
    public TouchPart hit(TouchRealm realm, float fingerX, float fingerY) {
        TouchPart nearest = null;
        float least = 1f;
        for (TouchPart part : parts) {
            if (part != TouchPart.STICK && shows(realm, part)) {
                float share = distance(realm, part, fingerX, fingerY) / (radius(realm, part) + pixels(CLOSE));
                if (share < least) {
                    least = share;
                    nearest = part;
                }
            }
        }
        return nearest;
    }

    private float distance(TouchRealm realm, TouchPart part, float fingerX, float fingerY) {
        return (float) Math.hypot(fingerX - x(realm, part), fingerY - y(realm, part));
    }

    /** Whether a finger there is of the hand that steers: in flight a little more than half of the screen, on foot half. */
    public boolean steers(TouchRealm realm, float fingerX) {
        float share = fingerX / Math.max(1, width);
        float fromItsSide = wishes.mirrored() ? 1f - share : share;
        return fromItsSide < (realm == TouchRealm.FLIGHT ? STEERS : 0.5f);
    }

    /** Where in the safe area a place lies, for {@link TouchSpot#at}: 0 at its left edge to 1, mirrored if everything is. */
    public float shareX(float pixelX) {
        float share = (pixelX - screen.left()) / Math.max(1, width - screen.left() - screen.right());
        return wishes.mirrored() ? 1f - share : share;
    }

    /** The same from below. */
    public float shareY(float pixelY) {
        return (pixelY - screen.bottom()) / Math.max(1, height - screen.bottom() - screen.top());
    }

    /** Whether a place is so far away from the screen that no finger can be there. */
    public boolean away(float fingerX, float fingerY) {
        return fingerX < -width || fingerX > 2f * width || fingerY < -height || fingerY > 2f * height;
    }

    /** Pixels of so many dp. */
    public float pixels(float dp) {
        return dp * screen.pixelsPerDp();
    }

    /** Density-independent points of so many pixels. */
    public float dp(float pixels) {
        return pixels / screen.pixelsPerDp();
    }

    public TouchLayout layout() {
        return layout;
    }

    public TouchWishes wishes() {
        return wishes;
    }

    /** Whether it is made of just these. */
    public boolean isOf(
            TouchLayout otherLayout, TouchWishes otherWishes, Screen other, int otherWidth, int otherHeight) {
        return (layout == otherLayout || layout.equals(otherLayout))
                && wishes.equals(otherWishes)
                && screen.equals(other)
                && width == otherWidth
                && height == otherHeight;
    }
}
