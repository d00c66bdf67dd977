package bumblewick.sim.garden.enemy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.BulletDef;
import bumblewick.def.WalkerDef;
import bumblewick.math.Trig;
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
        spitter.begin(1, spitter(1), new Sphere(RADIUS), new Vector3f(), 0f);
    }

    private static WalkerDef spitter(int fan) {
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
                bullet,
                fan,
                24f,
                0f);
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
    void aFanSpreadsToBothSidesAndItsMiddleOneFliesStraight() {
        spitter.begin(1, spitter(3), new Sphere(RADIUS), new Vector3f(), 0f);
        spitAt(5f);

        assertEquals(3, spits.size());
        float speed = spits.get(1).velocity().length();
        assertEquals(0f, spits.get(1).velocity().x, 1e-3f);
        assertEquals(-speed * Trig.sin(Trig.TURN / 30f), spits.get(0).velocity().x, 2e-2f);
        assertEquals(-spits.get(0).velocity().x, spits.get(2).velocity().x, 1e-3f);
        assertEquals(speed, spits.get(2).velocity().length(), 1e-3f);
    }

    @Test
    void aBulletThatIsWhereItIsSentFliesBack() {
        GardenBullet gardenBullet = spitAt(5f);
        Vector3f came = gardenBullet.velocity().clone();

        spits.deflect(gardenBullet, gardenBullet.pose().position().clone(), events);

        assertEquals(-1f, came.normalize().dot(gardenBullet.velocity().normalize()), 1e-3f);
    }
}
