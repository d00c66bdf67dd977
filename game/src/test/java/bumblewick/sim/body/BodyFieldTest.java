package bumblewick.sim.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BodyDef;
import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.measure.AllocationMeter;
import bumblewick.sim.collision.Box;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many bodies at once: nothing overlaps, nothing depends on who was first, nothing is thrown away. */
@Tag("allocation")
class BodyFieldTest {
    private static final int BODIES = 24;

    /** Crates, balls and drums that fall on each other between walls; built in an order that begins with any of them. */
    private static Yard crowd(int first) {
        Yard yard = new Yard().floor(Yard.ROUGH);
        for (int side = -1; side <= 1; side += 2) {
            yard.solid(new Box(1f, 20f, 5f), Yard.ROUGH, 4f * side, 20f, 0f);
            yard.solid(new Box(5f, 20f, 1f), Yard.ROUGH, 0f, 20f, 4f * side);
        }
        for (int k = 0; k < BODIES; k++) {
            int i = (k + first) % BODIES;
            RandomStream random = new RandomStream(11, i);
            Body body = yard.field.add(
                    i,
                    kind(i % 3),
                    new Vector3f(random.between(-2f, 2f), 0.5f + 0.9f * i, random.between(-2f, 2f)),
                    0.4f * i);
            body.velocity().set(random.between(-5f, 5f), 0f, random.between(-5f, 5f));
        }
        return yard;
    }

    private static BodyDef kind(int which) {
        BodyDef.Shape shape = BodyDef.Shape.values()[which];
        return Yard.def(shape, 0.4f, 0.4f, 1f + which, 0.3f, 0.1f, 1000);
    }

    @ParameterizedTest(name = "body {0} first")
    @ValueSource(ints = {1, 7, 23})
    void theOrderOfCreationChangesNothing(int first) {
        Yard one = crowd(0);
        Yard other = crowd(first);
        for (int tick = 0; tick < 5 * Tick.PER_SECOND; tick++) {
            one.ticks(1);
            other.ticks(1);
        }
        for (int i = 0; i < BODIES; i++) {
            Body body = one.field.bodies().get(i);
            Body same = other.field.bodies().get((i - first + BODIES) % BODIES);
            assertEquals(body.id(), same.id());
            assertEquals(body.centre(), same.centre(), "body " + i);
            assertEquals(body.velocity(), same.velocity(), "body " + i);
        }
    }

    @Test
    void twoRunsAreTheSame() {
        Yard one = crowd(0);
        Yard other = crowd(0);
        one.ticks(600);
        other.ticks(600);
        assertEquals(one.hash(), other.hash());
    }

    @Test
    void aCrowdNeverOverlapsAndComesToRest() {
        Yard yard = crowd(0);
        for (int tick = 0; tick < 20 * Tick.PER_SECOND; tick++) {
            yard.ticks(1);
            for (Body body : yard.field.bodies()) {
                Vector3f c = body.centre();
                assertTrue(Math.abs(c.x) < 2.7f && Math.abs(c.z) < 2.7f && c.y > 0.39f, "body at " + c);
                assertTrue(yard.gap(body) > -5e-3f, "tick " + tick + " body " + body.id());
            }
        }
        for (Body body : yard.field.bodies()) {
            assertTrue(body.velocity().length() < 0.3f, () -> body.id() + " at " + body.velocity());
        }
    }

    @Test
    void ticksMakeNoGarbage() {
        Yard yard = crowd(0);
        yard.ticks(600);
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 3; run++) {
            meter.nextRun();
            for (int i = 0; i < 200; i++) {
                meter.begin();
                yard.ticks(1);
                meter.end();
            }
        }
        assertEquals(0L, meter.bytes(), "bytes in 200 ticks");
    }

    /** A row of five on smooth ice, shoved: the last goes as fast as the first came, the others stand (e = 1). */
    @Test
    void aRowOfFiveHandsAShoveOn() {
        Yard yard = new Yard().floor(Yard.SMOOTH);
        Body[] row = new Body[5];
        for (int i = 0; i < 5; i++) {
            row[i] = yard.add(Yard.crateDef(2f, 1f, 0f), 1.2f * i, TimeOfImpact.GAP, 0f);
        }
        row[0].changeVelocity(new Vector3f(3f, 0f, 0f));
        yard.ticks(2 * Tick.PER_SECOND);
        for (int i = 0; i < 4; i++) {
            assertEquals(0f, row[i].velocity().length(), 1e-3f, "crate " + i);
        }
        assertEquals(3f, row[4].velocity().x, 1e-3f);
    }

    /** Pushed steadily, the row closes up and goes on as one. */
    @Test
    void aRowOfFiveIsPushedAsOne() {
        Yard yard = new Yard().floor(Yard.ROUGH);
        Body[] row = new Body[5];
        for (int i = 0; i < 5; i++) {
            row[i] = yard.add(Yard.crateDef(1f, 0f, 0.1f), 1.1f * i, TimeOfImpact.GAP, 0f);
        }
        Vector3f wick = new Vector3f();
        for (int tick = 0; tick < 4 * Tick.PER_SECOND; tick++) {
            row[0].push(50f, 0f, wick.set(2f, 0f, 0f), new Vector3f(-1f, 0f, 0f));
            yard.ticks(1);
        }
        for (int i = 1; i < 5; i++) {
            assertEquals(1f, row[i].centre().x - row[i - 1].centre().x, 0.02f, "gap before crate " + i);
        }
        assertTrue(row[0].velocity().x > 0.5f);
    }
}
