package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * What lives in a garden for its own sake: hens that peck and run from Wick, butterflies, smoke from chimneys. Each
 * stays about a node of the level. The rules know nothing of it.
 */
final class SmallLife {
    private static final float SEEN_TO = 45f; // u
    private static final float SHRINKS_OVER = 8f;
    private static final float SMOKE_SEEN_TO = 130f;
    private static final float TALL = 6f; // u: no column of smoke is taller

    private final List<Hen> hens = new ArrayList<>();
    private final List<Vector3f> butterflies = new ArrayList<>();
    private final List<Vector3f> chimneys = new ArrayList<>();
    private final ModelLibrary library;
    private final Node parent;
    private final Paint paint = new Paint();
    private final Vector3f at = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private Crowd hen;
    private Crowd butterfly;
    private Crowd puff;
    private float time;

    SmallLife(ModelLibrary library, Node parent) {
        this.library = library;
        this.parent = parent;
    }

    /** Takes a node of a level for a home, if its name says so. The place is copied. */
    boolean settle(String node, Vector3f place) {
        if (node.startsWith("life_hen")) {
            hen = hen == null ? crowd("hen", ShadowMode.CastAndReceive) : hen;
            hens.add(new Hen(place, hens.size()));
        } else if (node.startsWith("life_butterfly")) {
            butterfly = butterfly == null ? crowd("butterfly", ShadowMode.Receive) : butterfly;
            butterflies.add(place.clone());
        } else if (node.startsWith("life_smoke")) {
            puff = puff == null ? crowd("puff", ShadowMode.Off) : puff;
            chimneys.add(place.clone());
        } else {
            return false;
        }
        return true;
    }

    private Crowd crowd(String model, ShadowMode shadow) {
        return new Crowd(model, library, parent, 64, shadow);
    }

    /** Goes on; Wick's feet are unaffected. */
    void show(Scope scope, Vector3f wick, float seconds) {
        time += seconds;
        if (hen != null) {
            hen.clear();
            for (int i = 0; i < hens.size(); i++) {
                hens.get(i).live(wick, time, seconds);
                put(scope, hens.get(i));
            }
            hen.show();
        }
        if (butterfly != null) {
            butterfly.clear();
            for (int i = 0; i < butterflies.size(); i++) {
                flutter(scope, butterflies.get(i), i);
            }
            butterfly.show();
        }
        if (puff != null) {
            puff.clear();
            for (int i = 0; i < chimneys.size(); i++) {
                smoke(scope, chimneys.get(i), i);
            }
            puff.show();
        }
    }

    private static float share(Scope scope, Vector3f place) {
        return FastMath.clamp((SEEN_TO - scope.away(place)) / SHRINKS_OVER, 0f, 1f);
    }

    private void put(Scope scope, Hen one) {
        float size = share(scope, one.place);
        if (size > 0f && scope.sees(one.place, 1f)) {
            Corridor.turn(one.heading, one.pitch, 0f, turn);
            hen.put(one.place, turn, size, paint.plain());
        }
    }

    private void flutter(Scope scope, Vector3f home, int number) {
        float phase = time * (0.35f + 0.05f * (number % 5)) + number * 2.1f;
        float x = 1.5f * FastMath.sin(phase) + 0.5f * FastMath.sin(phase * 2.7f);
        float z = 1.5f * FastMath.cos(phase * 0.83f) + 0.5f * FastMath.cos(phase * 3.1f);
        at.set(home).addLocal(x, 0.55f + 0.3f * FastMath.sin(phase * 3.7f), z);
        float size = share(scope, at);
        if (size <= 0f || !scope.sees(at, 1f)) {
            return;
        }
        float ahead = FastMath.atan2(FastMath.cos(phase), -FastMath.sin(phase * 0.83f));
        Corridor.turn(ahead, -0.3f, 0f, turn);
        float hue = number % 3;
        paint.tint(hue == 0 ? 1f : 0.55f, hue == 1 ? 0.9f : 0.62f, hue == 2 ? 1f : 0.45f);
        butterfly.put(at, turn, size * 1.5f, paint, 0.35f + 0.75f * FastMath.sin(time * 17f + number), 0f);
    }

    private void smoke(Scope scope, Vector3f chimney, int number) {
        float away = scope.away(chimney);
        if (away > SMOKE_SEEN_TO || !scope.sees(chimney, TALL)) {
            return;
        }
        for (int i = 0; i < 6; i++) {
            float age = (time * 0.16f + i / 6f + number * 0.37f) % 1f;
            float size = FastMath.sin(FastMath.PI * FastMath.pow(age, 0.55f)) * (0.45f + 1.1f * age);
            at.set(chimney)
                    .addLocal(
                            age * age * 2.6f + 0.25f * FastMath.sin(time * 0.9f + i * 2f) * age,
                            0.1f + 4.6f * age,
                            age * age * 1.5f);
            Corridor.turn(i * 1.7f + time * 0.2f, 0f, 0f, turn);
            puff.put(at, turn, size, paint.plain());
        }
    }
}
