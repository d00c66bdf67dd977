package bumblewick.sim.boss;

import bumblewick.math.Easing;
import bumblewick.math.Tick;
import bumblewick.sim.player.Wick;
import java.util.List;

/**
 * Moves a boss out of the line from the camera over Wick to its weak points, so that Wick does not hide what is to be shot:
 * up, left or right, whichever is the shortest.
 *
 * <p>The camera is behind and above Wick at 0.78 of Wick's x; a place about 31 u ahead is free if it is above Wick's outline in
 * the picture, or beside it:
 *
 * <pre>y ≥ 1.5 · yWick − 2.9 + r   or   |x − 1.92 · xWick| ≥ 8 + r</pre>
 */
final class SightLine {
    private static final float NEAREST = 20f; // u ahead: nearer it is larger than Wick anyway
    private static final float RISE = 1.5f;
    private static final float BASE = -2.9f;
    private static final float SPREAD = 1.92f;
    private static final float BESIDE = 8f;
    private static final float SPEED = 8f; // u/s

    private float x;
    private float y;
    private float up;
    private float left;
    private float right;

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    /**
     * Moves on by a tick.
     *
     * @param keeps whether it keeps clear in this step; otherwise it comes back to where its step says
     */
    void follow(Boss boss, boolean keeps, Wick wick) {
        up = 0f;
        left = 0f;
        right = 0f;
        if (keeps && boss.local.z >= NEAREST) {
            measure(boss, wick);
        }
        float least = Math.min(up, Math.min(left, right));
        float wantedX = least == up ? 0f : least == left ? -left : right;
        float wantedY = least == up ? up : 0f;
        float most = SPEED * Tick.SECONDS;
        x += Easing.clamp(wantedX - x, -most, most);
        y += Easing.clamp(wantedY - y, -most, most);
    }

    /** How far those that count have to go to be free, each way: the open ones, or else the vital ones, or else all. */
    private void measure(Boss boss, Wick wick) {
        List<BossPart> parts = boss.parts();
        boolean anyOpen = isAnyOpen(parts);
        boolean anyVital = isAnyVital(parts);
        for (int i = 0; i < parts.size(); i++) {
            BossPart part = parts.get(i);
            if (!part.broken() && (part.open() || (!anyOpen && (part.vital() || !anyVital)))) {
                // where it is without what this has moved it
                float px = part.position().x - x;
                float py = part.position().y - y;
                float beside = BESIDE + part.radius();
                float middle = SPREAD * wick.position().x;
                float rise = RISE * wick.position().y + BASE + part.radius() - py;
                if (rise > 0f && Math.abs(px - middle) < beside) {
                    up = Math.max(up, rise);
                    left = Math.max(left, px - (middle - beside));
                    right = Math.max(right, middle + beside - px);
                }
            }
        }
    }

    private static boolean isAnyVital(List<BossPart> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).vital() && !parts.get(i).broken()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAnyOpen(List<BossPart> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).open() && !parts.get(i).broken()) {
                return true;
            }
        }
        return false;
    }
}
