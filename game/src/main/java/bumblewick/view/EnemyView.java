package bumblewick.view;

import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.List;

/** The Smoke Hive's fliers: they flap, flash when hit, and glow and swell before they shoot. */
final class EnemyView {
    private static final float ARRIVE_TICKS = 18f;
    private static final float FLASH = 0.45f; // share of the flash colour
    private static final int GLINTS = 64; // a power of two, more than are ever shot at together
    private static final float TELL_TICKS = 45f;
    private static final float FLAP_RATE = 26f; // radians per second
    private static final float FLAP = 0.7f;
    private static final float GROUND = 0.06f;
    private static final float SHADOW_HEIGHT = 16f; // u at which the shadow is gone

    private final Crowds crowds;
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Vector3f mark = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Glint[] glints = new Glint[GLINTS];
    private float time;

    EnemyView(Crowds crowds) {
        this.crowds = crowds;
        Arrays.setAll(glints, i -> new Glint());
    }

    /** Draws the enemies, their shadows on the ground, and what they are about to do. */
    void show(FlightStage flight, float alpha, Sprites sprites, float seconds) {
        time += seconds;
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            show(enemies.get(i), alpha, sprites);
        }
    }

    private void show(Enemy enemy, float alpha, Sprites sprites) {
        Corridor.blend(enemy.previousPosition(), enemy.position(), alpha, place);
        Corridor.turn(enemy.heading(), enemy.bank(), turn);
        float arrived = Math.min(1f, (enemy.age() + alpha) / ARRIVE_TICKS);
        float hit = glints[enemy.id() & (GLINTS - 1)].at(enemy.hitTicks() > 0, time);
        float tell = enemy.windUpTicks() == 0 ? 0f : 1f - Math.min(1f, enemy.windUpTicks() / TELL_TICKS);
        paint.plain();
        paint.flash = hit * FLASH;
        paint.glow = 1f + 1.5f * tell;
        float scale = arrived * (1f + 0.12f * hit + 0.16f * tell * tell);
        float phase = enemy.id() * 1.7f;
        float flap = 0.25f + FLAP * FastMath.sin(time * FLAP_RATE + phase);
        crowds.of(enemy.model()).put(place, turn, scale, paint, flap, 0.2f);
        shadow(enemy.def().radius(), arrived, sprites);
        if (tell > 0f) {
            tell(enemy, tell, sprites);
        }
    }

    private void shadow(float radius, float arrived, Sprites sprites) {
        float near = 1f - place.y / SHADOW_HEIGHT;
        if (near > 0f) {
            mark.set(place.x, GROUND, place.z);
            float size = radius * (1.5f - 0.4f * near);
            sprites.put(Sprites.Shape.SHADOW, mark, size, Hue.SHADOW, 0.6f * near * arrived, 1f, 0f, 0f);
        }
    }

    private void tell(Enemy enemy, float tell, Sprites sprites) {
        float radius = enemy.def().radius();
        mark.set(place.x, place.y, place.z - radius * 0.6f);
        sprites.light(Sprites.Shape.GLOW, mark, radius * (0.5f + 0.9f * tell), Hue.EMBER, 1.4f * tell);
        sprites.light(Sprites.Shape.RING, mark, radius * (2.6f - 1.5f * tell), Hue.EMBER, 0.9f * tell);
    }
}
