package bumblewick.sim.rule;

import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleEvent;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import java.util.List;

/** One rule of a stage in a run: what it has seen so far, and whether it fires. */
final class Rule {
    private final RuleDef def;
    private final int holdTicks;
    private int count; // how often its event happened
    private boolean spent;
    private boolean armed; // its event happened, and it fires if the conditions hold long enough
    private int heldTicks;

    Rule(RuleDef def) {
        this.def = def;
        holdTicks = Tick.of(def.when().hold());
    }

    RuleDef def() {
        return def;
    }

    /** How often its event happened in the run. */
    int count() {
        return count;
    }

    /**
     * Its event happened.
     *
     * @return whether the rule fires at once
     */
    boolean happens(RuleChecks checks, RandomStream random) {
        count++;
        if (holdTicks > 0) {
            armed = true;
            heldTicks = 0;
            return false;
        }
        return hold(checks) && fires(random);
    }

    /**
     * Follows the conditions by a tick.
     *
     * @return whether they have held long enough now, so that the rule fires
     */
    boolean follows(RuleChecks checks, RandomStream random) {
        boolean waitsForThem = def.on().event() == RuleEvent.CONDITION;
        if (!waitsForThem && !armed) {
            return false;
        }
        if (!hold(checks)) {
            armed = false;
            heldTicks = 0;
            return false;
        }
        int enough = Math.max(1, holdTicks);
        heldTicks = Math.min(heldTicks + 1, enough + 1);
        if (heldTicks != enough) {
            return false;
        }
        armed = false;
        count += waitsForThem ? 1 : 0;
        return fires(random);
    }

    private boolean hold(RuleChecks checks) {
        Conditions when = def.when();
        return !spent
                && holding(when.all(), checks) == when.all().size()
                && holding(when.not(), checks) == 0
                && (when.any().isEmpty() || holding(when.any(), checks) > 0);
    }

    private int holding(List<Check> all, RuleChecks checks) {
        int holding = 0;
        for (int i = 0; i < all.size(); i++) {
            holding += checks.holds(all.get(i), count) ? 1 : 0;
        }
        return holding;
    }

    private boolean fires(RandomStream random) {
        if (def.when().chance() < 1f && random.nextFloat() >= def.when().chance()) {
            return false;
        }
        spent = def.when().once();
        return true;
    }

    void addTo(StateHash hash) {
        hash.add(count).add(spent).add(armed).add(heldTicks);
    }
}
