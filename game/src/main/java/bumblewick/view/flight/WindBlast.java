package bumblewick.view.flight;

import bumblewick.math.Easing;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What throws a boss back: a cone of wind from the target that set something turning to the boss that reels, with gusts in it. */
final class WindBlast {
    private static final int SLICES = 5; // of the cone
    private static final float VEIL = 0.16f; // strength of the cone
    private static final float MOUTH = 0.25f; // of the boss's radius, at the target
    private static final int GUSTS = 16;
    private static final float GUST_LENGTH = 0.2f; // of the way
    private static final float GUSTS_PER_SECOND = 1.7f; // ways
    private static final float GUST_WIDTH = 0.16f; // u
    private static final float GOLDEN = 0.618f; // no two gusts start together
    private static final float TURN = 2.4f; // radians from gust to gust

    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f tail = new Vector3f();
    private final Vector3f head = new Vector3f();

    /** Draws the wind that a target has let loose on a boss. */
    void show(SignalTarget target, Boss boss, FrameContext frame, SpriteBatch sprites) {
        float wide = boss.def().radius();
        SceneCoordinates.toScene(target.position(), from);
        PoseBlend.inScene(boss, frame.alpha, to);
        for (int i = 0; i < SLICES; i++) {
            float near = (float) i / SLICES;
            float far = (i + 1f) / SLICES;
            tail.interpolateLocal(from, to, near);
            head.interpolateLocal(from, to, far);
            sprites.ribbon(tail, head, wide * Easing.mix(MOUTH, 1f, far), EffectColours.CREAM, 0.5f, VEIL, VEIL);
        }
        for (int i = 0; i < GUSTS; i++) {
            float share = (GUSTS_PER_SECOND * frame.time + GOLDEN * i) % 1f;
            float strength = FastMath.sin(FastMath.PI * share);
            float off = wide * (0.35f + 0.65f * ((GOLDEN * i) % 1f));
            point(share * (1f - GUST_LENGTH), TURN * i, off, tail);
            point(share * (1f - GUST_LENGTH) + GUST_LENGTH, TURN * i, off, head);
            sprites.ribbon(tail, head, GUST_WIDTH, EffectColours.CREAM, 0.9f, 0f, strength);
        }
    }

    /** A point of a gust at a share of the way, turned about the cone's middle line. */
    private void point(float share, float angle, float off, Vector3f store) {
        float out = off * Easing.mix(MOUTH, 1f, share);
        store.interpolateLocal(from, to, share).addLocal(out * FastMath.cos(angle), out * FastMath.sin(angle), 0f);
    }
}
