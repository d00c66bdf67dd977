package bumblewick.view;

import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/**
 * A path as a round tube in the scene, coloured by its speed, with a collar every half second of a short flight. It seems as thick from
 * afar as from near.
 */
final class PathTube {
    private static final int TRIANGLES = 40_000;
    private static final int MOST_STRETCHES = 500;
    private static final float SHINE = 0.4f; // of what is hidden
    private static final float LEAST = 0.07f; // radius, in u
    private static final float SEEMS = 0.0036f; // radius at 1 u, in u
    private static final float OUTLINE = 1.55f; // times as thick
    private static final float COLLAR = 2f;
    private static final float COLLAR_LENGTH = 1.2f; // radii
    private static final float MIRRORED = 0.7f; // times as thick
    private static final Vector3f OTHER_SIDE = Shade.of("#3a86d8");

    private final Solids solids;
    private final Vector3f eye = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f step = new Vector3f();
    private final Vector3f hue = new Vector3f();

    /** Makes a tube of no path. */
    PathTube(AssetManager assets, Node parent) {
        solids = new Solids(assets, parent, TRIANGLES, SHINE);
    }

    /** Shows no path. */
    void clear() {
        solids.clear();
        solids.show();
    }

    /**
     * Becomes the tube of a path.
     *
     * @param speed at which a factor of 1 is flown, in u/s
     * @param mirrored whether the path on the other side is shown, too
     * @param from where it is seen from (unaffected)
     */
    void show(BakedPath path, float speed, boolean mirrored, Vector3f from) {
        eye.set(from);
        solids.clear();
        int stride = Math.max(2, path.ticks() / MOST_STRETCHES + 1);
        for (int tick = 0; tick < path.ticks(); tick += stride) {
            stretch(path, tick, Math.min(tick + stride, path.ticks()), speed, mirrored);
        }
        int marks = PathSketch.marks(path.ticks());
        for (int i = 1; i * marks < path.ticks(); i++) {
            collar(path, i * marks, i % 2 == 0);
        }
        solids.show();
    }

    private void stretch(BakedPath path, int tick, int next, float speed, boolean mirrored) {
        path.position(tick, from);
        path.position(next, to);
        float length = from.distance(to);
        if (length < 1e-4f) {
            return;
        }
        if (mirrored) {
            float thin = MIRRORED * radius(from); // x is not turned round: that is the other side
            solids.in(OTHER_SIDE).cone(from, to, thin, MIRRORED * radius(to));
        }
        Corridor.toScene(from, from);
        Corridor.toScene(to, to);
        float radius = radius(from);
        float factor = length / (next - tick) * Tick.PER_SECOND / speed;
        solids.in(Hue.SHADOW).hull(from, to, OUTLINE * radius);
        solids.in(SpeedHue.of(factor, hue)).cone(from, to, radius, radius(to));
    }

    private float radius(Vector3f at) {
        return Math.max(LEAST, SEEMS * at.distance(eye));
    }

    private void collar(BakedPath path, int tick, boolean told) {
        path.step(tick, step);
        if (step.lengthSquared() < 1e-8f) {
            return;
        }
        Corridor.toScene(path.position(tick, from), from);
        float radius = radius(from);
        Corridor.toScene(step, step).normalizeLocal().multLocal(0.5f * COLLAR_LENGTH * radius);
        float thick = radius * (told ? 1.5f * COLLAR : COLLAR);
        to.set(from).addLocal(step);
        from.subtractLocal(step);
        solids.in(Hue.SHADOW).hull(from, to, 1.25f * thick);
        solids.in(Hue.CREAM).cone(from, to, thick, thick);
    }
}
