package bumblewick.sim.hazard;

import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** How one hazard moves: a rotor, a mover or a roller. It sets its hazard's origin and orientation each tick. */
interface HazardMotion {
    /**
     * Advances by a tick.
     *
     * @param factor 1, or less under a tempo bloom
     * @param wick Wick's position, in u (unaffected)
     */
    void tick(Hazard hazard, float factor, Vector3f wick, SimEvents events);

    /** Lets it go, if it waits for something. */
    void go(Hazard hazard, SimEvents events);

    /** Its hit points are used up, for which {@code given} points were given. */
    void shotDown(Hazard hazard, int given, SimEvents events);

    /** How near it is to going, 0 to 1, while that is announced; else 0. */
    float announced();

    /** Whether it moves now, so that what is in its way is struck. */
    boolean isMoving();

    /**
     * Where it will be if nothing is done to it, and nobody lets it go.
     *
     * @param hazard that it moves (unaffected)
     * @param ticks from now
     * @param origin receives where it will be, in u
     * @param orientation receives how it will be turned
     * @return whether it will be there
     */
    boolean forecast(Hazard hazard, float ticks, Vector3f origin, Quaternion orientation);

    void addTo(StateHash hash);
}
