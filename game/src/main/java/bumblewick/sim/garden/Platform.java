package bumblewick.sim.garden;

import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.Pose;
import bumblewick.sim.run.Seen;
import com.jme3.math.Vector3f;
import java.util.List;

/** A solid box that goes its way and carries who stands on it. The origin is its middle. */
final class Platform implements Seen {
    private final int id;
    private final PlatformDef def;
    private final PlatformWay way;
    private final Solid solid;
    private final Pose pose = new Pose();

    Platform(int id, PlatformDef def, List<Vector3f> points, CollisionWorld world, int surface) {
        this.id = id;
        this.def = def;
        way = new PlatformWay(def, points);
        Box box = new Box(def.half().x, def.half().y, def.half().z);
        solid = world.add(box, Layers.FIXTURE, surface);
        be(0);
        pose.keep();
        solid.place(pose.position(), pose.orientation());
    }

    /** Goes to where it is at that tick. */
    void moveTo(int tick) {
        pose.keep();
        be(tick);
        solid.moveTo(pose.position(), pose.orientation());
    }

    private void be(int tick) {
        way.position(tick, pose.position());
        pose.face(way.yaw(tick));
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
