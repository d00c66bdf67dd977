package bumblewick.bench.sweep;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.EnumMap;
import java.util.Map;
import physx.PxTopLevelFunctions;
import physx.common.PxBoundedData;
import physx.common.PxDefaultAllocator;
import physx.common.PxDefaultErrorCallback;
import physx.common.PxFoundation;
import physx.common.PxIDENTITYEnum;
import physx.common.PxQuat;
import physx.common.PxTolerancesScale;
import physx.common.PxTransform;
import physx.common.PxVec3;
import physx.cooking.PxCookingParams;
import physx.cooking.PxTriangleMeshDesc;
import physx.geometry.PxBoxGeometry;
import physx.geometry.PxCapsuleGeometry;
import physx.geometry.PxGeometry;
import physx.geometry.PxGeometryQuery;
import physx.geometry.PxSphereGeometry;
import physx.geometry.PxTriangleMesh;
import physx.geometry.PxTriangleMeshGeometry;
import physx.physics.PxHitFlagEnum;
import physx.physics.PxHitFlags;
import physx.physics.PxSweepHit;
import physx.support.PxArray_PxU32;
import physx.support.PxArray_PxVec3;

/**
 * PhysX 5 through its Java binding: the geometry query itself, without the scene around it, which is the quickest way in.
 * What moves is told through views of one pose and one direction that are kept, so that nothing is allocated.
 *
 * <p>Left alone, PhysX feels triangles only from their front, and need not look at half of them. Ours, as all other
 * engines here, feels both sides: only when asked for both does PhysX answer the same question.
 */
final class PhysxEngine implements SweepEngine {
    static final int FRONT = PxHitFlagEnum.eDEFAULT.value;

    static final int BOTH_SIDES = FRONT | PxHitFlagEnum.eMESH_BOTH_SIDES.value;

    static final PxFoundation FOUNDATION = PxTopLevelFunctions.CreateFoundation(
            PxTopLevelFunctions.getPHYSICS_VERSION(), new PxDefaultAllocator(), new PxDefaultErrorCallback());

    /** PhysX's capsules lie along x, ours stand along y: a quarter turn about z. */
    private static final Quaternion UPRIGHT =
            new Quaternion(0f, 0f, (float) StrictMath.sqrt(0.5), (float) StrictMath.sqrt(0.5));

    private final PxTransform pose = new PxTransform(PxIDENTITYEnum.PxIdentity);
    private final PxVec3 position = pose.getP();
    private final PxQuat turn = pose.getQ();
    private final PxVec3 direction = new PxVec3();
    private final PxTransform origin = new PxTransform(PxIDENTITYEnum.PxIdentity);
    private final PxSweepHit hit = new PxSweepHit();
    private final PxVec3 normal = hit.getNormal();
    private final PxVec3 point = hit.getPosition();
    private final float[] answer = new float[7];
    private final PxHitFlags flags;
    private final PxTolerancesScale scale = new PxTolerancesScale();
    private PxTriangleMesh mesh;
    private PxGeometry geometry;
    private PxGeometry[] shapes;
    private SweepTask[] tasks;
    private Quaternion[] turns;
    private float length;

    PhysxEngine(int flags) {
        this.flags = new PxHitFlags((short) flags);
    }

    @Override
    public void build(Level level) {
        float[] v = level.vertices();
        PxArray_PxVec3 points = new PxArray_PxVec3();
        for (int i = 0; i < v.length; i += 3) {
            direction.setX(v[i]);
            direction.setY(v[i + 1]);
            direction.setZ(v[i + 2]);
            points.pushBack(direction);
        }
        PxArray_PxU32 indices = new PxArray_PxU32();
        for (int index : level.indices()) {
            indices.pushBack(index);
        }
        PxCookingParams params = new PxCookingParams(scale);
        PxTriangleMeshDesc desc = new PxTriangleMeshDesc();
        PxBoundedData pointData = desc.getPoints();
        pointData.setCount(points.size());
        pointData.setStride(PxVec3.SIZEOF);
        pointData.setData(points.begin());
        PxBoundedData triangleData = desc.getTriangles();
        triangleData.setCount(level.triangles());
        triangleData.setStride(3 * Integer.BYTES);
        triangleData.setData(indices.begin());
        cook(params, desc);
        desc.destroy();
        params.destroy();
        points.destroy();
        indices.destroy();
    }

    private void cook(PxCookingParams params, PxTriangleMeshDesc desc) {
        mesh = PxTopLevelFunctions.CreateTriangleMesh(params, desc);
        geometry = new PxTriangleMeshGeometry(mesh);
    }

    /** The mesh that was built. */
    PxTriangleMesh mesh() {
        return mesh;
    }

    @Override
    public void prepare(SweepTask[] all) {
        tasks = all;
        Map<SweepTask.Kind, PxGeometry> made = new EnumMap<>(SweepTask.Kind.class);
        shapes = new PxGeometry[all.length];
        turns = new Quaternion[all.length];
        for (int i = 0; i < all.length; i++) {
            SweepTask.Kind kind = all[i].kind();
            shapes[i] = made.computeIfAbsent(kind, PhysxEngine::shape);
            turns[i] = kind == SweepTask.Kind.CAPSULE ? all[i].orientation().mult(UPRIGHT) : all[i].orientation();
        }
        length = all[0].displacement().length();
    }

    private static PxGeometry shape(SweepTask.Kind kind) {
        return switch (kind) {
            case SPHERE -> new PxSphereGeometry(kind.radius());
            case CAPSULE -> new PxCapsuleGeometry(kind.radius(), kind.halfSegment());
            case BOX -> new PxBoxGeometry(kind.halfX, kind.halfY, kind.halfZ);
        };
    }

    @Override
    public float sweep(int task) {
        SweepTask t = tasks[task];
        Vector3f start = t.start();
        position.setX(start.x);
        position.setY(start.y);
        position.setZ(start.z);
        if (t.kind() != SweepTask.Kind.SPHERE) {
            Quaternion q = turns[task];
            turn.setX(q.getX());
            turn.setY(q.getY());
            turn.setZ(q.getZ());
            turn.setW(q.getW());
        }
        Vector3f d = t.displacement();
        direction.setX(d.x / length);
        direction.setY(d.y / length);
        direction.setZ(d.z / length);
        boolean met = PxGeometryQuery.sweep(direction, length, shapes[task], pose, geometry, origin, hit, flags);
        if (!met) {
            return NOTHING;
        }
        answer();
        return hit.getDistance() / length;
    }

    /** Brings over what ours tells, too: the normal, the place of contact and the triangle. */
    private void answer() {
        answer[0] = normal.getX();
        answer[1] = normal.getY();
        answer[2] = normal.getZ();
        answer[3] = point.getX();
        answer[4] = point.getY();
        answer[5] = point.getZ();
        answer[6] = hit.getFaceIndex();
    }

    @Override
    public void close() {
        mesh.release();
    }
}
