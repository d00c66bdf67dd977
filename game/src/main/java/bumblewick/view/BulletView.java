package bumblewick.view;

import bumblewick.def.BulletDef;
import bumblewick.sim.Bullet;
import bumblewick.sim.FlightStage;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Enemies' bullets: bright core, dark rim, a halo of their own hue, and a mark on the ground. They are drawn after all
 * other sprites, so that nothing hides them.
 */
final class BulletView {
    private static final float ORB = 2.1f; // half the sprite's edge per radius: the orb fills 0.7 of it
    private static final float LEAST = 0.42f; // u, so that a far bullet is seen
    private static final float GROUND = 0.07f;
    private static final float HOT = 2.2f; // thrown clods smoulder, so that they are seen before a dark ground

    private final Crowds crowds;
    private final Hues hues = new Hues();
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Vector3f mark = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private float time;

    BulletView(Crowds crowds) {
        this.crowds = crowds;
    }

    /** Draws the marks on the ground: call before other sprites. */
    void showMarks(FlightStage flight, float alpha, Sprites sprites) {
        List<Bullet> bullets = flight.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            Corridor.blend(bullet.previousPosition(), bullet.position(), alpha, place);
            mark.set(place.x, GROUND, place.z);
            float size = bullet.def().radius() * 1.6f + 0.15f;
            sprites.put(Sprites.Shape.SHADOW, mark, size, Hue.SHADOW, 0.5f, 1f, 0f, 0f);
        }
    }

    /** Draws the bullets: call after all other sprites. */
    void show(FlightStage flight, float alpha, Sprites sprites, float seconds) {
        time += seconds;
        List<Bullet> bullets = flight.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            show(bullets.get(i), alpha, sprites);
        }
    }

    private void show(Bullet bullet, float alpha, Sprites sprites) {
        Corridor.blend(bullet.previousPosition(), bullet.position(), alpha, place);
        BulletDef def = bullet.def();
        Vector3f hue = bullet.deflected() ? Hue.POLLEN : hues.of(def);
        float size = Math.max(LEAST, def.radius() * ORB);
        if (!def.model().isEmpty()) {
            Corridor.turn(time * 5f + bullet.id(), time * 7f, 0f, turn);
            crowds.of(def.model()).put(place, turn, 1f, paint.tint(HOT, 1.3f, 0.9f));
            sprites.light(Sprites.Shape.GLOW, place, size * 1.6f, hue, 0.7f);
            sprites.light(Sprites.Shape.RING, place, size * 1.15f, hue, 1f);
            return;
        }
        float pulse = 1f + 0.08f * FastMath.sin(time * 14f + bullet.id());
        sprites.put(Sprites.Shape.ORB, place, size * pulse, hue, 1f, 1f, 0f, time * 6f + bullet.id());
        if (bullet.deflected()) {
            Corridor.toScene(bullet.velocity(), mark).multLocal(-0.03f).addLocal(place);
            sprites.beam(mark, place, size * 0.6f, hue, 1.5f, 1f);
        }
    }
}
