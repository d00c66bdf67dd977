package bumblewick.view.gizmo;

import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import bumblewick.view.EffectColours;
import bumblewick.view.LinearColour;
import bumblewick.view.SceneCoordinates;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/**
 * Draws a path as a round tube, coloured by speed, with a collar at each time mark. Its radius grows with the distance,
 * so that it looks equally thick everywhere.
 */
final class PathTube {
    private static final int TRIANGLES = 40_000;
    private static final int MAX_SEGMENTS = 500;
    private static final float HIDDEN_OPACITY = 0.4f; // opacity where something hides it
    private static final float MIN_RADIUS = 0.07f; // radius, in u
    private static final float APPARENT_RADIUS = 0.0036f; // radius at a distance of 1 u, in u
    private static final float OUTLINE = 1.55f; // factor on the radius of the outline
    private static final float COLLAR = 2f;
    private static final float COLLAR_LENGTH = 1.2f; // in radii
    private static final float MIRRORED = 0.7f; // factor on the radius of the mirrored path
    private static final Vector3f OTHER_SIDE = LinearColour.parse("#3a86d8");

    private final SolidBatch solids;
    private final Vector3f eye = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f step = new Vector3f();
    private final Vector3f hue = new Vector3f();

    /** Creates a tube without a path. */
    PathTube(AssetManager assets, Node parent) {
        solids = new SolidBatch(assets, parent, TRIANGLES, HIDDEN_OPACITY);
    }

    /** Shows no path. */
    void clear() {
        solids.clear();
        solids.show();
    }

    /**
     * Shows a path.
     *
     * @param speed that a speed factor of 1 means, in u/s
     * @param mirrored whether the mirrored path is shown, too
     * @param from position of the camera (unaffected)
     */
    void show(BakedPath path, float speed, boolean mirrored, Vector3f from) {
        eye.set(from);
        solids.clear();
        int stride = Math.max(2, path.ticks() / MAX_SEGMENTS + 1);
        for (int tick = 0; tick < path.ticks(); tick += stride) {
            stretch(path, tick, Math.min(tick + stride, path.ticks()), speed, mirrored);
        }
        int marks = PathGizmoModel.marks(path.ticks());
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
            float thin = MIRRORED * radius(from); // keeps the corridor's x: that mirrors it
            solids.colour(OTHER_SIDE).cone(from, to, thin, MIRRORED * radius(to));
        }
        SceneCoordinates.toScene(from, from);
        SceneCoordinates.toScene(to, to);
        float radius = radius(from);
        float factor = length / (next - tick) * Tick.PER_SECOND / speed;
        solids.colour(EffectColours.SHADOW).hull(from, to, OUTLINE * radius);
        solids.colour(SpeedColours.of(factor, hue)).cone(from, to, radius, radius(to));
    }

    private float radius(Vector3f at) {
        return Math.max(MIN_RADIUS, APPARENT_RADIUS * at.distance(eye));
    }

    private void collar(BakedPath path, int tick, boolean major) {
        path.step(tick, step);
        if (step.lengthSquared() < 1e-8f) {
            return;
        }
        SceneCoordinates.toScene(path.position(tick, from), from);
        float radius = radius(from);
        SceneCoordinates.toScene(step, step).normalizeLocal().multLocal(0.5f * COLLAR_LENGTH * radius);
        float thick = radius * (major ? 1.5f * COLLAR : COLLAR);
        to.set(from).addLocal(step);
        from.subtractLocal(step);
        solids.colour(EffectColours.SHADOW).hull(from, to, 1.25f * thick);
        solids.colour(EffectColours.CREAM).cone(from, to, thick, thick);
    }
}
