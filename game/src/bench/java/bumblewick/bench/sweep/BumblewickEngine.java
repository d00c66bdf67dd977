package bumblewick.bench.sweep;

import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.collision.TriangleMesh;
import java.util.EnumMap;
import java.util.Map;

/** Ours. */
final class BumblewickEngine implements SweepEngine {
    private final CollisionWorld world = new CollisionWorld();
    private final QueryFilter filter = new QueryFilter(QueryFilter.ALL);
    private final SweepHit hit = new SweepHit();
    private TriangleMesh mesh;
    private SweepTask[] tasks;
    private ConvexShape[] shapes;

    @Override
    public void build(Level level) {
        mesh = TriangleMesh.of(level.corners(), null);
        world.add(mesh, 1);
    }

    @Override
    public void prepare(SweepTask[] all) {
        tasks = all;
        Map<SweepTask.Kind, ConvexShape> made = new EnumMap<>(SweepTask.Kind.class);
        shapes = new ConvexShape[all.length];
        for (int i = 0; i < all.length; i++) {
            shapes[i] = made.computeIfAbsent(all[i].kind(), BumblewickEngine::shape);
        }
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
        return world.sweep(shapes[task], t.orientation(), t.start(), t.displacement(), filter, hit)
                ? hit.fraction()
                : NOTHING;
    }

    @Override
    public long bytes() {
        return mesh.bytes();
    }
}
