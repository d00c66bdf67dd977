package bumblewick.sim.boss;

import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.RuleDeed;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.bullet.PatternField;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/**
 * The boss fight from entry to defeat: the steps of the boss's phases, its attacks, its hit points. {@link BossMotion} moves
 * the boss in each step, {@link BossDeeds} does what steps do beside it.
 */
public final class BossFight {
    private static final int FLASH = 6;

    /** Factor on a tell for each round in which the boss hurries. */
    private static final float HURRY = 0.9f;

    /** Factor on a step that opens a part while the boss hurries. */
    private static final float LONGER = 1.2f;

    private final Boss boss;
    private final BossMotion motion;
    private final BossDeeds deeds;
    private final BossInhale inhale;
    private final PatternField patterns;
    private final ScoreKeeper score;
    private final String difficulty;
    private boolean present;
    private int firstPhase;

    /**
     * @param bullets those in the air, which it may swallow
     * @param difficulty its id
     */
    public BossFight(
            Boss boss,
            BossMotion motion,
            PatternField patterns,
            BulletField bullets,
            ScoreKeeper score,
            String difficulty) {
        this.difficulty = difficulty;
        this.boss = boss;
        this.motion = motion;
        deeds = new BossDeeds(boss.def());
        inhale = new BossInhale(boss.def(), bullets);
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
        return present && !boss.entering && !boss.defeated();
    }

    /** Whether the boss is defeated and gone. */
    public boolean over() {
        return boss.defeated() && !present;
    }

    /** Lets the fight begin with a phase, as if all before it were over; phases are counted from 0. */
    public void startAt(int phase) {
        firstPhase = phase;
    }

    /** Lets the boss enter; the more bees there are, the more hit points it has. */
    public void enter(int bees, Wick wick, SimEvents events) {
        BossDef def = boss.def();
        boss.maxHp =
                Math.max(1, Math.round(def.hps().at(difficulty, def.hp()) * (def.hpBase() + def.hpPerBee() * bees)));
        boss.hp = boss.maxHp;
        boss.partSet().fill(boss.maxHp);
        skipPhases();
        present = true;
        motion.enter(boss, wick);
        boss.partSet().enter(boss, wick);
        events.add(Type.BOSS_ENTERED, boss.id(), boss.maxHp, boss.position());
    }

    /** Takes the health and the parts that the phases before the first one cost. */
    private void skipPhases() {
        boss.phase = firstPhase;
        for (int i = 1; i <= firstPhase; i++) {
            BossDef.Phase phase = boss.def().phases().get(i);
            boss.hp -= boss.partSet().breakFor(phase);
            if (phase.belowHealth() > 0f) {
                boss.hp = Math.min(boss.hp, Math.max(1, (int) (phase.belowHealth() * boss.maxHp)));
            }
        }
        boss.hp = Math.max(1, boss.hp);
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
        advance(wick, rate, speedFactor, clocksTick, events);
        boss.partSet().tick(boss, wick, speedFactor);
    }

