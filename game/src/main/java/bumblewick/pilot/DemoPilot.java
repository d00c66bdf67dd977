package bumblewick.pilot;

import bumblewick.def.FlightDef;
import bumblewick.def.SwarmDef;
import bumblewick.replay.IntentSource;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.PlayerIntent;
import java.util.Optional;

/** Plays any stage by itself: flies, walks, and walks about an islet until it can fly again. */
public final class DemoPilot implements IntentSource {
    private final World world;
    private final IntentSource first;
    private GardenPilot islander;

    /** @param world read, never changed */
    public DemoPilot(World world) {
        this.world = world;
        this.first = world.onFoot()
                ? new GardenPilot(world.rules(), world.garden())
                : new FlightPilot(
                        world,
                        world.rules().only(FlightDef.class),
                        world.rules().only(SwarmDef.class));
    }

    @Override
    public PlayerIntent take() {
        if (!world.onFoot() && world.flight().phase() == FlightStage.Phase.CRASHED) {
            return islander().take();
        }
        return first.take();
    }

    private GardenPilot islander() {
        if (islander == null) {
            Optional<GardenStage> islet = world.flight().islet();
            islander = new GardenPilot(world.rules(), islet.orElseThrow());
        }
        return islander;
    }
}
