package bumblewick.sim.enemy;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ArrivalDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Chain;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.Lost;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.ByDifficulty;
import bumblewick.sim.Flight;
import bumblewick.sim.TestRules;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A head that flies 20 u/s straight towards Wick, and beads at a gap of 1.5 u; the brake distance is 4 u at 40 u/s. */
class EnemyChainTest {
    private static final float GAP = 1.5f;

    /**
     * Arrival flies 40·d/4 u/s at a distance of d: 20 u/s at 2 u from the point that is the gap away, of which a tick covers
     * 1/3 u.
     */
    private static final float STEADY = GAP + 2f - 20f / 60f;

    private final SimEvents events = new SimEvents();
    private EnemyField field;
    private float wickZ;

    private static EnemyDef head(Lost lost, int count) {
        return new EnemyDef(
                "roller",
                "roller",
                10,
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
                Optional.of(new Chain("bead", count, GAP, new ArrivalDef(400f, 40f, 4f), lost, 1_000)),
                Optional.empty(),
                Optional.empty());
    }

    private static TestRules rules(Lost lost, int count) {
        return new TestRules()
                .path("straight", 20f, new Vector3f(0f, 9f, 200f), new Vector3f(0f, 9f, 40f))
                .enemy("bead", 4, 100)
                .enemy(head(lost, count));
    }

    private void begin(Lost lost, int count, int ofWave) {
        Rulebook rules = rules(lost, count).rulebook();
        field = new EnemyField(rules, new PathBank(rules.all(PathDef.class)), new EntityIds());
        WaveDef wave =
                new WaveDef(0f, "roller", "straight", false, 1, 0f, 0f, 0f, "", 0f, 0f, ByDifficulty.NONE, "", ofWave);
        field.spawnNext(rules.get(EnemyDef.class, "roller"), wave, 0, 0, 0f, 0f);
    }

    private void fly(int ticks) {
        for (int i = 0; i < ticks; i++) {
            wickZ += 18f / 60f;
            field.tick(wickZ, 1f, 1f);
            field.sweep();
        }
    }

    private boolean destroy(int index) {
        Enemy e = field.get(index);
        e.destroy();
        boolean whole = field.noteDestroyed(e, wickZ, events);
        field.sweep();
        return whole;
    }

    private float gap(int index) {
        return field.get(index).local.distance(field.get(index - 1).local);
    }

    @Test
    void theWaveSaysHowManyFollowOrElseTheKind() {
        begin(Lost.CLOSE, 7, 0);
        assertEquals(8, field.size());
        assertEquals(7, field.takeNewcomers());
        begin(Lost.CLOSE, 7, 9);
        assertEquals(10, field.size());
    }

    @Test
    void beadsBeginInALineBehindTheHead() {
        begin(Lost.CLOSE, 5, 0);
        for (int i = 1; i <= 5; i++) {
            assertEquals(0f, field.get(i).local.distance(new Vector3f(0f, 9f, 200f + GAP * i)), 1e-3f);
        }
    }

    @Test
    void eachFollowsTheOneBeforeByArrival() {
        begin(Lost.CLOSE, 5, 0);
        fly(180);
        for (int i = 1; i <= 5; i++) {
            assertEquals(STEADY, gap(i), 1e-3f, "bead " + i);
            assertEquals(wickZ + field.get(i).local.z, field.get(i).position().z, 1e-3f);
        }
    }

    @Test
    void theChainClosesUpWhereOneIsMissing() {
        begin(Lost.CLOSE, 5, 0);
        fly(120);
        Enemy behind = field.get(4);
        destroy(3);
        assertEquals(2 * STEADY, field.get(3).local.distance(field.get(2).local), 1e-3f);
        fly(150);
        assertEquals(behind, field.get(3));
        for (int i = 1; i <= 4; i++) {
            assertEquals(STEADY, gap(i), 1e-2f);
        }
    }

