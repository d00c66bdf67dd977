package bumblewick.sim.course;

import bumblewick.def.PickupDef;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;

/** Something to pick up. It stays where it lies; the view makes it hover. */
public final class Pickup implements FlightEntity {
    private final FlightPose pose = new FlightPose(1f);
    int id;
    PickupDef def;
    String lane = "";
    boolean gone;

    @Override
    public int id() {
        return id;
    }

    public PickupDef def() {
        return def;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public FlightPose pose() {
        return pose;
    }
}
