package bumblewick.sim.boss;

import bumblewick.def.BossDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.rule.StageRules;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;

/**
 * What the steps of a boss do by the words of rules: they wait for their delay, and are done with the rules of the stage.
 * While {@link #ROOM} wait, further ones are dropped.
 */
public final class BossDeeds {
    private static final int ROOM = 64;

    private final List<Action> actions = new ArrayList<>(); // of all steps, in the order of the phases
    private final int[][] first; // by phase and step, the number of its first action
    private final int[] waiting = new int[ROOM]; // numbers of actions
    private final int[] ticks = new int[ROOM]; // that each still waits
    private final int[] due = new int[ROOM];
    private int size;
    private int dueCount;

    BossDeeds(BossDef def) {
        first = new int[def.phases().size()][];
        for (int p = 0; p < first.length; p++) {
            List<BossDef.Step> steps = def.phases().get(p).steps();
            first[p] = new int[steps.size() + 1];
            for (int s = 0; s < steps.size(); s++) {
                first[p][s] = actions.size();
                actions.addAll(steps.get(s).does());
            }
            first[p][steps.size()] = actions.size();
        }
    }

    void begin(int phase, int step) {
        for (int i = first[phase][step]; i < first[phase][step + 1] && size < ROOM; i++) {
            waiting[size] = i;
            ticks[size++] = Tick.of(actions.get(i).delay());
        }
    }

    /** Advances by a tick: what is due now is done by {@link #runDue}. */
    void tick() {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (ticks[i] == 0 && dueCount < ROOM) {
                due[dueCount++] = waiting[i];
            } else {
                waiting[kept] = waiting[i];
                ticks[kept++] = Math.max(0, ticks[i] - 1);
            }
        }
        size = kept;
    }

    /** Does what is due. */
    public void runDue(StageRules rules, SimEvents events) {
        for (int i = 0; i < dueCount; i++) {
            rules.run(actions.get(due[i]).deed(), events);
        }
        dueCount = 0;
    }

    void addTo(StateHash hash) {
        if (actions.isEmpty()) {
            return;
        }
        hash.add(size);
        for (int i = 0; i < size; i++) {
            hash.add(waiting[i]).add(ticks[i]);
        }
    }
}
