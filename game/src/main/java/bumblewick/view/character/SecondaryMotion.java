package bumblewick.view.character;

import bumblewick.view.animation.LocalPose;
import bumblewick.view.animation.ModelSpacePose;
import bumblewick.view.animation.Skeleton;
import bumblewick.view.animation.SpringChain;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The secondary motion of Wick's figure: ears, scarf, tail and lantern swing behind the clip. */
final class SecondaryMotion {
    private static final float GUST = 0.07f; // share of a part's length by which the wind moves its end
    private static final Vector3f UP = new Vector3f(0f, 1f, 0f);
    private static final Vector3f BACK = new Vector3f(0f, 0f, -1f);

    private final List<SpringChain> chains = new ArrayList<>();
    private final Vector3f wind = new Vector3f();
    private float time;

    SecondaryMotion(Skeleton skeleton) {
        int head = skeleton.index("head");
        int chest = skeleton.index("chest");
        for (String side : new String[] {".L", ".R"}) {
            float late = side.equals(".L") ? 1f : 0.93f;
            chains.add(new SpringChain(
                    link(skeleton, "ear1" + side, 0.28f, 23f * late, 0.36f, 0.32f)
                            .outOf(head, UP, 0.10f),
                    link(skeleton, "ear2" + side, 0.36f, 17f * late, 0.32f, 0.52f)
                            .outOf(head, UP, -0.25f)));
        }
        chains.add(new SpringChain(
                link(skeleton, "scarf1", 0.23f, 13f, 0.42f, 0.7f).outOf(chest, BACK, 0.28f),
                link(skeleton, "scarf2", 0.26f, 10f, 0.38f, 0.8f).outOf(chest, BACK, 0.05f),
                link(skeleton, "scarf3", 0.33f, 8f, 0.34f, 0.9f).outOf(chest, BACK, -0.15f)));
        chains.add(new SpringChain(link(skeleton, "lantern", 0.45f, 17f, 0.3f, 0.16f)));
        chains.add(new SpringChain(link(skeleton, "tail", 0.12f, 24f, 0.3f, 0.5f)));
    }

    private static SpringChain.Link link(
            Skeleton skeleton, String joint, float length, float omega, float zeta, float most) {
        return new SpringChain.Link(skeleton.index(joint), new Vector3f(0f, length, 0f), omega, zeta, most);
    }

    /** Swings the parts for a frame, see {@link SpringChain#update}. */
    void update(
            LocalPose pose, ModelSpacePose modelPose, Vector3f place, Quaternion facing, float give, float seconds) {
        time += seconds;
        float gust = GUST * (0.6f + 0.4f * FastMath.sin(time * 0.9f));
        wind.set(
                gust * FastMath.sin(time * 3.1f),
                0.4f * gust * FastMath.sin(time * 4.3f + 1f),
                gust * FastMath.sin(time * 2.3f + 2f));
        for (int i = 0; i < chains.size(); i++) {
            chains.get(i).update(pose, modelPose, place, facing, wind, give, seconds);
        }
    }
}
