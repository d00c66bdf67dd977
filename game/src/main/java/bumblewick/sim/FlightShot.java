package bumblewick.sim;

import bumblewick.def.RuleDeed.Shot;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * The cinematic camera of a flight, while a rule shows something: it flies along with Wick, who flies straight on, and no bee
 * is hurt. The picture blends there and back.
 */
public final class FlightShot {
    /** Length of the blend to the camera and back, in ticks. */
    private static final int BLEND = 45;

    /** How long bees stay safe when the player has the stick again, in ticks. */
    private static final int SAFE = 60;

    private Shot shot; // null before the first one
    private int ticks;
    private int length;

    void begin(Shot next, Vector3f wick, Blooms blooms, SimEvents events) {
        if (!isActive()) {
            events.add(Type.CINEMATIC, SimEvent.NOBODY, true, wick);
            ticks = 0;
        } else {
            ticks = Math.min(ticks, BLEND);
        }
        shot = next;
        length = Math.max(2 * BLEND, Tick.of(next.seconds()));
        blooms.shield(length - ticks + SAFE);
    }

    void tick(Vector3f wick, SimEvents events) {
        if (isActive() && ++ticks == length) {
            events.add(Type.CINEMATIC, SimEvent.NOBODY, false, wick);
        }
    }

    /** Whether it looks on, and Wick flies by itself. */
    public boolean isActive() {
        return ticks < length;
    }

    /**
     * How much of the picture is this camera's.
     *
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     * @return 0 to 1
     */
    public float share(float alpha) {
        if (!isActive()) {
            return 0f;
        }
        float t = ticks + alpha;
        return Easing.inOut(Math.min(1f, Math.min(t, length - t) / BLEND));
    }

    /** Where it stands and looks; null before the first one. */
    public Shot shot() {
        return shot;
    }

    void addTo(StateHash hash) {
        hash.add(ticks).add(length);
        if (isActive()) {
            hash.add(shot.x()).add(shot.y()).add(shot.ahead()).add(shot.lookAhead());
        }
    }
}
