package bumblewick.sim.course;

import bumblewick.def.PickupDef;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;
import com.jme3.math.Vector3f;

/** Something to pick up. It stays where it lies, unless the wind carries it; the view makes it hover. */
public final class Pickup implements FlightEntity {
    private final FlightPose pose = new FlightPose(1f);
    int id;
    PickupDef def;
    String lane = "";
    float windage;
    /** Where it lies when no wind blows, in u. */
    final Vector3f home = new Vector3f();

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
