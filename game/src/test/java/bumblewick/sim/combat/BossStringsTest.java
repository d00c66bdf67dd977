package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Chord;
import bumblewick.def.BossDef.End;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Pluck;
import bumblewick.def.BossDef.Step;
import bumblewick.def.BossDef.StringDef;
import bumblewick.def.BossDef.Strings;
import bumblewick.math.Tick;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestPart;
import bumblewick.sim.TestPhase;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.boss.BossString;
import bumblewick.sim.bullet.Beam;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Strings that are plucked and then struck in the same order, parts with another armour, and a boss upside down. */
class BossStringsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final float EVERY = 0.5f; // s
    private static final float PAUSE = 0.4f; // s
    private static final float OPENS = 0.5f; // s
    private static final Step REST = TestRules.step(Action.REST, 60f);

    private final List<String> played = new ArrayList<>();

    /** Of three, the i-th is plucked at 30·i and struck at 3·30 + 24 + 30·i ticks of the step. */
    @Test
    void stringsAreStruckInTheOrderInWhichTheyWerePlucked() {
        Flight flight = fight(pluck("right", "left", "middle"));
        record(flight, 3f);
        assertEquals(
                List.of(
                        "plucked right 0",
                        "plucked left 30",
                        "plucked middle 60",
                        "struck right 114",
                        "struck left 144",
                        "struck middle 174"),
                played);
    }

    @Test
    void thoseOfAChordSoundAtOnce() {
        Flight flight = fight(pluck("right+left"));
        record(flight, 1.4f);
        assertEquals(List.of("plucked right 0", "plucked left 0", "struck right 54", "struck left 54"), played);
    }

    /** Where the string from (6, 12, 30) to (6, 2, -10) passes Wick it hurts from the ground up to 14 u, for 0.25 s. */
    @Test
    void aStruckStringHurtsInItsWholeLane() {
        Flight flight = fight(pluck("right"));
        flight.fly(54, QUIET);
        Beam beam = flight.stage.beams().get(0);
        assertFalse(beam.isOn(), "announced until tick 54");
        flight.tick(QUIET);
        float z = flight.stage.distance();
        assertAll(
                () -> assertTrue(beam.isOn()),
                () -> assertTrue(beam.isQuiet()),
                () -> assertEquals(0f, new Vector3f(6f, 14f, z).distance(beam.origin()), 0.01f),
                () -> assertEquals(0f, new Vector3f(6f, 0f, z).distance(beam.end()), 0.01f),
                () -> assertEquals(1.3f, beam.radius()));
        flight.fly(15, QUIET);
        assertEquals(0, flight.stage.beams().size());
    }

    @Test
    void aStringWithoutItsLegIsSlackAndTheLegThatStruckIsOpen() {
        Flight flight = fight(pluck("right", "left"));
        hit(flight, 1, 30);
        record(flight, 1f);
        assertEquals(List.of("plucked left 30"), played, "the leg of the right one is broken");
        flight.fly(54 + 30 - 60 + 1 + Tick.of(EVERY), QUIET);
        assertTrue(boss(flight).parts().get(2).open(), "for it struck");
        flight.fly(Tick.of(OPENS), QUIET);
        assertFalse(boss(flight).parts().get(2).open());
    }

    @Test
    void whatWasPluckedIsNotStruckInTheNextPhase() {
        Phase next = TestPhase.next(REST).afterBroken(1).def();
        Flight flight = fight(pluck("right"), next);
        flight.fly(20, QUIET);
        hit(flight, 2, 30);
        record(flight, 2f);
        assertAll(
                () -> assertEquals(List.of(), played),
                () -> assertEquals(0, flight.stage.beams().size()));
    }

    /** Below, the string runs from (6, 2, 30) to (6, 12, -10): mirrored about the middle between its ends. */
    @Test
    void stringsFromBelowAreMirrored() {
        Pluck below = new Pluck(List.of(new Chord(List.of("right"))), EVERY, PAUSE, true);
        Flight flight = fight(below);
        flight.tick(QUIET);
        BossString string = boss(flight).strings().get(2);
        assertAll(
                () -> assertEquals(new Vector3f(6f, 2f, 30f), string.from()),
                () -> assertEquals(new Vector3f(6f, 12f, -10f), string.to()));
    }

    /** 10 hits of 1 by 0.2 take 2; by 0.5 in the phase that says so, 5. */
    @Test
    void aPhaseGivesAPartAnotherArmour() {
        Phase bare = TestPhase.next(REST).afterBroken(1).armour("head", 0.5f).def();
        Flight flight = fight(pluck("right"), bare);
        int before = boss(flight).hp();
        for (int i = 0; i < 10; i++) {
            hit(flight, 0, 1);
        }
        assertEquals(before - 2, boss(flight).hp());
        hit(flight, 1, 30);
        flight.tick(QUIET);
        int then = boss(flight).hp();
        for (int i = 0; i < 10; i++) {
            hit(flight, 0, 1);
        }
        assertEquals(then - 5, boss(flight).hp());
    }

    /** By 180° in 2.5 s: after half of it, with all its parts, it lies on its side. */
    @Test
    void aBossTurnsUpsideDownInAPhaseThatSaysSo() {
        Phase over = TestPhase.next(REST).afterBroken(1).rolls(180f).def();
        Flight flight = fight(pluck("right"), over);
        assertEquals(3f, boss(flight).parts().get(0).position().y - boss(flight).position().y, 0.05f);
        hit(flight, 1, 30);
        flight.fly(Tick.of(2.5f) + 2, QUIET);
        assertAll(
                () -> assertEquals(Math.PI, boss(flight).bank(), 0.05),
                () -> assertEquals(
                        -3f,
                        boss(flight).parts().get(0).position().y - boss(flight).position().y,
                        0.1f));
    }

    /** It stays for its 5 s, and comes to rest. */
    @Test
    void aBossThatStaysPlaysItsEndWhereItIs() {
        Flight flight = fight(pluck("right"));
        float height = boss(flight).position().y;
        hit(flight, 0, 10_000);
        hit(flight, 0, 10_000);
        flight.fly(Tick.of(5f) - 2, QUIET);
        assertEquals(height, boss(flight).position().y, 0.5f);
        flight.fly(3, QUIET);
        assertTrue(flight.stage.boss().isEmpty());
    }

    private void record(Flight flight, float seconds) {
        for (int i = 0; i < Tick.of(seconds); i++) {
            flight.tick(QUIET);
            for (int k = 0; k < flight.events().size(); k++) {
                note(flight.events().get(k), i);
            }
        }
    }

    private void note(SimEvent event, int tick) {
        if (event.type() == Type.STRING_PLUCKED) {
            played.add("plucked " + event.kind() + " " + tick);
        } else if (event.type() == Type.STRING_STRUCK) {
            played.add("struck " + event.kind() + " " + tick);
        }
    }

    private static Pluck pluck(String... order) {
        List<Chord> chords = new ArrayList<>();
        for (String names : order) {
            chords.add(new Chord(List.of(names.split("\\+"))));
        }
        return new Pluck(chords, EVERY, PAUSE, false);
    }

    /** A boss that plucks in its first phase. */
    private static Flight fight(Pluck pluck, Phase... further) {
        Step step = new TestStep(Action.PLUCK, 30f).plucks(pluck).def();
        List<StringDef> strings =
                List.of(string("left", -6f, "left_leg"), string("middle", 0f), string("right", 6f, "right_leg"));
        List<Phase> phases = new ArrayList<>(List.of(TestPhase.first(step).def()));
        phases.addAll(List.of(further));
        return TestBoss.of(phases)
                .hp(300)
                .parts(
                        new TestPart("head", new Vector3f(0f, 3f, 0f))
                                .share(0.8f)
                                .factor(0.2f)
                                .vital()
                                .def(),
                        new TestPart("right_leg", new Vector3f(-4f, 0f, 0f))
                                .share(0.1f)
                                .def(),
                        new TestPart("left_leg", new Vector3f(4f, 0f, 0f))
                                .share(0.1f)
                                .def())
                .strings(new Strings(TestRules.SHOT.id(), 1.3f, 14f, 0.9f, 0.25f, OPENS, strings))
                .ends(new End(5f, true))
                .entered();
    }

    private static StringDef string(String id, float x, String... legs) {
        return new StringDef(id, new Vector3f(x, 12f, 30f), new Vector3f(x, 2f, -10f), 1, List.of(legs));
    }

    private static Boss boss(Flight flight) {
        return flight.stage.boss().orElseThrow();
    }

    private static void hit(Flight flight, int part, int damage) {
        BossPart met = boss(flight).parts().get(part);
        flight.stage.hits.enemyDamage.hitBossByShot(met, damage, EnemyDamage.NO_VOLLEY, new SimEvents());
    }
}
