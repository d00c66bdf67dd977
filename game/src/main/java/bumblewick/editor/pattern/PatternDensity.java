package bumblewick.editor.pattern;

import bumblewick.sim.bullet.Bullet;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** How dense a pattern is where Wick flies: how many bullets are alive, and how narrow the gaps between them get. */
final class PatternDensity {
    /** Bullets that cross Wick's plane this shortly after each other, in s, have to be passed together. */
    private static final float TOGETHER = 0.15f;

    private static final float FORESIGHT = 1.5f; // s
    private static final int MOST = 250; // bullets whose gaps are looked at

    private int alive;
    private int peak;
    private float gap = Float.POSITIVE_INFINITY;
    private final List<Crossing> crossings = new ArrayList<>();

    /** Where and when a bullet crosses Wick's plane. */
    private record Crossing(float x, float y, float time, float radius) {}

    /** Takes in the bullets of a tick. */
    void add(List<Bullet> bullets, Vector3f wick) {
        alive = bullets.size();
        peak = Math.max(peak, alive);
        crossings.clear();
        for (int i = 0; i < bullets.size() && crossings.size() < MOST; i++) {
            foresee(bullets.get(i), wick);
        }
        for (int i = 0; i < crossings.size(); i++) {
            for (int k = 0; k < i; k++) {
                measure(crossings.get(i), crossings.get(k));
            }
        }
    }

    private void foresee(Bullet bullet, Vector3f wick) {
        float ahead = bullet.position().z - wick.z;
        float time = ahead / -bullet.velocity().z;
        if (!bullet.deflected() && ahead > 0f && time > 0f && time < FORESIGHT) {
            crossings.add(new Crossing(
                    bullet.position().x + bullet.velocity().x * time,
                    bullet.position().y + bullet.velocity().y * time,
                    time,
                    bullet.def().radius()));
        }
    }

    private void measure(Crossing a, Crossing b) {
        if (Math.abs(a.time() - b.time()) < TOGETHER) {
            float x = a.x() - b.x();
            float y = a.y() - b.y();
            float free = (float) Math.sqrt(x * x + y * y) - a.radius() - b.radius();
            gap = Math.min(gap, Math.max(0f, free));
        }
    }

    /** Live bullets now. */
    int alive() {
        return alive;
    }

    /** The most so far. */
    int peak() {
        return peak;
    }

    /** The narrowest gap so far, in u; infinite if no two bullets had to be passed together. */
    float gap() {
        return gap;
    }
}
