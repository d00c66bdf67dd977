package bumblewick.sim.garden.machine;

import bumblewick.sim.body.BodyField;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** What the mechanisms of a garden see of it and do in it. */
public interface MachineStage {
    /** Wick's motion, of which the last tick counts. */
    FootMotion wick();

    /** All bodies that can be pushed. */
    BodyField bodies();

    /** The rules of the stage hear a signal in their next tick. */
    void send(String signal);

    /**
     * Throws Wick back and scares a bee, unless Wick is immune.
     *
     * @param away horizontal direction of the throw (unaffected)
     * @param cause name of what did it
     */
    void hurt(Vector3f away, String cause, SimEvents events);

    /** Sets Wick on fire and throws Wick up; {@code speed} in u/s. */
    void burn(float speed, SimEvents events);

    /** Puts Wick back on safe ground at the end of the tick. */
    void putBack();

    /** Lets a walker appear; returns its id, or 0 if there are too many. */
    int appear(String walker, Vector3f where, float yaw, SimEvents events);

    /** Whether a walker is still there. */
    boolean isThere(int walker);
}