    private void advance(Wick wick, float rate, float speedFactor, boolean clocksTick, SimEvents events) {
        if (boss.defeated()) {
            fall(wick);
        } else if (boss.entering) {
            flyIn(wick, events);
        } else {
            motion.move(boss, boss.stepLength, rate, speedFactor, wick);
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
        if (boss.defeatedTicks >= Tick.of(boss.def().end().seconds())) {
            present = false;
        }
    }

    private void act(Wick wick, SimEvents events) {
        deeds.tick();
        boss.phaseTicks++;
        BossDef.Step step = boss.current();
        boss.stringSet().tick();
        if (step.pluck().isPresent()) {
            boss.stringSet().play(step.pluck().get(), boss, wick, patterns, events);
        }
        strike(step, events);
        if (step.inhale().isPresent()) {
            inhale.tick(step.inhale().get(), boss, wick);
        }
        if (step.attack().isPresent() && !boss.reels) {
            shoot(step, wick, events);
        }
        if (++boss.stepTicks >= boss.stepLength) {
            next(wick, events);
        }
        if (canBeHit()) {
            changePhase(wick, events);
        }
    }

    /** A slam is felt when it meets the ground. */
    private void strike(BossDef.Step step, SimEvents events) {
        if (step.action() == Action.SLAM && boss.stepTicks == boss.impact()) {
            events.add(Type.BOSS_SLAM, boss.id(), boss.position());
        }
    }

    /**
     * Fires the rounds of the step's attack; those of a slam from when it meets the ground. A step fan comes after a tell; any
     * other announces its first round itself.
     */
    private void shoot(BossDef.Step step, Wick wick, SimEvents events) {
        int since = boss.stepTicks - boss.firstRound();
        int every = Math.max(1, Tick.of(step.attack().get().every()));
        if (step.action() != Action.FAN && since == -Boss.LEAST_TELL) {
            events.add(Type.BOSS_TELL, boss.id(), boss.position());
        }
        if (since >= 0 && since % every == 0 && since / every < rounds(step)) {
            patterns.start(step.attack().get(), boss, wick);
            events.add(Type.BOSS_FAN, boss.id(), boss.position());
        }
    }

    private int rounds(BossDef.Step step) {
        int all = step.attack().orElseThrow().rounds();
        return step.spits() > 0 ? Math.min(all, inhale.rounds(step.spits())) : all;
    }

    private void next(Wick wick, SimEvents events) {
        int step = boss.nextStep();
        boss.rounds += step <= boss.step ? 1 : 0;
        begin(step, wick, events);
    }

    private void begin(int step, Wick wick, SimEvents events) {
        boss.step = step;
        boss.stepTicks = 0;
        boss.stepLength = length();
        boss.reels = false;
        patterns.stop(boss.id());
        boss.stringSet().stop(boss.id(), patterns);
        if (boss.current().pluck().isPresent()) {
            boss.stringSet().hang(boss.current().pluck().get());
        }
        motion.begin(boss, wick);
        inhale.begin(boss.current());
        boss.partSet().open(boss.phaseDef(), boss.current());
        deeds.begin(boss.phase, step);
        if (boss.action() == Action.TELL) {
            events.add(Type.BOSS_TELL, boss.id(), boss.position());
        } else if (boss.action().comesAtWick()) {
            events.add(Type.BOSS_DIVE, boss.id(), boss.position());
        }
    }

    /** How long the current step lasts, in ticks. */
    private int length() {
        BossDef.Step step = boss.current();
        int ticks = Math.max(1, Tick.of(step.seconds()));
        int hurried = hurriedRounds();
        if (step.action() == Action.TELL) {
            for (int i = 0; i < hurried; i++) {
                ticks = Math.round(ticks * HURRY);
            }
            return Math.max(Boss.LEAST_TELL, ticks);
        }
        return hurried > 0 && !step.opens().isEmpty() ? Math.round(ticks * LONGER) : ticks;
    }

    private int hurriedRounds() {
        int from = boss.phaseDef().hurryAfter();
        return from == 0 ? 0 : Math.max(0, boss.rounds - from + 1);
    }

    /**
     * Takes hit points from a part of the boss; more while it is open.
     *
     * @return whether that defeated the boss
     */
    public boolean damage(BossPart part, int damage, Wick wick, SimEvents events) {
        if (!canBeHit() || part.broken()) {
            return false;
        }
        int taken = part.take(damage, factor(part));
        boss.hp = Math.max(0, boss.hp - taken);
        part.hitTicks = FLASH;
        boss.hitTicks = part.model().equals(boss.model()) || part.model().isEmpty() ? FLASH : boss.hitTicks;
        score.hit();
        events.add(Type.HIT, part.id(), boss.def().id(), taken, part.position());
        if (part.broken()) {
            part.setLocked(false);
            boss.hp = boss.partSet().beaten() ? 0 : boss.hp;
        }
        if (boss.hp == 0) {
            boss.stringSet().stop(boss.id(), patterns);
            boss.unlock();
            boss.partSet().closeAll();
            return true;
        }
        changePhase(wick, events);
        return false;
    }

    /** Whether a whirl can stop what it does now. */
    public boolean canBeParried() {
        return canBeHit() && !boss.reels && boss.current().parry().isPresent();
    }

    /** A whirl stops its dive or charge: it reels for a while, and then goes on with its next step. */
    public void parry(Wick wick, SimEvents events) {
        BossDef.Parry parry = boss.current().parry().orElseThrow();
        throwBack(parry.seconds(), parry.ahead());
        for (int i = 0; i < parry.opens().size(); i++) {
            boss.partSet().openFor(parry.opens().get(i), boss.stepLength);
        }
        events.add(Type.BOSS_PARRIED, boss.id(), score.bonus(parry.score()), wick.position());
    }

    /** A rule throws it out of its step with all its parts open: it reels for a while, and then goes on with its next step. */
    public void reel(RuleDeed.Reel reel, SimEvents events) {
        if (!canBeHit()) {
            return;
        }
        throwBack(reel.seconds(), reel.ahead());
        boss.partSet().openAllFor(boss.stepLength);
        boss.stringSet().stop(boss.id(), patterns);
        events.add(Type.BOSS_REELS, boss.id(), boss.position());
    }

    private void throwBack(float seconds, float ahead) {
        boss.reels = true;
        boss.stepTicks = 0;
        boss.stepLength = Tick.of(seconds);
        patterns.stop(boss.id());
        motion.reel(boss, ahead);
    }

    /**
     * Breaks the next part that goes with others that are broken; its hit points are lost with it.
     *
     * @return it, or null if there is none
     */
    public BossPart breakNext() {
        BossPart part = canBeHit() ? boss.partSet().due() : null;
        if (part != null) {
            boss.hp = Math.max(1, boss.hp - part.hp());
            part.setHp(0);
            part.setLocked(false);
        }
        return part;
    }

    private float factor(BossPart part) {
        if (part.def == null) {
            return boss.jawsOpen() ? boss.def().openFactor() : 1f;
        }
        return part.factor() * boss.partSet().shielded(part);
    }

    private void changePhase(Wick wick, SimEvents events) {
        List<BossDef.Phase> phases = boss.def().phases();
        int next = boss.phase + 1;
        if (next < phases.size() && begins(phases.get(next))) {
            boss.phase = next;
            boss.rounds = 0;
            boss.phaseTicks = 0;
            events.add(Type.BOSS_PHASE, boss.id(), next, boss.position());
            begin(0, wick, events);
        }
    }

    private boolean begins(BossDef.Phase phase) {
        BossParts parts = boss.partSet();
        return (phase.belowHealth() > 0f && boss.hp <= phase.belowHealth() * boss.maxHp)
                || (phase.brokenParts() > 0 && parts.broken() >= phase.brokenParts())
                || (!phase.broken().isEmpty() && parts.broken(phase.broken()))
                || (phase.after() > 0f && boss.phaseTicks >= Tick.of(phase.after()));
    }

    /** What the boss's steps do beside moving and shooting, by the words of rules. */
    public BossDeeds deeds() {
        return deeds;
    }

    public void addTo(StateHash hash) {
        hash.add(present).add(boss.entryTicks);
        if (present) {
            boss.addTo(hash);
            motion.addTo(hash, boss.def());
            deeds.addTo(hash);
            inhale.addTo(hash);
        }
    }
}
