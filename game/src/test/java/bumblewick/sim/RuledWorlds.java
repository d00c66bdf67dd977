package bumblewick.sim;

import bumblewick.def.PickupDef;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/** Flights with rules, and nobody who steers them. */
final class RuledWorlds {
    /** Bees at the start. */
    static final int BEES = world(7L).stage().beeCount();

    private RuledWorlds() {}

    static World world(long seed, RuleDef... rules) {
        Rulebook book = new TestRules()
                .enemy("e", 4, 100)
                .pickup("gift", PickupDef.Effect.SCORE, 10f)
                .rulebook();
        StageDef stage = book.get(StageDef.class, "test").withRules(List.of(rules));
        return new World(book.with(stage), new RunOptions("test", "test", seed, 0));
    }

    static void tick(World world, int ticks) {
        tick(world, ticks, new SimEvents());
    }

    /** Leaves in {@code events} what happened in the last tick. */
    static void tick(World world, int ticks, SimEvents events) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(PlayerIntent.NONE, events);
        }
    }
}