    /** The 3rd of five is shot: the 4th curls in that tick, the 5th in the sixth tick of its fall. */
    @Test
    void thoseBehindOneThatIsMissingFallOneAfterTheOther() {
        begin(Lost.FALL, 5, 0);
        fly(180);
        destroy(3);
        Enemy fourth = field.get(3);
        Enemy fifth = field.get(4);
        assertAll(
                () -> assertTrue(fourth.isFalling()),
                () -> assertFalse(fifth.isFalling()),
                () -> assertFalse(field.get(2).isFalling()),
                () -> assertEquals(1, events.size()),
                () -> assertEquals(Type.CHAIN_CURLS, events.get(0).type()));
        float z = fourth.position().z;
        fly(5);
        assertFalse(fifth.isFalling());
        fly(1);
        assertTrue(fifth.isFalling());
        fly(24);
        // 12 u/s² for 30 ticks: 12/3600 · 30·31/2; along the rail it keeps 0.3 of −20 u/s
        assertEquals(9f - 1.55f, fourth.position().y, 1e-3f);
        assertEquals(z - 6f * 0.5f, fourth.position().z, 1e-3f);
    }

    @ParameterizedTest
    @EnumSource(
            value = Lost.class,
            names = {"CLOSE", "FALL"})
    void withoutItsHeadTheWholeChainFalls(Lost lost) {
        begin(lost, 5, 0);
        fly(60);
        destroy(0);
        fly(4 * 7);
        for (int i = 0; i < 5; i++) {
            assertTrue(field.get(i).isFalling(), "bead " + i);
        }
        fly(180);
        assertEquals(0, field.size(), "all have fallen out");
    }

    @Test
    void tailToHeadIsWhole() {
        begin(Lost.FALL, 5, 0);
        fly(60);
        for (int i = 5; i >= 1; i--) {
            assertFalse(destroy(i));
        }
        assertTrue(destroy(0));
    }

    @Test
    void oneThatFellOutIsMissing() {
        begin(Lost.FALL, 2, 0);
        fly(60);
        destroy(1);
        fly(180);
        assertEquals(1, field.size());
        assertFalse(destroy(0));
    }

    /** The path ends at 40 u after 8 s. */
    @Test
    void theyGoWhereTheirHeadWent() {
        begin(Lost.CLOSE, 8, 0);
        fly(479);
        assertEquals(9, field.size());
        fly(90);
        assertEquals(0, field.size());
    }

    /** Wick flies 20 u/s: the chain comes to 40 u ahead, and all of it is painted and hit by volleys. */
    @Test
    void lockOnPaintsBeadsAndTheBonusIsPaidOnce() {
        Flight flight = new Flight(rules(Lost.CLOSE, 3)
                .path("near", 6f, new Vector3f(0f, 4f, 60f), new Vector3f(0f, 4f, 30f))
                .wave(1f, "roller", "near", 1, ""));
        PlayerIntent tight = Flight.holding(PlayerIntent.TIGHT);
        flight.until(() -> flight.count(Type.LOCKED) == 4, tight);
        assertEquals(4, flight.stage.score().enemiesSeen());
        flight.until(() -> flight.count(Type.ENEMY_DESTROYED) == 4, tight);
        assertEquals(flight.stage.enemies().isEmpty() ? 1 : 0, flight.count(Type.SEGMENTS_CLEARED));
    }

    /** The head 400·1; the beads a chain of three at multiplier 1.1, 1.2, 1.3: their sum with the factors 1, 1, 1.5. */
    @Test
    void withoutItsHeadAKiteBurstsWhichPaysLikeAVolley() {
        Flight flight = new Flight(rules(Lost.BURST, 3)
                .path("near", 1f, new Vector3f(0f, 4f, 40f), new Vector3f(0f, 4f, 30f))
                .wave(1f, "roller", "near", 1, ""));
        flight.until(() -> flight.count(Type.ENEMY_DESTROYED) > 0, Flight.holding(PlayerIntent.TIGHT));
        long hits = 10L * flight.count(Type.HIT);
        long beads = 110L + 120L + Math.round((110.0 + 120.0 + 130.0) * 1.5 - 230.0);
        assertAll(
                () -> assertEquals(4, flight.count(Type.ENEMY_DESTROYED), "all in the same tick"),
                () -> assertEquals(0, flight.count(Type.CHAIN_CURLS)),
                () -> assertEquals(1, flight.count(Type.SEGMENTS_CLEARED)),
                () -> assertTrue(flight.stage.enemies().isEmpty()),
                () -> assertEquals(
                        hits + 400 + beads + 1_400, flight.stage.score().points()));
    }
}
