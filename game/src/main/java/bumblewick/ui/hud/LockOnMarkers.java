package bumblewick.ui.hud;

import bumblewick.def.presentation.ApparentSize;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.run.FlightEntity;
import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.SpriteAtlas;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/**
 * A marker around each locked-on target with its number in the order of locking, and right of the reticle an arc of seeds,
 * off Wick's ears: one for each target that could be locked on.
 */
final class LockOnMarkers {
    private static final int MOST = 9;
    private static final float SNAP_SECONDS = 0.18f;
    private static final float SIZE = 54f;
    private static final float SWELL = 60f; // lines by which a new marker is larger
    private static final float NUMBER = 26f;

    /** Distance from Wick within which a marker has its full size, in u, and its smallest size as a share of that. */
    private static final float NEAR = 34f;

    private static final float SMALLEST = 0.6f;
    private static final float AROUND = 2.9f; // edge of a marker per radius of its target: its face is left open
    private static final float MARGIN = 14f; // lines by which it is larger than that
    private static final float LARGEST = 320f; // lines
    private static final float TIGHTEST = 0.72f; // share of its size to which a marker shrinks beside others
    private static final float FITS = 10f; // share of the way to that per second
    private static final float CORNER = 30f; // size of one of the four corners of a marker, at most
    private static final float CORNER_SHARE = 0.32f; // of the marker, at most: a small target is seen between them
    private static final int CORNERS = 4;
    private static final float ON_WICK = 0.1f; // factor on the alpha of what lies on Wick's outline
    private static final float PIP = 15f;
    private static final float PIP_APART = 17f; // along the arc, in lines
    private static final float PIP_OUT = 14f; // from the circle of the reticle, in lines
    private static final float FAINT = 0.5f; // alpha of a free seed

    private final QuadBatch batch;
    private final Projection projection;
    private final WickOutline outline;
    private final SpriteAtlas.Region lock;
    private final SpriteAtlas.Region free;
    private final SpriteAtlas.Region full;
    private final SpriteAtlas.Region[] numbers = new SpriteAtlas.Region[MOST];
    private final Snap[] snaps = new Snap[MOST];
    private final Vector3f point = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Vector3f above = new Vector3f();
    private final float motion;
    private final int mostLocks;
    private int locked;
    private float wickZ;

    /** How long a target has been locked on, and where its marker was in the last frame. */
    private static final class Snap {
        private int id;
        private float seconds;
        private float x;
        private float y;
        private float fit; // share of its size that a marker has beside others
        private boolean used;
        private boolean seen;
    }

    LockOnMarkers(HudSkin hudSkin, Projection projection, WickOutline outline, int mostLocks) {
        this.projection = projection;
        this.outline = outline;
        this.mostLocks = Math.min(mostLocks, MOST);
        motion = hudSkin.motion();
        batch = hudSkin.batch((CORNERS + 1) * MOST + mostLocks);
        SpriteAtlas atlas = hudSkin.atlas();
        lock = atlas.of("lock");
        free = atlas.of("pip");
        full = atlas.of("pip_lit");
        for (int i = 0; i < MOST; i++) {
            numbers[i] = atlas.of("number_" + (i + 1));
            snaps[i] = new Snap();
        }
    }

    Geometry geometry() {
        return batch.geometry();
    }

    /**
     * Shows the flight.
     *
     * @param alpha blend factor between the last two poses; the outline has followed Wick by it
     * @param x middle of the reticle
     * @param y likewise
     * @param radius of the reticle's circle, in lines
     * @param tightness visibility of the seeds, 0 to 1
     */
    void update(FlightStage flight, float alpha, float x, float y, float radius, float tightness, float seconds) {
        batch.begin();
        locked = 0;
        wickZ = flight.wick().position().z;
        for (int i = 0; i < flight.enemies().size(); i++) {
            Enemy enemy = flight.enemies().get(i);
            if (enemy.locked()) {
                float times = ApparentSize.ofEnemy(enemy.def(), enemy.position().z - wickZ);
                addMarker(enemy, enemy.def().radius() * times, alpha, seconds);
            }
        }
        for (int i = 0; i < flight.mechanisms().targets.near().size(); i++) {
            SignalTarget target = flight.mechanisms().targets.near().get(i);
            if (target.locked()) {
                addMarker(target, target.def().radius(), alpha, seconds);
            }
        }
        Boss boss = flight.boss().orElse(null);
        for (int i = 0; boss != null && i < boss.parts().size(); i++) {
            BossPart part = boss.parts().get(i);
            if (part.locked()) {
                float times = ApparentSize.ofBoss(boss.def(), part.position().z - wickZ);
                addMarker(part, part.radius() * times, alpha, seconds);
            }
        }
        forgetUnseen();
        seeds(Math.min(mostLocks, flight.bees().size()), x, y, radius + PIP_OUT, tightness);
        batch.end();
    }

