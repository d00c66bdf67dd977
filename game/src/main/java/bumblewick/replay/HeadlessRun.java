package bumblewick.replay;

import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;

/** Plays a world to its end as fast as the machine can, without a picture. */
public final class HeadlessRun {
    private HeadlessRun() {}

    /**
     * The state of a run at its end, or where it was cut short.
     *
     * @param stage id
     * @param ticks how long it took
     * @param cleared whether it was won, as opposed to lost or cut short
     * @param score points
     * @param bees alive at the end, those in a flower gate too
     * @param medal earned
     * @param stateHash of the last tick
     */
    public record Outcome(
            String stage, int ticks, boolean cleared, long score, int bees, StageResult.Medal medal, long stateHash) {}

    /**
     * Plays a world to its end.
     *
     * @param world modified
     * @param intents asked once a tick
     * @param mostTicks where to cut the run short
     */
    public static Outcome play(World world, IntentSource intents, int mostTicks) {
        SimEvents events = new SimEvents();
        while (!world.over() && world.ticks() < mostTicks) {
            events.clear();
            world.tick(intents.take(), events);
        }
        return outcome(world);
    }

    /** The outcome of a world as it is now. */
    public static Outcome outcome(World world) {
        StageResult result = world.stage().result().orElse(null);
        return new Outcome(
                world.options().stage(),
                world.ticks(),
                result != null && result.cleared(),
                world.stage().points(),
                world.stage().beeCount(),
                result == null ? StageResult.Medal.NONE : result.medal(),
                world.stateHash());
    }
}
