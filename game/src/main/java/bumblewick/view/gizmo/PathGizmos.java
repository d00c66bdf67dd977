package bumblewick.view.gizmo;

import bumblewick.def.PathDef;
import bumblewick.sim.motion.CornerPath;
import bumblewick.sim.motion.Curve;
import bumblewick.sim.motion.QuadraticBezier;
import bumblewick.view.EffectColours;
import bumblewick.view.LinearColour;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.gizmo.PathGizmoModel.Axis;
import bumblewick.view.gizmo.PathGizmoModel.Shape;
import bumblewick.view.render.SceneRig;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** Draws a {@link PathGizmoModel}: the path, its points, Wick's room, and the enemies that fly it. */
public final class PathGizmos {
    private static final int HANDLES = 4_000; // triangles
    private static final float GRID = 5f; // u
    private static final float GRID_SIDE = 20f;
    private static final float GRID_BEHIND = -20f;
    private static final float GRID_AHEAD = 140f;
    private static final float GRID_HEIGHT = 0.05f;
    private static final float FRAME = 20f; // u between two frames of the corridor
    private static final Vector3f GROUND = LinearColour.parse("#2d6e6a");
    private static final Vector3f AXIS = LinearColour.parse("#9fe6d2");
    private static final Vector3f CORRIDOR = LinearColour.parse("#4fa39c");
    private static final Vector3f ROOM = LinearColour.parse("#ffd45c");
    private static final Vector3f LEGS = LinearColour.parse("#ffffff");
    private static final Vector3f HANDLE = LinearColour.parse("#ff9d1e");
    private static final Vector3f SELECTED = LinearColour.parse("#fff6dd");
    private static final Vector3f CUT = LinearColour.parse("#bfeee6");
    private static final Vector3f TIGHT = LinearColour.parse("#c58bff");
    private static final Vector3f UNFAIR = LinearColour.parse("#ff3f52");
    private static final Vector3f FAIR = LinearColour.parse("#5fe3b0");
    private static final Vector3f[] AXES = {
        LinearColour.parse("#ff5a5a"), LinearColour.parse("#7be05a"), LinearColour.parse("#5aa8ff")
    };

    private final PathGizmoModel edited;
    private final Node node = new Node("path");
    private final PathTube tube;
    private final SolidBatch handles;
    private final LineBatch lines;
    private final PathFliers fliers;
    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Vector3f eye = new Vector3f();

    /** @param edited the path to draw; read in each frame */
    public PathGizmos(SceneRig rig, InstancedModels models, PathGizmoModel edited) {
        this.edited = edited;
        rig.root().attachChild(node);
        tube = new PathTube(rig.assets(), node);
        lines = new LineBatch(rig.assets(), node);
        lines.toggle();
        handles = new SolidBatch(rig.assets(), node, HANDLES, 1f);
        fliers = new PathFliers(models);
    }

    /**
     * Draws a frame.
     *
     * @param railZ Wick's distance along the rail, in u
     */
    public void show(float railZ, Camera camera) {
        node.setLocalTranslation(0f, 0f, railZ);
        eye.set(camera.getLocation()).addLocal(0f, 0f, -railZ);
        edited.shape()
                .ifPresentOrElse(
                        shape -> tube.show(
                                shape.baked(),
                                shape.def().speed(),
                                edited.mirrored().isPresent(),
                                eye),
                        tube::clear);
        lines.clear();
        handles.clear();
        ground();
        corridor();
        edited.shape().ifPresent(this::path);
        lines.show();
        handles.show();
        fliers.show(edited, railZ, camera.getLocation());
    }

    private void ground() {
        lines.colour(GROUND);
        for (float x = -GRID_SIDE; x <= GRID_SIDE; x += GRID) {
            line(x, GRID_HEIGHT, GRID_BEHIND, x, GRID_HEIGHT, GRID_AHEAD);
        }
        for (float z = GRID_BEHIND; z <= GRID_AHEAD; z += GRID) {
            line(-GRID_SIDE, GRID_HEIGHT, z, GRID_SIDE, GRID_HEIGHT, z);
        }
        lines.colour(AXIS);
        line(0f, GRID_HEIGHT, GRID_BEHIND, 0f, GRID_HEIGHT, GRID_AHEAD);
        line(-GRID_SIDE, GRID_HEIGHT, 0f, GRID_SIDE, GRID_HEIGHT, 0f);
    }

