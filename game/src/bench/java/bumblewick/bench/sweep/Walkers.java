package bumblewick.bench.sweep;

import com.jme3.math.Vector3f;

/** An engine's characters: capsules with a radius of 0.4 u, 1.8 u tall, that step up 0.4 u and walk on slopes up to 50°. */
interface Walkers {
    /** Puts one somewhere, by its feet. */
    void place(int walker, Vector3f feet);

    /** Moves one for a tick, at so many u a second (unaffected). */
    void move(int walker, Vector3f velocity);

    /** Whether one stood on something at the end of its last move. */
    boolean grounded(int walker);

    /** Where one's feet are. */
    void feet(int walker, Vector3f store);
}
