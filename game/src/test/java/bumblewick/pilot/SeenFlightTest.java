package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.replay.ShippedRules;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** A pilot knows what was there a reaction ago, and reckons on from it in straight lines. */
class SeenFlightTest {
    private static final int REACTION = 12;
    private static final float AGE = REACTION / 60f;

    private final World world = new World(ShippedRules.get(), new RunOptions("cloverfield", "normal", 1L, 0));
    private final FlightStage stage = world.flight();
    private final SeenFlight seen = new SeenFlight(stage, REACTION, new DeedWish(stage, false));
    private final SimEvents events = new SimEvents();

    @Test
    void anEnemyIsKnownOfAReactionAfterItCame() {
        ticksUntil(() -> !stage.enemies().isEmpty());
        int known = ticksUntil(() -> seen.enemies().size() > 0);
        assertAll(() -> assertEquals(REACTION, known), () -> assertEquals(AGE, seen.age(), 1e-6f));
    }

    /** Bullets fly straight and relative to Wick, so where a pilot takes one to be is where it is. */
    @Test
    void aBulletIsWhereItIsReckonedToBe() {
        ticksUntil(() -> seen.bullets().size() > 0 && !stage.bullets().isEmpty());
        Vector3f true0 = stage.bullets().get(0).position();
        SeenBodies bullets = seen.bullets();
        assertAll(
                () -> assertEquals(stage.bullets().get(0).id(), bullets.id(0)),
                () -> assertEquals(true0.x, bullets.x(0, AGE), 1e-3f),
                () -> assertEquals(true0.y, bullets.y(0, AGE), 1e-3f),
                () -> assertEquals(true0.z - stage.distance(), bullets.ahead(0, AGE), 0.02f));
    }

    private int ticksUntil(BooleanSupplier done) {
        int ticks = 0;
        while (!done.getAsBoolean()) {
            world.tick(PlayerIntent.NONE, events);
            events.clear();
            seen.look();
            ticks++;
        }
        return ticks;
    }
}
