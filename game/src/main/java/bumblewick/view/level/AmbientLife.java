package bumblewick.view.level;

import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.camera.SceneCulling;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Life without a part in the rules: hens that peck and run from Wick, butterflies, smoke from chimneys. Each stays
 * about a node of the level.
 */
final class AmbientLife {
    private static final float SEEN_TO = 45f; // u
    private static final float SHRINKS_OVER = 8f;
    private static final float SMOKE_SEEN_TO = 130f;
    private static final float TALL = 4.5f; // u: height of the tallest column of smoke

    private final List<Hen> hens = new ArrayList<>();
    private final List<Vector3f> butterflies = new ArrayList<>();
    private final List<Vector3f> chimneys = new ArrayList<>();
    private final ModelLibrary library;
    private final Node parent;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f at = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private InstancedModel hen;
    private InstancedModel butterfly;
    private InstancedModel smoke;
    private float time;

    AmbientLife(ModelLibrary library, Node parent) {
        this.library = library;
        this.parent = parent;
    }

    /** Settles something at a node of a level, if the node's name says so. The place is copied. */
    boolean settle(String node, Vector3f place) {
        if (node.startsWith("life_hen")) {
            hen = hen == null ? instances("hen", ShadowMode.CastAndReceive) : hen;
            hens.add(new Hen(place, hens.size()));
        } else if (node.startsWith("life_butterfly")) {
            butterfly = butterfly == null ? instances("butterfly", ShadowMode.Receive) : butterfly;
            butterflies.add(place.clone());
        } else if (node.startsWith("life_smoke")) {
            smoke = smoke == null ? instances("puff", ShadowMode.Off) : smoke;
            chimneys.add(place.clone());
        } else {
            return false;
        }
        return true;
    }

    private InstancedModel instances(String model, ShadowMode shadow) {
        return new InstancedModel(model, library, parent, 64, shadow);
    }

    /** Moves and draws everything; Wick's feet are unaffected. */
    void show(SceneCulling culling, Vector3f wick, float seconds) {
        time += seconds;
        if (hen != null) {
            hen.clear();
            for (int i = 0; i < hens.size(); i++) {
                hens.get(i).update(wick, time, seconds);
                put(culling, hens.get(i));
            }
            hen.submit();
        }
        if (butterfly != null) {
            butterfly.clear();
            for (int i = 0; i < butterflies.size(); i++) {
                moveButterflies(culling, butterflies.get(i), i);
            }
            butterfly.submit();
        }
        if (smoke != null) {
            smoke.clear();
            for (int i = 0; i < chimneys.size(); i++) {
                smoke(culling, chimneys.get(i), i);
            }
            smoke.submit();
        }
    }

    private static float share(SceneCulling culling, Vector3f place) {
        return FastMath.clamp((SEEN_TO - culling.distance(place)) / SHRINKS_OVER, 0f, 1f);
    }

    private void put(SceneCulling culling, Hen one) {
        float size = share(culling, one.place);
        if (size > 0f && culling.isVisible(one.place, 1f)) {
            SceneCoordinates.rotation(one.heading, one.pitch, 0f, turn);
            hen.add(one.place, turn, size, style.reset());
        }
    }

    private void moveButterflies(SceneCulling culling, Vector3f home, int number) {
        float phase = time * (0.35f + 0.05f * (number % 5)) + number * 2.1f;
        float x = 1.5f * FastMath.sin(phase) + 0.5f * FastMath.sin(phase * 2.7f);
        float z = 1.5f * FastMath.cos(phase * 0.83f) + 0.5f * FastMath.cos(phase * 3.1f);
        at.set(home).addLocal(x, 0.55f + 0.3f * FastMath.sin(phase * 3.7f), z);
        float size = share(culling, at);
        if (size <= 0f || !culling.isVisible(at, 1f)) {
            return;
        }
        float ahead = FastMath.atan2(FastMath.cos(phase), -FastMath.sin(phase * 0.83f));
        SceneCoordinates.rotation(ahead, -0.3f, 0f, turn);
        float hue = number % 3;
        style.tint(hue == 0 ? 1f : 0.55f, hue == 1 ? 0.9f : 0.62f, hue == 2 ? 1f : 0.45f);
        butterfly.add(at, turn, size * 1.5f, style, 0.35f + 0.75f * FastMath.sin(time * 17f + number), 0f);
    }

    private void smoke(SceneCulling culling, Vector3f chimney, int number) {
        float away = culling.distance(chimney);
        if (away > SMOKE_SEEN_TO || !culling.isVisible(chimney, TALL)) {
            return;
        }
        for (int i = 0; i < 6; i++) {
            float age = (time * 0.16f + i / 6f + number * 0.37f) % 1f;
            float size = FastMath.sin(FastMath.PI * FastMath.pow(age, 0.55f)) * (0.4f + 0.6f * age);
            at.set(chimney)
                    .addLocal(
                            age * age * 1.9f + 0.2f * FastMath.sin(time * 0.9f + i * 2f) * age,
                            0.1f + 3.1f * age,
                            age * age * 1.5f);
            SceneCoordinates.rotation(i * 1.7f + time * 0.2f, 0f, 0f, turn);
            smoke.add(at, turn, size, style.reset());
        }
    }
}
