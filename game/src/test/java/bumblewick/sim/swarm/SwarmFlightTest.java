package bumblewick.sim.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.measure.AllocationMeter;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("allocation")
class SwarmFlightTest {
    @Test
    void gathersWhenHeldTightAndSpreadsWhenLetGo() {
        Flight flight = Flight.of(12).run(120);
        float loose = flight.spread();
        float tight = flight.tight().run(45).spread();
        flight.orders.tight(false);
        float looseAgain = flight.run(600).spread();

        assertTrue(loose > 1.4f && loose < 3f, "loose " + loose);
        assertTrue(tight < 1.4f, "tight after three quarters of a second " + tight);
        assertTrue(looseAgain > 1.4f, "loose again " + looseAgain);
    }

    /** The limits of arrival: 60 u/s² is 1 u/s in a tick; 15 u/s. */
    @Test
    void neverJerksNorRaces() {
        Flight flight = Flight.of(20);
        List<Vector3f> before = new ArrayList<>();
        for (Bee bee : flight.swarm.bees()) {
            before.add(bee.velocity().clone());
        }
        for (int i = 0; i < 1200; i++) {
            flight.orders.tight(i / 90 % 2 == 1);
            flight.velocity.x = i / 70 % 2 == 0 ? 12f : -12f;
            flight.tick();
            for (int b = 0; b < before.size(); b++) {
                Vector3f now = flight.swarm.bees().get(b).velocity();
                assertTrue(now.distance(before.get(b)) <= 1.0001f, "tick " + i);
                assertTrue(now.length() <= 15.001f, "tick " + i);
                before.get(b).set(now);
            }
        }
    }

    /** Left alone, a loose bee weaves: it keeps moving, and turns far more gently than it could. */
    @Test
    void weavesWithoutJitterWhenNothingHappens() {
        Flight flight = Flight.of(12).run(300);
        double speed = 0;
        double change = 0;
        Vector3f before = new Vector3f();
        int ticks = 600;
        for (int i = 0; i < ticks; i++) {
            Bee bee = flight.swarm.bees().get(i % 12);
            before.set(bee.velocity());
            flight.tick();
            speed += bee.velocity().length() / ticks;
            change += bee.velocity().distance(before) / ticks;
        }

        assertTrue(speed > 0.5 && speed < 4, "mean speed " + speed + " u/s");
        assertTrue(change * Tick.PER_SECOND < 15, "mean acceleration " + change * Tick.PER_SECOND + " u/s²");
    }

    @Test
    void staysWithWickThroughAFullSwerve() {
        Flight flight = Flight.of(12).run(60);
        flight.velocity.x = 12f;
        float farthest = 0f;
        for (int i = 0; i < 100; i++) {
            flight.tick();
            farthest = Math.max(farthest, flight.spread());
        }

        assertTrue(farthest < 4f, "mean distance " + farthest);
    }

    /** Boost and brake change the rail's speed at once: nobody is left behind, nobody is thrown forward. */
    @Test
    void travelsWithWickAlongTheRail() {
        Flight flight = Flight.of(8).run(60);
        flight.velocity.z = 33f;
        flight.run(60);
        flight.velocity.z = 8f;
        flight.run(60);

        for (Bee bee : flight.swarm.bees()) {
            assertTrue(Math.abs(bee.position().z - flight.point.z) < 4f, () -> "" + bee.position());
        }
    }

    @Test
    void fliesAboveTheGround() {
        Flight flight = Flight.of(20);
        flight.point.y = 0.6f;
        flight.run(300);

        for (Bee bee : flight.swarm.bees()) {
            assertTrue(bee.position().y >= 0.3f, () -> "" + bee.position());
        }
    }

    @Test
    void partsAroundAPillar() {
        Flight flight = Flight.of(20).run(120);
        Vector3f foot = new Vector3f(1.5f, 0f, flight.point.z + 40f);
        int inside = 0;
        int near = 0;
        for (int i = 0; i < 180; i++) {
            flight.threats.clear();
            flight.threats.addObstacle(1, foot, 0.8f, 9f, 0.8f);
            flight.tick();
            for (Bee bee : flight.swarm.bees()) {
                boolean beside = Math.abs(bee.position().z - foot.z) < 0.8f;
                near += beside ? 1 : 0;
                inside += beside && Math.abs(bee.position().x - foot.x) < 0.8f ? 1 : 0;
            }
        }

        assertTrue(near > 20, "they all pass it");
        assertEquals(0, inside, "none through it");
    }

