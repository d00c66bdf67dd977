package bumblewick.sim.hazard;

import bumblewick.def.mechanism.SequenceDef;
import bumblewick.math.StateHash;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/** Targets that are shown in an order, each with its note, and then are to be hit in that order. */
public final class TargetSequence {
    /** After a mistake it waits so long before it is shown again, in ticks. */
    private static final int PAUSE = 45;

    /** What it does now. */
    public enum Phase {
        WAITS,
        SHOWS,
        LISTENS,
        DONE
    }

    private final int id;
    private final SequenceDef def;
    private final List<SignalTarget> targets;
    private final Signals signals;
    private final ScoreKeeper score;
    private final float nearest; // of its targets along the rail, in u
    private Phase phase = Phase.WAITS;
    private boolean called;
    private int ticks; // until the next is shown
    private int next; // to be shown, or to be hit

    TargetSequence(int id, SequenceDef def, List<SignalTarget> targets, Signals signals, ScoreKeeper score) {
        this.id = id;
        this.def = def;
        this.targets = targets;
        this.signals = signals;
        this.score = score;
        called = def.after().isEmpty();
        float least = Float.MAX_VALUE;
        for (SignalTarget target : targets) {
            least = Math.min(least, target.position().z);
            target.hold(true);
        }
        nearest = least;
    }

    void tick(float wickZ, SimEvents events) {
        called |= !def.after().isEmpty() && signals.heard(def.after()) > 0;
        if (phase == Phase.WAITS && called && nearest - wickZ <= def.near()) {
            begin(def.gap());
        } else if (phase == Phase.SHOWS && --ticks <= 0) {
            show(events);
        }
    }

    private void begin(int pause) {
        phase = Phase.SHOWS;
        ticks = pause;
        next = 0;
        for (int i = 0; i < targets.size(); i++) {
            targets.get(i).hold(true);
            targets.get(i).darken();
        }
    }

    private void show(SimEvents events) {
        ticks = def.gap();
        if (next < targets.size()) {
            SignalTarget shown = targets.get(next++);
            shown.show();
            events.add(Type.SEQUENCE_NOTE, shown.id(), def.id(), next, shown.position());
            return;
        }
        phase = Phase.LISTENS;
        next = 0;
        for (int i = 0; i < targets.size(); i++) {
            targets.get(i).hold(false);
        }
    }

    boolean has(SignalTarget target) {
        return targets.contains(target);
    }

    /** One of its targets was lit; returns whether it was its turn. */
    boolean hear(SignalTarget target, SimEvents events) {
        if (targets.get(next) != target) {
            events.add(Type.SEQUENCE_WRONG, id, def.id(), 0, target.position());
            begin(PAUSE);
            return false;
        }
        next++;
        events.add(Type.SEQUENCE_NOTE, target.id(), def.id(), next, target.position());
        if (next == targets.size()) {
            phase = Phase.DONE;
            events.add(Type.SEQUENCE_DONE, id, def.id(), score.bonus(def.score()), target.position());
            if (!def.sends().isEmpty()) {
                signals.send(def.sends());
            }
        }
        return true;
    }

    public SequenceDef def() {
        return def;
    }

    public Phase phase() {
        return phase;
    }

    /** How many were shown, or hit, so far. */
    public int progress() {
        return next;
    }

    void addTo(StateHash hash) {
        hash.add(phase.ordinal()).add(called).add(ticks).add(next);
    }
}
