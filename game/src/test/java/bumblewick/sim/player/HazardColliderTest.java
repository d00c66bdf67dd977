package bumblewick.sim.player;

import static bumblewick.sim.TestHazards.hazard;
import static bumblewick.sim.TestHazards.mover;
import static bumblewick.sim.TestHazards.rotor;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Clack;
import bumblewick.def.mechanism.HazardDef.Ease;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.def.mechanism.HazardDef.Shape;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.sim.TestRules;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.SceneryStrip;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wick's ball of 0.5 u and things that move. */
class HazardColliderTest {
    private final SimEvents events = new SimEvents();
    private final Vector3f position = new Vector3f();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f before = new Vector3f();
    private StageHazards hazards;
    private WickCollider collider;
    private SceneryStrip strip;

    private void make(List<HazardDef> defs) {
        Rulebook rules = new TestRules().rulebook();
        StageDef stage = rules.get(StageDef.class, "test");
        ScoreKeeper score = new ScoreKeeper(TestRules.SCORE);
        hazards = new StageHazards(defs, new EntityIds(), new Signals(List.of()), score, 0f);
        strip = new SceneryStrip(rules, stage, new EntityIds(), score, 0f);
        collider = new WickCollider(new Rail(stage), TestRules.FLIGHT, strip, hazards);
    }

    private void tick() {
        before.set(position);
        events.clear();
        hazards.tick(position, 1f, events);
        collider.fly(strip, position, velocity);
    }

    /**
     * Wick stands 4 u right of the pivot, as high as it. The arm, half 1 u wide, comes from above at 3° a tick: it touches when
     * its edge is Wick's 0.5 u away from Wick's middle, 4 · sin(a) = 1, and pushes Wick down from there on.
     */
    @Test
    void anArmPushesWickAwayAndWickIsNeverInIt() {
        make(List.of(hazard(new Vector3f(0f, 20f, 50f), rotor(Axis.ALONG, 1, 120))));
        position.set(4f, 20f, 50f);
        int touches = 30 - (int) Math.floor(Math.toDegrees(Math.asin(1 / 4.0)) / 3);
        for (int i = 1; i <= 60; i++) {
            tick();
            if (i < touches) {
                assertEquals(0f, position.distance(new Vector3f(4f, 20f, 50f)), 1e-4f, "not yet after " + i);
            }
            assertTrue(depth() < 1e-3f, "in the arm after " + i + " ticks by " + depth());
        }
        assertTrue(position.y < 19f, () -> "pushed down, at " + position);
    }

    /** A box of 2 u goes 12 u in 30 ticks, 24 u/s: fast enough to cost a bee. At 0.4 u a tick, it pushes Wick ahead of itself. */
    @Test
    void aMoverPushesWickAheadOfItselfAndStrikes() {
        make(List.of(hazard(new Vector3f(-6f, 4f, 50f), mover(new Vector3f(12f, 0f, 0f), Trigger.RHYTHM))));
        position.set(2f, 4f, 50f);
        Hazard struck = null;
        for (int i = 0; i < 80; i++) {
            tick();
            struck = struck == null ? collider.struck() : struck;
        }

        assertNotNull(struck);
        assertEquals(6f + 1f + 0.5f, position.x, 0.05f, "at its face, where it stopped");
    }

    /** The same box on its way back at 0.02 u a tick, 1.2 u/s, only pushes. */
    @Test
    void whatComesSlowlyDoesNotStrike() {
        Mover slow = new Mover(
                Shape.BOX,
                2f,
                2f,
                2f,
                new Vector3f(6f, 0f, 0f),
                0f,
                Trigger.RHYTHM,
                0f,
                "",
                0,
                0,
                45,
                300,
                10,
                100,
                Ease.EVEN,
                false);
        make(List.of(hazard(new Vector3f(-6f, 4f, 50f), slow)));
        position.set(-4f, 4f, 50f);
        for (int i = 0; i < 345; i++) {
            tick();
            assertNull(collider.struck());
        }
        assertEquals(0f + 1f + 0.5f, position.x, 0.05f);
    }

