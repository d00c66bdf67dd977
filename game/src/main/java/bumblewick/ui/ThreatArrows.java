package bumblewick.ui;

import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/**
 * Arrows at the rim of the picture for enemies that come from behind or from the side, so that nothing that is about to
 * enter the picture is a surprise.
 */
final class ThreatArrows {
    private static final int MOST = 6;
    private static final float RIM = 46f;

    /** Enemies further behind than this have missed Wick, in u. */
    private static final float BEHIND = 14f;

    /** Enemies further ahead than this are none of the rim's business yet, in u. */
    private static final float AHEAD = 30f;

    /** Enemies that are older than this many ticks have been seen, or have passed. */
    private static final int YOUNG = 150;

    private final Node node = new Node("threats");
    private final Projection projection;
    private final Sprite[] arrows = new Sprite[MOST];
    private final Vector3f place = new Vector3f();
    private float pulse;

    ThreatArrows(Skin skin, Projection projection) {
        this.projection = projection;
        for (int i = 0; i < MOST; i++) {
            arrows[i] = skin.sprite("arrow").shown(false);
            node.attachChild(arrows[i].geometry());
        }
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, float width, float seconds) {
        pulse = (pulse + seconds * 2f) % 1f;
        int used = 0;
        Vector3f wick = flight.wick().position();
        for (int i = 0; i < flight.enemies().size() && used < MOST; i++) {
            Enemy enemy = flight.enemies().get(i);
            float ahead = enemy.position().z - wick.z;
            boolean near = enemy.age() < YOUNG && ahead > -BEHIND && ahead < AHEAD;
            if (near && isOutside(enemy, width)) {
                point(arrows[used++], enemy.position().x - wick.x, enemy.position().y - wick.y, width);
            }
        }
        for (int i = used; i < MOST; i++) {
            arrows[i].shown(false);
        }
    }

    private boolean isOutside(Enemy enemy, float width) {
        boolean inFront = projection.project(enemy.position(), place);
        return !inFront || place.x < 0f || place.x > width || place.y < 0f || place.y > Canvas.HEIGHT;
    }

    /** Puts an arrow on the rim in a direction seen from the middle. */
    private void point(Sprite arrow, float right, float up, float width) {
        float halfWidth = width / 2f - RIM;
        float halfHeight = Canvas.HEIGHT / 2f - RIM;
        float reach = Math.max(Math.abs(right) / halfWidth, Math.abs(up) / halfHeight);
        if (reach == 0f) {
            arrow.shown(false);
            return;
        }
        float size = 44f + 6f * Math.abs(pulse * 2f - 1f);
        arrow.shown(true)
                .size(size, size)
                .turn((float) Math.atan2(-right, up))
                .at(width / 2f + right / reach, Canvas.HEIGHT / 2f + up / reach, Layer.ICON);
    }
}
