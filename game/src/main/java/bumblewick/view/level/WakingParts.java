package bumblewick.view.level;

import bumblewick.def.Waking;
import bumblewick.math.Easing;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Parts of a level that a signal of its rules lets come, go, or begin to turn. What comes grows out of the origin of its node, and
 * what goes shrinks into it.
 */
final class WakingParts {
    private static final float SECONDS = 1.1f; // from nothing to the whole
    private static final float TURNS_AFTER = 2.5f; // seconds from rest to the usual speed

    private final List<Part> parts = new ArrayList<>();
    private final List<Vector3f> begun = new ArrayList<>();

    /** One of them. */
    static final class Part {
        private final Spatial spatial;
        private final Vector3f scale;
        private final Vector3f middle;
        private final Waking waking;
        private final String signal;
        private float share; // how far it has done what the signal asks for, 0 to 1
        private float shown = -1f; // share that is seen

        private Part(Spatial spatial, Waking waking, String signal) {
            this.spatial = spatial;
            this.waking = waking;
            this.signal = signal;
            scale = spatial.getLocalScale().clone();
            middle = spatial.getWorldBound() == null
                    ? spatial.getWorldTranslation().clone()
                    : spatial.getWorldBound().getCenter().clone();
        }

        /** Share of the usual speed at which it turns, 0 to 1. */
        float speed() {
            return waking == Waking.TURNS ? Easing.inOut(share) : 0f;
        }

        private void step(float seconds) {
            share = Easing.clamp(share + seconds / (waking == Waking.TURNS ? TURNS_AFTER : SECONDS));
        }

        private void show() {
            if (share == shown || waking == Waking.TURNS) {
                return;
            }
            shown = share;
            float size = Easing.out(waking == Waking.COMES ? share : 1f - share);
            spatial.setCullHint(size > 0f ? CullHint.Inherit : CullHint.Always);
            spatial.setLocalScale(scale.x * size, scale.y * size, scale.z * size);
        }
    }

    /** Whether a node of a level is one of them. */
    static boolean isOne(Spatial node) {
        for (Waking waking : Waking.values()) {
            if (!signal(node, waking).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static String signal(Spatial node, Waking waking) {
        Object said = node.getUserData(waking.property());
        return said == null ? "" : said.toString();
    }

    /** Adds a part that stands where it is seen, with the properties of its node; returns it. */
    Part add(Spatial spatial) {
        for (Waking waking : Waking.values()) {
            String signal = signal(spatial, waking);
            if (!signal.isEmpty()) {
                Part part = new Part(spatial, waking, signal);
                part.show();
                parts.add(part);
                return part;
            }
        }
        throw new IllegalArgumentException(spatial.getName() + " waits for no signal");
    }

    /**
     * Advances by a frame.
     *
     * @param sent whether a signal was sent in the run
     * @param seconds since the last frame; infinite after a jump to another moment
     */
    void update(Predicate<String> sent, float seconds) {
        begun.clear();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            boolean done = sent.test(part.signal);
            if (done && part.share == 0f && seconds > 0f) {
                begun.add(part.middle);
            }
            part.step(done ? seconds : Float.NEGATIVE_INFINITY);
            part.show();
        }
    }

    /** The middles of those that began in the last frame, in u. */
    List<Vector3f> begun() {
        return begun;
    }
}
