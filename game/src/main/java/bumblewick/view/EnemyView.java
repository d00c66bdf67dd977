package bumblewick.view;

import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import com.jme3.util.IntMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The Smoke Hive's fliers: each in a pose of its own, glowing before it shoots, in pieces when it is destroyed. */
final class EnemyView {
    private static final float GROUND = 0.06f;
    private static final float SHADOW_HEIGHT = 16f; // u at which the shadow is gone
    private static final int POOLED = 48;

    private final Crowds crowds;
    private final Paint paint = new Paint();
    private final Vector3f mark = new Vector3f();
    private final IntMap<Foe> byId = new IntMap<>();
    private final List<Foe> shown = new ArrayList<>();
    private final List<Integer> ids = new ArrayList<>();
    private final Deque<Foe> free = new ArrayDeque<>();
    private final Stride stride = new Stride();
    private float wickZ;

    EnemyView(Crowds crowds) {
        this.crowds = crowds;
        for (int i = 0; i < POOLED; i++) {
            free.push(new Foe());
        }
    }

    /** Draws the enemies, their shadows on the ground, what they are about to do, and those that are destroyed. */
    void show(FlightStage flight, SimEvents events, float alpha, Sprites sprites, float seconds) {
        stride.next(alpha, seconds, seconds);
        wickZ = flight.wick().position().z;
        fell(flight, events);
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            show(enemies.get(i), sprites);
        }
        for (int i = shown.size() - 1; i >= 0; i--) {
            Foe foe = shown.get(i);
            if (foe.dying() ? foe.die(seconds, paint) : !foe.seenIn(stride.frame)) {
                dismiss(i);
            }
        }
    }

    private void fell(FlightStage flight, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            Foe foe = event.type() == SimEvent.Type.ENEMY_DESTROYED ? byId.get(event.id()) : null;
            if (foe != null) {
                foe.fall(flight.wick().velocity().z);
            }
        }
    }

    private void show(Enemy enemy, Sprites sprites) {
        Foe foe = byId.get(enemy.id());
        if (foe == null) {
            foe = (free.isEmpty() ? new Foe() : free.pop()).start(enemy, crowds.of(enemy.model()));
            byId.put(enemy.id(), foe);
            shown.add(foe);
            ids.add(enemy.id());
        }
        foe.live(enemy, stride, wickZ, paint);
        shadow(foe, sprites);
        float tell = Foe.tell(enemy);
        if (tell > 0f) {
            tell(foe, tell, sprites);
        }
    }

    /** Forgets all, the dying too. */
    void clear() {
        for (int i = shown.size() - 1; i >= 0; i--) {
            dismiss(i);
        }
    }

    private void dismiss(int index) {
        free.push(shown.remove(index));
        byId.remove(ids.remove(index));
    }

    private void shadow(Foe foe, Sprites sprites) {
        float near = 1f - foe.place.y / SHADOW_HEIGHT;
        if (near > 0f) {
            mark.set(foe.place.x, GROUND, foe.place.z);
            float size = foe.radius() * (1.5f - 0.4f * near);
            sprites.put(Sprites.Shape.SHADOW, mark, size, Hue.SHADOW, 0.6f * near * foe.arrived(), 1f, 0f, 0f);
        }
    }

    private void tell(Foe foe, float tell, Sprites sprites) {
        float radius = foe.radius();
        mark.set(foe.place.x, foe.place.y, foe.place.z - radius * 0.8f);
        sprites.light(Sprites.Shape.GLOW, mark, radius * (0.4f + 0.7f * tell), Hue.EMBER, 0.9f * tell);
        sprites.light(Sprites.Shape.RING, mark, radius * (2.8f - 1.6f * tell), Hue.EMBER, 0.9f * tell);
    }
}
