package bumblewick.sim.swarm;

import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import bumblewick.sim.motion.Arrival;
import com.jme3.math.Vector3f;

/**
 * Steers and moves one bee after the other: blends the dodge that {@link Avoidance} decided with the way to the bee's
 * place in the {@link Formation}.
 *
 * <pre>
 * wish = gain · avoid + pull · (place − position) + wander + what it takes to fly with Wick
 * </pre>
 *
 * <p>{@link Arrival} turns the wish into a velocity. A tight bee is always pulled to its place. A loose bee is pulled when
 * it is further away than twice the range of avoidance, or by chance: the chance of the source rule, as a mean over some
 * ticks, so that the pull does not flicker.
 *
 * <p>Source: takujidev, <i>An algorithm that dodges bullets by itself</i> (2013); {@link Swarm.Rule#SOURCE} is that, word
 * for word.
 */
final class BeeSteering {
    /** Bees do not fly lower than this, in u. */
    static final float GROUND = 0.3f;

    /** Share by which a bee's pull approaches its new value in a tick. */
    private static final float PULL_TIGHT = 0.25f;

    private static final float PULL_LOOSE = 0.1f;

    private final SwarmDef def;
    private final Swarm.Rule rule;
    private final Arrival arrival;
    private final Formation formation;
    private final RandomStream random;
    private final float lead;
    private final Vector3f wish = new Vector3f();
    private final Vector3f way = new Vector3f();

    /**
     * @param formation where their places are
     * @param random the swarm's own stream
     */
    BeeSteering(SwarmDef def, Swarm.Rule rule, Formation formation, RandomStream random) {
        this.def = def;
        this.rule = rule;
        this.formation = formation;
        this.random = random;
        arrival = Arrival.of(def.arrival(), rule == Swarm.Rule.SOURCE ? Arrival.Mode.SOURCE : Arrival.Mode.CORRECTED);
        lead = def.arrival().brakeDistance() / def.arrival().maxSpeed();
    }

    /** How long a bee at full speed takes to stop, in seconds: it steers to where its place will be after that time. */
    float lead() {
        return lead;
    }

    /**
     * Steers and moves a bee by one tick.
     *
     * @param rank its index in the snapshot
     * @param snapshot where all bees were at the beginning of the tick, and where they dodge to (unaffected)
     * @param orders what the player wants (unaffected)
     */
    void steer(Bee bee, int rank, SwarmSnapshot snapshot, SwarmOrders orders) {
        wish.set(snapshot.fleeX[rank], snapshot.fleeY[rank], snapshot.fleeZ[rank])
                .multLocal(def.avoidGain());
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
        arrival.steer(wish.x, wish.y, wish.z, bee.velocity);
        arrival.integrate(bee.local, bee.velocity);
    }

    private float pull(Bee bee, SwarmOrders orders) {
        if (orders.tight || orders.whirling) {
            bee.pull += (1f - bee.pull) * PULL_TIGHT;
            return bee.pull;
        }
        float chance = random.nextFloat() < def.pullChance() ? 1f : 0f;
        bee.pull += (chance - bee.pull) * PULL_LOOSE;
        float far = way.length() / def.radarLoose() - 1f;
        return Math.max(bee.pull, Math.max(0f, Math.min(1f, far)));
    }

    private void steerBySource(Bee bee, SwarmOrders orders) {
        way.set(orders.point.x - bee.local.x, orders.point.y - bee.local.y, -bee.local.z);
        float range = orders.tight ? def.radarTight() : def.radarLoose();
        boolean far = way.length() > 2f * range;
        if (orders.tight || far || random.nextFloat() < def.pullChance()) {
            wish.addLocal(way);
        }
        if (arrival.steer(wish.x, wish.y, wish.z, bee.velocity)) {
            arrival.integrate(bee.local, bee.velocity);
        }
    }
}
