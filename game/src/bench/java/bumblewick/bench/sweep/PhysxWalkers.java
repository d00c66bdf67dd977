package bumblewick.bench.sweep;

import bumblewick.math.Tick;
import com.jme3.math.Vector3f;
import java.util.List;
import physx.PxTopLevelFunctions;
import physx.character.PxCapsuleControllerDesc;
import physx.character.PxController;
import physx.character.PxControllerCollisionFlagEnum;
import physx.character.PxControllerFilters;
import physx.character.PxControllerManager;
import physx.character.PxExtendedVec3;
import physx.common.PxIDENTITYEnum;
import physx.common.PxTolerancesScale;
import physx.common.PxTransform;
import physx.common.PxVec3;
import physx.geometry.PxBoxGeometry;
import physx.geometry.PxGeometry;
import physx.geometry.PxTriangleMeshGeometry;
import physx.physics.PxMaterial;
import physx.physics.PxPhysics;
import physx.physics.PxRigidStatic;
import physx.physics.PxScene;
import physx.physics.PxSceneDesc;
import physx.physics.PxShapeFlagEnum;
import physx.support.SupportFunctions;

/**
 * PhysX's character controllers through its Java binding. Queries pass by the actors that PhysX makes for them; but they know
 * of each other, which ours do not, and now and then meet.
 */
final class PhysxWalkers implements Walkers {
    private static final float RADIUS = 0.4f;
    private static final float SEGMENT = 1f;
    private static final float STEP = 0.4f;
    private static final float SLOPE_DEGREES = 50f;
    private static final float SKIN = 0.01f;

    /** Moves shorter than this are left out, in u. */
    private static final float LEAST = 1e-4f;

    private final PxTolerancesScale scale = new PxTolerancesScale();
    private final PxPhysics physics =
            PxTopLevelFunctions.CreatePhysics(PxTopLevelFunctions.getPHYSICS_VERSION(), PhysxEngine.FOUNDATION, scale);
    private final PxMaterial material = physics.createMaterial(0f, 0f, 0f);
    private final PxVec3 way = new PxVec3();
    private final PxExtendedVec3 foot = new PxExtendedVec3(0, 0, 0);
    private final PxControllerFilters filters = new PxControllerFilters();
    private final PxScene scene;
    private final PxControllerManager manager;
    private final PxController[] controllers;
    private final boolean[] grounded;

    PhysxWalkers(Level level, List<Vector3f> solids, float half, int count) {
        PxSceneDesc desc = new PxSceneDesc(scale);
        desc.setCpuDispatcher(PxTopLevelFunctions.DefaultCpuDispatcherCreate(0));
        desc.setFilterShader(PxTopLevelFunctions.DefaultFilterShader());
        scene = physics.createScene(desc);
        manager = PxTopLevelFunctions.CreateControllerManager(scene);
        PhysxEngine engine = new PhysxEngine(PhysxEngine.FRONT);
        engine.build(level);
        add(new PxTriangleMeshGeometry(engine.mesh()), Vector3f.ZERO);
        for (Vector3f at : solids) {
            add(new PxBoxGeometry(half, half, half), at);
        }
        controllers = new PxController[count];
        grounded = new boolean[count];
        for (int i = 0; i < count; i++) {
            controllers[i] = controller();
        }
    }

    private void add(PxGeometry geometry, Vector3f at) {
        PxTransform pose = new PxTransform(PxIDENTITYEnum.PxIdentity);
        pose.setP(new PxVec3(at.x, at.y, at.z));
        PxRigidStatic actor = physics.createRigidStatic(pose);
        actor.attachShape(physics.createShape(geometry, material, true));
        scene.addActor(actor);
    }

    private PxController controller() {
        PxCapsuleControllerDesc desc = new PxCapsuleControllerDesc();
        desc.setRadius(RADIUS);
        desc.setHeight(SEGMENT);
        desc.setStepOffset(STEP);
        desc.setSlopeLimit((float) StrictMath.cos(StrictMath.toRadians(SLOPE_DEGREES)));
        desc.setContactOffset(SKIN);
        desc.setMaterial(material);
        PxController controller = manager.createController(desc);
        SupportFunctions.PxActor_getShape(controller.getActor(), 0).setFlag(PxShapeFlagEnum.eSCENE_QUERY_SHAPE, false);
        return controller;
    }

    @Override
    public void place(int walker, Vector3f feet) {
        foot.setX(feet.x);
        foot.setY(feet.y);
        foot.setZ(feet.z);
        controllers[walker].setFootPosition(foot);
        grounded[walker] = false;
    }

    @Override
    public void move(int walker, Vector3f velocity) {
        way.setX(velocity.x * Tick.SECONDS);
        way.setY(velocity.y * Tick.SECONDS);
        way.setZ(velocity.z * Tick.SECONDS);
        grounded[walker] = controllers[walker]
                .move(way, LEAST, Tick.SECONDS, filters)
                .isSet(PxControllerCollisionFlagEnum.eCOLLISION_DOWN);
    }

    @Override
    public boolean grounded(int walker) {
        return grounded[walker];
    }

    @Override
    public void feet(int walker, Vector3f store) {
        PxExtendedVec3 at = controllers[walker].getFootPosition();
        store.set((float) at.getX(), (float) at.getY(), (float) at.getZ());
    }
}
