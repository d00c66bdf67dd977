package bumblewick.sim.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.Tick;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Joining, dying and shooting. */
class SwarmTest {
    @Test
    void isFullAtTwenty() {
        Flight flight = Flight.of(19);

        assertNotNull(flight.swarm.addBee(flight.point));
        assertNull(flight.swarm.addBee(flight.point));
        assertEquals(20, flight.swarm.bees().size());
    }

    @Test
    void aBeeDiesWithItsLastHitPointAndItsIdIsNeverUsedAgain() {
        Flight flight = Flight.of(3);
        Bee bee = flight.swarm.bees().get(1);

        assertFalse(flight.swarm.hurt(bee, 2));
        assertEquals(1, bee.hp());
        assertTrue(bee.hitTicks() > 0);
        assertTrue(flight.swarm.hurt(bee, 1));

        assertEquals(List.of(0, 2), ids(flight));
        assertThrows(IllegalArgumentException.class, () -> flight.swarm.lose(bee));
        assertEquals(3, flight.swarm.addBee(flight.point).id());
    }

    @Test
    void theWeakestIsTheOneWithTheFewestHitPointsAndTheYoungestOfThose() {
        Flight flight = Flight.of(4);
        assertEquals(3, flight.swarm.weakest().id());

        flight.swarm.hurt(flight.swarm.bees().get(1), 1);
        assertEquals(1, flight.swarm.weakest().id());

        flight.swarm.heal(1);
        assertEquals(3, flight.swarm.weakest().id());
    }

    @Test
    void parkedBeesComeBackWithTheHealthTheyHad() {
        Flight flight = Flight.of(4);
        flight.swarm.hurt(flight.swarm.bees().get(2), 2);

        assertEquals(2, flight.swarm.park(2));
        assertEquals(List.of(0, 1), ids(flight));
        flight.swarm.addBee(flight.point);
        assertEquals(2, flight.swarm.unpark(flight.point));

        assertEquals(List.of(0, 1, 2, 3, 4), ids(flight));
        assertEquals(1, flight.swarm.bees().get(2).hp());
    }

    @Test
    void theLastBeeIsNeverParked() {
        Flight flight = Flight.of(4);

        assertEquals(3, flight.swarm.park(10));
        assertEquals(1, flight.swarm.bees().size());
    }

    /** Loose 24 ticks, tight 12: ten and twenty rounds in 240 ticks. */
    @ParameterizedTest(name = "tight {0}: {1} rounds")
    @CsvSource({"false, 10", "true, 20"})
    void everyBeeShootsInTurn(boolean tight, int rounds) {
        Flight flight = Flight.of(20).firing();
        flight.orders.tight(tight);
        int sum = 0;
        int most = 0;
        for (int i = 0; i < 240; i++) {
            flight.tick();
            sum += flight.swarm.shotsFired();
            most = Math.max(most, flight.swarm.shotsFired());
        }

        assertEquals(20 * rounds, sum);
        assertTrue(most <= 3, most + " at once");
    }

    @Test
    void tightShotsMeetAtTheAimAndLooseOnesDoNot() {
        assertTrue(widthAtAim(true) < 0.3f, "tight " + widthAtAim(true));
        assertTrue(widthAtAim(false) > 2f, "loose " + widthAtAim(false));
    }

    @Test
    void aVolleyFindsItsTargets() {
        Flight flight = Flight.of(6);
        Vector3f[] prey = {new Vector3f(8f, 9f, 30f), new Vector3f(-9f, 2f, 20f), new Vector3f(0f, 4f, 45f)};
        flight.targets = (id, store) -> {
            store.set(prey[id]).addLocal(0f, 0f, flight.point.z);
            return true;
        };
        flight.run(10);
        flight.swarm.fireVolley(new int[] {0, 1, 2}, 3, Flight.RAIL);
        boolean[] hit = new boolean[3];
        Vector3f where = new Vector3f();
        for (int i = 0; i < 80; i++) {
            flight.tick();
            for (int s = 0; s < flight.swarm.shots().size(); s++) {
                Shot shot = flight.swarm.shots().get(s);
                where.set(prey[shot.targetId()]).addLocal(0f, 0f, flight.point.z);
                if (shot.position().distance(where) < 1.2f) {
                    hit[shot.targetId()] = true;
                    shot.spend();
                }
            }
        }

        assertTrue(hit[0] && hit[1] && hit[2]);
        assertEquals(0, flight.swarm.shots().size(), "spent shots are gone");
    }

