package bumblewick.sim.body;

import bumblewick.def.BodyDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.DeterministicMath;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/** A place to try bodies in: a wide floor at height 0, walls, slopes and platforms as a test wishes. */
final class Yard {
    static final float GRAVITY = 9.81f;
    static final int STILL = 1;
    static final int MOVING = 2;
    static final int STANDING = 4;

    /** Surfaces by number: rough rubs as the body does, ice hardly, smooth not at all. */
    static final int ROUGH = 0;

    static final int ICE = 1;
    static final int SMOOTH = 2;

    final CollisionWorld world = new CollisionWorld();
    final BodyField field = new BodyField(
            world,
            List.of(surface("rough", 1f, 1f), surface("ice", 0.2f, 0.01f), surface("smooth", 1f, 0f)),
            GRAVITY,
            MOVING,
            STANDING,
            STILL);
    private int ids;

    private static SurfaceDef surface(String id, float power, float friction) {
        return new SurfaceDef(id, SurfaceDef.Effect.NONE, power, friction, 1f, 0f, 0, 0, "");
    }

    /** With a floor of some surface. */
    Yard floor(int surface) {
        solid(new Box(100f, 1f, 100f), surface, 0f, -1f, 0f);
        return this;
    }

    Solid solid(Box box, int surface, float x, float y, float z) {
        Solid solid = world.add(box, STILL, surface);
        solid.place(new Vector3f(x, y, z), new Quaternion());
        return solid;
    }

    /** A floor through the origin that falls towards +x. */
    Yard slope(double degrees, int surface) {
        double half = -Math.toRadians(degrees) / 2;
        Quaternion turned =
                new Quaternion(0f, 0f, (float) DeterministicMath.sin(half), (float) DeterministicMath.cos(half));
        Solid solid = world.add(new Box(200f, 1f, 20f), STILL, surface);
        double radians = Math.toRadians(degrees);
        solid.place(new Vector3f(-(float) Math.sin(radians), -(float) Math.cos(radians), 0f), turned);
        return this;
    }

    Body crate(float x, float y, float z) {
        return add(crateDef(1f, 0f, 0.15f), x, y, z);
    }

    /** A crate of 1 u. */
    static BodyDef crateDef(float mass, float restitution, float friction) {
        return def(BodyDef.Shape.BOX, 0.5f, 0.5f, mass, restitution, friction, 1000);
    }

    static BodyDef ballDef(float radius, float restitution, float friction) {
        return def(BodyDef.Shape.BALL, radius, radius, 1f, restitution, friction, 1000);
    }

    static BodyDef def(
            BodyDef.Shape shape,
            float halfWidth,
            float halfHeight,
            float mass,
            float restitution,
            float friction,
            int yield) {
        return new BodyDef(
                "it",
                "it",
                shape,
                halfWidth,
                halfHeight,
                halfWidth,
                mass,
                restitution,
                friction,
                yield,
                "rough",
                0,
                0,
                "");
    }

    Body add(BodyDef def, float x, float y, float z) {
        return field.add(++ids, def, new Vector3f(x, y, z), 0f);
    }

    void ticks(int count) {
        for (int i = 0; i < count; i++) {
            field.tick();
        }
    }

    /** How far a body is from everything else, in u; below 0 it overlaps something. */
    float gap(Body body) {
        SweepHit hit = new SweepHit();
        QueryFilter filter = new QueryFilter(QueryFilter.ALL).except(body.solid());
        boolean near = world.closest(body.solid().shape(), body.orientation(), body.centre(), 1f, filter, hit);
        return near ? hit.distance() : 1f;
    }

    long hash() {
        StateHash hash = new StateHash();
        field.addTo(hash);
        return hash.value();
    }
}
