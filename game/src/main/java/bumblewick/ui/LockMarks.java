package bumblewick.ui;

import bumblewick.math.Easing;
import bumblewick.sim.Boss;
import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Visible;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/**
 * A mark on each painted target with its place in the order in which they were painted, and a seed for each target that
 * could be painted in a row below the reticle.
 */
final class LockMarks {
    private static final int MOST = 9;
    private static final float SNAP_SECONDS = 0.18f;
    private static final float SIZE = 54f;
    private static final float SWELL = 60f; // lines by which a fresh mark is larger
    private static final float NUMBER = 26f;

    /** Within so many u of Wick a mark has its full size; it never gets smaller than a share of that. */
    private static final float NEAR = 34f;

    private static final float SMALLEST = 0.6f;
    private static final float PIP = 17f;
    private static final float FAINT = 0.5f; // strength of a seed that is still free

    private final Quads quads;
    private final Projection projection;
    private final Marks.Mark lock;
    private final Marks.Mark free;
    private final Marks.Mark full;
    private final Marks.Mark[] numbers = new Marks.Mark[MOST];
    private final Snap[] snaps = new Snap[MOST];
    private final Vector3f point = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final float motion;
    private final int mostLocks;
    private int painted;
    private float wickZ;

    /** How long a target has been painted. */
    private static final class Snap {
        private int id;
        private float seconds;
        private boolean used;
        private boolean seen;
    }

    LockMarks(Ink ink, Projection projection, int mostLocks) {
        this.projection = projection;
        this.mostLocks = Math.min(mostLocks, MOST);
        motion = ink.motion();
        quads = ink.quads(3 * MOST + mostLocks);
        Marks marks = ink.marks();
        lock = marks.of("lock");
        free = marks.of("pip");
        full = marks.of("pip_lit");
        for (int i = 0; i < MOST; i++) {
            numbers[i] = marks.of("number_" + (i + 1));
            snaps[i] = new Snap();
        }
    }

    Geometry geometry() {
        return quads.geometry();
    }

    /** Follows the flight; the seeds lie below ({@code x}, {@code y}), as visible as {@code tightness}. */
    void update(FlightStage flight, float alpha, float x, float y, float tightness, float seconds) {
        quads.begin();
        painted = 0;
        wickZ = flight.wick().position().z;
        for (int i = 0; i < flight.enemies().size(); i++) {
            Enemy enemy = flight.enemies().get(i);
            if (enemy.locked()) {
                mark(enemy, alpha, seconds);
            }
        }
        Boss boss = flight.boss().orElse(null);
        if (boss != null && boss.locked()) {
            mark(boss, alpha, seconds);
        }
        forgetUnseen();
        seeds(Math.min(mostLocks, flight.bees().size()), x, y, tightness);
        quads.end();
    }

    private void seeds(int places, float x, float y, float tightness) {
        for (int i = 0; i < places; i++) {
            float right = (i - (places - 1) / 2f) * (PIP - 2f);
            boolean taken = i < painted;
            quads.add(
                    taken ? full : free, x + right, y, PIP, 0f, ColorRGBA.White, taken ? tightness : FAINT * tightness);
        }
    }

    private void mark(Visible target, float alpha, float seconds) {
        Snap snap = snapOf(target.id());
        if (snap == null) {
            return;
        }
        painted++;
        snap.seen = true;
        snap.seconds += seconds;
        point.interpolateLocal(target.previousPosition(), target.position(), alpha);
        if (!projection.project(point, place)) {
            return;
        }
        float in = Easing.out(Easing.clamp(snap.seconds / SNAP_SECONDS));
        float far = Math.max(SMALLEST, Math.min(1f, NEAR / Math.max(1f, point.z - wickZ)));
        float size = far * SIZE + motion * SWELL * (1f - in);
        int order = order(snap);
        float side = order % 2 == 0 ? 1f : -1f; // neighbours in the order often are neighbours on the picture
        quads.add(lock, place.x, place.y, size, motion * 1.2f * (1f - in), ColorRGBA.White, 0.4f + 0.6f * in);
        quads.add(
                numbers[order],
                place.x + side * far * 27f,
                place.y + far * 25f,
                NUMBER * (0.5f + 0.5f * far),
                0f,
                ColorRGBA.White,
                in);
    }

    /** How many were painted before. */
    private int order(Snap snap) {
        int before = 0;
        for (Snap other : snaps) {
            before += other.used && other != snap && other.seconds > snap.seconds ? 1 : 0;
        }
        return before;
    }

    private Snap snapOf(int id) {
        Snap spare = null;
        for (Snap snap : snaps) {
            if (snap.used && snap.id == id) {
                return snap;
            }
            spare = snap.used ? spare : snap;
        }
        if (spare != null) {
            spare.used = true;
            spare.id = id;
            spare.seconds = 0f;
        }
        return spare;
    }

    private void forgetUnseen() {
        for (Snap snap : snaps) {
            snap.used &= snap.seen;
            snap.seen = false;
        }
    }
}
