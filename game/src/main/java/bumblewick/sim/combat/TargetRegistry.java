package bumblewick.sim.combat;

import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.hazard.SignalTargets;
import bumblewick.sim.swarm.Targets;
import com.jme3.math.Vector3f;

/** The targets of the player's fire, by their ids: enemies, the parts of the boss, and what sends signals. */
public final class TargetRegistry implements Targets {
    /** The id of no target. */
    static final int NOBODY = 0;

    private final EnemyField enemies;
    private final BossFight boss;
    private final SignalTargets lamps;

    TargetRegistry(EnemyField enemies, BossFight boss, SignalTargets lamps) {
        this.enemies = enemies;
        this.boss = boss;
        this.lamps = lamps;
    }

    @Override
    public boolean locate(int id, Vector3f store) {
        Vector3f position = position(id);
        if (position == null) {
            return false;
        }
        store.set(position);
        return true;
    }

    /** The position of a target or of whoever shoots, or null if it is gone. Not to be changed. */
    public Vector3f position(int id) {
        BossPart part = part(id);
        if (part != null) {
            return part.position();
        }
        Enemy e = enemy(id);
        if (e != null) {
            return e.position();
        }
        if (boss.canBeHit() && boss.boss().id() == id) {
            return boss.boss().position(); // of a boss of parts, which shoots but is no target itself
        }
        SignalTarget lamp = lamps.shootable(id);
        return lamp == null ? null : lamp.position();
    }

    /** The part of the boss with an id that can be hit now, or null. */
    BossPart part(int id) {
        BossPart part = boss.canBeHit() ? boss.boss().part(id) : null;
        return part == null || part.broken() ? null : part;
    }

    /** The living enemy with an id, or null. */
    Enemy enemy(int id) {
        return enemies.find(id);
    }

    /** The id of the boss's first vital part, or of the target nearest to a point if there is none. */
    int vital(Vector3f point) {
        for (int i = 0; boss.canBeHit() && i < boss.boss().parts().size(); i++) {
            BossPart part = boss.boss().parts().get(i);
            if (!part.broken() && part.vital()) {
                return part.id();
            }
        }
        return nearest(point);
    }

    /** The id of the target nearest to a point, or {@link #NOBODY}. */
    public int nearest(Vector3f point) {
        int nearest = NOBODY;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            float square = e.position().distanceSquared(point);
            if (!e.gone() && square < least) {
                least = square;
                nearest = e.id();
            }
        }
        for (int i = 0; boss.canBeHit() && i < boss.boss().parts().size(); i++) {
            BossPart part = boss.boss().parts().get(i);
            float square = part.position().distanceSquared(point);
            if (!part.broken() && square < least) {
                least = square;
                nearest = part.id();
            }
        }
        return nearest;
    }
}
