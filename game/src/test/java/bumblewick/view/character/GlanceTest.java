package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.sim.World;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class GlanceTest {
    private static final float FRAME = 1 / 60f;

    private final SimEvents events = new SimEvents();
    private final Glance glance = new Glance();
    private final Wick wick;

    GlanceTest() throws IOException {
        wick = new World(ShippedScene.read().rules(), new RunOptions("cloverfield", "easy", 1L, 0))
                .flight()
                .wick();
        rest();
    }

    private void rest() {
        events.clear();
        glance.update(wick, events, 10f);
    }

    /** What becomes of the glance when an enemy is destroyed so far to the right of Wick. */
    private float destroyed(float right) {
        events.clear();
        events.add(SimEvent.Type.ENEMY_DESTROYED, 1, new Vector3f(wick.position()).addLocal(right, 0f, 20f));
        glance.update(wick, events, FRAME);
        return glance.yaw();
    }

    @Test
    void wickGlancesAtAnEnemyThatIsDestroyedAndThenLooksAheadAgain() {
        assertEquals(-Glance.YAW, destroyed(4f));
        rest();
        assertEquals(0f, glance.yaw());
        assertEquals(Glance.YAW, destroyed(-4f));
    }

    @Test
    void amongManyThatAreDestroyedTheHeadDoesNotNod() {
        float first = destroyed(4f);

        assertEquals(first, destroyed(-4f));
        events.clear();
        glance.update(wick, events, 1f);
        assertEquals(0f, destroyed(-4f));
    }

    @Test
    void volleysTurnItToOneSideAndThenToTheOther() {
        float first = volley();
        rest();

        assertTrue(first != 0f);
        assertEquals(-first, volley());
    }

    private float volley() {
        events.clear();
        events.add(SimEvent.Type.VOLLEY_FIRED, 1, wick.position());
        glance.update(wick, events, FRAME);
        return glance.yaw();
    }
}
