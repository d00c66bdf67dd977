package bumblewick.app.run;

import bumblewick.input.IntentBuffer;
import bumblewick.pilot.AutoGather;
import bumblewick.replay.IntentSource;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.PlayerIntent;
import java.util.Optional;

/**
 * The player's intents, and what of them depends on the world: a toggled glide ends when Wick lands, and {@link AutoGather}
 * gathers the bees in flight if the run has that assist. The player may gather as well.
 */
public final class PlayerIntentSource implements IntentSource {
    private final IntentBuffer buffer;
    private final World world;
    private final Optional<AutoGather> autoGather;

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
        PlayerIntent intent = buffer.take();
        boolean gathers =
                garden == null && autoGather.isPresent() && autoGather.get().decide();
        return gathers ? intent.with(PlayerIntent.TIGHT) : intent;
    }
}
