package bumblewick.sim.garden.level;

import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Vector3f;
import java.util.List;

/** A solid box that moves along its {@link PlatformPath} and carries what stands on it. The origin is its middle. */
public final class MovingPlatform implements GardenEntity {
    private final int id;
    private final PlatformDef def;
    private final PlatformPath path;
    private final Solid solid;
    private final Pose pose = new Pose();
    private int delay; // ticks that it is late

    MovingPlatform(int id, PlatformDef def, List<Vector3f> points, CollisionWorld world, int surface) {
        this.id = id;
        this.def = def;
        path = new PlatformPath(def, points);
        Box box = new Box(def.half().x, def.half().y, def.half().z);
        solid = world.add(box, CollisionLayers.FIXTURE, surface);
        place(0);
        pose.beginTick();
        solid.place(pose.position(), pose.orientation());
    }

    /** Moves to where it is at a tick. */
    void moveTo(int tick) {
        pose.beginTick();
        place(tick - delay);
        solid.moveTo(pose.position(), pose.orientation());
    }

    /** Lets it be so many ticks later than its clock says, from the next tick on. */
    public void delay(int ticks) {
        delay = ticks;
    }

    /** Half of its size, in u. Not to be changed. */
    public Vector3f half() {
        return def.half();
    }

    /** What it is made of. */
    PlatformDef def() {
        return def;
    }

    /** Sets the pose that the path has at a tick. */
    private void place(int tick) {
        path.position(tick, pose.position());
        pose.setYaw(path.yaw(tick));
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
}
