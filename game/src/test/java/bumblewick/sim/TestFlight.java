package bumblewick.sim;

import bumblewick.def.FieldDef;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.EscortDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.SequenceDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A flight of a test, put together of what moves in it: its rail runs at 20 u/s, Wick starts at x 0, y 4 with six bees. What
 * was put into the lists is in every world that is made then.
 */
final class TestFlight {
    final SimEvents events = new SimEvents();
    final List<FieldDef> fields = new ArrayList<>();
    final List<HazardDef> hazards = new ArrayList<>();
    final List<TargetDef> targets = new ArrayList<>();
    final List<SequenceDef> sequences = new ArrayList<>();
    final List<EscortDef> escorts = new ArrayList<>();
    final List<WaveDef> waves = new ArrayList<>();
    final List<RuleDef> rules = new ArrayList<>();

    /** Paths, enemies and what else the stage is made of. */
    final TestRules kinds = new TestRules();

    /** A world of all that; at the start. */
    World world() {
        return world(0);
    }

    /** @param checkpoint from which the run begins */
    World world(int checkpoint) {
        Rulebook book = kinds.rulebook();
        StageDef stage = book.get(StageDef.class, "test");
        List<WaveDef> all = new ArrayList<>(stage.waves());
        all.addAll(waves);
        MechanismsDef moving = new MechanismsDef(hazards, targets, sequences, escorts);
        StageDef with = stage.with(all).withRules(rules).withMechanisms(moving).withFields(fields);
        return new World(book.with(with), new RunOptions("test", "test", 7L, checkpoint));
    }

    /** Flies on and counts events of a type. */
    int tick(World world, int ticks, PlayerIntent intent, Type type) {
        int[] count = new int[1];
        each(world, ticks, intent, event -> count[0] += event.type() == type ? 1 : 0);
        return count[0];
    }

    /** Flies on and hands over each event. */
    void each(World world, int ticks, PlayerIntent intent, Consumer<SimEvent> to) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent, events);
            for (int k = 0; k < events.size(); k++) {
                to.accept(events.get(k));
            }
        }
    }
}
