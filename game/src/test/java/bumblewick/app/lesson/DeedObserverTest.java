package bumblewick.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.presentation.LessonsDef.Deed;
import bumblewick.sim.garden.Walk;
import bumblewick.sim.garden.Yard;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeedObserverTest {
    private static final float FRAME = 1f / 60f;

    /** Every 3 u that are walked count, whether a frame has one tick or, on a slow machine, many. */
    @ParameterizedTest(name = "{0} ticks a frame")
    @ValueSource(ints = {1, 2, 20, 40})
    void walkingCountsByTheWay(int ticks) {
        Walk walk = new Yard().walk();
        DeedObserver deeds = new DeedObserver();
        Vector3f from = walk.feet().clone();
        for (int tick = 0; tick < 240; tick++) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
            if (tick % ticks == ticks - 1) {
                deeds.observe(walk.stage(), new SimEvents(), FRAME);
            }
        }
        float way = walk.feet().distance(from);

        assertTrue(way > 12f, "walked " + way);
        assertEquals(way / 3f, deeds.count(Deed.WALK), 2.1f, "of " + way + " u");
    }
}
