package bumblewick.sim.combat;

import bumblewick.def.BossDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.pattern.PatternDef;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossMotion;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.bullet.PatternField;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.enemy.EnemyFire;
import bumblewick.sim.enemy.EnemyWeaving;
import bumblewick.sim.enemy.WaveSpawner;
import bumblewick.sim.escort.StageEscorts;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.hazard.SignalTargets;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.Hum;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.SceneryStrip;
import java.util.Optional;

/** All that fights Wick in a flight: the waves of enemies, the boss, and their bullets. */
public final class HostileForces {
    /** The random streams of bullet patterns and of enemies' fire; the swarm has stream 1. */
    private static final int MUZZLE_STREAM = 2;

    private static final int FIRE_STREAM = 3;
    private static final float PERCENT = 100f;

    public final WaveSpawner waves;
    public final EnemyField enemies;
    public final BulletField bullets;
    public final BossFight boss;
    public final TargetRegistry targets;
    public final PatternField patterns;
    final EnemyWeaving weaving;
    public final WebRings webs;
    private final EnemyFire fire;
    private final Rail rail;
    private final Hum hum;
    private final ScoreKeeper score;
    private final Optional<Boss> shownBoss;

    /**
     * Prepares the waves and the boss of a stage; no enemy is there yet.
     *
     * @param start where the run starts, in u: earlier waves never come
     * @param lamps what sends signals when it is hit
     * @param escorts whom enemies hunt
     * @param fields to which enemies add
     */
    public HostileForces(
            Rulebook rules,
            StageDef def,
            Rail rail,
            RunOptions options,
            float start,
            EntityIds ids,
            Hum hum,
            ScoreKeeper score,
            SignalTargets lamps,
            StageEscorts escorts,
            StageFields fields,
            StageHazards hazards) {
        this.rail = rail;
        this.hum = hum;
        this.score = score;
        PathBank paths = new PathBank(rules.all(PathDef.class));
        waves = new WaveSpawner(rules, def, options.difficulty(), rail.forks(), fields, start);
        enemies = new EnemyField(rules, paths, ids, escorts, hazards);
        weaving = new EnemyWeaving(enemies, waves, fields);
        webs = new WebRings(rules, enemies, ids);
        bullets = bullets(rules, def, ids);
        patterns = new PatternField(
                rules,
                rail,
                bullets,
                ids,
                hum,
                new RandomStream(options.seed(), MUZZLE_STREAM),
                rules.get(DifficultyDef.class, options.difficulty()).hardness(),
                options.assists().timing().bullets() / PERCENT);
        fire = new EnemyFire(patterns, hum, new RandomStream(options.seed(), FIRE_STREAM));
        Boss stageBoss = new Boss(ids, rules.get(BossDef.class, def.boss()));
        boss = new BossFight(
                stageBoss, new BossMotion(paths, stageBoss.def()), patterns, bullets, score, options.difficulty());
        shownBoss = Optional.of(stageBoss);
        targets = new TargetRegistry(enemies, boss, lamps);
    }

    /** Room for all bullets at once, where patterns can bring as many. */
    private static BulletField bullets(Rulebook rules, StageDef stage, EntityIds ids) {
        boolean busy = PatternField.isBusy(rules, StageAttacks.patterns(rules, stage));
        return new BulletField(ids, busy ? PatternDef.MOST_BULLETS : BulletField.CAPACITY, busy);
    }

    /**
     * Spawns the enemies that are due.
     *
     * @param wickZ Wick's distance along the rail, in u
     * @param more whether further waves begin
     */
    public void spawn(float wickZ, boolean more, Blooms blooms) {
        if (more) {
            waves.startDue(wickZ);
        }
        if (blooms.clocksTick()) {
            waves.spawn(wickZ, enemies, score);
        }
        for (int i = enemies.takeNewcomers(); i > 0; i--) {
            score.enemySeen();
        }
    }

    /** Moves enemies, boss and bullets by a tick, and lets enemies and boss fire. */
    public void tick(Wick wick, Blooms blooms, SceneryStrip strip, SimEvents events) {
        webs.move(wick.position().z, blooms.speedFactor());
        enemies.tick(wick.position().z, hum.pathRate(), blooms.speedFactor());
        weaving.tick(wick.velocity().z, blooms.clocksTick());
        if (blooms.clocksTick()) {
            patterns.beginTick();
            fire.tick(enemies, wick, events);
            enemies.release(wick.position().z, events);
        }
        boss.tick(wick, hum.pathRate(), blooms.speedFactor(), blooms.clocksTick(), events);
        if (blooms.clocksTick()) {
            patterns.tick(wick, targets);
        }
        float travel = wick.position().z - wick.previousPosition().z;
        bullets.tick(wick, travel, blooms.speedFactor(), targets, strip, rail);
        patterns.tickLights(wick, travel, blooms.speedFactor(), blooms.clocksTick(), targets, events);
    }

    /** Takes the enemies and bullets that are gone out of the game. */
    public void sweep() {
        enemies.sweep();
        bullets.sweep();
        patterns.sweepLights();
    }

    /** Takes all bullets out of the air, and ends the patterns that bring more. */
    public void ceaseFire() {
        patterns.clear();
        bullets.clear();
        bullets.sweep();
    }

    /** The boss while it is on stage, also when defeated and still falling. */
    public Optional<Boss> shownBoss() {
        return boss.present() ? shownBoss : Optional.empty();
    }

    public void addTo(StateHash hash) {
        enemies.addTo(hash);
        fire.addTo(hash);
        patterns.addTo(hash);
        bullets.addTo(hash);
        boss.addTo(hash);
        waves.addTo(hash);
        webs.addTo(hash);
    }
}
