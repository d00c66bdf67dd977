package bumblewick.sim.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.AttackDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.HumDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.pattern.PatternDef;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.TestPatterns;
import bumblewick.sim.TestRules;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;
import bumblewick.sim.run.Hum;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Targets;
import com.jme3.math.Vector3f;

/**
 * A shooter 40 u ahead of a Wick that stands still, who plays one pattern. Its Hum makes no bullet faster, so that positions
 * are those that the pattern says: it faces Wick, so its right is −x, and towards Wick is −z.
 */
final class PatternRange {
    static final Vector3f MUZZLE = new Vector3f(0f, 4f, 40f);

    private static final HumDef EVEN = new HumDef(60f, 40f, 50, 0.85f, 0.3f, 1f, 0f, 0.5f, 1f);

    final Wick wick = new Wick(0);
    final Shooter shooter = new Shooter();
    final BulletField bullets;
    final PatternField patterns;
    final Hum hum;
    boolean lives = true;

    final SimEvents events = new SimEvents();
    final Rail rail;
    private final SceneryStrip strip;
    private final String pattern;
    private final Targets targets = (id, store) -> lives && id == shooter.id();
    private int ticks;

    /** Whoever fires. */
    static final class Shooter implements FlightEntity {
        private final FlightPose pose = new FlightPose(-1f);

        @Override
        public int id() {
            return 99;
        }

        @Override
        public String model() {
            return "shooter";
        }

        @Override
        public FlightPose pose() {
            return pose;
        }
    }

    /** Of these actions, written without the brackets around them. */
    PatternRange(String actions) {
        this(new TestRules().pattern(TestPatterns.of("tried", actions)), "tried", 1f);
    }

    PatternRange(PatternDef pattern) {
        this(new TestRules().pattern(pattern), pattern.id(), 1f);
    }

    /** @param pace factor on the speed of bullets, by an assist */
    PatternRange(TestRules tested, String pattern, float pace) {
        this.pattern = pattern;
        Rulebook rules = tested.rulebook();
        StageDef stage = rules.get(StageDef.class, "test");
        DifficultyDef difficulty = rules.get(DifficultyDef.class, "test");
        hum = new Hum(EVEN, difficulty, 20);
        bullets = new BulletField(new EntityIds(), BulletField.CAPACITY, false);
        rail = new Rail(stage);
        patterns = new PatternField(
                rules, rail, bullets, new EntityIds(), hum, new RandomStream(7L, 2), difficulty.hardness(), pace);
        ScoreKeeper score = new ScoreKeeper(TestRules.SCORE);
        strip = new SceneryStrip(rules, stage, new EntityIds(), score, 0f);
        wick.position().set(0f, 4f, 0f);
        wick.pose().beginTick();
        shooter.position().set(MUZZLE);
    }

    PatternRange start() {
        return start("");
    }

    PatternRange start(String arguments) {
        patterns.start(attack(arguments), shooter, wick);
        return this;
    }

    AttackDef attack(String arguments) {
        return TestPatterns.attack(pattern, arguments, 0f);
    }

    PatternRange fly(int count) {
        for (int i = 0; i < count; i++) {
            ticks++;
            patterns.beginTick();
            patterns.tick(wick, targets);
            bullets.tick(wick, 0f, 1f, targets, strip, rail);
            patterns.tickLights(wick, 0f, 1f, true, targets, events);
            bullets.sweep();
            patterns.sweepLights();
        }
        return this;
    }

    Bullet bullet(int index) {
        return bullets.get(index);
    }

    int alive() {
        return bullets.size();
    }

    long hash() {
        StateHash hash = new StateHash();
        patterns.addTo(hash);
        bullets.addTo(hash);
        return hash.value();
    }

    /** A bullet is where one is that left the muzzle with this velocity and flew straight on. */
    void expectAt(int index, float vx, float vy, float vz) {
        float t = ticks / 60f;
        expectPosition(index, MUZZLE.x + vx * t, MUZZLE.y + vy * t, MUZZLE.z + vz * t);
    }

    void expectPosition(int index, float x, float y, float z) {
        Vector3f p = bullet(index).position();
        assertEquals(x, p.x, 2e-3f, () -> "x of " + p);
        assertEquals(y, p.y, 2e-3f, () -> "y of " + p);
        assertEquals(z, p.z, 2e-3f, () -> "z of " + p);
    }

    void expectVelocity(int index, double x, double y, double z) {
        Vector3f v = bullet(index).velocity();
        assertEquals(x, v.x, 1e-3, () -> "x of " + v);
        assertEquals(y, v.y, 1e-3, () -> "y of " + v);
        assertEquals(z, v.z, 1e-3, () -> "z of " + v);
    }
}
