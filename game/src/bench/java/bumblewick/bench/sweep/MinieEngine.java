package bumblewick.bench.sweep;

import com.jme3.bullet.PhysicsSpace;
import com.jme3.bullet.collision.PhysicsSweepTestResult;
import com.jme3.bullet.collision.shapes.BoxCollisionShape;
import com.jme3.bullet.collision.shapes.CapsuleCollisionShape;
import com.jme3.bullet.collision.shapes.CollisionShape;
import com.jme3.bullet.collision.shapes.ConvexShape;
import com.jme3.bullet.collision.shapes.MeshCollisionShape;
import com.jme3.bullet.collision.shapes.SphereCollisionShape;
import com.jme3.bullet.collision.shapes.infos.IndexedMesh;
import com.jme3.bullet.objects.PhysicsRigidBody;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.system.NativeLibraryLoader;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Bullet through Minie. With its default margin of 4 cm short sweeps would begin in contact and hit far too often; 1 mm
 * comes closest to the truth. Minie collects all hits of a sweep, where the others look for the first: part of its time.
 */
final class MinieEngine implements SweepEngine {
    private static final float MARGIN = 1e-3f;

    private final List<PhysicsSweepTestResult> results = new ArrayList<>();
    private PhysicsSpace space;
    private MeshCollisionShape mesh;
    private ConvexShape[] shapes;
    private Transform[] from;
    private Transform[] to;
    private long bytes;

    @Override
    public void build(Level level) {
        NativeLibraryLoader.loadNativeLibrary("bulletjme", true);
        CollisionShape.setDefaultMargin(MARGIN);
        float[] v = level.vertices();
        Vector3f[] places = new Vector3f[v.length / 3];
        for (int i = 0; i < places.length; i++) {
            places[i] = new Vector3f(v[3 * i], v[3 * i + 1], v[3 * i + 2]);
        }
        mesh = new MeshCollisionShape(true, new IndexedMesh(places, level.indices()));
        mesh.setMargin(MARGIN);
        space = new PhysicsSpace(PhysicsSpace.BroadphaseType.DBVT);
        space.addCollisionObject(new PhysicsRigidBody(mesh, PhysicsRigidBody.massForStatic));
        bytes = 4L * v.length + 12L * level.triangles();
    }

    @Override
    public void prepare(SweepTask[] tasks) {
        Map<SweepTask.Kind, ConvexShape> made = new EnumMap<>(SweepTask.Kind.class);
        shapes = new ConvexShape[tasks.length];
        from = new Transform[tasks.length];
        to = new Transform[tasks.length];
        for (int i = 0; i < tasks.length; i++) {
            SweepTask t = tasks[i];
            shapes[i] = made.computeIfAbsent(t.kind(), MinieEngine::shape);
            from[i] = new Transform(t.start(), t.orientation());
            to[i] = new Transform(t.start().add(t.displacement()), t.orientation());
        }
    }

    private static ConvexShape shape(SweepTask.Kind kind) {
        return switch (kind) {
            case SPHERE -> new SphereCollisionShape(kind.radius());
            case CAPSULE -> new CapsuleCollisionShape(kind.radius(), 2 * kind.halfSegment());
            case BOX -> {
                BoxCollisionShape box = new BoxCollisionShape(kind.halfX, kind.halfY, kind.halfZ);
                box.setMargin(MARGIN);
                yield box;
            }
        };
    }

    @Override
    public float sweep(int task) {
        space.sweepTest(shapes[task], from[task], to[task], results, 0f);
        float first = NOTHING;
        for (int i = 0; i < results.size(); i++) {
            first = Math.min(first, results.get(i).getHitFraction());
        }
        return first;
    }

    @Override
    public long bytes() {
        return bytes + mesh.serializeBvh().length;
    }
}
