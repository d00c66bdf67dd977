package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.animation.LocalPose;
import bumblewick.view.animation.Skeleton;
import com.jme3.anim.SkinningControl;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.Quaternion;
import org.junit.jupiter.api.Test;

/** Over half a minute, Wick is never quite still. */
class IdleMotionTest {
    private static final float SECONDS = 1f / 60f;
    private static final int HALF_A_MINUTE = 30 * 60;

    private final Skeleton skeleton = skeleton();

    private static Skeleton skeleton() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        return new Skeleton(WickView.control(assets.loadModel("models/wick.glb"), SkinningControl.class)
                .getArmature());
    }

    @Test
    void whoStandsBreathesLeansLooksAboutAndFlicksBothEars() {
        assertAll(
                () -> assertTrue(widest("chest", WickClip.IDLE, 0f) > 0.08f, "breath"),
                () -> assertTrue(widest("spine", WickClip.IDLE, 0f) > 0.1f, "foot to foot"),
                () -> assertTrue(widest("head", WickClip.IDLE, 0f) > 0.4f, "glances"),
                () -> assertTrue(widest("ear1.L", WickClip.IDLE, 0f) > 0.3f, "left ear"),
                () -> assertTrue(widest("ear1.R", WickClip.IDLE, 0f) > 0.3f, "right ear"));
    }

    /** The head belongs to what the clip does, and the eyes to whom they look at. */
    @Test
    void whoMovesOrLooksAtSomebodyDoesNotLookAbout() {
        assertAll(
                () -> assertTrue(widest("head", WickClip.RUN, 0f) < 0.01f, "runs"),
                () -> assertTrue(widest("head", WickClip.FLY, 0f) < 0.01f, "flies"),
                () -> assertTrue(widest("spine", WickClip.FLY, 0f) < 0.01f, "upright"),
                () -> assertTrue(widest("chest", WickClip.FLY, 0f) > 0.03f, "but breathes"),
                () -> assertTrue(widest("head", WickClip.IDLE, 1f) < 0.01f, "looks at an enemy"));
    }

    /** The largest angle between two of a joint's turns while a clip plays, in radians. */
    private float widest(String joint, WickClip clip, float lookWeight) {
        IdleMotion motion = new IdleMotion(skeleton);
        WickAnimationInput input = new WickAnimationInput();
        input.clip = clip;
        input.lookWeight = lookWeight;
        Quaternion first = null;
        float least = 0f;
        float most = 0f;
        for (int i = 0; i < HALF_A_MINUTE; i++) {
            LocalPose pose = new LocalPose(skeleton.count());
            pose.set(skeleton.rest());
            motion.update(pose, input, SECONDS);
            Quaternion turn = pose.rotation(skeleton.index(joint));
            first = first == null ? turn : first;
            Quaternion way = first.inverse().mult(turn);
            float along = way.getX() + way.getY() + way.getZ();
            float angle = 2f * (float) Math.acos(Math.min(1f, Math.abs(way.getW())));
            least = Math.min(least, along < 0f ? -angle : 0f);
            most = Math.max(most, along < 0f ? 0f : angle);
        }
        return most - least;
    }
}
