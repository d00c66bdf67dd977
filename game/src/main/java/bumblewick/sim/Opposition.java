package bumblewick.sim;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.util.Optional;

/** All that comes to meet Wick along the rail: waves of enemies, the boss, and what they fire. */
final class Opposition {
    /** Who draws from which random stream; the swarm has the first. */
    private static final int MUZZLE_STREAM = 2;

    private static final int FIRE_STREAM = 3;

    final Waves waves;
    final EnemyFlight enemies;
    final BulletField bullets;
    final BossFight boss;
    final Quarry quarry;
    private final EnemyFire fire;
    private final Muzzle muzzle;
    private final Hum hum;
    private final ScoreKeeper score;
    private final Optional<Boss> shownBoss;

    /**
     * Nobody is there yet.
     *
     * @param start where the run starts, in u: earlier waves never come
     */
    Opposition(Rulebook rules, StageDef def, RunOptions options, float start, Ids ids, Hum hum, ScoreKeeper score) {
        this.hum = hum;
        this.score = score;
        PathBank paths = new PathBank(rules.paths());
        waves = new Waves(rules, def.waves(), start);
        enemies = new EnemyFlight(rules, paths, ids);
        bullets = new BulletField(ids);
        muzzle = new Muzzle(rules, def.corridor(), bullets, hum, new RandomStream(options.seed(), MUZZLE_STREAM));
        fire = new EnemyFire(muzzle, hum, new RandomStream(options.seed(), FIRE_STREAM));
        Boss stageBoss = new Boss(ids.next(), Rulebook.named(rules.bosses(), def.boss()));
        boss = new BossFight(stageBoss, new BossMotion(paths), muzzle, score);
        shownBoss = Optional.of(stageBoss);
        quarry = new Quarry(enemies, boss);
    }

    /**
     * Sends those who are due.
     *
     * @param more whether waves still begin
     */
    void send(float wickZ, boolean more, Blooms blooms) {
        if (more) {
            waves.begin(wickZ);
        }
        if (blooms.beat()) {
            waves.send(wickZ, enemies, score);
        }
    }

    /** Everybody moves and fires; what was fired before flies on. */
    void tick(Wick wick, Blooms blooms, SceneryStrip strip, SimEvents events) {
        enemies.tick(wick.position.z, hum.pathRate(), blooms.pace());
        if (blooms.beat()) {
            fire.tick(enemies, wick, events);
        }
        boss.tick(wick, hum.pathRate(), blooms.pace(), blooms.beat(), events);
        float travel = wick.position.z - wick.previousPosition.z;
        bullets.tick(wick, travel, blooms.pace(), quarry, strip);
    }

    /** Takes those who are gone out of the game. */
    void sweep() {
        enemies.sweep();
        bullets.sweep();
    }

    /** The boss while it is on stage, defeated ones too until they are gone. */
    Optional<Boss> shownBoss() {
        return boss.present() ? shownBoss : Optional.empty();
    }

    void addTo(StateHash hash) {
        enemies.addTo(hash);
        fire.addTo(hash);
        muzzle.addTo(hash);
        bullets.addTo(hash);
        boss.addTo(hash);
        waves.addTo(hash);
    }
}
