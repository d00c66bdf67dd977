package bumblewick.view.character;

import bumblewick.math.RandomStream;
import bumblewick.view.animation.DampedSpring;
import bumblewick.view.animation.LocalPose;
import bumblewick.view.animation.LookAtIk;
import bumblewick.view.animation.Skeleton;
import com.jme3.math.Vector3f;

/**
 * Wick's face: lids, brows, eyes and mouth follow the expression; the eyes blink now and then, and when they jump far.
 */
final class WickFace {
    private static final float OPEN = 0.10f; // scale of an open upper lid
    private static final float LOW_OPEN = 0.04f;
    private static final float NARROW = 0.6f; // width of an open lid: no edge of it stands out of the head
    private static final float UPPER_IN = 0.07f; // how deep an open lid lies in the head, in u
    private static final float LOWER_IN = 0.07f;
    private static final float SHOWN = 0.2f; // share from which a lid covers the eye in full
    private static final float BLINK = 0.17f; // seconds
    private static final float BLINK_MAX = 5.2f;
    private static final float BLINK_MIN = 1.4f;
    private static final float DOUBLE_BLINKS = 0.22f; // share of blinks that are double
    private static final float FAR = 0.28f; // radians of an eye movement that comes with a blink
    private static final float SPRING_RATE = 17f; // radians per second, of the expression's springs

    private final Skeleton skeleton;
    private final int[] lids;
    private final int[] lows;
    private final int[] brows;
    private final int[] eyes;
    private final int mouth;
    private final RandomStream random = new RandomStream(23L, 4L);
    private final DampedSpring joy = new DampedSpring(SPRING_RATE, 0.8f);
    private final DampedSpring pain = new DampedSpring(SPRING_RATE * 2f, 1f);
    private final DampedSpring effort = new DampedSpring(SPRING_RATE, 0.9f);
    private final DampedSpring fear = new DampedSpring(SPRING_RATE, 0.8f);
    private final DampedSpring wonder = new DampedSpring(SPRING_RATE * 0.6f, 0.7f);
    private final Vector3f vector = new Vector3f();
    private float untilBlink = BLINK_MIN;
    private float blinked = BLINK;
    private float eyesBefore;

    WickFace(Skeleton skeleton) {
        this.skeleton = skeleton;
        lids = pair("lid");
        lows = pair("low");
        brows = pair("brow");
        eyes = pair("eye");
        mouth = skeleton.index("mouth");
    }

    private int[] pair(String name) {
        return new int[] {skeleton.index(name + ".L"), skeleton.index(name + ".R")};
    }

    /** Writes the face into a pose. */
    void show(LocalPose pose, FaceExpression expression, LookAtIk lookAt, float seconds) {
        float shut = blink(lookAt, seconds);
        float glad = Math.max(0f, joy.follow(expression.joy, seconds));
        float hurt = Math.max(0f, pain.follow(expression.pain, seconds));
        float hard = Math.max(0f, effort.follow(expression.effort, seconds));
        float afraid = Math.max(0f, fear.follow(expression.fear, seconds));
        float amazed = Math.max(0f, wonder.follow(expression.wonder, seconds)) * (1f - hurt);
        float upper = Math.max(shut, Math.max(0.92f * hurt, 0.22f * hard + 0.12f * glad));
        float lower = Math.max(0.85f * hurt, Math.max(0.62f * glad, 0.35f * hard));
        for (int side = 0; side < 2; side++) {
            float sign = side == 0 ? 1f : -1f;
            lid(pose, lids[side], OPEN, UPPER_IN, upper);
            lid(pose, lows[side], LOW_OPEN, LOWER_IN, 0.55f * lower);
            brow(pose, side, sign, Math.max(glad, amazed), Math.max(hurt, hard), afraid);
            skeleton.rotate(pose, eyes[side], vector.set(-lookAt.eyePitch(), lookAt.eyeYaw(), 0f));
        }
        mouth(
                pose,
                Math.max(Math.max(glad, 0.5f * amazed), Math.max(0.55f * hurt, 0.4f * afraid)),
                glad - 0.45f * amazed);
    }

    /** Shrinks an open lid into the head, and stretches a closing one over the eye. */
    private void lid(LocalPose pose, int lid, float open, float inside, float shut) {
        float share = Math.min(1f, shut);
        float shown = Math.min(1f, share / SHOWN);
        pose.scale(lid).set(NARROW + (1f - NARROW) * shown, open + (1f - open) * share, 1f);
        float in = inside * (1f - shown);
        pose.translation(lid).set(skeleton.rest().translation(lid)).subtractLocal(0f, 0f, in);
    }

    private void brow(LocalPose pose, int side, float sign, float glad, float angry, float afraid) {
        float tilt = 0.30f * angry - 0.30f * afraid;
        skeleton.rotate(pose, brows[side], vector.set(0f, 0f, -sign * tilt));
        float raised = 0.02f * glad + 0.022f * afraid - 0.018f * angry;
        pose.translation(brows[side])
                .set(skeleton.rest().translation(brows[side]))
                .addLocal(0f, raised, 0f);
    }

    private void mouth(LocalPose pose, float open, float wide) {
        pose.translation(mouth).set(skeleton.rest().translation(mouth)).addLocal(0f, -0.022f * open, 0.052f * open);
        pose.scale(mouth).set(0.7f + 0.5f * wide, 0.35f + 0.75f * open, 1f);
    }

    private float blink(LookAtIk lookAt, float seconds) {
        float moved = Math.abs(lookAt.eyeYaw() - eyesBefore);
        eyesBefore = lookAt.eyeYaw();
        untilBlink -= seconds;
        if (untilBlink <= 0f || (moved > FAR && blinked > 4f * BLINK)) {
            blinked = 0f;
            untilBlink = random.nextFloat() < DOUBLE_BLINKS ? 1.6f * BLINK : random.between(BLINK_MIN, BLINK_MAX);
        }
        blinked += seconds;
        float t = blinked / BLINK;
        return t >= 1f ? 0f : t < 0.35f ? t / 0.35f : (1f - t) / 0.65f;
    }
}
