package bumblewick.sim;

import bumblewick.def.DifficultyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import java.util.Optional;

/**
 * The second chance of a flight, once a stage: Wick comes down on an islet and looks for stray bees, while the flight
 * waits in the tick in which the last bee was lost.
 *
 * <p>The islet is a garden of its own: its {@code GardenEnding} decides that time is over, by the {@code seconds} of its
 * definition, which {@code AssistedRules} lengthens for players who chose that. It is made when the run is set up, so that
 * coming down costs no time.
 */
final class CrashLanding {
    private final Optional<GardenStage> islet;
    private final SimEvents isletEvents = new SimEvents();
    private boolean onIslet;
    private boolean used;

    CrashLanding(Rulebook rules, StageDef stage, RunOptions options) {
        islet = stage.islet().isEmpty()
                ? Optional.empty()
                : Optional.of(new GardenStage(thinned(rules, stage, options), options.startingAt(stage.islet(), 0)));
    }

    /** Stray bees are rarer the harder the game is, here as in the air; one at least is found. */
    private static Rulebook thinned(Rulebook rules, StageDef stage, RunOptions options) {
        GardenDef islet = rules.get(GardenDef.class, stage.islet());
        float share = rules.get(DifficultyDef.class, options.difficulty()).strayBees();
        int whole = stage.isletBees() > 0 ? stage.isletBees() : islet.bees();
        int bees = Math.max(1, (int) Math.ceil(whole * (double) share));
        return rules.with(rules.definitions().with(GardenDef.class, islet.id(), islet.withBees(bees)));
    }

    /** Whether Wick can come down somewhere, and has not yet. */
    boolean isPossible() {
        return islet.isPresent() && !used;
    }

    void begin() {
        onIslet = true;
        used = true;
    }

    void tick(PlayerIntent intent, SimEvents events) {
        isletEvents.clear();
        islet.orElseThrow().tick(intent, isletEvents);
        onIslet = islet.orElseThrow().result().isEmpty();
        for (int i = 0; i < isletEvents.size(); i++) {
            pass(isletEvents.get(i), events);
        }
    }

    /** Passes the islet's events on, except for its end: the flight goes on. */
    private static void pass(SimEvent event, SimEvents events) {
        if (event.type() != Type.STAGE_CLEARED && event.type() != Type.STAGE_LOST) {
            events.add(event);
        }
    }

    /** The islet, while Wick is on it. */
    Optional<GardenStage> islet() {
        return onIslet ? islet : Optional.empty();
    }

    /** Bees that Wick takes off with; 0 as long as it cannot, or if time ran out. */
    int rescued() {
        Optional<StageResult> result = used ? islet.orElseThrow().result() : Optional.empty();
        return result.isPresent() && result.get().cleared() ? result.get().bees() : 0;
    }

    void addTo(StateHash hash) {
        hash.add(onIslet).add(used);
        if (used) {
            islet.orElseThrow().addTo(hash);
        }
    }
}
