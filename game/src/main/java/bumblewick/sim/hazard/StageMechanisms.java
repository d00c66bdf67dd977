package bumblewick.sim.hazard;

import bumblewick.def.BossDef;
import bumblewick.def.FieldDef;
import bumblewick.def.PropDef;
import bumblewick.def.StageDef;
import bumblewick.math.StateHash;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.rule.StageRules;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.ScoreKeeper;
import java.util.ArrayList;
import java.util.List;

/** What moves in a flight by itself, what is hit to set it going, and the signals by which they and the rules hear each other. */
public final class StageMechanisms {
    public final Signals signals;
    public final StageHazards hazards;
    public final SignalTargets targets;
    private final boolean ruled; // the rules count the signals

    /**
     * @param boss whose steps may send signals, too
     * @param start where the run starts, in u
     * @param clearUntil no hazard is there before this distance, in u: it would appear too late to be avoided
     */
    public StageMechanisms(
            StageDef def, BossDef boss, EntityIds ids, ScoreKeeper score, float start, float clearUntil) {
        ruled = !def.rules().isEmpty() || boss.acts();
        List<String> others = new ArrayList<>(def.mechanisms().signals());
        others.addAll(def.deed().signals());
        others.addAll(FieldDef.signals(def.fields()));
        others.addAll(PropDef.signals(def.props()));
        signals = new Signals(StageRules.signals(def.rules(), others, boss.signals()));
        hazards = new StageHazards(def.mechanisms().hazards(), ids, signals, score, clearUntil);
        targets = new SignalTargets(def.mechanisms(), ids, signals, hazards, score, start);
    }

    /** Takes out what is in the lane that Wick did not take. */
    public void leaveOtherLane(Forks forks) {
        hazards.leaveOtherLane(forks);
        targets.leaveOtherLane(forks);
    }

    /** Counts nothing for a stage without any. */
    public void addTo(StateHash hash) {
        hazards.addTo(hash);
        targets.addTo(hash);
        if (!ruled) {
            signals.addTo(hash);
        }
    }
}
