package bumblewick.ui;

import bumblewick.sim.Bullet;
import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/**
 * Arrows at the rim of the picture for enemies and bullets that come from behind or from the side, so that nothing that
 * is about to enter the picture is a surprise. The closer, the larger; a bullet's arrow has another shape than an enemy's.
 */
final class ThreatArrows {
    private static final int MOST = 10;
    private static final int MOST_BULLETS = 6;
    private static final float RIM = 34f;
    private static final float RIM_ABOVE = 140f; // bees and points are above
    private static final float RIM_BELOW = 76f;

    /** What is further behind than this has missed Wick, in u. */
    private static final float BEHIND = 14f;

    /** Enemies further ahead than this are none of the rim's business yet, in u. */
    private static final float AHEAD = 30f;

    /** Enemies that are older than this many ticks have been seen, or have passed. */
    private static final int YOUNG = 150;

    /** Bullets that will pass Wick by more than this are no threat, in u. */
    private static final float PASSES = 2.5f;

    /** Bullets that take longer than this to Wick are none yet, in seconds. */
    private static final float SOON = 1.2f;

    private final Quads quads;
    private final Marks.Mark enemyArrow;
    private final Marks.Mark bulletArrow;
    private final Projection projection;
    private final Vector3f place = new Vector3f();
    private final float motion;
    private float pulse;
    private int used;

    ThreatArrows(Ink ink, Projection projection) {
        this.projection = projection;
        motion = ink.motion();
        quads = ink.quads(MOST);
        quads.geometry().setLocalTranslation(0f, 0f, Layer.ICON);
        enemyArrow = ink.marks().of("enemy");
        bulletArrow = ink.marks().of("bullet");
    }

    Geometry geometry() {
        return quads.geometry();
    }

    void update(FlightStage flight, HudSpace space, float seconds) {
        pulse = (pulse + seconds * 2f) % 1f;
        used = 0;
        quads.begin();
        Vector3f wick = flight.wick().position();
        for (int i = 0; i < flight.bullets().size() && used < MOST_BULLETS; i++) {
            Bullet bullet = flight.bullets().get(i);
            if (!bullet.deflected() && hitsSoon(bullet, wick) && isOutside(bullet.position(), space)) {
                point(bulletArrow, bullet.position(), wick, space);
            }
        }
        for (int i = 0; i < flight.enemies().size() && used < MOST; i++) {
            Enemy enemy = flight.enemies().get(i);
            float ahead = enemy.position().z - wick.z;
            boolean near = enemy.age() < YOUNG && ahead > -BEHIND && ahead < AHEAD;
            if (near && isOutside(enemy.position(), space)) {
                point(enemyArrow, enemy.position(), wick, space);
            }
        }
        quads.end();
    }

    /** Whether a bullet comes close to Wick before long; its velocity is relative to Wick's travel. */
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

    private boolean isOutside(Vector3f position, HudSpace space) {
        boolean inFront = projection.project(position, place);
        return !inFront || place.x < 0f || place.x > space.width() || place.y < 0f || place.y > Canvas.HEIGHT;
    }

    /** Puts an arrow on the rim in a direction seen from the middle. */
    private void point(Marks.Mark mark, Vector3f from, Vector3f wick, HudSpace space) {
        float right = from.x - wick.x;
        float up = from.y - wick.y;
        float halfWidth = space.width() / 2f - RIM;
        float halfHeight = (Canvas.HEIGHT - RIM_ABOVE - RIM_BELOW) / 2f;
        float reach = Math.max(Math.abs(right) / halfWidth, Math.abs(up) / halfHeight);
        if (reach == 0f) {
            return;
        }
        float away = from.distance(wick);
        float size = 40f + 16f * Math.max(0f, 1f - away / AHEAD) + motion * 5f * Math.abs(pulse * 2f - 1f);
        used++;
        quads.add(
                mark,
                space.middle() + right / reach,
                RIM_BELOW + halfHeight + up / reach,
                size,
                (float) Math.atan2(-right, up),
                ColorRGBA.White,
                1f);
    }
}
