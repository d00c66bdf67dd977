package bumblewick.sim.collision;

import bumblewick.math.RandomStream;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Asks a mesh so many things while a level is loaded that the virtual machine has compiled the answers before somebody
 * waits for them: for about a second, sweeps would take twice as long and more. Leaves no trace but time.
 */
public final class WarmUp {
    /** Twice as many as the compiler waits for. */
    private static final int QUESTIONS = 20_000;

    private static final float STEP = 0.1f;
    private static final float LEAP = 10f;

    private final ConvexShape[] shapes = {new Sphere(0.4f), new Capsule(0.35f, 0.2f), new Box(0.4f, 0.4f, 0.4f)};
    private final RandomStream random = new RandomStream(1, 1);
    private final TriangleMesh mesh;
    private final CollisionWorld world = new CollisionWorld();
    private final Filter filter = new Filter(Filter.ALL);
    private final SweepHit hit = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Quaternion[] turns = {new Quaternion(), new Quaternion(0.6f, 0f, 0f, 0.8f)};

    private WarmUp(TriangleMesh mesh) {
        this.mesh = mesh;
        world.add(mesh, 1);
    }

    /**
     * Asks: about a quarter of a second.
     *
     * @param mesh what will be swept against (unaffected)
     */
    public static void run(TriangleMesh mesh) {
        if (mesh.triangles() > 0) {
            new WarmUp(mesh).ask();
        }
    }

    /** Near one vertex after the other, where something is to be found. */
    private void ask() {
        for (int i = 0; i < QUESTIONS; i++) {
            int vertex = mesh.vertex(i % mesh.triangles(), i % 3);
            float length = i % 2 == 0 ? STEP : LEAP;
            start.set(mesh.vertices[vertex], mesh.vertices[vertex + 1] + 1f, mesh.vertices[vertex + 2]);
            way.set(random.between(-1f, 1f), random.between(-1f, 0.2f), random.between(-1f, 1f))
                    .multLocal(length);
            world.sweep(shapes[i / 2 % shapes.length], turns[i / 6 % turns.length], start, way, filter, hit);
            world.ray(start, way, filter, hit);
        }
    }
}
