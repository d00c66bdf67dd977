package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.ArrivalDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Chain;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.Lost;
import bumblewick.sim.Flight;
import bumblewick.sim.TestRules;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A roller with one bead above a wide crab with 50 hit points; whoever shoots the roller lets the bead fall on the crab. */
class FallingHitsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);

    private static EnemyDef roller(int crush) {
        return new EnemyDef(
                "roller",
                "roller",
                4,
                400,
                0.8f,
                Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Facing.FLIGHT,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.of(new Chain("bead", 1, 2f, new ArrivalDef(400f, 40f, 4f), Lost.FALL, 0, crush)),
                Optional.empty(),
                Optional.empty());
    }

    private static EnemyDef crab() {
        return new EnemyDef(
                "crab", "crab", 50, 400, 9f, Follow.TABLE, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * The bead falls 4 u in 0.8 s, in which Wick and the crab fly 16 u on: from 42 to 26 u ahead. The crab reaches up to 0 u:
     * what falls meets it before it is gone, 1 u under the ground.
     */
    @ParameterizedTest
    @CsvSource({"12, 38, 2", "0, 50, 1"})
    void whatFallsBurstsOnWhoeverIsBelowWhereItsChainSaysSo(int crush, int left, int destroyed) {
        Flight flight = new Flight(new TestRules()
                .path("high", 1f, new Vector3f(0f, 4f, 40f), new Vector3f(0f, 4f, 30f))
                .path("low", 1f, new Vector3f(0f, -9f, 26f), new Vector3f(0f, -9f, 10f))
                .enemy("bead", 100, 100)
                .enemy(roller(crush))
                .enemy(crab())
                .wave(1f, "crab", "low", 1, "")
                .wave(1f, "roller", "high", 1, ""));
        flight.until(() -> flight.count(Type.CHAIN_CURLS) == 1, TIGHT).fly(100, QUIET);
        assertAll(
                () -> assertEquals(left, flight.stage.enemies().get(0).hp()),
                () -> assertEquals(destroyed, flight.count(Type.ENEMY_DESTROYED)));
    }
}
