package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Carrier;
import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * Lets carriers and nests let enemies go: each of them is told before, comes out at a place of the carrier's, and glides from
 * there onto its path. Has no state; what it counts is the carrier's.
 */
final class EnemyCarriers {
    /** Ticks for which a carrier tells that it lets one go. */
    static final int TELL = 45;

    /** Nearer than this, in u, none is let go: there would be no time to see it. */
    private static final float NEAREST = 16f;

    private static final float FURTHEST = 130f;

    /** How far those fly apart that come out at once, in u from one to the next. */
    private static final float APART = 2.4f;

    private final Rulebook rules;
    private final EnemyField enemies;
    private final Vector3f place = new Vector3f();

    EnemyCarriers(Rulebook rules, EnemyField enemies) {
        this.rules = rules;
        this.enemies = enemies;
    }

    /** Advances the clocks of all carriers by a tick; {@code wickZ} is Wick's distance along the rail, in u. */
    void tick(float wickZ, SimEvents events) {
        int count = enemies.size(); // not those that are let go
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            if (e.def.carrier().isPresent() && !e.gone() && e.fallTicks == 0) {
                tick(e, e.def.carrier().get(), wickZ, events);
            }
        }
    }

    private void tick(Enemy e, Carrier carrier, float wickZ, SimEvents events) {
        if (!carrier.hasMore(e.released)) {
            return;
        }
        boolean waits = e.releaseTicks == TELL + 1 && (isOutOfRange(e) || isFull(e, carrier));
        if (waits) {
            return;
        }
        e.releaseTicks--;
        if (e.releaseTicks == TELL) {
            events.add(Type.ENEMY_TELL, e.id, e.position());
        } else if (e.releaseTicks <= 0) {
            e.releaseTicks = Math.max(TELL + 1, Tick.of(carrier.every()));
            release(e, carrier, 0f, wickZ, events);
        }
    }

    private static boolean isOutOfRange(Enemy e) {
        return e.local.z < NEAREST || e.local.z > FURTHEST;
    }

    private boolean isFull(Enemy of, Carrier carrier) {
        int alive = 0;
        for (int i = 0; i < enemies.size(); i++) {
            alive += enemies.get(i).carrierId == of.id ? 1 : 0;
        }
        return alive >= carrier.most();
    }

    private void release(Enemy from, Carrier carrier, float aside, float wickZ, SimEvents events) {
        from.released++;
        EnemyFrame.offset(carrier.at(), from.heading(), place).addLocal(from.local);
        place.x += aside;
        EnemyDef def = rules.get(EnemyDef.class, carrier.enemy());
        Enemy e = enemies.spawnReleased(def, from, carrier.path(), place, wickZ);
        events.add(Type.ENEMY_RELEASED, e.id, def.id(), 0, e.position());
    }

    /** Lets those come out that a destroyed carrier still has, if they do. */
    void releaseRest(Enemy from, float wickZ, SimEvents events) {
        Carrier carrier = from.def.carrier().orElseThrow();
        if (carrier.rest() == EnemyDef.Rest.GONE) {
            return;
        }
        int rest = Math.min(carrier.restMost(), carrier.count() - from.released);
        for (int i = 0; i < rest; i++) {
            release(from, carrier, (i - (rest - 1) / 2f) * APART, wickZ, events);
        }
    }
}