    private void corridor() {
        Vector3f room = edited.halfRoom();
        lines.colour(CORRIDOR);
        for (float z = FRAME; z < GRID_AHEAD; z += FRAME) {
            a.set(0f, room.y, z);
            lines.box(room.x, room.y, 0f, a, Quaternion.IDENTITY);
        }
        lines.colour(ROOM);
        a.set(0f, room.y, 0f);
        lines.box(room.x, room.y, room.z, a, Quaternion.IDENTITY);
    }

    private void path(Shape shape) {
        List<Vector3f> points = shape.def().points();
        lines.colour(LEGS);
        for (int i = 1; i < points.size(); i++) {
            lines.line(SceneCoordinates.toScene(points.get(i - 1), a), SceneCoordinates.toScene(points.get(i), b));
        }
        drawCutPoints(shape);
        drawAnalysis(shape);
        for (int i = 0; i < points.size(); i++) {
            handle(points.get(i), i);
        }
        if (edited.selected() >= 0 && edited.selected() < points.size()) {
            arrows(points.get(edited.selected()));
        }
    }

    private void drawCutPoints(Shape shape) {
        handles.colour(CUT);
        for (Vector3f cut : cutPoints(shape.def())) {
            SceneCoordinates.toScene(cut, a);
            handles.diamond(a, 0.5f * PathGizmoModel.handle(eye.distance(a)));
        }
    }

    /** The points at which a curve begins or ends, in the corridor's frame, relative to Wick. */
    private static List<Vector3f> cutPoints(PathDef path) {
        List<Vector3f> cuts = new ArrayList<>();
        for (Curve piece : new CornerPath(path).pieces()) {
            if (piece instanceof QuadraticBezier) {
                cuts.add(piece.position(0f, new Vector3f()));
                cuts.add(piece.position(1f, new Vector3f()));
            }
        }
        return cuts;
    }

    private void drawAnalysis(Shape shape) {
        shape.crossing().ifPresent(tick -> mark(shape, tick, shape.fair() ? FAIR : UNFAIR, 2.6f));
        shape.tightest().ifPresent(tick -> mark(shape, tick, TIGHT, 1.7f));
    }

    /** Draws a ring around the path. */
    private void mark(Shape shape, int tick, Vector3f hue, float size) {
        SceneCoordinates.toScene(shape.baked().position(tick, a), a);
        SceneCoordinates.toScene(shape.baked().step(tick, b), b);
        if (b.lengthSquared() > 1e-8f) {
            float radius = size * PathGizmoModel.handle(eye.distance(a));
            handles.colour(hue).ring(a, b.normalizeLocal(), 0.72f * radius, radius);
        }
    }

    private void handle(Vector3f point, int index) {
        SceneCoordinates.toScene(point, a);
        float size = PathGizmoModel.handle(eye.distance(a));
        boolean hovered = index == edited.hovered();
        boolean selected = index == edited.selected();
        handles.colour(EffectColours.SHADOW).diamond(a, size * (hovered || selected ? 1.7f : 1.3f));
        handles.colour(selected ? SELECTED : HANDLE).diamond(a, size * (hovered || selected ? 1.35f : 1f));
    }

    private void arrows(Vector3f point) {
        SceneCoordinates.toScene(point, a);
        float size = PathGizmoModel.handle(eye.distance(a));
        for (Axis axis : Axis.values()) {
            boolean hovered = edited.axis().isPresent() && edited.axis().get() == axis;
            SceneCoordinates.toScene(axis.direction(), b);
            float length = PathGizmoModel.arrow() * size;
            tip.set(b).multLocal(length).addLocal(a);
            b.multLocal(length * 0.74f).addLocal(a);
            handles.colour(hovered ? SELECTED : AXES[axis.ordinal()]);
            float thick = hovered ? 1.5f : 1f;
            handles.cone(a, b, 0.16f * size * thick, 0.16f * size * thick);
            handles.cone(b, tip, 0.5f * size * thick, 0f);
        }
    }

    private void line(float ax, float ay, float az, float bx, float by, float bz) {
        lines.line(a.set(ax, ay, az), b.set(bx, by, bz));
    }
}
