package bumblewick.view;

import bumblewick.def.BulletDef;
import bumblewick.sim.garden.Spit;
import com.jme3.math.Vector3f;
import java.util.Collection;
import java.util.List;

/** Bullets on foot: like those in the air, with a shadow; drawn after all other sprites. */
final class SpitView {
    private static final float ORB = 2.1f; // half the sprite's edge per radius: the orb fills 0.7 of it
    private static final float LEAST = 0.3f; // u
    private static final float ROLL = 9f; // radians per second
    private static final float TAIL = 0.08f; // seconds of flight
    private static final float STRETCHED = 14f; // u/s at which it is longest

    private final Hues hues;
    private final Vector3f place = new Vector3f();
    private final Vector3f tail = new Vector3f();
    private final Vector3f way = new Vector3f();

    SpitView(Collection<BulletDef> kinds) {
        hues = new Hues(kinds);
    }

    /** Draws them all: call after all other sprites. */
    void show(List<Spit> bullets, Stride stride, Sprites sprites) {
        for (int i = 0; i < bullets.size(); i++) {
            show(bullets.get(i), stride, sprites);
        }
    }

    private void show(Spit bullet, Stride stride, Sprites sprites) {
        Blend.place(bullet.pose(), stride.alpha, place);
        Vector3f hue = bullet.deflected() ? Hue.POLLEN : hues.of(bullet.def());
        float size = Math.max(LEAST, bullet.def().radius() * ORB);
        if (!Float.isNaN(bullet.shadowHeight())) {
            tail.set(place.x, bullet.shadowHeight() + 0.04f, place.z);
            sprites.put(Sprites.Shape.SHADOW, tail, size * 0.8f, Hue.SHADOW, 0.5f, 1f, 0f, 0f);
        }
        way.set(bullet.velocity());
        tail.set(way).multLocal(-TAIL).addLocal(place);
        sprites.ribbon(tail, place, size * 0.5f, hue, 0.3f, 0f, 0.9f);
        sprites.orb(place, way.divideLocal(STRETCHED), size, hue, stride.time * ROLL + bullet.id());
    }
}
