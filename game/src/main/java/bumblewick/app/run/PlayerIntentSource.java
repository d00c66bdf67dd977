package bumblewick.app.run;

import bumblewick.input.IntentBuffer;
import bumblewick.replay.IntentSource;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.PlayerIntent;

/** The player's intents, and what of them depends on the world: a toggled glide ends when Wick lands. */
final class PlayerIntentSource implements IntentSource {
    private final IntentBuffer buffer;
    private final World world;

    /**
     * Makes a source.
     *
     * @param buffer collects the input of the devices
     * @param world read, never changed
     */
    PlayerIntentSource(IntentBuffer buffer, World world) {
        this.buffer = buffer;
        this.world = world;
    }

    @Override
    public PlayerIntent take() {
        GardenStage garden =
                world.onFoot() ? world.garden() : world.flight().islet().orElse(null);
        buffer.setAirborne(garden != null && !garden.wick().grounded());
        return buffer.take();
    }
}
