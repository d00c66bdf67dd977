package bumblewick.sim.garden.enemy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.BulletDef;
import bumblewick.def.WalkerDef;
import bumblewick.sim.TestRules;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Bullets that are spat at one who is too near to aim at. */
class GardenBulletFieldTest {
    private static final float RADIUS = 0.45f;
    private static final float HEIGHT = 0.9f;

    private final GardenBulletField spits =
            new GardenBulletField(new TestRules().rulebook(), new CollisionWorld(), new EntityIds());
    private final Walker spitter = new Walker();
    private final SimEvents events = new SimEvents();

    @BeforeEach
    void placeTheSpitter() {
        spitter.begin(1, spitter(), new Sphere(RADIUS), new Vector3f(), 0f);
    }

    private static WalkerDef spitter() {
        String bullet = new TestRules().rulebook().all(BulletDef.class).firstKey();
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

    private GardenBullet spitAt(float z) {
        WickPerception wickPerception = new WickPerception();
        wickPerception.feet.set(0f, 0f, z);
        wickPerception.height = HEIGHT;
        spits.spit(spitter, wickPerception, events);
        return spits.get(0);
    }

    @Test
    void aBulletFliesAtItsSpeedAlsoFromMouthToNose() {
        for (float z : new float[] {5f, 0.45f, 0.3f, 0f}) {
            GardenBullet gardenBullet = spitAt(z);
            assertEquals(gardenBullet.def().speed(), gardenBullet.velocity().length(), 1e-3f, "Wick stands at " + z);
            gardenBullet.gone = true;
            spits.sweep();
        }
    }

    @Test
    void aBulletThatIsWhereItIsSentFliesBack() {
        GardenBullet gardenBullet = spitAt(5f);
        Vector3f came = gardenBullet.velocity().clone();

        spits.deflect(gardenBullet, gardenBullet.pose().position().clone(), events);

        assertEquals(-1f, came.normalize().dot(gardenBullet.velocity().normalize()), 1e-3f);
    }
}
