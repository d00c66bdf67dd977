package bumblewick.sim.boss;

import bumblewick.def.BossDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;
import com.jme3.math.Vector3f;
import java.util.List;

/** The boss of a flight: an instance of a {@link BossDef}. {@link BossFight} and {@link BossMotion} change it. */
public final class Boss implements FlightEntity {
    /** How long its entry takes, in ticks. */
    public static final int ENTRY = 150;

    /** From here to there its entry is staged: pictures look at it alone, before it can be hit. In ticks of the entry. */
    private static final int STAGED_FROM = 24;

    private static final int STAGED_UNTIL = 132;
    private static final int RECOGNISABLE = 60; // tick of the entry

    /** The shortest wind-up, whatever the content says, in ticks: a player must be able to see it and react. */
    public static final int LEAST_TELL = 45;

    private final FlightPose pose = new FlightPose(-1f);
    /** Relative to Wick along the rail: z is how far ahead. */
    final Vector3f local = new Vector3f();

    private final int id;
    private final BossDef def;
    private final BossParts parts;
    private final BossStrings strings;
    private final boolean countsTime; // whether parts or time decide how the fight goes
    float ahead; // of Wick, in u
    int hp;
    int maxHp;
    int phase;
    int step;
    int rounds; // of the phase's steps that are over
    int stepTicks;
    int stepLength; // in ticks; follows from the step and the rounds, or from how long it reels
    int phaseTicks;
    int hitTicks;
    int entryTicks;
    int defeatedTicks;
    boolean entering = true;
    boolean reels; // a whirl stopped its dive, or a rule its step

    /** The phase it is in. */
    public BossDef.Phase phaseDef() {
        return def.phases().get(phase);
    }

    BossDef.Step current() {
        return def.phases().get(phase).steps().get(step);
    }

    void addTo(StateHash hash) {
        hash.add(id);
        pose.addTo(hash);
        hash.add(hp).add(maxHp);
        hash.add(phase)
                .add(step)
                .add(stepTicks)
                .add(hitTicks)
                .add(defeatedTicks)
                .add(locked());
        hash.add(entering);
        if (countsTime) {
            hash.add(rounds).add(phaseTicks);
            parts.addTo(hash);
        }
        strings.addTo(hash);
        if (reels) {
            hash.add(stepLength);
        }
    }

    public Boss(EntityIds ids, BossDef def) {
        this.id = ids.next();
        this.def = def;
        parts = new BossParts(this, def, ids);
        strings = new BossStrings(def.strings().orElse(null), parts);
        countsTime = parts.declared() || def.phases().stream().anyMatch(BossDef.Phase::countsTime);
    }

    @Override
    public int id() {
        return id;
    }

