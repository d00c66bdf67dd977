package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Wick;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.run.WickTrail;
import bumblewick.sim.run.WickTrail.Place;
import bumblewick.sim.run.WickTrail.Sample;
import com.jme3.math.Vector3f;

/** Plays a recording, unseen, and notes where Wick is. A run of four minutes takes about a second. */
public final class TrailRecorder {
    private TrailRecorder() {}

    /**
     * The trail of a recording.
     *
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see
     *     {@link Playable}
     */
    public static WickTrail of(Rulebook rules, Replay replay) {
        WickTrail trail = new WickTrail();
        ReplayRun run = new ReplayRun(rules, replay);
        do {
            if (run.tick() % WickTrail.EVERY == 0) {
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
        Vector3f heading = new Vector3f((float) StrictMath.sin(wick.yaw()), 0f, (float) StrictMath.cos(wick.yaw()));
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
