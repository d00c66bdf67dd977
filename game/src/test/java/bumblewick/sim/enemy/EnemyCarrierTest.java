package bumblewick.sim.enemy;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Carrier;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.Rest;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.sim.TestRules;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** One that hangs about 60 u ahead with its nose to Wick, and lets gnats go; the first after a second. */
class EnemyCarrierTest {
    private static final Vector3f AT = new Vector3f(1f, 2f, 3f);

    private final SimEvents events = new SimEvents();
    private EnemyField field;

    private static EnemyDef nest(Carrier carrier) {
        return new EnemyDef(
                "nest",
                "nest",
                100,
                400,
                0.8f,
                Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Facing.WICK,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(carrier),
                Optional.empty());
    }

    private void begin(Carrier carrier) {
        begin(carrier, 60f);
    }

    private void begin(Carrier carrier, float ahead) {
        Rulebook rules = new TestRules()
                .path("hang", 0.5f, new Vector3f(0f, 6f, ahead), new Vector3f(0f, 6f, ahead - 40f))
                .path("far", 10f, new Vector3f(-5f, 8f, 80f), new Vector3f(5f, 8f, -20f))
                .enemy("gnat", 2, 100)
                .enemy(nest(carrier))
                .rulebook();
        field = new EnemyField(rules, new PathBank(rules.all(PathDef.class)), new EntityIds());
        WaveDef wave = new WaveDef(0f, "nest", "hang", false, 1, 0f, 0f, 0f, "");
        field.spawnNext(rules.get(EnemyDef.class, "nest"), wave, 0, 0, 0f, 0f);
    }

    private void fly(int count) {
        for (int i = 0; i < count; i++) {
            field.tick(0f, 1f, 1f);
            field.release(0f, events);
            field.sweep();
        }
    }

    private int count(Type type) {
        int count = 0;
        for (int i = 0; i < events.size(); i++) {
            count += events.get(i).type() == type ? 1 : 0;
        }
        return count;
    }

    private void destroy(int index) {
        Enemy e = field.get(index);
        e.destroy();
        field.noteDestroyed(e, 0f, events);
        field.sweep();
    }

    @Test
    void eachIsToldAndComesAtItsTime() {
        begin(new Carrier("gnat", 3, 6, 1f, 1f, AT, "", Rest.GONE));
        fly(14);
        assertEquals(0, count(Type.ENEMY_TELL));
        fly(1);
        assertEquals(1, count(Type.ENEMY_TELL));
        fly(44);
        assertEquals(0, count(Type.ENEMY_RELEASED));
        fly(1);
        assertEquals(1, count(Type.ENEMY_RELEASED), "45 ticks after its tell");
        fly(120);
        assertEquals(3, count(Type.ENEMY_RELEASED));
        fly(300);
        assertAll(
                () -> assertEquals(3, count(Type.ENEMY_RELEASED), "it has no more"),
                () -> assertEquals(3, count(Type.ENEMY_TELL)),
                () -> assertEquals(3, field.takeNewcomers()));
    }

    /** Its nose is towards −z: its right is −x, ahead of it is nearer to Wick. */
    @Test
    void theyComeOutAtItsPlaceAndAreOnTheirPathASecondLater() {
        begin(new Carrier("gnat", 1, 6, 1f, 1f, AT, "far", Rest.GONE));
        fly(60);
        Enemy gnat = field.get(1);
        Vector3f nest = field.get(0).local;
        assertEquals(0f, gnat.local.distance(new Vector3f(nest.x - 1f, nest.y + 2f, nest.z - 3f)), 1e-3f);
        float previous = gnat.local.z;
        for (int i = 0; i < 60; i++) {
            fly(1);
            assertEquals(0f, gnat.local.z - previous, 1f, "no jump at tick " + i);
            previous = gnat.local.z;
        }
        Vector3f onPath = gnat.path.position(new Vector3f());
        assertEquals(0f, gnat.local.distance(onPath), 1e-5f);
    }

    @Test
    void itWaitsWhileAsManyAreAliveAsThereMayBe() {
        begin(new Carrier("gnat", Carrier.ENDLESS, 2, 1f, 1f, AT, "", Rest.GONE));
        fly(600);
        assertEquals(3, field.size());
        destroy(1);
        int told = count(Type.ENEMY_TELL);
        fly(1);
        assertEquals(told + 1, count(Type.ENEMY_TELL));
        fly(44);
        assertEquals(2, field.size());
        fly(1);
        assertEquals(3, field.size());
    }

    @Test
    void aNestGoesOnUntilItIsGone() {
        begin(new Carrier("gnat", Carrier.ENDLESS, 20, 1f, 1f, AT, "", Rest.GONE));
        fly(900);
        assertEquals(15, count(Type.ENEMY_RELEASED));
        destroy(0);
        fly(300);
        assertEquals(15, count(Type.ENEMY_RELEASED));
    }

    @Test
    void theRestComesOutAtOnceWhereItDoes() {
        begin(new Carrier("gnat", 4, 6, 1f, 1f, new Vector3f(), "", Rest.COMES));
        fly(60);
        destroy(0);
        assertAll(
                () -> assertEquals(4, count(Type.ENEMY_RELEASED)),
                () -> assertEquals(4, field.size()),
                () -> assertEquals(2.4f, field.get(2).local.x - field.get(1).local.x, 1e-4f),
                () -> assertEquals(2.4f, field.get(3).local.x - field.get(2).local.x, 1e-4f));
    }

    @Test
    void tooNearToBeSeenInTimeNoneComes() {
        begin(new Carrier("gnat", 3, 6, 1f, 1f, AT, "", Rest.GONE), 15f);
        fly(300);
        assertEquals(0, count(Type.ENEMY_TELL));
    }

    /** So they leave with it at the mark of a fork, and its wave is destroyed when the carrier is. */
    @Test
    void theyAreOfItsWaveAndDoNotCountForIt() {
        begin(new Carrier("gnat", 1, 6, 1f, 1f, AT, "", Rest.GONE));
        fly(60);
        Enemy gnat = field.get(1);
        assertAll(
                () -> assertEquals(field.get(0).wave(), gnat.wave()),
                () -> assertFalse(gnat.countsForWave()),
                () -> assertTrue(field.get(0).countsForWave()));
    }
}
