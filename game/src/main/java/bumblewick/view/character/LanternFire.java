package bumblewick.view.character;

import bumblewick.view.animation.LocalPose;
import bumblewick.view.animation.Skeleton;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What is in Wick's lantern: a flame that flickers, and bees that circle around it. A mod's model may have neither. */
final class LanternFire {
    private static final float ROUND = 1.4f; // radians per second of the bees
    private static final float LEAP = 0.14f; // share of its height by which the flame leaps

    private final Skeleton skeleton;
    private final int flame;
    private final int guests;
    private final Vector3f turn = new Vector3f();
    private float time;

    LanternFire(Skeleton skeleton) {
        this.skeleton = skeleton;
        flame = skeleton.index("flame");
        guests = skeleton.index("guests");
    }

    /** Moves them for a frame of so many seconds. */
    void update(LocalPose pose, float seconds) {
        time += seconds;
        if (flame != Skeleton.NONE) {
            float leap = LEAP * (0.6f * FastMath.sin(9.7f * time) + 0.4f * FastMath.sin(23f * time + 1f));
            pose.scale(flame).set(1f - 0.4f * leap, 1f + leap, 1f - 0.4f * leap);
        }
        if (guests != Skeleton.NONE) {
            skeleton.rotate(pose, guests, turn.set(0f, (ROUND * time) % FastMath.TWO_PI, 0f));
            pose.translation(guests)
                    .set(skeleton.rest().translation(guests))
                    .addLocal(0f, 0.02f * FastMath.sin(3.1f * time), 0f);
        }
    }
}
