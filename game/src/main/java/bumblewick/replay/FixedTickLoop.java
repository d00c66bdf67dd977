package bumblewick.replay;

import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;

/**
 * Turns frames of any length into ticks of {@link Tick#SECONDS}.
 *
 * <p>Time that is left over stays in the accumulator; {@link #alpha()} says how far the frame reaches into the next
 * tick, and the view blends the last two poses by it. The picture is therefore up to one tick old.
 *
 * <p>Source: G. Fiedler, <i>Fix Your Timestep!</i>, gafferongames.com (2004).
 */
public final class FixedTickLoop implements Frame {
    /** A longer frame (loading, a debugger) slows the game down instead of piling up ticks. In seconds. */
    private static final double MAX_FRAME = 0.25;

    private static final double TICK = 1.0 / Tick.PER_SECOND;

    private final World world;
    private final IntentSource intents;
    private final SimEvents events = new SimEvents();
    private PlayerIntent intent = PlayerIntent.NONE;
    private double accumulator;

    public FixedTickLoop(World world, IntentSource intents) {
        this.world = world;
        this.intents = intents;
    }

    /**
     * Runs the ticks that fit into this frame, possibly none.
     *
     * @param frameSeconds time since the last frame, in seconds
     */
    public void advance(double frameSeconds) {
        advance(frameSeconds, 1.0, Integer.MAX_VALUE);
    }

    /**
     * The same at another speed. A long frame is cut before it is multiplied by the rate, so that fast playback stays fast.
     *
     * @param frameSeconds time since the last frame, in seconds
     * @param rate world seconds per second
     * @param last tick at which the world stops
     */
    public void advance(double frameSeconds, double rate, int last) {
        events.clear();
        accumulator += Math.min(frameSeconds, MAX_FRAME) * rate;
        while (accumulator >= TICK && !world.over() && world.ticks() < last) {
            intent = intents.take();
            world.tick(intent, events);
            accumulator -= TICK;
        }
    }

    @Override
    public World world() {
        return world;
    }

    /** How far this frame reaches into the next tick, 0 (inclusive) to 1 (exclusive). */
    @Override
    public float alpha() {
        return (float) Math.min(accumulator / TICK, 0.999999);
    }

    /** What happened in this frame's ticks, oldest first; valid until the next {@link #advance}. */
    @Override
    public SimEvents events() {
        return events;
    }

    @Override
    public PlayerIntent intent() {
        return intent;
    }
}
