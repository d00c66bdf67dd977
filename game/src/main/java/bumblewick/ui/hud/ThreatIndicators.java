package bumblewick.ui.hud;

import bumblewick.sim.FlightStage;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.enemy.Enemy;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.SpriteAtlas;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/**
 * Arrows at the edge of the screen for enemies and bullets outside of it, from behind or from the side. Closer ones
 * are larger; bullets have another shape than enemies.
 */
final class ThreatIndicators {
    private static final int MOST = 10;
    private static final int MOST_BULLETS = 6;
    private static final float RIM = 34f;
    private static final float RIM_ABOVE = 140f; // bees and points are above
    private static final float RIM_BELOW = 76f;

    /** Enemies further behind Wick than this have missed, in u. */
    private static final float BEHIND = 14f;

    /** Enemies further ahead than this have no arrow yet, in u. */
    private static final float AHEAD = 30f;

    /** Enemies older than this have no arrow: the player has seen them, or they have passed. In ticks. */
    private static final int YOUNG = 150;

    /** Bullets that will pass Wick at more than this distance are no threat, in u. */
    private static final float PASSES = 2.5f;

    /** Bullets that will take longer than this to reach Wick are no threat yet, in seconds. */
    private static final float SOON = 1.2f;

    private final QuadBatch batch;
    private final SpriteAtlas.Region enemyArrow;
    private final SpriteAtlas.Region bulletArrow;
    private final Projection projection;
    private final Vector3f place = new Vector3f();
    private final float motion;
    private float pulse;
    private int used;

    ThreatIndicators(HudSkin hudSkin, Projection projection) {
        this.projection = projection;
        motion = hudSkin.motion();
        batch = hudSkin.batch(MOST);
        batch.geometry().setLocalTranslation(0f, 0f, ZOrder.ICON);
        enemyArrow = hudSkin.atlas().of("enemy");
        bulletArrow = hudSkin.atlas().of("bullet");
    }

    Geometry geometry() {
        return batch.geometry();
    }

    void update(FlightStage flight, HudLayout layout, float seconds) {
        pulse = (pulse + seconds * 2f) % 1f;
        used = 0;
        batch.begin();
        Vector3f wick = flight.wick().position();
        for (int i = 0; i < flight.bullets().size() && used < MOST_BULLETS; i++) {
            Bullet bullet = flight.bullets().get(i);
            if (!bullet.deflected() && hitsSoon(bullet, wick) && isOutside(bullet.position(), layout)) {
                point(bulletArrow, bullet.position(), wick, layout);
            }
        }
        for (int i = 0; i < flight.enemies().size() && used < MOST; i++) {
            Enemy enemy = flight.enemies().get(i);
            float ahead = enemy.position().z - wick.z;
            boolean near = enemy.age() < YOUNG && ahead > -BEHIND && ahead < AHEAD;
            if (near && isOutside(enemy.position(), layout)) {
                point(enemyArrow, enemy.position(), wick, layout);
            }
        }
        batch.end();
    }

    /** Whether a bullet will soon come close to Wick; its velocity is relative to Wick's travel. */
    private static boolean hitsSoon(Bullet bullet, Vector3f wick) {
        Vector3f v = bullet.velocity();
        float x = bullet.position().x - wick.x;
        float y = bullet.position().y - wick.y;
        float z = bullet.position().z - wick.z;
        float speed = v.x * v.x + v.y * v.y + v.z * v.z;
        float t = speed == 0f ? 0f : -(x * v.x + y * v.y + z * v.z) / speed;
        if (t <= 0f || t > SOON) {
            return false;
        }
        float dx = x + t * v.x;
        float dy = y + t * v.y;
        float dz = z + t * v.z;
        return dx * dx + dy * dy + dz * dz < PASSES * PASSES;
    }

    private boolean isOutside(Vector3f position, HudLayout layout) {
        boolean inFront = projection.project(position, place);
        return !inFront || place.x < 0f || place.x > layout.width() || place.y < 0f || place.y > Canvas.HEIGHT;
    }

    /** Puts an arrow at the edge, in the direction of {@code from}. */
    private void point(SpriteAtlas.Region mark, Vector3f from, Vector3f wick, HudLayout layout) {
        float right = from.x - wick.x;
        float up = from.y - wick.y;
        float halfWidth = layout.width() / 2f - RIM;
        float halfHeight = (Canvas.HEIGHT - RIM_ABOVE - RIM_BELOW) / 2f;
        float reach = Math.max(Math.abs(right) / halfWidth, Math.abs(up) / halfHeight);
        if (reach == 0f) {
            return;
        }
        float away = from.distance(wick);
        float size = 40f + 16f * Math.max(0f, 1f - away / AHEAD) + motion * 5f * Math.abs(pulse * 2f - 1f);
        used++;
        batch.add(
                mark,
                layout.middle() + right / reach,
                RIM_BELOW + halfHeight + up / reach,
                size,
                (float) Math.atan2(-right, up),
                ColorRGBA.White,
                1f);
    }
}
