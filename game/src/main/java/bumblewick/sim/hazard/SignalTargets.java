package bumblewick.sim.hazard;

import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.SequenceDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.sim.motion.ClosestApproach;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The targets of a flight, and the sequences that they belong to. */
public final class SignalTargets {
    /** How far ahead of Wick a target is there, in u: farther than the mist lets see. */
    private static final float AHEAD = 220f;

    /** How far behind Wick a target is there, in u: past the camera. */
    private static final float BEHIND = 16f;

    private final List<SignalTarget> all = new ArrayList<>();
    private final List<SignalTarget> near = new ArrayList<>();
    private final List<SignalTarget> view = new ReadOnlyList<>(near);
    private final List<TargetSequence> sequences = new ArrayList<>();
    private final Signals signals;
    private final StageHazards hazards;
    private final ScoreKeeper score;
    private int next; // index of the first that is still far

    /**
     * @param hazards that they may switch
     * @param start where the run starts, in u: targets before it, and sequences with one before it, are not there
     */
    public SignalTargets(
            MechanismsDef defs, EntityIds ids, Signals signals, StageHazards hazards, ScoreKeeper score, float start) {
        this.signals = signals;
        this.hazards = hazards;
        this.score = score;
        for (TargetDef def : defs.targets()) {
            if (def.place().z >= start) {
                all.add(new SignalTarget(ids.next(), def));
            }
        }
        for (SequenceDef def : defs.sequences()) {
            List<SignalTarget> members = members(def);
            if (members.size() == def.targets().size()) {
                sequences.add(new TargetSequence(ids.next(), def, members, signals, score));
            }
        }
        all.sort(Comparator.comparing(target -> target.position().z));
    }

    private List<SignalTarget> members(SequenceDef def) {
        return def.targets().stream()
                .flatMap(id -> all.stream().filter(target -> target.def().id().equals(id)))
                .collect(Collectors.toList());
    }

    /**
     * Advances all that are near by a tick, and lights those that Wick flies through.
     *
     * @param from where Wick was, in u (unaffected)
     * @param to where Wick is, in u (unaffected)
     * @param boosts whether Wick boosts
     */
    public void tick(Vector3f from, Vector3f to, boolean boosts, SimEvents events) {
        if (next == all.size() && near.isEmpty()) {
            return;
        }
        slide(to.z);
        for (int i = 0; i < near.size(); i++) {
            SignalTarget target = near.get(i);
            target.tick();
            if (!target.isAwake() && signals.heard(target.def().after()) > 0) {
                target.wake();
            }
            if (target.canBeFlown()
                    && (boosts || !target.def().boosted())
                    && ClosestApproach.within(target.def().radius(), from, to, target.position(), target.position())) {
                light(target, events);
            }
        }
        for (int i = 0; i < sequences.size(); i++) {
            sequences.get(i).tick(to.z, events);
        }
    }

    private void slide(float z) {
        for (int i = near.size() - 1; i >= 0; i--) {
            if (near.get(i).position().z < z - BEHIND) {
                near.remove(i).setLocked(false);
            }
        }
        while (next < all.size() && all.get(next).position().z < z + AHEAD) {
            near.add(all.get(next++));
        }
    }

    /** Takes out what is in the lane that Wick did not take, and the sequences that it belongs to. */
    public void leaveOtherLane(Forks forks) {
        for (int i = all.size() - 1; i >= 0; i--) {
            SignalTarget target = all.get(i);
            if (forks.closes(target.def().lane(), target.position().z)) {
                endSequence(target);
                target.setLocked(false);
                near.remove(target);
                all.remove(i);
                next -= i < next ? 1 : 0;
            }
        }
    }

    private void endSequence(SignalTarget of) {
        for (int i = sequences.size() - 1; i >= 0; i--) {
            if (sequences.get(i).has(of)) {
                sequences.remove(i);
            }
        }
    }

    /**
     * The first that a shot met which flew straight in this tick, or null.
     *
     * @param tight whether it counts as tight fire
     * @param radius of the shot, in u
     */
    public SignalTarget hit(Vector3f from, Vector3f to, float radius, boolean tight) {
        for (int i = 0; i < near.size(); i++) {
            SignalTarget target = near.get(i);
            if (target.canBeShot()
                    && (tight || !target.def().tight())
                    && ClosestApproach.within(
                            target.def().radius() + radius, from, to, target.position(), target.position())) {
                return target;
            }
        }
        return null;
    }

    /** Lets a shot hit one. */
    public void damage(SignalTarget target, int damage, SimEvents events) {
        events.add(Type.HIT, target.id(), target.def().id(), damage, target.position());
        if (target.takeHit(damage)) {
            report(target, events);
        }
    }

    private void light(SignalTarget target, SimEvents events) {
        if (target.light()) {
            report(target, events);
        }
    }

    private void report(SignalTarget target, SimEvents events) {
        for (int i = 0; i < sequences.size(); i++) {
            if (sequences.get(i).has(target) && !sequences.get(i).hear(target, events)) {
                return;
            }
        }
        boolean tells = target.tells();
        int given = tells ? score.bonus(target.def().score()) : 0;
        events.add(Type.TARGET_LIT, target.id(), target.def().id(), given, target.position());
        if (tells) {
            tell(target.def());
        }
    }

    private void tell(TargetDef lit) {
        if (!lit.sends().isEmpty()) {
            signals.send(lit.sends());
        }
        if (!lit.switches().isEmpty()) {
            hazards.switchOver(lit.switches());
        }
    }

    /** How many are lit from a distance along the rail on that send a signal. */
    public int litFrom(float z, String signal) {
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            SignalTarget target = all.get(i);
            boolean sends = !signal.isEmpty() && target.def().sends().equals(signal);
            count += sends && target.lit() && target.position().z >= z ? 1 : 0;
        }
        return count;
    }

    /** The one with an id that a shot can hit now, or null. */
    public SignalTarget shootable(int id) {
        for (int i = 0; i < near.size(); i++) {
            if (near.get(i).id() == id) {
                return near.get(i).canBeShot() ? near.get(i) : null;
            }
        }
        return null;
    }

    /** Takes all out of the volley that they were painted for. */
    public void unlock() {
        for (int i = 0; i < near.size(); i++) {
            near.get(i).setLocked(false);
        }
    }

    /** Those that are near enough to be seen. Not to be changed. */
    public List<SignalTarget> near() {
        return view;
    }

    /** All sequences, in the order of the file. Not to be changed. */
    public List<TargetSequence> sequences() {
        return sequences;
    }

    /** Counts nothing for a stage without targets. */
    public void addTo(StateHash hash) {
        if (all.isEmpty()) {
            return;
        }
        hash.add(next).add(near.size());
        for (int i = 0; i < all.size(); i++) {
            all.get(i).addTo(hash);
        }
        for (int i = 0; i < sequences.size(); i++) {
            sequences.get(i).addTo(hash);
        }
    }
}
