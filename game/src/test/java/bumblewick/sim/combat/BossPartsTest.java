package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Step;
import bumblewick.def.RuleDeed;
import bumblewick.def.pattern.PatternDef;
import bumblewick.math.Tick;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestPart;
import bumblewick.sim.TestPatterns;
import bumblewick.sim.TestPhase;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.World;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A boss of parts: where they are, what hits do to them, and how the fight goes by them. */
class BossPartsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final Vector3f KNEE = new Vector3f(2f, 1f, 3f);

    /** A capsule across. */
    private static final Part LEG = new TestPart("leg", new Vector3f(-4f, 0f, 0f))
            .to(new Vector3f(4f, 0f, 0f))
            .radius(0.5f)
            .vital()
            .def();

    /** What is hit is where the picture shows it: turned and rolled with the boss's model. */
    @Test
    void aPartIsWhereTheModelShowsIt() {
        Step roll = new TestStep(Action.ROLL, 3f)
                .places(new Vector3f(9f, 8f, 24f))
                .turns(2f)
                .def();
        Flight flight =
                boss(List.of(part("knee", KNEE, 1f, 1f, 1f, true)), phase(roll)).entered();
        Quaternion turn = new Quaternion();
        Vector3f shown = new Vector3f();
        for (int i = 0; i < 120; i++) {
            flight.tick(QUIET);
            Boss boss = boss(flight);
            SceneCoordinates.rotation(boss.heading(), boss.bank(), turn).mult(KNEE, shown);
            shown.addLocal(SceneCoordinates.toScene(boss.position(), new Vector3f()));
            Vector3f hit = SceneCoordinates.toScene(boss.parts().get(0).position(), new Vector3f());
            assertTrue(shown.distance(hit) < 0.01f, shown + " is shown, " + hit + " is hit");
        }
    }

    /** A fifth of 1 is nothing for a whole number of hit points: the rest counts with the next hit. */
    @Test
    void armourTakesWhatFractionsOfHitsAddUpTo() {
        Flight flight = boss(List.of(part("head", KNEE, 1f, 0.2f, 1f, true)), phase(rest(60f)))
                .entered();
        for (int i = 0; i < 10; i++) {
            hit(flight, 0, 1);
        }
        assertEquals(100 - 2, boss(flight).hp());
    }

    @Test
    void anOpenPartTakesMoreInThePhaseOrStepThatOpensIt() {
        Step opens = new TestStep(Action.REST, 1f).opens("head").def();
        Flight flight = boss(List.of(part("head", KNEE, 1f, 1f, 3f, true)), phase(rest(1f), opens))
                .entered();
        hit(flight, 0, 1);
        assertEquals(99, boss(flight).hp());
        flight.fly(Tick.of(1f) + 1, QUIET);
        assertTrue(boss(flight).parts().get(0).open());
        hit(flight, 0, 1);
        assertEquals(96, boss(flight).hp());
        flight.fly(Tick.of(1f), QUIET);
        assertFalse(boss(flight).parts().get(0).open());
    }

    /** A quarter of 4 while its ribbon stands, which goes with both bows: 1, 10 and 10, the ribbon's own 20, then all 4. */
    @Test
    void aPartIsShieldedByOneThatBreaksWithOthers() {
        TestPart ribbon = new TestPart("ribbon", new Vector3f(0f, 2f, 0f)).share(0.2f);
        TestPart sail = new TestPart("sail", new Vector3f()).share(0.6f).vital();
        Flight flight = boss(
                        List.of(
                                part("a", KNEE, 0.1f, 1f, 1f, false),
                                part("b", KNEE.mult(-1f), 0.1f, 1f, 1f, false),
                                ribbon.breaksWith("a", "b").def(),
                                sail.shieldedBy("ribbon", 0.25f).def()),
                        phase(rest(60f)))
                .entered();
        hit(flight, 3, 4);
        assertEquals(99, boss(flight).hp());
        hit(flight, 0, 10);
        assertFalse(boss(flight).parts().get(2).broken());
        hit(flight, 1, 10);
        assertAll(
                () -> assertTrue(boss(flight).parts().get(2).broken()),
                () -> assertEquals(59, boss(flight).hp()));
        hit(flight, 3, 4);
        assertEquals(55, boss(flight).hp());
    }

    /** Half of 100 hit points each: whoever breaks both vital ones has won, whatever the third has left. */
    @Test
    void isBeatenWithItsLastVitalPart() {
        List<Part> parts = List.of(
                part("a", KNEE, 0.25f, 1f, 1f, true),
                part("b", KNEE.mult(-1f), 0.25f, 1f, 1f, true),
                part("shell", new Vector3f(), 0.5f, 1f, 1f, false));
        Flight flight = boss(parts, phase(rest(60f))).entered();
        hit(flight, 0, 25);
        assertAll(
                () -> assertTrue(boss(flight).parts().get(0).broken()),
                () -> assertEquals(75, boss(flight).hp()));
        hit(flight, 0, 25);
        assertEquals(75, boss(flight).hp(), "what is broken takes no more");
        hit(flight, 1, 99);
        assertEquals(0, boss(flight).hp());
    }

    @Test
    void phasesFollowBrokenPartsAndTime() {
        List<Part> parts = List.of(
                part("a", KNEE, 0.1f, 1f, 1f, false),
                part("b", KNEE.mult(-1f), 0.1f, 1f, 1f, false),
                part("head", new Vector3f(), 0.8f, 1f, 1f, true));
        TestBoss boss = boss(
                parts,
                phase(rest(60f)),
                TestPhase.next(rest(60f)).afterBroken(2).def(),
                TestPhase.next(rest(60f)).after(2f).opens("head").def());
        Flight flight = boss.entered();
        hit(flight, 0, 10);
        assertEquals(0, boss(flight).phase());
        hit(flight, 1, 10);
        assertEquals(1, boss(flight).phase());
        flight.fly(Tick.of(2f) - 1, QUIET);
        assertEquals(1, boss(flight).phase());
        flight.fly(1, QUIET);
        assertAll(
                () -> assertEquals(2, boss(flight).phase()),
                () -> assertTrue(boss(flight).parts().get(2).open(), "opened by the phase"));
    }

    /** For practice: health and parts are those that the phases before have cost. */
    @Test
    void aFightCanBeginWithALaterPhase() {
        List<Part> parts = List.of(
                part("a", KNEE, 0.1f, 1f, 1f, false),
                part("b", KNEE.mult(-1f), 0.1f, 1f, 1f, false),
                part("head", new Vector3f(), 0.8f, 1f, 1f, true));
        TestBoss boss = boss(
                parts,
                phase(rest(60f)),
                TestPhase.next(rest(60f)).afterBroken(1).def(),
                TestPhase.next(rest(60f))
                        .below(0.4f)
                        .afterBroken("b")
                        .opens("head")
                        .def());
        Flight flight = TestBoss.come(new Flight(new TestRules().boss(60f, boss.def()), 1 + 2));
        assertAll(
                () -> assertEquals(2, boss(flight).phase()),
                () -> assertEquals(40, boss(flight).hp()),
                () -> assertTrue(boss(flight).parts().get(0).broken()),
                () -> assertTrue(boss(flight).parts().get(1).broken()),
                () -> assertTrue(boss(flight).parts().get(2).open()));
    }

    @Test
    void aCopyOfTheWorldFightsOnTheSame() {
        List<Part> parts = List.of(
                part("core", new Vector3f(0f, 0.1f, 0f), 0.4f, 1f, 1f, true),
                tail("t1", "core", -3f),
                tail("t2", "t1", -6f));
        Flight flight =
                boss(parts, phase(rest(1f), TestRules.step(Action.DIVE, 1.5f))).entered();
        flight.fly(40, QUIET);
        hit(flight, 1, 7);
        World copy = new WorldCopier().copy(flight.world());
        SimEvents ignored = new SimEvents();
        for (int i = 0; i < 200; i++) {
            flight.tick(QUIET);
            copy.tick(QUIET, ignored);
        }
        assertEquals(flight.world().stateHash(), copy.stateHash());
    }

    /** From the second round on a tell of 60 ticks lasts 54, then 48.6, then the 45 that everybody can see. */
    @Test
    void hurriesWhenTheFightLasts() {
        Step tell = TestRules.step(Action.TELL, 1f);
        Flight flight = boss(
                        List.of(),
                        TestPhase.first(tell, rest(0.5f)).hurriesAfter(2).def())
                .entered();
        List<Integer> tells = new ArrayList<>();
        while (tells.size() < 6) {
            flight.until(() -> boss(flight).jawsOpen(), QUIET);
            int ticks = 0;
            while (boss(flight).jawsOpen()) {
                flight.tick(QUIET);
                ticks++;
            }
            tells.add(ticks);
        }
        assertEquals(List.of(60, 60, 54, 49, 45, 45), tells);
    }

    /** A step that shoots while it moves is announced 45 ticks before its first round, to eye and ear. */
    @Test
    void roundsWithoutATellOfTheirOwnAreAnnounced() {
        AttackDef attack = new AttackDef("shot", "fan", new TreeMap<>(), 1f, 1f, 1, 0f, 1f);
        Step shooting = new TestStep(Action.REST, 3f).attack(attack).def();
        Flight flight = boss(List.of(), phase(shooting)).entered();
        flight.fly(60 - Boss.LEAST_TELL, QUIET);
        assertEquals(0, flight.count(Type.BOSS_TELL));
        flight.fly(1, QUIET);
        assertEquals(1, flight.count(Type.BOSS_TELL));
        flight.fly(Boss.LEAST_TELL - 1, QUIET);
        assertAll(
                () -> assertEquals(0, flight.count(Type.BOSS_FAN)),
                () -> assertEquals(1f, boss(flight).announced(), 0.05f));
        flight.fly(1, QUIET);
        assertEquals(1, flight.count(Type.BOSS_FAN));
    }

    /** The boss is no target, its parts are; and it shoots on all the same: a bullet each 10 ticks, and then a beam. */
    @Test
    void aBossOfPartsPlaysItsPatternToTheEnd() {
        PatternDef salvo = TestPatterns.of("salvo", """
                {"action": "repeat", "times": 5, "actions": [{"action": "fire"}, {"action": "wait", "ticks": 10}]},
                {"action": "beam", "lasts": 20}""");
        AttackDef attack = new AttackDef("shot", "salvo", new TreeMap<>(), 1f, 9f, 1, 0f, 1f);
        Step shooting = new TestStep(Action.REST, 6f).attack(attack).def();
        Flight flight = new Flight(new TestRules()
                .pattern(salvo)
                .boss(
                        5f,
                        boss(List.of(part("head", KNEE, 1f, 1f, 1f, true)), phase(shooting))
                                .def()));
        flight.until(() -> flight.count(Type.BOSS_FAN) == 1, QUIET).fly(41, QUIET);
        assertEquals(5, flight.stage.bullets().size());
        flight.fly(60, QUIET);
        assertEquals(1, flight.count(Type.BEAM_FIRED));
    }

    @Test
    void aStepThatIsPlayedOnceIsLeftOutAfterwards() {
        Step once = new TestStep(Action.TELL, 0.75f).once().def();
        Flight flight = boss(List.of(), phase(once, rest(0.5f))).entered();
        flight.fly(Tick.of(10f), QUIET);
        assertEquals(1, flight.count(Type.BOSS_TELL));
    }

    /** Each piece of a tail comes to rest its gap behind the one before; who loses the one before closes up. */
    @Test
    void aTailFollowsAndClosesUp() {
        List<Part> parts = List.of(
                part("core", new Vector3f(0f, 0.1f, 0f), 0.4f, 1f, 1f, true),
                tail("t1", "core", -3f),
                tail("t2", "t1", -6f),
                tail("t3", "t2", -9f));
        Flight flight = boss(parts, phase(rest(60f))).entered();
        flight.fly(Tick.of(4f), QUIET);
        List<BossPart> now = boss(flight).parts();
        assertAll(
                () -> assertEquals(2f, gap(now, 0, 1), 0.3f),
                () -> assertEquals(2f, gap(now, 1, 2), 0.3f),
                () -> assertEquals(2f, gap(now, 2, 3), 0.3f));
        hit(flight, 2, 50);
        assertTrue(now.get(2).broken());
        flight.fly(Tick.of(3f), QUIET);
        assertEquals(2f, gap(now, 1, 3), 0.3f);
    }

    /** A capsule is met anywhere along its axis, and not beside it. */
    @Test
    void aCapsuleIsHitAlongItsWholeLength() {
        Flight flight = boss(List.of(LEG), phase(rest(60f))).entered();
        flight.fly(60, QUIET);
        Vector3f middle = boss(flight).position();
        BossPart part = boss(flight).parts().get(0);
        for (float x = -4.4f; x <= 4.4f; x += 0.4f) {
            Vector3f from = middle.add(x, 0.3f, -3f);
            assertTrue(part.isMetBy(from, from.add(0f, 0f, 6f), 0.1f), "at " + x);
            Vector3f above = middle.add(x, 0.9f, -3f);
            assertFalse(part.isMetBy(above, above.add(0f, 0f, 6f), 0.1f), "above " + x);
        }
    }

    /** Balls in a row, no farther apart than a radius, from one end to the other. */
    @Test
    void aCapsuleIsARowOfBallsForWhatKnowsOnlyBalls() {
        Flight flight = boss(List.of(LEG), phase(rest(60f))).entered();
        BossPart part = boss(flight).parts().get(0);
        Vector3f before = part.ball(0, new Vector3f()).clone();
        assertEquals(0f, before.length());
        for (int i = 1; i < part.balls(); i++) {
            Vector3f next = part.ball(i, new Vector3f());
            assertTrue(next.distance(before) <= 0.5f + 1e-4f, i + ": " + next.distance(before));
            before = next;
        }
        assertEquals(8f, before.length(), 1e-3f);
    }

    @Test
    void aStepDoesWhatRulesDo() {
        Step calls = new TestStep(Action.REST, 5f)
                .does(new RuleDeed.Bees(2), 0.5f)
                .does(new RuleDeed.Corridor(-5f, 5f, 1f, 9f, 0.2f), 0f)
                .def();
        Flight flight = boss(List.of(), phase(calls)).entered();
        int bees = flight.stage.bees().size();
        flight.fly(Tick.of(0.5f) - 1, QUIET);
        assertEquals(bees, flight.stage.bees().size());
        flight.fly(3, QUIET);
        assertAll(
                () -> assertEquals(bees + 2, flight.stage.bees().size()),
                () -> assertEquals(5f, flight.stage.ruled().rail().maxX()));
    }

    /** A volley paints the parts one by one. */
    @Test
    void partsAreLockedOneByOne() {
        List<Part> parts = List.of(
                part("a", new Vector3f(1f, -2f, 0f), 0.5f, 1f, 1f, true),
                part("b", new Vector3f(-1f, -2f, 0f), 0.5f, 1f, 1f, true));
        Flight flight = boss(parts, phase(rest(60f))).entered();
        flight.fly(30, Flight.holding(PlayerIntent.TIGHT | PlayerIntent.HOLD_FIRE));
        assertTrue(boss(flight).parts().get(0).locked()
                && boss(flight).parts().get(1).locked());
        int before = boss(flight).hp();
        flight.fly(60, QUIET);
        assertAll(
                () -> assertFalse(boss(flight).locked()),
                () -> assertNotEquals(before, boss(flight).hp(), "the volley found them"));
    }

    private static Part part(String id, Vector3f at, float share, float factor, float openFactor, boolean vital) {
        TestPart part = new TestPart(id, at).share(share).factor(factor).openFactor(openFactor);
        return vital ? part.vital().def() : part.def();
    }

    private static Part tail(String id, String follows, float z) {
        return new TestPart(id, new Vector3f(0f, 0f, z))
                .radius(0.9f)
                .share(0.2f)
                .follows(follows, 2f)
                .def();
    }

    private static Step rest(float seconds) {
        return TestRules.step(Action.REST, seconds);
    }

    private static Phase phase(Step... steps) {
        return TestPhase.first(steps).def();
    }

    private static TestBoss boss(List<Part> parts, Phase... phases) {
        return TestBoss.of(phases).parts(parts);
    }

    private static Boss boss(Flight flight) {
        return flight.stage.boss().orElseThrow();
    }

    private static void hit(Flight flight, int part, int damage) {
        BossPart met = boss(flight).parts().get(part);
        flight.stage.hits.enemyDamage.hitBossByShot(met, damage, EnemyDamage.NO_VOLLEY, new SimEvents());
    }

    private static float gap(List<BossPart> parts, int a, int b) {
        return parts.get(a).position().distance(parts.get(b).position());
    }
}