    @Test
    void aShotWhoseTargetIsGoneFliesOn() {
        Flight flight = Flight.of(1);
        flight.swarm.fireVolley(new int[] {7}, 1, Flight.RAIL);

        flight.run(2);

        assertEquals(Shot.NO_TARGET, flight.swarm.shots().get(0).targetId());
    }

    @Test
    void whatIsHitFirstIsHit() {
        Flight flight = Flight.of(20);
        flight.tick();
        Bee bee = flight.swarm.bees().get(4);
        Vector3f from = bee.previousPosition().add(0f, 0f, 3f);
        Vector3f to = bee.position().add(0f, 0f, -3f);

        assertSame(firstByAskingAll(flight, from, to, 0.25f), flight.swarm.beeHitBy(from, to, 0.25f));
        assertNull(flight.swarm.beeHitBy(from.add(50f, 0f, 0f), to.add(50f, 0f, 0f), 0.25f));
    }

    /** A bullet of 600 u/s passes ten u in a tick, right through a bee. */
    @Test
    void fastBulletsDoNotJumpOverABee() {
        Flight flight = Flight.of(1);
        flight.tick();
        Bee bee = flight.swarm.bees().get(0);

        assertSame(
                bee,
                flight.swarm.beeHitBy(
                        bee.previousPosition().add(0.3f, 0f, 5f), bee.position().add(0.3f, 0f, -5f), 0.25f));
        assertNull(flight.swarm.beeHitBy(
                bee.previousPosition().add(0.6f, 0f, 5f), bee.position().add(0.6f, 0f, -5f), 0.25f));
    }

    @Test
    void tellsWhomABulletMenaces() {
        Flight flight = Flight.of(1).run(30);
        Bee bee = flight.swarm.bees().get(0);
        Vector3f relative = new Vector3f(0f, 0f, Flight.RAIL - 30f);
        // a third of a second away, in the frame that flies with Wick
        flight.threats.addBullet(1, bee.position().add(0f, 0f, 10f + Flight.RAIL * Tick.SECONDS), relative, 0.25f);
        flight.threats.addBullet(2, bee.position().add(3f, 0f, 10f + Flight.RAIL * Tick.SECONDS), relative, 0.25f);

        flight.tick();

        assertEquals(bee.id(), flight.threats.threatenedBee(0));
        assertEquals(Threats.NOBODY, flight.threats.threatenedBee(1));
    }

    /** The greatest distance from the line of aim at which shots come past the aim, in u. */
    private static float widthAtAim(boolean tight) {
        Flight flight = Flight.of(12);
        flight.orders.tight(tight);
        flight.run(90).firing();
        float widest = 0f;
        for (int i = 0; i < 60; i++) {
            flight.tick();
            for (Shot shot : flight.swarm.shots()) {
                float before = shot.previousPosition().z - flight.aim.z + Flight.RAIL * Tick.SECONDS;
                float after = shot.position().z - flight.aim.z;
                if (before < 0f && after >= 0f) {
                    widest = Math.max(widest, distanceFromAim(shot, flight));
                }
            }
        }
        return widest;
    }

    private static float distanceFromAim(Shot shot, Flight flight) {
        float x = shot.position().x - flight.aim.x;
        float y = shot.position().y - flight.aim.y;
        return (float) Math.sqrt(x * x + y * y);
    }

    private static Bee firstByAskingAll(Flight flight, Vector3f from, Vector3f to, float radius) {
        float contact = Swarms.DEF.beeRadius() + radius;
        for (int step = 0; step <= 10_000; step++) {
            float t = step / 10_000f;
            Vector3f at = from.clone().interpolateLocal(to, t);
            for (Bee bee : flight.swarm.bees()) {
                Vector3f there = bee.previousPosition().clone().interpolateLocal(bee.position(), t);
                if (there.distance(at) <= contact) {
                    return bee;
                }
            }
        }
        return null;
    }

    private static List<Integer> ids(Flight flight) {
        return flight.swarm.bees().stream().map(Bee::id).toList();
    }
}
