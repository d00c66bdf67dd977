package bumblewick.sim.rule;

import bumblewick.def.RuleDeed.Backdrop;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;

/** How far what stands behind the boss has rolled about the axis of the lane. */
public final class BackdropCue {
    private float from; // degrees
    private float to;
    private int ticks;
    private int length; // in ticks; 0 if nothing has ever rolled

    void begin(Backdrop next) {
        from = degrees(0f);
        to = next.degrees();
        ticks = 0;
        length = Math.max(1, Tick.of(next.over()));
    }

    void tick() {
        ticks = Math.min(length, ticks + 1);
    }

    /**
     * How far it has rolled, in degrees.
     *
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     */
    public float degrees(float alpha) {
        return length == 0 ? 0f : Easing.mix(from, to, Easing.inOut(share(alpha)));
    }

    /** From where it rolls, or has rolled, in degrees. */
    public float former() {
        return from;
    }

    /** To which it rolls, or has rolled, in degrees. */
    public float wanted() {
        return to;
    }

    /** How much of the roll is done, 0 to 1. */
    public float share(float alpha) {
        return length == 0 ? 1f : Math.min(1f, (ticks + alpha) / length);
    }

    void addTo(StateHash hash) {
        if (length > 0) {
            hash.add(from).add(to).add(ticks).add(length);
        }
    }
}
