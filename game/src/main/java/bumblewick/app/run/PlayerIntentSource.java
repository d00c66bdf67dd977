package bumblewick.app.run;

import bumblewick.input.IntentBuffer;
import bumblewick.pilot.AutoGather;
import bumblewick.replay.IntentSource;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.Optional;

/**
 * The player's intents, and what of them depends on the world: a toggled glide ends when Wick lands, a run without a push when
 * it was put back on safe ground or while the story looks elsewhere, and {@link AutoGather} gathers the bees in flight if
 * the run has that assist. The player may gather as well.
 */
public final class PlayerIntentSource implements IntentSource {
    /** Longest way of a tick, in u: the fastest fall takes a third of it. */
    private static final float PUT_BACK = 2f;

    private final IntentBuffer buffer;
    private final World world;
    private final Optional<AutoGather> autoGather;
    private final Vector3f lastFeet = new Vector3f();

    /**
     * Makes a source.
     *
     * @param buffer collects the input of the devices
     * @param world read, never changed
     */
    public PlayerIntentSource(IntentBuffer buffer, World world) {
        this.buffer = buffer;
        this.world = world;
        boolean gathers = !world.onFoot() && world.options().assists().autoGather();
        autoGather = gathers ? Optional.of(new AutoGather(world.flight())) : Optional.empty();
    }

    @Override
    public PlayerIntent take() {
        GardenStage garden =
                world.onFoot() ? world.garden() : world.flight().islet().orElse(null);
        buffer.setAirborne(garden != null && !garden.wick().grounded());
        if (garden != null) {
            stopRunning(garden.wick(), garden.cinematic());
        }
        PlayerIntent intent = buffer.take();
        boolean gathers =
                garden == null && autoGather.isPresent() && autoGather.get().decide();
        return gathers ? intent.with(PlayerIntent.TIGHT) : intent;
    }

    /** Ends a run without a push when Wick was put back on safe ground: it would run off the same edge again. */
    private void stopRunning(GardenWick wick, boolean cinematic) {
        Vector3f feet = wick.foot().feet();
        if (cinematic || feet.distanceSquared(lastFeet) > PUT_BACK * PUT_BACK) {
            buffer.stopRunning();
        }
        lastFeet.set(feet);
    }
}
