package bumblewick.sim;

import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;

/**
 * The whole simulation: a function of the rules, the options of the run and the intents so far. It reads no clock and
 * no file, and calls nobody.
 */
public final class World {
    private final Rulebook rules;
    private final RunOptions options;
    private final FlightStage flight;
    private final StateHash hash = new StateHash();

    /**
     * Sets a run up.
     *
     * @throws IllegalArgumentException if the rules do not know the stage, the difficulty or the checkpoint
     */
    public World(Rulebook rules, RunOptions options) {
        this.rules = rules;
        this.options = options;
        this.flight = new FlightStage(rules, options);
    }

    /**
     * Goes on by 1/60 s.
     *
     * @param intent what the player wants
     * @param events receives what happens, appended
     */
    public void tick(PlayerIntent intent, SimEvents events) {
        flight.tick(intent, events);
    }

    /** What the run is played by. */
    public Rulebook rules() {
        return rules;
    }

    public RunOptions options() {
        return options;
    }

    public FlightStage flight() {
        return flight;
    }

    /** Ticks since the run began. */
    public int ticks() {
        return flight.ticks();
    }

    /** Whether the run is over. */
    public boolean over() {
        return flight.result().isPresent();
    }

    /** The state folded into 64 bits. */
    public long stateHash() {
        flight.addTo(hash.reset());
        return hash.value();
    }
}
