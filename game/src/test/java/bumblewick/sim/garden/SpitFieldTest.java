package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.WalkerDef;
import bumblewick.sim.TestRules;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Bullets that are spat at one who is too near to aim at. */
class SpitFieldTest {
    private static final float RADIUS = 0.45f;
    private static final float HEIGHT = 0.9f;

    private final SpitField spits = new SpitField(new TestRules().rulebook(), new CollisionWorld(), new Ids());
    private final Walker spitter = new Walker(1, spitter(), new Vector3f(), 0f);
    private final SimEvents events = new SimEvents();

    private static WalkerDef spitter() {
        String bullet = new TestRules().rulebook().bullets().firstKey();
        return new WalkerDef(
                "foe",
                "foe",
                WalkerDef.Mood.SPITTER,
                3,
                100,
                RADIUS,
                HEIGHT,
                10f,
                0.5f,
                1f,
                0f,
                8f,
                5f,
                45,
                60,
                bullet);
    }

    private Spit spitAt(float z) {
        Prey prey = new Prey();
        prey.feet.set(0f, 0f, z);
        prey.height = HEIGHT;
        spits.spit(spitter, prey, events);
        return spits.get(0);
    }

    @Test
    void aBulletFliesAtItsSpeedAlsoFromMouthToNose() {
        for (float z : new float[] {5f, 0.45f, 0.3f, 0f}) {
            Spit spit = spitAt(z);
            assertEquals(spit.def().speed(), spit.velocity().length(), 1e-3f, "Wick stands at " + z);
            spit.gone = true;
            spits.sweep();
        }
    }

    @Test
    void aBulletThatIsWhereItIsSentFliesBack() {
        Spit spit = spitAt(5f);
        Vector3f came = spit.velocity().clone();

        spits.deflect(spit, spit.pose().position().clone(), events);

        assertEquals(-1f, came.normalize().dot(spit.velocity().normalize()), 1e-3f);
    }
}
