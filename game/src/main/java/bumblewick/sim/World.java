package bumblewick.sim;

import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.AssistedRules;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.Stage;

/**
 * The whole simulation: a function of the rules, the options of the run and the intents so far. It reads no clock and no
 * file, and calls no listener.
 */
public final class World {
    private Rulebook rules;
    private final RunOptions options;
    private final Stage stage;
    private final StateHash hash = new StateHash();

    /**
     * Sets a run up.
     *
     * @throws IllegalArgumentException if the rules do not know the stage, the difficulty or the checkpoint
     */
    public World(Rulebook rules, RunOptions options) {
        this.rules = rules;
        this.options = options;
        Rulebook assisted = AssistedRules.of(rules, options.assists());
        this.stage = rules.all(GardenDef.class).containsKey(options.stage())
                ? new GardenStage(assisted, options)
                : new FlightStage(assisted, options);
    }

    /**
     * Advances by 1/60 s.
     *
     * @param intent what the player wants
     * @param events receives what happens, appended
     */
    public void tick(PlayerIntent intent, SimEvents events) {
        stage.tick(intent, events);
    }

    /**
     * Replaces the rules by ones with other waves to come, for the editor. From now on the run is the one that it would have
     * been by those rules from its beginning.
     *
     * @param edited the same rules but for the waves of the stage that have not begun
     * @throws IllegalArgumentException if a wave that has begun is not the same
     * @throws IllegalStateException if the stage is walked
     */
    public void replaceRules(Rulebook edited) {
        flight().replaceWaves(edited.get(StageDef.class, options.stage()));
        rules = edited;
    }

    /** The rules by which the run is played, without the changes that its assists make. */
    public Rulebook rules() {
        return rules;
    }

    public RunOptions options() {
        return options;
    }

    /** The stage that is played, whatever kind it is. */
    public Stage stage() {
        return stage;
    }

    /**
     * The stage, if it is flown.
     *
     * @throws IllegalStateException if it is walked
     */
    public FlightStage flight() {
        if (stage instanceof FlightStage flight) {
            return flight;
        }
        throw new IllegalStateException("'" + options.stage() + "' is a garden, not a flight");
    }

    /**
     * The stage, if it is walked.
     *
     * @throws IllegalStateException if it is flown
     */
    public GardenStage garden() {
        if (stage instanceof GardenStage garden) {
            return garden;
        }
        throw new IllegalStateException("'" + options.stage() + "' is a flight, not a garden");
    }

    /** Whether the stage is walked. */
    public boolean onFoot() {
        return stage instanceof GardenStage;
    }

    /** Ticks since the run began. */
    public int ticks() {
        return stage.ticks();
    }

    /** Whether the run is over. */
    public boolean over() {
        return stage.result().isPresent();
    }

    /** The state folded into 64 bits. */
    public long stateHash() {
        stage.addTo(hash.reset());
        return hash.value();
    }
}