    public BossDef def() {
        return def;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public FlightPose pose() {
        return pose;
    }

    /** How far ahead of Wick it is along the rail, in u. */
    public float ahead() {
        return ahead;
    }

    /** What can be hit of it, broken parts too; of a boss without parts its body. */
    public List<BossPart> parts() {
        return parts.all();
    }

    /** Its strings, from the left to the right; none if it has none. */
    public List<BossString> strings() {
        return strings.all();
    }

    BossStrings stringSet() {
        return strings;
    }

    BossParts partSet() {
        return parts;
    }

    /** Its part with an id, or null. */
    public BossPart part(int partId) {
        for (int i = 0; i < parts.all().size(); i++) {
            if (parts.all().get(i).id() == partId) {
                return parts.all().get(i);
            }
        }
        return null;
    }

    public int hp() {
        return hp;
    }

    public int maxHp() {
        return maxHp;
    }

    /** Index of the phase, from 0. */
    public int phase() {
        return phase;
    }

    /** The current step of its phase. */
    public BossDef.Step step() {
        return current();
    }

    /** The step that comes after it, if its phase does not change. */
    public BossDef.Step next() {
        return phaseDef().steps().get(nextStep());
    }

    /** Index of the step that comes after it; one that is played once is left out from the second round on. */
    int nextStep() {
        List<BossDef.Step> steps = phaseDef().steps();
        int next = step;
        boolean again = rounds > 0;
        do {
            next = (next + 1) % steps.size();
            again |= next == 0;
        } while (again && steps.get(next).once());
        return next;
    }

    /** The action of the current step. */
    public BossDef.Action action() {
        return current().action();
    }

    /** Whether it is still flying in: it neither attacks nor can be hit. */
    public boolean entering() {
        return entering;
    }

    /** Ticks since it appeared, at most {@link #ENTRY}. */
    public int entryTicks() {
        return entryTicks;
    }

    /** Whether its entry is staged now: what its shadow and its roar announced comes into view. */
    public boolean staged() {
        return entering && entryTicks >= STAGED_FROM && entryTicks < STAGED_UNTIL;
    }

    /** Whether it came near enough to be known: its name may be shown. */
    public boolean recognisable() {
        return entryTicks >= RECOGNISABLE;
    }

    /** Whether its jaws are open: it is about to attack, and hits count for more. */
    public boolean jawsOpen() {
        return !entering && !defeated() && action() == BossDef.Action.TELL;
    }

    /** Whether a whirl stopped its dive, or a rule its step: it hangs in the air, thrown back, and hurts nobody. */
    public boolean reels() {
        return reels;
    }

    /** How often the steps of its phase were played to their end. */
    public int rounds() {
        return rounds;
    }

    /**
     * How near the first round of its step is, from 0 to 1, in a step that shoots while it moves: it is announced as long as a tell
     * lasts. A step fan has a step of its own for that.
     */
    public float announced() {
        if (entering
                || defeated()
                || action() == BossDef.Action.FAN
                || current().attack().isEmpty()) {
            return 0f;
        }
        int left = firstRound() - stepTicks;
        return left < 0 || left > LEAST_TELL ? 0f : 1f - (float) left / LEAST_TELL;
    }

    /** The tick of the step in which its first round is fired; of a slam, counted from when it meets the ground. */
    int firstRound() {
        return impact() + Tick.of(current().attack().orElseThrow().firstAfter());
    }

    /** The height of its middle above the ground while it charges, in u. */
    public float runsAt() {
        return ChargeMove.LOW * def.radius();
    }

    /** The tick of the step in which it strikes the ground; 0 in steps that do not. */
    int impact() {
        return action() == BossDef.Action.SLAM ? (int) (SlamMove.STRUCK * stepLength) : 0;
    }

    /** Ticks since the step began. */
    public int stepTicks() {
        return stepTicks;
    }

    /** How long its step takes, in s. */
    public float length() {
        return stepLength * Tick.SECONDS;
    }

    /** Ticks left of the flash after a hit. */
    public int hitTicks() {
        return hitTicks;
    }

    /** Whether one of its parts is painted for the next volley. */
    public boolean locked() {
        for (int i = 0; i < parts.all().size(); i++) {
            if (parts.all().get(i).locked()) {
                return true;
            }
        }
        return false;
    }

    void unlock() {
        for (int i = 0; i < parts.all().size(); i++) {
            parts.all().get(i).setLocked(false);
        }
    }

    /** Whether hits count for more now: its jaws are open, or a part is. */
    public boolean open() {
        return jawsOpen() || (!defeated() && anyOpen());
    }

    private boolean anyOpen() {
        for (int i = 0; i < parts.all().size(); i++) {
            if (parts.all().get(i).open() && !parts.all().get(i).broken()) {
                return true;
            }
        }
        return false;
    }

    /** Whether it has no health left; it then falls for a while. */
    public boolean defeated() {
        return maxHp > 0 && hp <= 0;
    }

    /** Ticks for which it has fallen; 0 while it lives, and in the tick in which it is beaten. */
    public int defeatedTicks() {
        return defeatedTicks;
    }
}
