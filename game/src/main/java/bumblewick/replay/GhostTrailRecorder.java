package bumblewick.replay;

import bumblewick.def.Rulebook;
import bumblewick.math.DeterministicMath;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.GhostTrail;
import bumblewick.sim.run.GhostTrail.Place;
import bumblewick.sim.run.GhostTrail.Sample;
import com.jme3.math.Vector3f;

/** Plays a recording without a picture and samples where Wick is. A run of four minutes takes about a second. */
public final class GhostTrailRecorder {
    private GhostTrailRecorder() {}

    /**
     * Records the trail of a replay.
     *
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see
     *     {@link PlayableCheck}
     */
    public static GhostTrail record(Rulebook rules, Replay replay) {
        GhostTrail trail = new GhostTrail();
        ReplayCheck run = new ReplayCheck(rules, replay);
        do {
            if (run.tick() % GhostTrail.EVERY == 0) {
                trail.add(sample(run.world()));
            }
        } while (run.step());
        return trail;
    }

    private static Sample sample(World world) {
        if (world.onFoot()) {
            return walking(Place.GARDEN, world.garden());
        }
        FlightStage flight = world.flight();
        return flight.islet().isPresent() ? walking(Place.ISLET, flight.islet().get()) : flying(flight.wick());
    }

    private static Sample walking(Place place, GardenStage garden) {
        GardenWick wick = garden.wick();
        Vector3f heading =
                new Vector3f((float) DeterministicMath.sin(wick.yaw()), 0f, (float) DeterministicMath.cos(wick.yaw()));
        return new Sample(place, wick.pose().position().clone(), heading, 0f, wick.clip());
    }

    private static Sample flying(Wick wick) {
        return new Sample(Place.AIR, wick.position().clone(), wick.heading().clone(), wick.bank(), clip(wick));
    }

    private static String clip(Wick wick) {
        if (wick.spinTicks() > 0) {
            return wick.grounded() ? "spin_attack" : "spin";
        }
        if (wick.grounded()) {
            return "sprint";
        }
        return wick.boosting() ? "boost" : wick.braking() ? "brake" : "fly";
    }
}
