package bumblewick.bench.sweep;

import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.collision.TriangleMesh;

/** Ours. */
final class BumblewickEngine implements SweepEngine {
    private final CollisionWorld world = new CollisionWorld();
    private final QueryFilter filter = new QueryFilter(QueryFilter.ALL);
    private final SweepHit hit = new SweepHit();
    private TriangleMesh mesh;
    private SweepTask[] tasks;
    private ConvexShape shape;

    @Override
    public void build(Level level) {
        mesh = TriangleMesh.of(level.corners(), null);
        world.add(mesh, 1);
    }

    @Override
    public void prepare(SweepTask[] all) {
        tasks = all;
        shape = shape(all[0].kind());
    }

    private static ConvexShape shape(SweepTask.Kind kind) {
        return switch (kind) {
            case SPHERE -> new Sphere(kind.radius());
            case CAPSULE -> new Capsule(kind.radius(), kind.halfSegment());
            case BOX -> new Box(kind.halfX, kind.halfY, kind.halfZ);
        };
    }

    @Override
    public float sweep(int task) {
        SweepTask t = tasks[task];
        return world.sweep(shape, t.orientation(), t.start(), t.displacement(), filter, hit) ? hit.fraction() : NOTHING;
    }

    @Override
    public long bytes() {
        return mesh.bytes();
    }
}
