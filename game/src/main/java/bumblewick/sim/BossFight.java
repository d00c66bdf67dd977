package bumblewick.sim;

import bumblewick.def.BossDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/**
 * The boss from its coming to its end: the steps of its phases, its health, its defeat. How it moves in a step is
 * {@link BossMotion}'s.
 */
final class BossFight {
    /** From its defeat until it is gone, in ticks. */
    static final int DEFEAT = 180;

    private static final int FLASH = 6;

    private final Boss boss;
    private final BossMotion motion;
    private final Muzzle muzzle;
    private final ScoreKeeper score;
    private boolean present;
    private int entryTicks;

    BossFight(Boss boss, BossMotion motion, Muzzle muzzle, ScoreKeeper score) {
        this.boss = boss;
        this.motion = motion;
        this.muzzle = muzzle;
        this.score = score;
    }

    Boss boss() {
        return boss;
    }

    boolean present() {
        return present;
    }

    boolean canBeHit() {
        return present && !boss.entering && boss.hp > 0;
    }

    boolean beaten() {
        return boss.maxHp > 0 && boss.hp <= 0;
    }

    /** Beaten, and its end is over. */
    boolean over() {
        return beaten() && !present;
    }

    /** It comes; the more bees, the tougher it is. */
    void enter(int bees, Wick wick, SimEvents events) {
        BossDef def = boss.def;
        boss.maxHp = Math.max(1, Math.round(def.hp() * (def.hpBase() + def.hpPerBee() * bees)));
        boss.hp = boss.maxHp;
        present = true;
        motion.enter(boss, wick);
        events.add(Type.BOSS_ENTERED, boss.id, boss.maxHp, boss.position);
    }

    /**
     * Fights on by a tick.
     *
     * @param rate at which its paths are played
     * @param pace 1, or less under a tempo bloom
     * @param beat whether its clock counts this tick
     */
    void tick(Wick wick, float rate, float pace, boolean beat, SimEvents events) {
        if (!present) {
            return;
        }
        boss.hitTicks = Math.max(0, boss.hitTicks - 1);
        boss.previousPosition.set(boss.position);
        if (boss.hp <= 0) {
            fall(wick);
        } else if (boss.entering) {
            flyIn(wick, events);
        } else {
            motion.move(boss, length(boss.current()), rate, pace, wick);
            if (beat) {
                act(wick, events);
            }
        }
    }

    private void flyIn(Wick wick, SimEvents events) {
        entryTicks++;
        motion.flyIn(boss, (float) entryTicks / Boss.ENTRY, wick);
        if (entryTicks == Boss.ENTRY) {
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
            int steps = boss.def.phases().get(boss.phase).steps().size();
            begin((boss.step + 1) % steps, wick, events);
        }
    }

    /** A boss fires all its rounds: its tell is the step before. */
    private void shoot(BossDef.Step step, Wick wick, SimEvents events) {
        int since = boss.stepTicks - Tick.of(step.attack().get().firstAfter());
        int every = Math.max(1, Tick.of(step.attack().get().every()));
        if (since >= 0
                && since % every == 0
                && since / every < step.attack().get().rounds()) {
            muzzle.fire(step.attack().get(), boss.position, wick);
            events.add(Type.BOSS_FAN, boss.id, since / every, boss.position);
        }
    }

    private void begin(int step, Wick wick, SimEvents events) {
        boss.step = step;
        boss.stepTicks = 0;
        motion.begin(boss, wick);
        if (boss.action() == BossDef.Action.TELL) {
            events.add(Type.BOSS_TELL, boss.id, step, boss.position);
        } else if (boss.action() == BossDef.Action.DIVE) {
            events.add(Type.BOSS_DIVE, boss.id, step, boss.position);
        }
    }

    private static int length(BossDef.Step step) {
        int ticks = Math.max(1, Tick.of(step.seconds()));
        return step.action() == BossDef.Action.TELL ? Math.max(Boss.LEAST_TELL, ticks) : ticks;
    }

    /**
     * Takes hit points; more while the jaws are open.
     *
     * @return whether that beat it
     */
    boolean damage(int damage, Wick wick, SimEvents events) {
        if (!canBeHit()) {
            return false;
        }
        int taken = boss.jawsOpen() ? Math.round(damage * boss.def.openFactor()) : damage;
        boss.hp = Math.max(0, boss.hp - taken);
        boss.hitTicks = FLASH;
        score.hit();
        events.add(Type.HIT, boss.id, taken, boss.position);
        if (boss.hp == 0) {
            boss.locked = false;
            return true;
        }
        changePhase(wick, events);
        return false;
    }

    private void changePhase(Wick wick, SimEvents events) {
        List<BossDef.Phase> phases = boss.def.phases();
        int next = boss.phase + 1;
        if (next < phases.size() && boss.hp <= phases.get(next).belowHealth() * boss.maxHp) {
            boss.phase = next;
            events.add(Type.BOSS_PHASE, boss.id, next, boss.position);
            begin(0, wick, events);
        }
    }

    void addTo(StateHash hash) {
        hash.add(present).add(entryTicks);
        if (present) {
            boss.addTo(hash);
            motion.addTo(hash);
        }
    }
}
