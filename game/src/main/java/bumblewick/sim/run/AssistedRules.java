package bumblewick.sim.run;

import bumblewick.def.AssistDef;
import bumblewick.def.BulletDef;
import bumblewick.def.DefinitionRegistry;
import bumblewick.def.DifficultyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.FootDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SwarmDef;

/** The rules of a run as its {@link Assists} change them: other numbers in the definitions, no other code. */
public final class AssistedRules {
    private AssistedRules() {}

    /**
     * The rules with the numbers of an assisted run.
     *
     * @param rules unaffected
     * @return {@code rules} itself if no assist changes a number
     */
    public static Rulebook of(Rulebook rules, Assists assists) {
        DefinitionRegistry definitions = rules.definitions();
        if (assists.sureFooted()) {
            FootDef foot = rules.only(FootDef.class);
            definitions = definitions.withOnly(
                    FootDef.class, foot.withCoyote(rules.only(AssistDef.class).coyoteTicks()));
        }
        if (assists.endlessBoost()) {
            definitions = definitions.withOnly(
                    FlightDef.class, rules.only(FlightDef.class).withEndlessEnergy());
        }
        definitions = withTiming(definitions, rules, assists.timing());
        definitions = withBees(definitions, rules, assists.extraBees());
        return definitions == rules.definitions() ? rules : rules.with(definitions);
    }

    private static DefinitionRegistry withTiming(
            DefinitionRegistry definitions, Rulebook rules, Assists.Timing timing) {
        DefinitionRegistry changed = definitions;
        if (timing.whirl() != 100) {
            SwarmDef swarm = rules.only(SwarmDef.class);
            changed = changed.withOnly(SwarmDef.class, swarm.withSpin(swarm.spinTicks() * timing.whirl() / 100));
        }
        if (timing.bullets() != 100) {
            for (BulletDef bullet : rules.all(BulletDef.class).values()) {
                changed = changed.with(BulletDef.class, bullet.id(), bullet.slowed(timing.bullets() / 100f));
            }
        }
        if (timing.crash() != Assists.CrashTimer.NORMAL) {
            int factor = timing.crash() == Assists.CrashTimer.DOUBLE ? 2 : 0;
            for (GardenDef garden : rules.all(GardenDef.class).values()) {
                changed = garden.goal() == GardenDef.Goal.BEES
                        ? changed.with(GardenDef.class, garden.id(), garden.withSeconds(garden.seconds() * factor))
                        : changed;
            }
        }
        return changed;
    }

    private static DefinitionRegistry withBees(DefinitionRegistry definitions, Rulebook rules, int extra) {
        DefinitionRegistry changed = definitions;
        if (extra > 0) {
            int cap = rules.only(SwarmDef.class).cap();
            for (DifficultyDef difficulty : rules.all(DifficultyDef.class).values()) {
                int bees = Math.min(Math.max(cap, difficulty.bees()), difficulty.bees() + extra);
                changed = changed.with(DifficultyDef.class, difficulty.id(), difficulty.withBees(bees));
            }
        }
        return changed;
    }
}
