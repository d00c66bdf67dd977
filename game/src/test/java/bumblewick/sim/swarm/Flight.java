package bumblewick.sim.swarm;

import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/** A swarm that flies along a rail, for tests: Wick goes ahead at 20 u/s, and aside at what the test says. */
final class Flight {
    static final float RAIL = 20f;

    final Swarm swarm;
    final SwarmOrders orders = new SwarmOrders();
    final Threats threats = new Threats();
    final Vector3f point = new Vector3f(0f, 4f, 0f);
    final Vector3f velocity = new Vector3f(0f, 0f, RAIL);
    final Vector3f aim = new Vector3f();
    Targets targets = Targets.none();

    Flight(Swarm swarm, int bees) {
        this.swarm = swarm;
        swarm.assemble(bees, point);
    }

    static Flight of(int bees) {
        return new Flight(Swarms.of(Swarms.DEF, 1), bees);
    }

    Flight tight() {
        orders.tight(true);
        return this;
    }

    Flight firing() {
        orders.firing(true);
        return this;
    }

    /** Goes on by one tick. */
    void tick() {
        point.addLocal(velocity.x * Tick.SECONDS, velocity.y * Tick.SECONDS, velocity.z * Tick.SECONDS);
        aim.set(point.x, point.y, point.z + 40f);
        swarm.tick(orders.at(point, velocity).aim(aim), threats, targets);
    }

    Flight run(int ticks) {
        for (int i = 0; i < ticks; i++) {
            tick();
        }
        return this;
    }

    /** How far the bees are from the player's point, on average, in u. */
    float spread() {
        float sum = 0f;
        for (Bee bee : swarm.bees()) {
            sum += bee.position().distance(point);
        }
        return sum / swarm.bees().size();
    }
}
