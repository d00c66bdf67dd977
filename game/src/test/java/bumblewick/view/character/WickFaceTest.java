package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.animation.LocalPose;
import bumblewick.view.animation.LookAtIk;
import bumblewick.view.animation.ModelSpacePose;
import bumblewick.view.animation.Skeleton;
import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.anim.SkinningControl;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Wick's face, and what flutters and flickers about Wick without a clip. */
class WickFaceTest {
    private static final float SECONDS = 1f / 60f;
    private static final int SETTLED = 90; // frames after which the springs of a face stand still
    private static final List<String> FACE = List.of("brow.L", "brow.R", "lid.L", "lid.R", "low.L", "low.R", "mouth");
    private static final List<String> ADDED = List.of("ear3.L", "ear3.R", "scarf4", "flame", "guests");

    private final Skeleton skeleton = new Skeleton(armature());

    private static Armature armature() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        return WickView.control(assets.loadModel("models/wick.glb"), SkinningControl.class)
                .getArmature();
    }

    /** Calm, joy, pain, effort, fear and wonder: each differs from each other by more than a pixel of a close-up. */
    @Test
    void theSixExpressionsDiffer() {
        List<LocalPose> faces = new ArrayList<>();
        for (int kind = 0; kind < 6; kind++) {
            FaceExpression expression = new FaceExpression();
            expression.set(on(kind == 1), on(kind == 2), on(kind == 3), on(kind == 4), on(kind == 5));
            faces.add(settled(expression));
        }

        for (int i = 0; i < faces.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertTrue(difference(faces.get(i), faces.get(j)) > 0.02f, "expressions " + i + " and " + j);
            }
        }
    }

    private static float on(boolean shown) {
        return shown ? 1f : 0f;
    }

    /** A face after the springs have come to rest, in a frame without a blink: the eyes are as open as they get. */
    private LocalPose settled(FaceExpression expression) {
        WickFace face = new WickFace(skeleton);
        LookAtIk lookAt = new LookAtIk(skeleton.index("head"));
        LocalPose widest = null;
        for (int i = 0; i < 2 * SETTLED; i++) {
            LocalPose pose = rest();
            face.show(pose, expression, lookAt, SECONDS);
            if (i >= SETTLED && (widest == null || open(pose) < open(widest))) {
                widest = pose;
            }
        }
        return widest;
    }

    private LocalPose rest() {
        LocalPose pose = new LocalPose(skeleton.count());
        pose.set(skeleton.rest());
        return pose;
    }

    private float open(LocalPose pose) {
        return pose.scale(skeleton.index("lid.L")).y;
    }

    /** The largest change of place, size or direction of a part of the face, in u, shares and radians. */
    private float difference(LocalPose a, LocalPose b) {
        float most = 0f;
        for (String name : FACE) {
            int joint = skeleton.index(name);
            float turn = 2f
                    * (float) Math.acos(Math.min(1f, Math.abs(a.rotation(joint).dot(b.rotation(joint)))));
            float moved = a.translation(joint).distance(b.translation(joint));
            float scaled = a.scale(joint).distance(b.scale(joint));
            most = Math.max(most, Math.max(turn, Math.max(moved, scaled)));
        }
        return most;
    }

    /** In the air of a flight the scarf's end swings more than twice as far as in a breeze, and by no more than it may. */
    @Test
    void theScarfFluttersInTheWindOfTheFlight() {
        float breeze = swing(0f);
        float flight = swing(1f);

        assertTrue(flight > 2f * breeze && flight < 1.5f, "by " + breeze + " and " + flight + " radians");
    }

    /** Radians between the two directions of the scarf's end that are farthest apart, once it has settled. */
    private float swing(float airspeed) {
        SecondaryMotion motion = new SecondaryMotion(skeleton);
        int end = skeleton.index("scarf4");
        List<Quaternion> seen = new ArrayList<>();
        for (int i = 0; i < 4 * SETTLED; i++) {
            Quaternion direction = swung(motion, skeleton, airspeed).rotation(end);
            if (i >= SETTLED) {
                seen.add(direction.clone());
            }
        }
        float most = 0f;
        for (Quaternion a : seen) {
            for (Quaternion b : seen) {
                most = Math.max(most, angle(a, b));
            }
        }
        return most;
    }

    private static float angle(Quaternion a, Quaternion b) {
        return 2f * (float) Math.acos(Math.min(1f, Math.abs(a.dot(b))));
    }

    /** In a gale from the left the scarf's end goes to the right of where it hangs, by more than a breeze ever moves it. */
    @Test
    void theScarfStreamsInTheWind() {
        assertTrue(endOfScarf(1f) > endOfScarf(0f) + 0.15f, "to " + endOfScarf(1f) + " u");
    }

    /** Where the scarf's end is along x once it has settled in a wind along x, in u. */
    private float endOfScarf(float wind) {
        SecondaryMotion motion = new SecondaryMotion(skeleton);
        WickAnimationInput input = new WickAnimationInput();
        input.wind.x = wind;
        ModelSpacePose modelPose = new ModelSpacePose(skeleton);
        LocalPose pose = rest();
        for (int i = 0; i < SETTLED; i++) {
            pose = rest();
            modelPose.compute(pose);
            motion.update(pose, modelPose, Vector3f.ZERO, Quaternion.IDENTITY, input, SECONDS);
        }
        modelPose.compute(pose);
        return modelPose.point(skeleton.index("scarf4"), Vector3f.ZERO, new Vector3f()).x;
    }

    private static LocalPose swung(SecondaryMotion motion, Skeleton skeleton, float airspeed) {
        WickAnimationInput input = new WickAnimationInput();
        input.airspeed = airspeed;
        LocalPose pose = new LocalPose(skeleton.count());
        pose.set(skeleton.rest());
        ModelSpacePose modelPose = new ModelSpacePose(skeleton);
        modelPose.compute(pose);
        motion.update(pose, modelPose, Vector3f.ZERO, Quaternion.IDENTITY, input, SECONDS);
        return pose;
    }

    /** A mod's model of before has neither the last links of ears and scarf nor fire: the rest of it moves. */
    @Test
    void aModelWithoutTheNewJointsMovesWhatItHas() {
        Skeleton small = new Skeleton(without(armature(), ADDED::contains));
        LocalPose pose = swung(new SecondaryMotion(small), small, 1f);
        new LanternFire(small).update(pose, SECONDS);

        assertEquals(Skeleton.NONE, small.index("scarf4"));
        assertTrue(
                Math.abs(pose.rotation(small.index("scarf3")).dot(small.rest().rotation(small.index("scarf3")))) < 1f);
    }

    private static Armature without(Armature armature, Predicate<String> left) {
        List<Joint> kept = new ArrayList<>();
        for (Joint joint : armature.getJointList()) {
            if (!left.test(joint.getName())) {
                Joint copy = new Joint(joint.getName());
                copy.setLocalTransform(joint.getInitialTransform());
                kept.stream()
                        .filter(parent -> joint.getParent() != null
                                && parent.getName().equals(joint.getParent().getName()))
                        .forEach(parent -> parent.addChild(copy));
                kept.add(copy);
            }
        }
        Armature small = new Armature(kept.toArray(Joint[]::new));
        small.saveInitialPose();
        return small;
    }

    /** The flame keeps its volume within a few percent, and the bees go round it: both change from frame to frame. */
    @Test
    void theFlameFlickersAndTheBeesGoRoundIt() {
        LanternFire fire = new LanternFire(skeleton);
        LocalPose before = rest();
        fire.update(before, SECONDS);
        LocalPose after = rest();
        fire.update(after, 6 * SECONDS);
        Vector3f size = after.scale(skeleton.index("flame"));

        assertTrue(size.distance(before.scale(skeleton.index("flame"))) > 0.01f);
        assertEquals(1f, size.x * size.y * size.z, 0.05f);
        assertTrue(Math.abs(after.rotation(skeleton.index("guests")).dot(before.rotation(skeleton.index("guests"))))
                < 0.9995f);
    }
}