    /** Head-on it holds Wick, shoves it aside, and in the end lets it through: the rail is never trapped. */
    @ParameterizedTest(name = "a wall of {0} u, at {1}")
    @CsvSource({"4, 0", "4, 1.5", "200, 0", "200, 3"})
    void nothingTrapsTheRail(float width, float x) {
        Mover wall = new Mover(
                Shape.BOX,
                width,
                200f,
                1f,
                new Vector3f(0f, 0f, 1f),
                0f,
                Trigger.SIGNAL,
                0f,
                "",
                0,
                0,
                45,
                30,
                0,
                30,
                Ease.EVEN,
                false);
        make(List.of(hazard(new Vector3f(0f, 4f, 30f), wall)));
        position.set(x, 4f, 20f);
        int ticks = 0;
        while (position.z < 35f && ticks < 400) {
            velocity.set(0f, 0f, 20f);
            tick();
            ticks++;
        }
        assertTrue(ticks < 45 + 60, "held for " + ticks + " ticks");
    }

    /** Random rotors and movers, as fast as they may be, against a ball that flies as it likes: its middle never passes a face. */
    @Test
    void neitherAFastArmNorAFastWickTunnels() {
        Random random = new Random(5L);
        int contacts = 0;
        int slipped = 0;
        for (int run = 0; run < 2_000; run++) {
            make(List.of(random(random)));
            hazards.tick(position, 0f, events);
            do {
                position.set(
                        random.nextFloat() * 20f - 10f, random.nextFloat() * 20f + 30f, 40f + 20f * random.nextFloat());
            } while (depth() > 0f);
            for (int i = 0; i < 240; i++) {
                if (i % 20 == 0) {
                    velocity.set(
                            random.nextFloat() * 60f - 30f,
                            random.nextFloat() * 60f - 30f,
                            random.nextFloat() * 60f - 30f);
                    velocity.subtractLocal(position.x * 2f, (position.y - 40f) * 2f, (position.z - 50f) * 2f);
                }
                boolean slips = collider.slips();
                tick();
                contacts += collider.struck() != null ? 1 : 0;
                slipped += slips ? 1 : 0;
                if (!slips) {
                    assertNoCrossing("run " + run + ", tick " + i);
                }
            }
        }
        assertTrue(contacts > 4_000, "the test means nothing: " + contacts);
        assertTrue(slipped < 2_000 * 240 / 50, "the test means little: " + slipped);
    }

    private void assertNoCrossing(String when) {
        for (Hazard hazard : hazards.awake()) {
            for (HazardPiece piece : hazard.pieces()) {
                assertTrue(!piece.crossed(before, position, -0.05f), () -> when + ": " + before + " to " + position);
            }
        }
    }

    private static HazardDef random(Random random) {
        Vector3f place = new Vector3f(0f, 40f, 50f);
        if (random.nextInt(3) == 0) {
            Vector3f way = new Vector3f(
                    random.nextFloat() * 20f - 10f, random.nextFloat() * 20f - 10f, random.nextFloat() * 20f - 10f);
            Shape shape = Shape.values()[random.nextInt(3)];
            int go = (int) Math.ceil(way.length() / 1.5f) + 6;
            return hazard(
                    place.subtract(way.mult(0.5f)),
                    new Mover(
                            shape, 3f, 4f, 2f, way, 0f, Trigger.RHYTHM, 0f, "", 0, 0, 45, go, 5, go, Ease.EVEN, false));
        }
        Axis axis = Axis.values()[random.nextInt(3)];
        float arc = random.nextBoolean() ? 0f : 60f + 200f * random.nextFloat();
        int turn = 30 + random.nextInt(200);
        Clack clack = arc == 0f && random.nextBoolean() ? new Clack(5, 6 + random.nextInt(20), 45f) : Clack.NONE;
        return hazard(
                place,
                new Rotor(
                        axis,
                        1 + random.nextInt(5),
                        4f + 8f * random.nextFloat(),
                        random.nextFloat() * 2f,
                        0.5f + random.nextFloat(),
                        0.5f + random.nextFloat(),
                        random.nextInt(2) * 1.5f,
                        "",
                        0f,
                        arc,
                        clack,
                        turn,
                        random.nextBoolean()));
    }

    /** How deep the ball is in a piece, in u. */
    private float depth() {
        float deepest = 0f;
        for (Hazard hazard : hazards.awake()) {
            for (HazardPiece piece : hazard.pieces()) {
                float away = piece.nearest(position, new Vector3f()).distance(position);
                deepest = Math.max(deepest, 0.5f - away);
            }
        }
        return deepest;
    }
}
