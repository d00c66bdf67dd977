package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BlastDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Armour;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.HitBy;
import bumblewick.sim.Flight;
import bumblewick.sim.TestRules;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What blows up. Wick flies at x 0, y 4; a bomb is 2 wide, 2 high and 2 deep, and is broken by 4. */
class BlastsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);
    private static final BlastDef BLAST = new BlastDef(5f, 4, true, 10);

    private static EnemyDef balloon(Optional<Armour> armour, Optional<BlastDef> blast, int hp) {
        return new EnemyDef(
                "puff",
                "puff",
                hp,
                100,
                0.8f,
                Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Facing.FLIGHT,
                armour,
                List.of(),
                blast,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Five bombs 4 u apart: the near side of the next is 3 from the middle of the last, within 5; that of the one after 7. */
    @Test
    void aChainRunsFromOneToTheNextAfterItsDelay() {
        TestRules rules = new TestRules().bomb("bomb", BLAST);
        for (int i = 0; i < 5; i++) {
            rules.prop("bomb", 4f * i, 3f, 90f);
        }
        Flight flight = new Flight(rules);
        flight.until(() -> flight.count(Type.BLAST_TELL) == 1, TIGHT);
        for (int blast = 1; blast <= 5; blast++) {
            flight.fly(9, QUIET);
            assertEquals(blast - 1, flight.count(Type.BLAST), "not before its delay");
            flight.fly(1, QUIET);
            assertEquals(blast, flight.count(Type.BLAST));
            assertEquals(blast, flight.lastAmount(Type.BLAST), "counted along the chain");
        }
        flight.fly(30, QUIET);
        assertAll(
                () -> assertEquals(5, flight.count(Type.BLAST)),
                () -> assertEquals(5, flight.count(Type.SCENERY_BROKEN)),
                () -> assertEquals(0, flight.count(Type.WICK_HURT)));
    }

    /**
     * The first bomb was shot: 100. The three others are worth what the kills of a volley are: 100·1,
     * 200·1 − 100, 300·1.5 − 200 = 250.
     */
    @Test
    void aChainIsPaidLikeAVolley() {
        TestRules rules = new TestRules().bomb("bomb", BLAST);
        for (int i = 0; i < 4; i++) {
            rules.prop("bomb", 4f * i, 3f, 90f);
        }
        Flight flight = new Flight(rules);
        flight.until(() -> flight.count(Type.BLAST_TELL) == 1, TIGHT);
        assertEquals(100, flight.stage.score().points());
        flight.fly(60, QUIET);
        assertEquals(100 + 100 + 100 + 250, flight.stage.score().points());
    }

    /** The second is 3.5 u away, its near side 2.7: within the 3 of the blast, and out of the way of the shots. */
    @Test
    void enemiesThatBlowUpSetEachOtherOff() {
        Flight flight = new Flight(new TestRules()
                .path("hang", 0.5f, new Vector3f(0f, 4f, 40f), new Vector3f(0f, 4f, 30f))
                .enemy(balloon(Optional.empty(), Optional.of(new BlastDef(3f, 4, true, 6)), 4))
                .path("aside", 0.5f, new Vector3f(3.5f, 4f, 40f), new Vector3f(3.5f, 4f, 30f))
                .wave(1f, "puff", "hang", 1, "")
                .wave(1f, "puff", "aside", 1, ""));
        flight.until(() -> flight.count(Type.ENEMY_DESTROYED) == 1, TIGHT).fly(5, QUIET);
        assertEquals(1, flight.stage.enemies().size());
        flight.fly(1, QUIET);
        assertAll(
                () -> assertEquals(2, flight.count(Type.ENEMY_DESTROYED)),
                () -> assertEquals(2, flight.stage.score().kills()),
                () -> assertTrue(flight.stage.enemies().isEmpty()));
        flight.fly(6, QUIET);
        assertEquals(2, flight.lastAmount(Type.BLAST));
    }

    /** It reaches far enough; its 5 breaks the 4 of the armour. */
    @Test
    void armourIsBrokenByABlastAndHalfOfItComesThrough() {
        EnemyDef def = balloon(Optional.of(new Armour("", 0.5f, 360f, List.of(HitBy.BLAST), 4)), Optional.empty(), 50);
        Flight flight = new Flight(new TestRules()
                .path("over", 0.1f, new Vector3f(0f, 9f, 60f), new Vector3f(0f, 9f, 50f))
                .enemy(def)
                .bomb("bomb", new BlastDef(60f, 5, false, 10))
                .prop("bomb", 0f, 3f, 90f)
                .wave(1f, "puff", "over", 1, ""));
        flight.until(() -> flight.count(Type.BLAST) == 1, TIGHT);
        int other = flight.count(Type.ARMOUR_HIT);
        assertAll(
                () -> assertEquals(1, flight.count(Type.ARMOUR_BROKEN)),
                () -> assertEquals(0, other, "no shot met it"),
                () -> assertEquals(48, flight.stage.enemies().get(0).hp(), "2.5 came through, 2 of it whole"));
    }

    /** How long Wick takes from where the bomb at 90 u is broken to 4 u before it, at 20 u/s. */
    private static Flight passing(boolean hurtsWick) {
        Flight first = new Flight(bomb(new BlastDef(6f, 4, hurtsWick, 10)));
        first.until(() -> first.count(Type.BLAST_TELL) == 1, TIGHT);
        int ticks = Math.round((90f - 4f - first.stage.distance()) * 3f);
        Flight flight = new Flight(bomb(new BlastDef(6f, 4, hurtsWick, ticks)));
        return flight.until(() -> flight.count(Type.BLAST_TELL) == 1, TIGHT)
                .until(() -> flight.count(Type.BLAST) == 1, QUIET)
                .fly(10, QUIET);
    }

    private static TestRules bomb(BlastDef blast) {
        return new TestRules().bomb("bomb", blast).prop("bomb", 0f, 3f, 90f);
    }

    /** Wick is 4 u from it and loses one bee; the others are spared. */
    @Test
    void aBlastThatReachesWickCostsABee() {
        Flight flight = passing(true);
        assertAll(
                () -> assertEquals(1, flight.count(Type.WICK_HURT)),
                () -> assertEquals(1, flight.count(Type.BEE_LOST)),
                () -> assertEquals(0, flight.count(Type.BEE_HURT)),
                () -> assertEquals(5, flight.stage.bees().size()));
    }

    @Test
    void oneThatDoesNotHurtWickDoesNot() {
        Flight flight = passing(false);
        assertAll(
                () -> assertEquals(0, flight.count(Type.WICK_HURT)),
                () -> assertEquals(0, flight.count(Type.BEE_HURT)));
    }

    /** A hundred of them, which is more than there is room for at first. */
    @Test
    void manyBlowUpAtOnceWithoutOneThatIsLost() {
        TestRules rules = new TestRules().bomb("bomb", new BlastDef(20f, 4, false, 5));
        for (int i = 0; i < 100; i++) {
            rules.prop("bomb", i % 10 - 5f, 3f, 90f + Math.floorDiv(i, 10));
        }
        Flight flight = new Flight(rules);
        flight.until(() -> flight.count(Type.BLAST) >= 1, TIGHT).fly(30, QUIET);
        assertAll(
                () -> assertEquals(100, flight.count(Type.BLAST)),
                () -> assertEquals(100, flight.count(Type.SCENERY_BROKEN)));
    }
}