    @Test
    void neverGivesNaN() {
        Flight flight = Flight.of(0);
        for (int i = 0; i < 20; i++) {
            flight.swarm.addBee(flight.point); // all on one spot
        }
        for (int i = 0; i < 120; i++) {
            flight.threats.clear();
            Vector3f bee = flight.swarm.bees().get(3).position();
            flight.threats.addBullet(1, bee, flight.velocity, 0f); // at rest in the swarm's frame, inside a bee
            flight.threats.addEnemy(2, bee, 0f);
            flight.threats.addObstacle(3, bee, 0f, 0f, 0f);
            flight.tick();
            for (Bee b : flight.swarm.bees()) {
                assertTrue(Vector3f.isValidVector(b.position()), "tick " + i);
                assertTrue(Vector3f.isValidVector(b.velocity()), "tick " + i);
            }
        }
        assertTrue(flight.spread() > 0.5f, "they have parted");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theOrderOfThreatsMakesNoDifference(boolean tight) {
        assertEquals(hashAfterBarrage(tight, false), hashAfterBarrage(tight, true));
    }

    /**
     * 20 bees under fire, shooting, with losses and newcomers: 3,000 ticks and not one byte. The least of three runs counts,
     * because what the virtual machine itself allocates when it links or compiles a method happens in some of them only.
     */
    @Test
    void allocatesNothingInFlight() {
        Flight flight = Flight.of(20).firing();
        int[] targetIds = {1, 2, 3, 4, 5, 6, 7, 8};
        Vector3f bullet = new Vector3f();
        Vector3f bulletTo = new Vector3f();
        Vector3f bulletVelocity = new Vector3f(0f, 0f, -12f);
        Vector3f foot = new Vector3f();
        flight.targets = (id, store) -> {
            store.set(id, 5f, flight.point.z + 30f);
            return true;
        };
        Runnable busy = () -> {
            for (int i = 0; i < 3000; i++) {
                flight.orders.tight(i / 100 % 2 == 0);
                flight.threats.clear();
                for (int b = 0; b < 200; b++) {
                    bullet.set(b % 13 - 6f, b % 7, flight.point.z + b % 40);
                    flight.threats.addBullet(b, bullet, bulletVelocity, 0.25f);
                }
                flight.threats.addObstacle(1, foot.set(2f, 0f, flight.point.z + 3f), 1f, 4f, 1f);
                flight.tick();
                flight.swarm.beeHitBy(bullet.set(flight.point), bulletTo.set(flight.point), 0.3f);
                change(flight, i, targetIds);
            }
        };
        busy.run();
        AllocationMeter meter = new AllocationMeter();
        for (int i = 0; i < 3; i++) {
            meter.nextRun();
            meter.begin();
            busy.run();
            meter.end();
        }

        assertEquals(0L, meter.bytes());
    }

    private static void change(Flight flight, int tick, int[] targetIds) {
        Swarm swarm = flight.swarm;
        if (tick % 50 == 10) {
            swarm.fireVolley(targetIds, 8, Flight.RAIL);
        } else if (tick % 50 == 20) {
            swarm.hurt(swarm.weakest(), 3);
        } else if (tick % 50 == 30) {
            swarm.addBee(flight.point);
        } else if (tick % 500 == 40) {
            swarm.park(10);
        } else if (tick % 500 == 140) {
            swarm.unpark(flight.point);
        }
    }

    private static long hashAfterBarrage(boolean tight, boolean backwards) {
        Flight flight = Flight.of(12);
        flight.orders.tight(tight);
        Vector3f at = new Vector3f();
        Vector3f velocity = new Vector3f(0f, 0f, -12f);
        for (int i = 0; i < 300; i++) {
            flight.threats.clear();
            for (int k = 0; k < 40; k++) {
                int b = backwards ? 39 - k : k;
                at.set(b % 5 - 2f, 3f + b % 3, flight.point.z + (b * 7 + i) % 30);
                flight.threats.addBullet(b, at, velocity, 0.25f);
                at.set(b % 7 - 3f, 2f + b % 5, flight.point.z + b % 9);
                flight.threats.addEnemy(100 + b, at, 0.4f);
                flight.threats.addObstacle(200 + b, at.set(b - 20f, 0f, flight.point.z + b % 11), 0.3f, 3f, 0.3f);
            }
            flight.tick();
        }
        StateHash hash = new StateHash();
        flight.swarm.addTo(hash);
        return hash.value();
    }
}
