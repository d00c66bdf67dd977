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
    private final Skill skill;
    private final IntentSource first;
    private GardenPilot islander;

    /**
     * The pilot that never errs.
     *
     * @param world read, never changed
     */
    public DemoPilot(World world) {
        this(world, Skill.FLAWLESS);
    }

    /**
     * A pilot that plays as well as a player of a skill.
     *
     * @param world read, never changed; the pilot errs by the seed of its run
     */
    public DemoPilot(World world, Skill skill) {
        this.world = world;
        this.skill = skill;
        this.first = world.onFoot()
                ? gardenPilot(world.garden())
                : new FlightPilot(
                        world,
                        world.rules().only(FlightDef.class),
                        world.rules().only(SwarmDef.class),
                        skill);
    }

    private GardenPilot gardenPilot(GardenStage stage) {
        return new GardenPilot(
                world.rules(), stage, new HumanError(skill, world.options().seed()), skill);
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
            islander = gardenPilot(islet.orElseThrow());
        }
        return islander;
    }
}
