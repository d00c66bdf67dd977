package bumblewick.sim.garden;

import bumblewick.def.PickupDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Vector3f;

/** A pick-up in the air above the ground. The origin is its middle; the view makes it hover. */
final class GardenPickup implements GardenEntity {
    /** Share of the way to its place that a scared bee flies in a tick. */
    private static final float FLIGHT = 0.06f;

    final Pose pose = new Pose();
    /** Where it floats; a bee that was scared flies there. */
    final Vector3f place = new Vector3f();

    int id;
    PickupDef def;
    float size;
    boolean hidden;
    boolean gone;
    float ground;
    /** Ticks until it can be taken. */
    int shyTicks;
    /** Ticks until it is gone; 0 for one that stays. */
    int ticksLeft;

    /** Begins its life, or another one, at a place. */
    void begin(int number, PickupDef kind, Vector3f from) {
        id = number;
        def = kind;
        place.set(from);
        size = 1f;
        hidden = false;
        gone = false;
        shyTicks = 0;
        ticksLeft = 0;
        ground = from.y;
        pose.position().set(from);
        pose.beginTick();
    }

    void tick() {
        shyTicks = Math.max(0, shyTicks - 1);
        pose.beginTick();
        Vector3f now = pose.position();
        now.addLocal(FLIGHT * (place.x - now.x), FLIGHT * (place.y - now.y), FLIGHT * (place.z - now.z));
        if (ticksLeft > 0 && --ticksLeft == 0) {
            gone = true;
        }
    }

    /** Whether it can be taken now. */
    boolean canBeTaken() {
        return !gone && !hidden && size >= 1f && shyTicks == 0;
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public Pose pose() {
        return pose;
    }

    @Override
    public float size() {
        return size;
    }

    @Override
    public float shadowHeight() {
        return ground;
    }

    @Override
    public boolean isHidden() {
        return hidden;
    }

    void addTo(StateHash hash) {
        pose.addTo(hash);
        hash.add(id).add(place).add(size).add(hidden).add(gone);
        hash.add(shyTicks).add(ticksLeft);
    }
}
