package bumblewick.sim.swarm;

import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import bumblewick.sim.motion.Arrival;
import com.jme3.math.Vector3f;

/**
 * Where each bee wants to go, and how it goes there.
 *
 * <pre>
 * wish = gain · avoid + pull · (place − position) + wander + what it takes to fly with Wick
 * </pre>
 *
 * <p>The wish is steered after by {@link Arrival}. Tight bees mind their place all the time; a loose bee does so when
 * it is further away than twice the radar's range, or by chance: the chance of the source rule, as a mean over some
 * ticks, so that a bee's will does not flicker.
 *
 * <p>Source: takujidev, <i>An algorithm that dodges bullets by itself</i> (2013); {@link Swarm.Rule#SOURCE} is that, word
 * for word.
 */
final class BeeWill {
    /** Bees do not fly lower than this, in u. */
    static final float GROUND = 0.3f;

    /** Share by which a bee's will follows its reasons in a tick. */
    private static final float WILL_TIGHT = 0.25f;

    private static final float WILL_LOOSE = 0.1f;

    private final SwarmDef def;
    private final Swarm.Rule rule;
    private final Arrival law;
    private final Formation formation;
    private final RandomStream random;
    private final float lead;
    private final Vector3f wish = new Vector3f();
    private final Vector3f way = new Vector3f();

    /**
     * @param formation where their places are
     * @param random the swarm's own stream
     */
    BeeWill(SwarmDef def, Swarm.Rule rule, Formation formation, RandomStream random) {
        this.def = def;
        this.rule = rule;
        this.formation = formation;
        this.random = random;
        law = Arrival.of(def.arrival(), rule == Swarm.Rule.SOURCE ? Arrival.Mode.SOURCE : Arrival.Mode.CORRECTED);
        lead = def.arrival().brakeDistance() / def.arrival().maxSpeed();
    }

    /** How long a bee at full speed takes to stop, in seconds: so far ahead of Wick it aims. */
    float lead() {
        return lead;
    }

    /**
     * Turns and moves a bee by what it wants.
     *
     * @param rank its place in the flock
     * @param flock where all bees were at the beginning of the tick, and what they flee (unaffected)
     * @param orders what the player wants (unaffected)
     */
    void steer(Bee bee, int rank, Flock flock, Orders orders) {
        wish.set(flock.fleeX[rank], flock.fleeY[rank], flock.fleeZ[rank]).multLocal(def.avoidGain());
        if (rule == Swarm.Rule.SOURCE) {
            steerBySource(bee, orders);
            return;
        }
        formation.place(bee.slot, rank, way);
        way.set(
                way.x + orders.point.x - bee.local.x,
                Math.max(way.y + orders.point.y, GROUND) - bee.local.y,
                way.z - bee.local.z);
        float pull = pull(bee, orders);
        wish.addLocal(way.x * pull, way.y * pull, way.z * pull);
        wish.addLocal(orders.velocity.x * lead, orders.velocity.y * lead, 0f);
        formation.wander(bee.slot, wish);
        law.steer(wish.x, wish.y, wish.z, bee.velocity);
        law.drift(bee.local, bee.velocity);
    }

    private float pull(Bee bee, Orders orders) {
        if (orders.tight || orders.whirling) {
            bee.pull += (1f - bee.pull) * WILL_TIGHT;
            return bee.pull;
        }
        float chance = random.nextFloat() < def.pullChance() ? 1f : 0f;
        bee.pull += (chance - bee.pull) * WILL_LOOSE;
        float far = way.length() / def.radarLoose() - 1f;
        return Math.max(bee.pull, Math.max(0f, Math.min(1f, far)));
    }

    private void steerBySource(Bee bee, Orders orders) {
        way.set(orders.point.x - bee.local.x, orders.point.y - bee.local.y, -bee.local.z);
        float range = orders.tight ? def.radarTight() : def.radarLoose();
        boolean far = way.length() > 2f * range;
        if (orders.tight || far || random.nextFloat() < def.pullChance()) {
            wish.addLocal(way);
        }
        if (law.steer(wish.x, wish.y, wish.z, bee.velocity)) {
            law.drift(bee.local, bee.velocity);
        }
    }
}
