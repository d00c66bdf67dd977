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
import java.util.stream.Stream;

/** The secondary motion of Wick's figure: ears, scarf, tail and lantern swing behind the clip. */
final class SecondaryMotion {
    private static final float GUST = 0.07f; // share of a part's length by which the wind moves its end
    private static final float STREAM = 0.9f; // share of a part's length by which a gale moves its end
    private static final float FLUTTER = 0.34f; // radians by which the wind of the flight bends each part of the scarf
    private static final float BREEZE = 0.1f; // share of it that there always is: a scarf never hangs dead
    private static final float FLUTTER_RATE = 11f; // radians per second
    private static final float FLUTTER_LAG = 1.55f; // radians by which each part follows the one before
    private static final Vector3f UP = new Vector3f(0f, 1f, 0f);
    /** Back and down: who flies leans forward, and a scarf that streamed straight back would cross the head. */
    private static final Vector3f BACK = new Vector3f(0f, -0.78f, -0.62f);

    private final List<SpringChain> chains = new ArrayList<>();
    private final Vector3f wind = new Vector3f();
    private final Skeleton skeleton;
    private final int[] scarf = new int[4];
    private final Vector3f turn = new Vector3f();
    private float time;

    SecondaryMotion(Skeleton skeleton) {
        int head = skeleton.index("head");
        int chest = skeleton.index("chest");
        for (String side : new String[] {".L", ".R"}) {
            float late = side.equals(".L") ? 1f : 0.93f;
            chain(
                    link(skeleton, "ear1" + side, 0.28f, 23f * late, 0.36f, 0.32f)
                            .outOf(head, UP, 0.10f),
                    link(skeleton, "ear2" + side, 0.20f, 25f * late, 0.34f, 0.26f)
                            .outOf(head, UP, -0.20f),
                    link(skeleton, "ear3" + side, 0.22f, 21f * late, 0.30f, 0.30f)
                            .outOf(head, UP, -0.35f));
        }
        chain(
                link(skeleton, "scarf1", 0.21f, 13f, 0.42f, 0.6f).outOf(chest, BACK, 0.50f),
                link(skeleton, "scarf2", 0.23f, 11f, 0.38f, 0.7f).outOf(chest, BACK, 0.40f),
                link(skeleton, "scarf3", 0.24f, 10f, 0.34f, 0.8f).outOf(chest, BACK, 0.25f),
                link(skeleton, "scarf4", 0.28f, 8.5f, 0.30f, 0.9f).outOf(chest, BACK, 0.10f));
        chain(link(skeleton, "lantern", 0.45f, 17f, 0.3f, 0.16f));
        chain(link(skeleton, "tail", 0.12f, 24f, 0.3f, 0.5f));
        for (int i = 0; i < scarf.length; i++) {
            scarf[i] = skeleton.index("scarf" + (i + 1));
        }
        this.skeleton = skeleton;
    }

    /** Adds a chain of those links whose joints the model has: that of a mod may have fewer. */
    private void chain(SpringChain.Link... links) {
        chains.add(new SpringChain(
                Stream.of(links).filter(SpringChain.Link::exists).toArray(SpringChain.Link[]::new)));
    }

    private static SpringChain.Link link(
            Skeleton skeleton, String joint, float length, float omega, float zeta, float most) {
        return new SpringChain.Link(skeleton.index(joint), new Vector3f(0f, length, 0f), omega, zeta, most);
    }

    /**
     * Swings the parts for a frame, see {@link SpringChain#update}.
     *
     * @param input how much ears and scarf feel a change of speed, and the air about Wick
     */
    void update(
            LocalPose pose,
            ModelSpacePose modelPose,
            Vector3f place,
            Quaternion facing,
            WickAnimationInput input,
            float seconds) {
        time += seconds;
        float gust = GUST * (0.6f + 0.4f * FastMath.sin(time * 0.9f));
        wind.set(
                gust * FastMath.sin(time * 3.1f),
                0.4f * gust * FastMath.sin(time * 4.3f + 1f),
                gust * FastMath.sin(time * 2.3f + 2f));
        wind.scaleAdd(STREAM, input.wind, wind);
        for (int i = 0; i < chains.size(); i++) {
            chains.get(i).update(pose, modelPose, place, facing, wind, input.inertia, seconds);
        }
        flutter(pose, input.airspeed); // last: the springs would answer it by swinging the farther
    }

    /** A wave that runs from the scarf's knot to its end, higher at the end. */
    private void flutter(LocalPose pose, float airspeed) {
        for (int i = 0; i < scarf.length; i++) {
            if (scarf[i] != Skeleton.NONE) {
                float phase = FLUTTER_RATE * time - FLUTTER_LAG * i;
                float size = FLUTTER * Math.max(BREEZE, airspeed) * (0.4f + 0.3f * i);
                turn.set(size * FastMath.sin(phase), 0.6f * size * FastMath.sin(0.61f * phase + 1f), 0f);
                skeleton.turn(pose, scarf[i], turn);
            }
        }
    }
}
