package bumblewick.bench.sweep;

import com.bulletphysics.collision.broadphase.DbvtBroadphase;
import com.bulletphysics.collision.dispatch.CollisionDispatcher;
import com.bulletphysics.collision.dispatch.CollisionObject;
import com.bulletphysics.collision.dispatch.CollisionWorld;
import com.bulletphysics.collision.dispatch.DefaultCollisionConfiguration;
import com.bulletphysics.collision.shapes.BoxShape;
import com.bulletphysics.collision.shapes.BvhTriangleMeshShape;
import com.bulletphysics.collision.shapes.CapsuleShape;
import com.bulletphysics.collision.shapes.ConvexShape;
import com.bulletphysics.collision.shapes.SphereShape;
import com.bulletphysics.collision.shapes.TriangleIndexVertexArray;
import com.bulletphysics.linearmath.Transform;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.EnumMap;
import java.util.Map;
import javax.vecmath.Quat4f;
import javax.vecmath.Vector3f;

/** JBullet, the port of Bullet 2 to Java. */
final class JBulletEngine implements SweepEngine {
    private static final float MARGIN = 1e-3f;

    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private CollisionWorld world;
    private ConvexShape[] shapes;
    private Transform[] starts;
    private Transform[] ends;

    @Override
    public void build(Level level) {
        float[] v = level.vertices();
        int[] indices = level.indices();
        ByteBuffer places = ByteBuffer.allocateDirect(4 * v.length).order(ByteOrder.nativeOrder());
        places.asFloatBuffer().put(v);
        ByteBuffer triangles = ByteBuffer.allocateDirect(4 * indices.length).order(ByteOrder.nativeOrder());
        triangles.asIntBuffer().put(indices);
        BvhTriangleMeshShape mesh = new BvhTriangleMeshShape(
                new TriangleIndexVertexArray(level.triangles(), triangles, 12, v.length / 3, places, 12), true);
        mesh.setMargin(MARGIN);
        CollisionObject object = new CollisionObject();
        object.setCollisionShape(mesh);
        Transform identity = new Transform();
        identity.setIdentity();
        object.setWorldTransform(identity);
        world = new CollisionWorld(
                new CollisionDispatcher(new DefaultCollisionConfiguration()),
                new DbvtBroadphase(),
                new DefaultCollisionConfiguration());
        world.addCollisionObject(object);
    }

    @Override
    public void prepare(SweepTask[] tasks) {
        Map<SweepTask.Kind, ConvexShape> made = new EnumMap<>(SweepTask.Kind.class);
        shapes = new ConvexShape[tasks.length];
        starts = new Transform[tasks.length];
        ends = new Transform[tasks.length];
        for (int i = 0; i < tasks.length; i++) {
            shapes[i] = made.computeIfAbsent(tasks[i].kind(), JBulletEngine::shape);
            starts[i] = pose(tasks[i], 0f);
            ends[i] = pose(tasks[i], 1f);
        }
    }

    private static ConvexShape shape(SweepTask.Kind kind) {
        return switch (kind) {
            case SPHERE -> new SphereShape(kind.radius());
            case CAPSULE -> new CapsuleShape(kind.radius(), 2 * kind.halfSegment());
            case BOX -> {
                BoxShape box = new BoxShape(new Vector3f(kind.halfX, kind.halfY, kind.halfZ));
                box.setMargin(MARGIN);
                yield box;
            }
        };
    }

    private static Transform pose(SweepTask task, float fraction) {
        Transform pose = new Transform();
        com.jme3.math.Quaternion q = task.orientation();
        com.jme3.math.Vector3f p = task.start().add(task.displacement().mult(fraction));
        pose.setRotation(new Quat4f(q.getX(), q.getY(), q.getZ(), q.getW()));
        pose.origin.set(p.x, p.y, p.z);
        return pose;
    }

    @Override
    public float sweep(int task) {
        from.set(starts[task].origin);
        to.set(ends[task].origin);
        CollisionWorld.ClosestConvexResultCallback result = new CollisionWorld.ClosestConvexResultCallback(from, to);
        world.convexSweepTest(shapes[task], starts[task], ends[task], result);
        return result.hasHit() ? result.closestHitFraction : NOTHING;
    }
}
