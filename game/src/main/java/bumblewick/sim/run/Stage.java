package bumblewick.sim.run;

import bumblewick.math.StateHash;
import java.util.Optional;

/** A stage that is played, in the air or on foot. */
public interface Stage {
    /**
     * Advances by 1/60 s.
     *
     * @param intent what the player wants
     * @param events receives what happens, appended
     */
    void tick(PlayerIntent intent, SimEvents events);

    /** Ticks since the run began. */
    int ticks();

    /** Points so far. */
    long points();

    /** Bees alive and with Wick, those in a flower gate too. */
    int beeCount();

    /** How it ended; empty while it goes on. */
    Optional<StageResult> result();

    /** Adds all that a later tick depends on. */
    void addTo(StateHash hash);
}
