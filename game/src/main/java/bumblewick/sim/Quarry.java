package bumblewick.sim;

import bumblewick.sim.swarm.Targets;
import com.jme3.math.Vector3f;

/** Whom the player can shoot at: enemies by their ids, and the boss. */
final class Quarry implements Targets {
    /** Nobody. */
    static final int NOBODY = 0;

    private final EnemyFlight enemies;
    private final BossFight boss;

    Quarry(EnemyFlight enemies, BossFight boss) {
        this.enemies = enemies;
        this.boss = boss;
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

    /** Where a target is, or null if it is gone. Not to be changed. */
    Vector3f position(int id) {
        if (boss.canBeHit() && boss.boss().id == id) {
            return boss.boss().position;
        }
        Enemy e = enemy(id);
        return e == null ? null : e.position;
    }

    /** The living enemy of an id, or null. Ids rise, so halving finds it. */
    Enemy enemy(int id) {
        int low = 0;
        int high = enemies.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Enemy e = enemies.get(middle);
            if (e.id == id) {
                return e.gone ? null : e;
            }
            if (e.id < id) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return null;
    }

    /** The id of the target nearest to a point, or {@link #NOBODY}. */
    int nearest(Vector3f point) {
        int nearest = NOBODY;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            float square = e.position.distanceSquared(point);
            if (!e.gone && square < least) {
                least = square;
                nearest = e.id;
            }
        }
        if (boss.canBeHit() && boss.boss().position.distanceSquared(point) < least) {
            nearest = boss.boss().id;
        }
        return nearest;
    }
}
