package bumblewick.view;

import bumblewick.math.RandomStream;
import bumblewick.view.pose.Gaze;
import bumblewick.view.pose.JointPose;
import bumblewick.view.pose.Skeleton;
import bumblewick.view.pose.Spring;
import com.jme3.math.Vector3f;

/** Wick's face: lids, brows, eyes and mouth, by the mood; it blinks now and then, and when the eyes go far. */
final class Face {
    private static final float OPEN = 0.10f; // size of an open upper lid
    private static final float LOW_OPEN = 0.04f;
    private static final float SHOWN = 0.2f; // share from which a lid is over the eye in full
    private static final float BLINK = 0.17f; // seconds
    private static final float SELDOM = 5.2f;
    private static final float OFTEN = 1.4f;
    private static final float TWICE = 0.22f; // share of blinks that are double
    private static final float FAR = 0.28f; // radians that the eyes move at once, for a blink
    private static final float QUICK = 17f; // radians per second, of the mood's springs

    private final Skeleton skeleton;
    private final int[] lids;
    private final int[] lows;
    private final int[] brows;
    private final int[] eyes;
    private final int mouth;
    private final RandomStream random = new RandomStream(23L, 4L);
    private final Spring joy = new Spring(QUICK, 0.8f);
    private final Spring pain = new Spring(QUICK * 2f, 1f);
    private final Spring effort = new Spring(QUICK, 0.9f);
    private final Spring fear = new Spring(QUICK, 0.8f);
    private final Vector3f vector = new Vector3f();
    private float untilBlink = OFTEN;
    private float blinked = BLINK;
    private float eyesBefore;

    Face(Skeleton skeleton) {
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

    /** Puts the face on a pose. */
    void show(JointPose pose, Mood mood, Gaze gaze, float seconds) {
        float shut = blink(gaze, seconds);
        float glad = Math.max(0f, joy.follow(mood.joy, seconds));
        float hurt = Math.max(0f, pain.follow(mood.pain, seconds));
        float hard = Math.max(0f, effort.follow(mood.effort, seconds));
        float afraid = Math.max(0f, fear.follow(mood.fear, seconds));
        float upper = Math.max(shut, Math.max(0.92f * hurt, 0.22f * hard + 0.12f * glad));
        float lower = Math.max(0.85f * hurt, Math.max(0.62f * glad, 0.35f * hard));
        for (int side = 0; side < 2; side++) {
            float sign = side == 0 ? 1f : -1f;
            lid(pose, lids[side], OPEN, 0.022f, upper);
            lid(pose, lows[side], LOW_OPEN, 0.06f, 0.55f * lower);
            brow(pose, side, sign, glad, Math.max(hurt, hard), afraid);
            skeleton.turn(pose, eyes[side], vector.set(-gaze.eyePitch(), gaze.eyeYaw(), 0f));
        }
        mouth(pose, Math.max(glad, Math.max(0.55f * hurt, 0.4f * afraid)), glad);
    }

    /** A lid is drawn into the head while it is open, and stretched over the eye as it shuts. */
    private void lid(JointPose pose, int lid, float open, float inside, float shut) {
        float share = Math.min(1f, shut);
        pose.scale(lid).set(1f, open + (1f - open) * share, 1f);
        float in = inside * (1f - Math.min(1f, share / SHOWN));
        pose.place(lid).set(skeleton.rest().place(lid)).subtractLocal(0f, 0f, in);
    }

    private void brow(JointPose pose, int side, float sign, float glad, float angry, float afraid) {
        float tilt = 0.30f * angry - 0.30f * afraid;
        skeleton.turn(pose, brows[side], vector.set(0f, 0f, -sign * tilt));
        float raised = 0.02f * glad + 0.022f * afraid - 0.018f * angry;
        pose.place(brows[side]).set(skeleton.rest().place(brows[side])).addLocal(0f, raised, 0f);
    }

    private void mouth(JointPose pose, float open, float wide) {
        pose.place(mouth).set(skeleton.rest().place(mouth)).addLocal(0f, -0.022f * open, 0.052f * open);
        pose.scale(mouth).set(0.7f + 0.5f * wide, 0.35f + 0.75f * open, 1f);
    }

    private float blink(Gaze gaze, float seconds) {
        float moved = Math.abs(gaze.eyeYaw() - eyesBefore);
        eyesBefore = gaze.eyeYaw();
        untilBlink -= seconds;
        if (untilBlink <= 0f || moved > FAR && blinked > 4f * BLINK) {
            blinked = 0f;
            untilBlink = random.nextFloat() < TWICE ? 1.6f * BLINK : random.between(OFTEN, SELDOM);
        }
        blinked += seconds;
        float t = blinked / BLINK;
        return t >= 1f ? 0f : t < 0.35f ? t / 0.35f : (1f - t) / 0.65f;
    }
}
