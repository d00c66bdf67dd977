package bumblewick.ui;

import bumblewick.math.Easing;
import bumblewick.sim.Boss;
import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Sight;
import bumblewick.sim.Visible;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.util.IntMap;

/**
 * Where the swarm aims: a near and a far reticle on the line ahead of Wick, and a mark on each painted target. Loose,
 * the reticle is faint; tight, it shows the circle within which targets are painted.
 */
final class Sights {
    private static final float NEAR = 20f; // u ahead of Wick
    private static final float FAR = 46f; // u ahead of Wick
    private static final int MOST_MARKS = 9;

    private static final float SNAP_SECONDS = 0.18f;

    private final Node node = new Node("sights");
    private final Projection projection;
    private final float lockRadius;
    private final Sprite near;
    private final Sprite far;
    private final Sprite[] marks = new Sprite[MOST_MARKS];
    private final IntMap<Snap> snaps = new IntMap<>();
    private final Snap[] spare = new Snap[MOST_MARKS];
    private final Vector3f point = new Vector3f();
    private final Vector3f place = new Vector3f();
    private float tightness;
    private int used;

    /** How long a target has been painted. */
    private static final class Snap {
        private int id;
        private float seconds;
        private boolean seen;
    }

    /** Within {@code lockRadiusPixels} of the reticle on the rules' picture targets are painted. */
    Sights(Skin skin, Projection projection, float lockRadiusPixels) {
        this.projection = projection;
        lockRadius = lockRadiusPixels * Canvas.HEIGHT / Sight.HEIGHT;
        far = skin.sprite("reticle");
        near = skin.sprite("reticle");
        node.attachChild(far.geometry());
        node.attachChild(near.geometry());
        for (int i = 0; i < MOST_MARKS; i++) {
            marks[i] = skin.sprite("lock_mark").tint(Skin.TEXT).shown(false);
            node.attachChild(marks[i].geometry());
            spare[i] = new Snap();
        }
    }

    Node node() {
        return node;
    }

    /** Follows the flight; {@code alpha} blends the last two poses as the view does. */
    void update(FlightStage flight, float alpha, float seconds) {
        float wanted = flight.wick().tight() ? 1f : 0f;
        tightness += Math.max(-8f * seconds, Math.min(8f * seconds, wanted - tightness));
        aim(flight, near, NEAR, alpha, 2f * lockRadius * (1.5f - 0.35f * tightness), 0.35f + 0.4f * tightness);
        aim(flight, far, FAR, alpha, 2f * lockRadius * (0.95f + 0.05f * tightness), 0.5f + 0.45f * tightness);
        far.tint(flight.wick().tight() ? Skin.GOLD : Skin.TEXT);
        markTargets(flight, alpha, seconds);
    }

    private void aim(FlightStage flight, Sprite reticle, float ahead, float alpha, float size, float strength) {
        blend(flight.wick(), alpha);
        point.z += ahead;
        boolean inFront = projection.project(point, place);
        reticle.shown(inFront).size(size, size).alpha(strength).at(place.x, place.y, Layer.ICON);
    }

    private void blend(Visible entity, float alpha) {
        point.interpolateLocal(entity.previousPosition(), entity.position(), alpha);
    }

    private void markTargets(FlightStage flight, float alpha, float seconds) {
        used = 0;
        for (int i = 0; i < flight.enemies().size() && used < MOST_MARKS; i++) {
            Enemy enemy = flight.enemies().get(i);
            if (enemy.locked()) {
                mark(enemy, alpha, seconds);
            }
        }
        Boss boss = flight.boss().orElse(null);
        if (boss != null && boss.locked() && used < MOST_MARKS) {
            mark(boss, alpha, seconds);
        }
        for (int i = used; i < MOST_MARKS; i++) {
            marks[i].shown(false);
        }
        forgetUnseen();
    }

    private void mark(Visible target, float alpha, float seconds) {
        Snap snap = snapOf(target.id());
        if (snap == null) {
            return;
        }
        snap.seen = true;
        snap.seconds += seconds;
        blend(target, alpha);
        boolean inFront = projection.project(point, place);
        float in = Easing.out(Easing.clamp(snap.seconds / SNAP_SECONDS));
        float size = 52f + 60f * (1f - in);
        marks[used++]
                .shown(inFront)
                .size(size, size)
                .turn(1.2f * (1f - in))
                .alpha(0.4f + 0.6f * in)
                .at(place.x, place.y, Layer.ICON);
    }

    private Snap snapOf(int id) {
        Snap known = snaps.get(id);
        if (known != null) {
            return known;
        }
        for (Snap snap : spare) {
            if (!snap.seen && snap.seconds == 0f) {
                snap.id = id;
                snaps.put(id, snap);
                return snap;
            }
        }
        return null;
    }

    private void forgetUnseen() {
        for (Snap snap : spare) {
            if (!snap.seen && snap.seconds > 0f) {
                snaps.remove(snap.id);
                snap.seconds = 0f;
            }
            snap.seen = false;
        }
    }
}
