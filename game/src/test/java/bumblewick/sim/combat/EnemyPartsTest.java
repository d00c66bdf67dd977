package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.AttackDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Armour;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.HitBy;
import bumblewick.def.EnemyDef.WeakPoint;
import bumblewick.sim.Flight;
import bumblewick.sim.TestRules;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyFrame;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Armour, fronts and weak points. Loose shots take 1, tight ones 2, those of a volley 4. */
class EnemyPartsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);
    private static final PlayerIntent LOOSE = PlayerIntent.NONE;

    private static EnemyDef beetle(Armour armour, WeakPoint... weak) {
        return new EnemyDef(
                "beetle",
                "beetle",
                1_000,
                700,
                2.5f,
                Follow.TABLE,
                Optional.empty(),
                Optional.of(new AttackDef("shot", "aimed", new TreeMap<>(), 1f, 2f, 9, 1f, 10f)),
                Optional.empty(),
                Facing.FLIGHT,
                Optional.ofNullable(armour),
                List.of(weak),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** It hovers 40 u ahead and comes so slowly that its nose stays towards Wick. */
    private static TestRules slow(EnemyDef def) {
        return new TestRules()
                .path("slow", 2.5f, new Vector3f(0f, 4f, 50f), new Vector3f(0f, 4f, 20f))
                .enemy(def)
                .wave(1f, "beetle", "slow", 1, "");
    }

    private static int lost(Flight flight) {
        return 1_000 - flight.stage.enemies().get(0).hp();
    }

    @Test
    void fractionsOfAHitPointAddUp() {
        Flight flight = new Flight(slow(beetle(new Armour("", 0.25f, 360f, List.of(), 0))));
        flight.until(() -> flight.count(Type.ARMOUR_HIT) >= 4, LOOSE);
        int hits = flight.count(Type.ARMOUR_HIT);
        assertEquals(hits / 4, lost(flight), hits + " hits of 1, a quarter of each");
        flight.until(() -> flight.count(Type.ARMOUR_HIT) >= hits + 8, LOOSE);
        assertEquals(flight.count(Type.ARMOUR_HIT) / 4, lost(flight));
        assertEquals(lost(flight), flight.count(Type.HIT), "only what comes through counts as a hit");
    }

    @Test
    void aVolleyBreaksWhatSingleShotsCannot() {
        Flight flight = new Flight(slow(beetle(new Armour("", 0f, 360f, List.of(HitBy.VOLLEY), 6))));
        flight.until(() -> flight.count(Type.ARMOUR_HIT) >= 10, LOOSE);
        Enemy beetle = flight.stage.enemies().get(0);
        assertAll(
                () -> assertEquals(0, lost(flight)),
                () -> assertEquals(1f, beetle.armourShare()),
                () -> assertTrue(beetle.isArmoured()));
        for (int volley = 1; volley <= 2; volley++) {
            int fired = volley;
            flight.until(() -> flight.count(Type.LOCKED) >= fired, TIGHT);
            flight.until(() -> flight.count(Type.VOLLEY_FIRED) >= fired, QUIET).fly(60, QUIET);
        }
        assertAll(
                () -> assertEquals(1, flight.count(Type.ARMOUR_BROKEN), "two shots of 4 break 6"),
                () -> assertFalse(beetle.isArmoured()),
                () -> assertEquals(0, lost(flight), "what breaks it is spent on it"));
        int before = flight.count(Type.ARMOUR_HIT);
        flight.until(() -> lost(flight) >= 10, LOOSE);
        assertEquals(before, flight.count(Type.ARMOUR_HIT));
    }

    /** Outbound, its back is towards Wick and its shots; inbound, its front. */
    @ParameterizedTest
    @CsvSource({"60, 20, true", "20, 60, false"})
    void aFrontCoversWhatComesFromAhead(float from, float to, boolean covered) {
        EnemyDef def = beetle(new Armour("", 0f, 120f, List.of(), 0));
        Flight flight = new Flight(new TestRules()
                .path("way", 8f, new Vector3f(-1f, 4f, from), new Vector3f(1f, 4f, to))
                .enemy(def)
                .wave(1f, "beetle", "way", 1, ""));
        flight.fly(70, QUIET).fly(90, LOOSE);
        assertEquals(covered, flight.count(Type.ARMOUR_HIT) > 0);
        assertEquals(covered, lost(flight) == 0);
    }

    @Test
    void anEnemyThatFacesWickKeepsItsFrontAgainstTheRailWhileItFliesAway() {
        EnemyDef plain = beetle(new Armour("", 0f, 120f, List.of(), 0));
        EnemyDef facing = new EnemyDef(
                plain.id(),
                plain.model(),
                plain.hp(),
                plain.score(),
                plain.radius(),
                plain.follow(),
                plain.arrival(),
                plain.attack(),
                plain.split(),
                Facing.WICK,
                plain.armour(),
                plain.weakPoints(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Flight flight = new Flight(new TestRules()
                .path("way", 8f, new Vector3f(-1f, 4f, 20f), new Vector3f(1f, 4f, 60f))
                .enemy(facing)
                .wave(1f, "beetle", "way", 1, ""));
        flight.fly(70, QUIET).fly(90, LOOSE);
        assertEquals(0, lost(flight));
    }

    /** The body's radius is 2.5: a ball about its middle that is larger is met first. */
    @Test
    void aWeakPointOpensWhileItWindsUpAndCountsThreefold() {
        WeakPoint belly = new WeakPoint(new Vector3f(), 2.6f, 3f, true);
        Flight flight = new Flight(slow(beetle(new Armour("", 0f, 360f, List.of(), 0), belly)));
        flight.until(() -> flight.count(Type.WEAK_HIT) >= 3, LOOSE);
        assertEquals(3 * flight.count(Type.WEAK_HIT), lost(flight));
        int before = lost(flight);
        flight.until(() -> flight.stage.enemies().get(0).windUpTicks() == 0, QUIET);
        int atEnd = lost(flight);
        flight.fly(40, LOOSE); // the next wind-up begins a second after the shot
        assertAll(() -> assertTrue(atEnd >= before), () -> assertEquals(atEnd, lost(flight), "closed again"));
    }

    /** Its nose is towards −z: what is to its right is at −x, and what is ahead of it nearer to Wick. */
    @Test
    void offsetsTurnWithTheNose() {
        Vector3f turned = EnemyFrame.offset(new Vector3f(1f, 2f, 3f), new Vector3f(0f, 0f, -1f), new Vector3f());
        assertEquals(new Vector3f(-1f, 2f, -3f), turned);
        Vector3f ahead = EnemyFrame.offset(new Vector3f(1f, 2f, 3f), new Vector3f(0f, 0f, 1f), new Vector3f());
        assertEquals(new Vector3f(1f, 2f, 3f), ahead);
        Vector3f right = EnemyFrame.offset(new Vector3f(1f, 2f, 3f), new Vector3f(1f, 0f, 0f), new Vector3f());
        assertEquals(new Vector3f(3f, 2f, -1f), right);
    }
}
