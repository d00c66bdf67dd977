package bumblewick.sim.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ArrivalDef;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

class ChaserTest {
    private static final Arrival LAW = Arrival.of(new ArrivalDef(60f, 15f, 3.125f));

    @Test
    void startsAtItsTargetAtRest() {
        Chaser chaser = new Chaser(LAW, new Vector3f(3f, 4f, 5f), 0.5f, 7);

        chaser.tick();

        assertEquals(new Vector3f(3f, 4f, 5f), chaser.position());
        assertEquals(0f, chaser.velocity().length());
        assertEquals(7, chaser.tag());
    }

    @Test
    void followsATargetThatMoves() {
        Vector3f target = new Vector3f();
        Chaser chaser = new Chaser(LAW, target, 0.5f, 0);

        for (int i = 0; i < 120; i++) {
            target.x += 0.1f;
            chaser.tick();
        }

        // at 6 u/s it lags by the distance at which braking allows 6 u/s: 6/15 · 3.125 = 1.25, less one tick's way
        assertEquals(1.25f - 0.1f, target.x - chaser.position().x, 1e-2f);
        assertEquals(1f, chaser.heading().x, 1e-6f);
    }

    @Test
    void changesItsTargetInFlight() {
        Chaser chaser = new Chaser(LAW, new Vector3f(), 0.5f, 0);
        chaser.chase(new Vector3f(10f, 0f, 0f));
        runFor(chaser, 30);
        float reached = chaser.position().x;

        chaser.chase(new Vector3f(0f, 10f, 0f));
        runFor(chaser, 600);

        assertTrue(reached > 1f);
        assertEquals(0f, chaser.position().distance(new Vector3f(0f, 10f, 0f)), 1e-3f);
    }

    @Test
    void brakesToRestWhenReleased() {
        Chaser chaser = new Chaser(LAW, new Vector3f(), 0.5f, 0);
        chaser.chase(new Vector3f(100f, 0f, 0f));
        runFor(chaser, 60);

        chaser.release();
        runFor(chaser, 16); // 15 u/s at 1 u/s per tick

        assertFalse(chaser.chasing());
        assertEquals(new Vector3f(), chaser.velocity());
        assertEquals(1f, chaser.heading().x, 0f, "the nose stays where it pointed");
    }

    private static void runFor(Chaser chaser, int ticks) {
        for (int i = 0; i < ticks; i++) {
            chaser.tick();
        }
    }
}
