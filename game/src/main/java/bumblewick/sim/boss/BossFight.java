package bumblewick.sim.boss;

import bumblewick.def.BossDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.bullet.PatternField;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/**
 * The boss fight from entry to defeat: the steps of the boss's phases, its attacks, its hit points. {@link BossMotion} moves
 * the boss in each step.
 */
public final class BossFight {
    /** From its defeat until it is gone, in ticks. */
    public static final int DEFEAT = 180;

    private static final int FLASH = 6;

    private final Boss boss;
    private final BossMotion motion;
    private final PatternField patterns;
    private final ScoreKeeper score;
    private boolean present;

    public BossFight(Boss boss, BossMotion motion, PatternField patterns, ScoreKeeper score) {
        this.boss = boss;
        this.motion = motion;
        this.patterns = patterns;
        this.score = score;
    }

    public Boss boss() {
        return boss;
    }

    public boolean present() {
        return present;
    }

    public boolean canBeHit() {
        return present && !boss.entering && boss.hp > 0;
    }

    boolean beaten() {
        return boss.maxHp > 0 && boss.hp <= 0;
    }

    /** Whether the boss is defeated and gone. */
    public boolean over() {
        return beaten() && !present;
    }

    /** Lets the boss enter; the more bees there are, the more hit points it has. */
    public void enter(int bees, Wick wick, SimEvents events) {
        BossDef def = boss.def();
        boss.maxHp = Math.max(1, Math.round(def.hp() * (def.hpBase() + def.hpPerBee() * bees)));
        boss.hp = boss.maxHp;
        present = true;
        motion.enter(boss, wick);
        events.add(Type.BOSS_ENTERED, boss.id(), boss.maxHp, boss.position());
    }

    /**
     * Advances the fight by a tick.
     *
     * @param rate at which its paths are played
     * @param speedFactor 1, or less under a tempo bloom
     * @param clocksTick whether its clock counts this tick
     */
    public void tick(Wick wick, float rate, float speedFactor, boolean clocksTick, SimEvents events) {
        if (!present) {
            return;
        }
        boss.hitTicks = Math.max(0, boss.hitTicks - 1);
        boss.pose().beginTick();
        if (boss.hp <= 0) {
            fall(wick);
        } else if (boss.entering) {
            flyIn(wick, events);
        } else {
            motion.move(boss, length(boss.current()), rate, speedFactor, wick);
            if (clocksTick) {
                act(wick, events);
            }
        }
    }

    private void flyIn(Wick wick, SimEvents events) {
        boss.entryTicks++;
        motion.flyIn(boss, (float) boss.entryTicks / Boss.ENTRY, wick);
        if (boss.entryTicks == Boss.ENTRY) {
            boss.entering = false;
            begin(0, wick, events);
        }
    }

    private void fall(Wick wick) {
        boss.defeatedTicks++;
        motion.fall(boss, wick);
        if (boss.defeatedTicks == DEFEAT) {
            present = false;
        }
    }

    private void act(Wick wick, SimEvents events) {
        BossDef.Step step = boss.current();
        if (step.attack().isPresent()) {
            shoot(step, wick, events);
        }
        if (++boss.stepTicks >= length(step)) {
            int steps = boss.def().phases().get(boss.phase).steps().size();
            begin((boss.step + 1) % steps, wick, events);
        }
    }

    /** Fires the rounds of the step's attack. There is no wind-up here: the step before it is the tell. */
    private void shoot(BossDef.Step step, Wick wick, SimEvents events) {
        int since = boss.stepTicks - Tick.of(step.attack().get().firstAfter());
        int every = Math.max(1, Tick.of(step.attack().get().every()));
        if (since >= 0
                && since % every == 0
                && since / every < step.attack().get().rounds()) {
            patterns.start(step.attack().get(), boss, wick);
            events.add(Type.BOSS_FAN, boss.id(), boss.position());
        }
    }

    private void begin(int step, Wick wick, SimEvents events) {
        boss.step = step;
        boss.stepTicks = 0;
        motion.begin(boss, wick);
        if (boss.action() == BossDef.Action.TELL) {
            events.add(Type.BOSS_TELL, boss.id(), boss.position());
        } else if (boss.action() == BossDef.Action.DIVE) {
            events.add(Type.BOSS_DIVE, boss.id(), boss.position());
        }
    }

    private static int length(BossDef.Step step) {
        int ticks = Math.max(1, Tick.of(step.seconds()));
        return step.action() == BossDef.Action.TELL ? Math.max(Boss.LEAST_TELL, ticks) : ticks;
    }

    /**
     * Takes hit points from the boss; more while its jaws are open.
     *
     * @return whether that defeated it
     */
    public boolean damage(int damage, Wick wick, SimEvents events) {
        if (!canBeHit()) {
            return false;
        }
        int taken = boss.jawsOpen() ? Math.round(damage * boss.def().openFactor()) : damage;
        boss.hp = Math.max(0, boss.hp - taken);
        boss.hitTicks = FLASH;
        score.hit();
        events.add(Type.HIT, boss.id(), boss.def().id(), taken, boss.position());
        if (boss.hp == 0) {
            boss.setLocked(false);
            return true;
        }
        changePhase(wick, events);
        return false;
    }

    private void changePhase(Wick wick, SimEvents events) {
        List<BossDef.Phase> phases = boss.def().phases();
        int next = boss.phase + 1;
        if (next < phases.size() && boss.hp <= phases.get(next).belowHealth() * boss.maxHp) {
            boss.phase = next;
            events.add(Type.BOSS_PHASE, boss.id(), next, boss.position());
            begin(0, wick, events);
        }
    }

    public void addTo(StateHash hash) {
        hash.add(present).add(boss.entryTicks);
        if (present) {
            boss.addTo(hash);
            motion.addTo(hash);
        }
    }
}
