package bumblewick.view;

import bumblewick.def.BulletDef;
import bumblewick.sim.Bullet;
import bumblewick.sim.FlightStage;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Collection;
import java.util.List;

/**
 * Enemies' bullets: balls that roll, with a bright heart, a dark rim, a halo and a tail of their own hue, and a mark on
 * the ground. They are drawn after all other sprites, so that nothing hides them.
 */
final class BulletView {
    private static final float ORB = 2.1f; // half the sprite's edge per radius: the orb fills 0.7 of it
    private static final float LEAST = 0.42f; // u, so that a far bullet is seen
    private static final float GROUND = 0.07f;
    private static final float ROLL = 9f; // radians per second
    private static final float TAIL = 0.055f; // seconds of flight
    private static final float STRETCHED = 30f; // u/s at which it is longest

    private final Crowds crowds;
    private final Effects effects;
    private final Hues hues;
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f end = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private float time;

    BulletView(Crowds crowds, Effects effects, Collection<BulletDef> kinds) {
        hues = new Hues(kinds);
        this.crowds = crowds;
        this.effects = effects;
    }

    /** Draws the marks on the ground: call before other sprites. */
    void showMarks(FlightStage flight, float alpha, Sprites sprites) {
        List<Bullet> bullets = flight.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            Corridor.blend(bullet.previousPosition(), bullet.position(), alpha, place);
            end.set(place.x, GROUND, place.z);
            float size = bullet.def().radius() * 1.6f + 0.15f;
            sprites.put(Sprites.Shape.SHADOW, end, size, Hue.SHADOW, 0.5f, 1f, 0f, 0f);
        }
    }

    /** Draws the bullets: call after all other sprites. */
    void show(FlightStage flight, float alpha, Sprites sprites, float seconds) {
        time += seconds;
        List<Bullet> bullets = flight.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            show(bullets.get(i), alpha, sprites, seconds);
        }
    }

    private void show(Bullet bullet, float alpha, Sprites sprites, float seconds) {
        Corridor.blend(bullet.previousPosition(), bullet.position(), alpha, place);
        BulletDef def = bullet.def();
        Vector3f hue = bullet.deflected() ? Hue.POLLEN : hues.of(def);
        float size = Math.max(LEAST, def.radius() * ORB);
        Corridor.toScene(bullet.velocity(), way);
        end.set(way).multLocal(-TAIL).addLocal(place);
        sprites.ribbon(end, place, size * 0.5f, hue, 0.3f, 0f, 0.9f);
        if (def.model().isEmpty()) {
            sprites.orb(place, way.divideLocal(STRETCHED), size, hue, time * ROLL + bullet.id());
        } else {
            boulder(bullet, hue, size, sprites, seconds);
        }
    }

    /** A thing that is thrown: it tumbles, smoulders, and shines at its edges from behind. */
    private void boulder(Bullet bullet, Vector3f hue, float size, Sprites sprites, float seconds) {
        Corridor.turn(time * 5f + bullet.id(), time * 7f, 0f, turn);
        crowds.of(bullet.def().model()).put(place, turn, 1f, paint.plain());
        effects.flow(Effect.CLOD_TRAIL, place, seconds);
        sprites.put(Sprites.Shape.GLOW, place, size * 1.9f, hue, 0.85f, 1.6f, 0f, 0f, 0f, size, 0f);
        sprites.put(Sprites.Shape.RING, place, size * 1.05f, hue, 0.8f, 0.8f, 0f, 0f, 0f, size, 0f);
    }
}