    /** From the lower right upwards, as one counts. */
    private void seeds(int places, float x, float y, float radius, float tightness) {
        for (int i = 0; i < places; i++) {
            float angle = (i - (places - 1) / 2f) * PIP_APART / radius;
            boolean taken = i < locked;
            batch.add(
                    taken ? full : free,
                    x + radius * FastMath.cos(angle),
                    y + radius * FastMath.sin(angle),
                    PIP,
                    0f,
                    ColorRGBA.White,
                    taken ? tightness : FAINT * tightness);
        }
    }

    private void addMarker(FlightEntity target, float radius, float alpha, float seconds) {
        Snap snap = snapOf(target.id());
        if (snap == null) {
            return;
        }
        locked++;
        snap.seen = true;
        snap.seconds += seconds;
        point.interpolateLocal(target.previousPosition(), target.position(), alpha);
        if (!projection.project(point, place)) {
            return;
        }
        float in = Easing.out(Easing.clamp(snap.seconds / SNAP_SECONDS));
        float far = Math.max(SMALLEST, Math.min(1f, NEAR / Math.max(1f, point.z - wickZ)));
        float edge = fitted(snap, edge(far, linesOf(radius)), seconds);
        float size = edge + motion * SWELL * (1f - in);
        int order = order(snap);
        float side = order % 2 == 0 ? 1f : -1f; // neighbours in the order often are neighbours on the picture
        addCorners(size, Math.min(CORNER, CORNER_SHARE * edge), motion * 1.2f * (1f - in), 0.4f + 0.6f * in);
        float x = place.x + side * (0.5f * edge + 0.1f * NUMBER);
        float y = place.y + 0.46f * edge + 0.1f * NUMBER;
        float height = NUMBER * (0.5f + 0.5f * far);
        float clear = outline.visible(x, y, 0.5f * height, ON_WICK);
        batch.add(numbers[order], x, y, height, 0f, ColorRGBA.White, in * clear);
    }

    /** The edge of a marker, which shrinks softly where another one is near. */
    private float fitted(Snap snap, float edge, float seconds) {
        snap.x = place.x;
        snap.y = place.y;
        float wanted = fit(edge, nearest(snap));
        float share = snap.seconds > seconds ? Math.min(1f, FITS * seconds) : 1f;
        snap.fit += (wanted - snap.fit) * share;
        return edge * snap.fit;
    }

    /** Distance to the next marker, in lines; infinite if there is none. */
    private float nearest(Snap snap) {
        float nearest = Float.POSITIVE_INFINITY;
        for (Snap other : snaps) {
            if (other.used && other != snap) {
                nearest = Math.min(nearest, Math.max(Math.abs(other.x - snap.x), Math.abs(other.y - snap.y)));
            }
        }
        return nearest;
    }

    /**
     * Share of its size that a marker has so far from the next one, in lines: as much as goes beside that, and never so little that
     * it cuts its target.
     */
    static float fit(float edge, float nearest) {
        return Easing.clamp(nearest / edge, TIGHTEST, 1f);
    }

    /** Edge of a marker, in lines: more than its target takes up. */
    static float edge(float far, float radius) {
        return Math.max(far * SIZE, Math.min(LARGEST, AROUND * radius + MARGIN));
    }

    /** The four corners around the marked point; {@code turn} in radians. */
    private void addCorners(float edge, float corner, float turn, float alpha) {
        float out = FastMath.sqrt(0.5f) * Math.max(corner, edge - corner);
        for (int i = 0; i < CORNERS; i++) {
            float quarter = turn + i * FastMath.HALF_PI;
            float angle = quarter + 0.75f * FastMath.PI;
            float x = place.x + out * FastMath.cos(angle);
            float y = place.y + out * FastMath.sin(angle);
            float clear = outline.visible(x, y, 0.5f * corner, ON_WICK);
            batch.add(lock, x, y, corner, quarter, ColorRGBA.White, alpha * clear);
        }
    }

    /** A radius at the marked point, in lines. */
    private float linesOf(float radius) {
        above.set(point);
        above.y += radius;
        return projection.project(above, above) ? Math.abs(above.y - place.y) : 0f;
    }

    /** How many targets were locked on before this one. */
    private int order(Snap snap) {
        int before = 0;
        for (Snap other : snaps) {
            before += other.used && other != snap && earlier(other, snap) ? 1 : 0;
        }
        return before;
    }

    /** Whether one was locked on before another; of two at once, the older enemy. */
    private static boolean earlier(Snap one, Snap other) {
        return one.seconds > other.seconds || (one.seconds == other.seconds && one.id < other.id);
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
