package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.animation.AnimationLayer;
import bumblewick.view.animation.ClipLibrary;
import bumblewick.view.animation.LocalPose;
import bumblewick.view.animation.SampledClip;
import bumblewick.view.animation.Skeleton;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Wick's clips as they are in the model, and what becomes of them in a frame. */
@Tag("allocation")
class WickClipsTest {
    /** GAME, "Wick's motions", as the model names them. */
    private static final List<String> MOTIONS = List.of(
            "idle",
            "walk",
            "jog",
            "run",
            "jump",
            "fall",
            "land",
            "crouch",
            "wall_slide",
            "spin_attack",
            "jump_attack",
            "glide",
            "push",
            "ride",
            "burn",
            "hurt",
            "cheer");

    private static final float SECONDS = 1f / 60f;
    private static final int WARM = 3000;
    private static final int FRAMES = 500;

    private final Spatial model = model();
    private final AnimComposer composer = WickView.control(model, AnimComposer.class);
    private final SkinningControl skin = WickView.control(model, SkinningControl.class);
    private final Skeleton skeleton = new Skeleton(skin.getArmature());
    private final ClipLibrary bank = new ClipLibrary(skeleton, composer);

    private static Spatial model() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        return assets.loadModel("models/wick.glb");
    }

    @Test
    void theModelHasEveryClipThatTheGamePlaysAndNoOther() {
        TreeSet<String> played = new TreeSet<>();
        for (WickClip clip : WickClip.values()) {
            played.add(clip.style.name());
        }

        assertEquals(played, new TreeSet<>(bank.names()));
        assertTrue(played.containsAll(MOTIONS), "a motion of GAME is missing");
    }

    @ParameterizedTest
    @EnumSource(WickClip.class)
    void aClipThatGoesRoundEndsWhereItStarts(WickClip clip) {
        SampledClip sampled = bank.clip(clip.style.name());
        LocalPose first = new LocalPose(skeleton.count());
        LocalPose last = new LocalPose(skeleton.count());
        sampled.sample(0f, false, first);
        sampled.sample(sampled.length(), false, last);

        for (int i = 0; clip.style.loops() && i < skeleton.count(); i++) {
            assertTrue(Math.abs(first.rotation(i).dot(last.rotation(i))) > 0.9995f, "joint " + i);
            assertTrue(first.translation(i).distance(last.translation(i)) < 0.01f, "joint " + i);
        }
    }

    /** From any clip to any other that may follow it, no joint turns faster than a clip may turn it. */
    @ParameterizedTest(name = "{0} to {1}")
    @CsvSource({
        "IDLE, RUN",
        "RUN, JUMP",
        "JUMP, FALL",
        "FALL, LAND",
        "LAND, IDLE",
        "FALL, GLIDE",
        "FALL, WALL_SLIDE",
        "RUN, HURT",
        "RUN, PUSH",
        "RUN, CHEER",
        "FLY, TUCK",
        "FLY, FLARE",
        "BOOST, FLY",
        "BRAKE, FLY",
        "FLY, STAGGER",
        "FLY, CRASH",
        "SPRINT, TAKE_OFF",
        "FLY, SPRINT"
    })
    void aChangeOfClipsDoesNotJump(WickClip from, WickClip to) {
        AnimationLayer layer = new AnimationLayer(skeleton, bank);
        LocalPose before = new LocalPose(skeleton.count());
        layer.play(from.style, false);
        for (int i = 0; i < 47; i++) {
            frame(layer);
        }
        before.set(frame(layer));
        layer.play(to.style, false);

        LocalPose after = frame(layer);

        for (int i = 0; i < skeleton.count(); i++) {
            float cosine = Math.min(1f, Math.abs(before.rotation(i).dot(after.rotation(i))));
            double degrees = Math.toDegrees(2 * Math.acos(cosine));
            assertTrue(degrees < 20.0, "joint " + i + " jumped by " + degrees + "°");
        }
    }

    /** What leads into a pose that is held ends in it. */
    @ParameterizedTest(name = "{0} into {1}")
    @CsvSource({"TUCK, BOOST", "FLARE, BRAKE", "REACH, FLY"})
    void aClipThatLeadsIntoAnotherEndsWhereThatBegins(WickClip leads, WickClip held) {
        LocalPose end = new LocalPose(skeleton.count());
        LocalPose begin = new LocalPose(skeleton.count());
        bank.clip(leads.style.name()).sample(10f, false, end);
        bank.clip(held.style.name()).sample(0f, true, begin);

        for (int i = 0; i < skeleton.count(); i++) {
            assertTrue(Math.abs(end.rotation(i).dot(begin.rotation(i))) > 0.999f, "joint " + i);
        }
    }

    private static LocalPose frame(AnimationLayer layer) {
        layer.advance(SECONDS, 1f, 1f);
        return layer.pose(SECONDS);
    }

    @Test
    void aBodyThatMovesMakesNoGarbage() {
        WickAnimator body = new WickAnimator(composer, skin);
        WickAnimationInput wickAnimationInput = new WickAnimationInput();
        Vector3f place = new Vector3f();
        Quaternion facing = new Quaternion();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        run(body, wickAnimationInput, place, facing, WARM);
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);

        run(body, wickAnimationInput, place, facing, FRAMES);

        long bytes = threads.getThreadAllocatedBytes(thread) - before;
        assertTrue(bytes < FRAMES, bytes + " bytes in " + FRAMES + " frames");
    }

    private static void run(
            WickAnimator body, WickAnimationInput wickAnimationInput, Vector3f place, Quaternion facing, int frames) {
        WickClip[] clips = {WickClip.FLY, WickClip.RUN, WickClip.JUMP, WickClip.BOOST};
        for (int i = 0; i < frames; i++) {
            wickAnimationInput.reset();
            wickAnimationInput.clip = clips[i / 40 % clips.length];
            wickAnimationInput.left = (i % 200) / 100f - 1f;
            wickAnimationInput.aimWeight = 1f;
            wickAnimationInput.lookWeight = 1f;
            wickAnimationInput.upper = i % 90 < 30 ? WickClip.CHEER : null;
            wickAnimationInput.aim.set(3f, 2f, 40f + place.z);
            wickAnimationInput.look.set(-3f, 1f, 20f + place.z);
            place.z += 0.3f;
            body.update(wickAnimationInput, place, facing, SECONDS);
        }
    }
}
