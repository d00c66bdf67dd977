package bumblewick.view;

import bumblewick.view.PathSketch.Axis;
import bumblewick.view.PathSketch.Shape;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.util.List;

/** Draws a {@link PathSketch} into the scene: the path, its points, where Wick can be, and who flies. */
final class PathPicture {
    private static final int HANDLES = 4_000; // triangles
    private static final float GRID = 5f; // u
    private static final float GRID_SIDE = 20f;
    private static final float GRID_BEHIND = -20f;
    private static final float GRID_AHEAD = 140f;
    private static final float GRID_HEIGHT = 0.05f;
    private static final float FRAME = 20f; // u between two frames of the corridor
    private static final Vector3f GROUND = Shade.of("#2d6e6a");
    private static final Vector3f AXIS = Shade.of("#9fe6d2");
    private static final Vector3f CORRIDOR = Shade.of("#4fa39c");
    private static final Vector3f ROOM = Shade.of("#ffd45c");
    private static final Vector3f LEGS = Shade.of("#ffffff");
    private static final Vector3f HANDLE = Shade.of("#ff9d1e");
    private static final Vector3f SELECTED = Shade.of("#fff6dd");
    private static final Vector3f CUT = Shade.of("#bfeee6");
    private static final Vector3f TIGHT = Shade.of("#c58bff");
    private static final Vector3f UNFAIR = Shade.of("#ff3f52");
    private static final Vector3f FAIR = Shade.of("#5fe3b0");
    private static final Vector3f[] AXES = {Shade.of("#ff5a5a"), Shade.of("#7be05a"), Shade.of("#5aa8ff")};

    private final PathSketch sketch;
    private final Node node = new Node("path");
    private final PathTube tube;
    private final Solids handles;
    private final Wires wires;
    private final WireShapes shapes;
    private final CrewView crew;
    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Vector3f eye = new Vector3f();

    /** @param sketch what is drawn; looked at in each frame */
    PathPicture(Theatre theatre, Crowds crowds, PathSketch sketch) {
        this.sketch = sketch;
        theatre.root().attachChild(node);
        tube = new PathTube(theatre.assets(), node);
        wires = new Wires(theatre.assets(), node);
        wires.toggle();
        shapes = new WireShapes(wires);
        handles = new Solids(theatre.assets(), node, HANDLES, 1f);
        crew = new CrewView(crowds);
    }

    /**
     * Draws a frame.
     *
     * @param railZ where Wick is along the rail, in u
     */
    void show(float railZ, Camera camera) {
        node.setLocalTranslation(0f, 0f, railZ);
        eye.set(camera.getLocation()).addLocal(0f, 0f, -railZ);
        sketch.shape()
                .ifPresentOrElse(
                        shape -> tube.show(
                                shape.baked(),
                                shape.def().speed(),
                                sketch.mirrored().isPresent(),
                                eye),
                        tube::clear);
        wires.clear();
        handles.clear();
        ground();
        corridor();
        sketch.shape().ifPresent(this::path);
        wires.show();
        handles.show();
        crew.show(sketch, railZ, camera.getLocation());
    }

    private void ground() {
        wires.in(GROUND);
        for (float x = -GRID_SIDE; x <= GRID_SIDE; x += GRID) {
            line(x, GRID_HEIGHT, GRID_BEHIND, x, GRID_HEIGHT, GRID_AHEAD);
        }
        for (float z = GRID_BEHIND; z <= GRID_AHEAD; z += GRID) {
            line(-GRID_SIDE, GRID_HEIGHT, z, GRID_SIDE, GRID_HEIGHT, z);
        }
        wires.in(AXIS);
        line(0f, GRID_HEIGHT, GRID_BEHIND, 0f, GRID_HEIGHT, GRID_AHEAD);
        line(-GRID_SIDE, GRID_HEIGHT, 0f, GRID_SIDE, GRID_HEIGHT, 0f);
    }

    private void corridor() {
        Vector3f room = sketch.room();
        wires.in(CORRIDOR);
        for (float z = FRAME; z < GRID_AHEAD; z += FRAME) {
            a.set(0f, room.y, z);
            shapes.box(room.x, room.y, 0f, a, Quaternion.IDENTITY);
        }
        wires.in(ROOM);
        a.set(0f, room.y, 0f);
        shapes.box(room.x, room.y, room.z, a, Quaternion.IDENTITY);
    }

    private void path(Shape shape) {
        List<Vector3f> points = shape.def().points();
        wires.in(LEGS);
        for (int i = 1; i < points.size(); i++) {
            wires.line(Corridor.toScene(points.get(i - 1), a), Corridor.toScene(points.get(i), b));
        }
        cuts(shape);
        findings(shape);
        for (int i = 0; i < points.size(); i++) {
            handle(points.get(i), i);
        }
        if (sketch.selected() >= 0 && sketch.selected() < points.size()) {
            arrows(points.get(sketch.selected()));
        }
    }

    private void cuts(Shape shape) {
        handles.in(CUT);
        for (Vector3f cut : CutPoints.of(shape.def())) {
            Corridor.toScene(cut, a);
            handles.diamond(a, 0.5f * PathSketch.handle(eye.distance(a)));
        }
    }

    private void findings(Shape shape) {
        shape.crossing().ifPresent(tick -> mark(shape, tick, shape.fair() ? FAIR : UNFAIR, 2.6f));
        shape.tightest().ifPresent(tick -> mark(shape, tick, TIGHT, 1.7f));
    }

    /** A ring around the path. */
    private void mark(Shape shape, int tick, Vector3f hue, float size) {
        Corridor.toScene(shape.baked().position(tick, a), a);
        Corridor.toScene(shape.baked().step(tick, b), b);
        if (b.lengthSquared() > 1e-8f) {
            float radius = size * PathSketch.handle(eye.distance(a));
            handles.in(hue).ring(a, b.normalizeLocal(), 0.72f * radius, radius);
        }
    }

    private void handle(Vector3f point, int index) {
        Corridor.toScene(point, a);
        float size = PathSketch.handle(eye.distance(a));
        boolean hovered = index == sketch.hovered();
        boolean selected = index == sketch.selected();
        handles.in(Hue.SHADOW).diamond(a, size * (hovered || selected ? 1.7f : 1.3f));
        handles.in(selected ? SELECTED : HANDLE).diamond(a, size * (hovered || selected ? 1.35f : 1f));
    }

    private void arrows(Vector3f point) {
        Corridor.toScene(point, a);
        float size = PathSketch.handle(eye.distance(a));
        for (Axis axis : Axis.values()) {
            boolean hovered = sketch.axis().isPresent() && sketch.axis().get() == axis;
            Corridor.toScene(axis.direction(), b);
            float length = PathSketch.arrow() * size;
            tip.set(b).multLocal(length).addLocal(a);
            b.multLocal(length * 0.74f).addLocal(a);
            handles.in(hovered ? SELECTED : AXES[axis.ordinal()]);
            float thick = hovered ? 1.5f : 1f;
            handles.cone(a, b, 0.16f * size * thick, 0.16f * size * thick);
            handles.cone(b, tip, 0.5f * size * thick, 0f);
        }
    }

    private void line(float ax, float ay, float az, float bx, float by, float bz) {
        wires.line(a.set(ax, ay, az), b.set(bx, by, bz));
    }
}
