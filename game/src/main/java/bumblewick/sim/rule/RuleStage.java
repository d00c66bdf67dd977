package bumblewick.sim.rule;

import bumblewick.def.RuleDeed;
import bumblewick.def.RuleFact;
import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** What rules see of a stage, and what they do in it. */
public interface RuleStage {
    /** Wick's distance along the rail, in u; always 0 on foot. */
    float distance();

    /** Wick's position, in u. Not to be changed. */
    Vector3f place();

    /** What rules have asked for that is seen and heard; of the stage alone, always the same. */
    Cues cues();

    /**
     * A number of the stage.
     *
     * @throws IllegalArgumentException for what stages of this kind do not have, or only the rules themselves know
     */
    int number(RuleFact fact);

    /**
     * Does what only this kind of stage can do.
     *
     * @throws IllegalArgumentException if the stage cannot do such a thing
     */
    void run(RuleDeed deed, SimEvents events);

    /** A rule sends a signal, which what else there is in the stage may hear, too. */
    default void hear(String signal) {}

    /** Advances what rules have begun by a tick. */
    void tick(SimEvents events);

    /** Counts what rules have begun and changed. */
    void addTo(StateHash hash);
}
