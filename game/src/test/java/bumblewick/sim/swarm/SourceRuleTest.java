package bumblewick.sim.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dodge as first published, in points of 1/16 u: radar 40 loose and 20 tight, gain 30, brake 50. */
class SourceRuleTest {
    private static final float POINT = 1f / 16f;

    private final Swarm swarm = new Swarm(Swarms.DEF, Swarm.Rule.SOURCE, new RandomStream(1, 1));
    private final Vector3f home = new Vector3f(0f, 4f, 0f);
    private final Vector3f rest = new Vector3f();
    private final SwarmOrders orders = new SwarmOrders().at(home, rest).aim(home);
    private final Threats threats = new Threats();

    @Test
    void theShippedNumbersAreThoseOfTheSource() {
        assertEquals(40f, Swarms.DEF.radarLoose() * 16f);
        assertEquals(20f, Swarms.DEF.radarTight() * 16f);
        assertEquals(30f, Swarms.DEF.avoidGain() * 16f);
        assertEquals(50f, Swarms.DEF.arrival().brakeDistance() * 16f);
    }

    /** Distances are cut to whole points: 0.9 is 0 and not caught, 39.9 is 39 and caught, 40 is not. */
    @ParameterizedTest(name = "{0} points away, tight {1}: flees {2}")
    @CsvSource({
        "0.9, false, false",
        "1.0, false, true",
        "39.9, false, true",
        "40.0, false, false",
        "19.9, true, true",
        "20.0, true, false"
    })
    void catchesWhatIsWithinTheRadar(float points, boolean tight, boolean flees) {
        Bee bee = swarm.addBee(home);
        threats.addBullet(1, home.add(-points * POINT, 0f, 0f), rest, 0f);

        swarm.tick(orders.tight(tight), threats, Targets.none());

        assertEquals(flees, bee.velocity().x > 0f);
    }

    /** Two dangers: the sum is made a unit vector after each, so that the later one weighs more. */
    @Test
    void sumsUnitVectorsOneAfterTheOther() {
        Bee bee = swarm.addBee(home);
        threats.addBullet(1, home.add(-1f, 0f, 0f), rest, 0f); // away: (1, 0)
        threats.addBullet(2, home.add(0f, -1f, 0f), rest, 0f); // away: (0, 1); together (0.707, 0.707)
        threats.addBullet(3, home.add(0f, -2f, 0f), rest, 0f); // (0.707, 1.707) / 1.848

        swarm.tick(orders, threats, Targets.none());

        assertEquals(1.707107f / 0.707107f, bee.velocity().y / bee.velocity().x, 1e-4f);
        assertEquals(1f, bee.velocity().length(), 1e-5f, "60 u/s² for a tick");
    }

    @Test
    void freezesWithoutAReasonToFly() {
        Bee bee = swarm.addBee(home);
        bee.velocity.set(3f, 0f, 0f);

        swarm.tick(orders.tight(true), threats, Targets.none());

        assertEquals(home, bee.position());
        assertEquals(3f, bee.velocity().x);
    }

    @Test
    void comesBackFromMoreThanTwiceTheRange() {
        Bee bee = swarm.addBee(home.add(5.1f, 0f, 0f));

        swarm.tick(orders, threats, Targets.none());

        assertTrue(bee.velocity().x < 0f);
    }

    /** Nearer than that it feels like it in one tick of ten. */
    @Test
    void feelsLikeComingBackInOneTickOfTen() {
        int pulled = 0;
        for (int i = 0; i < 10_000; i++) {
            Bee bee = swarm.addBee(home.add(4.9f, 0f, 0f));
            swarm.tick(orders, threats, Targets.none());
            pulled += bee.velocity().x < 0f ? 1 : 0;
            swarm.lose(bee);
        }

        assertEquals(1000, pulled, 100, "within three standard deviations of 30");
    }
}
