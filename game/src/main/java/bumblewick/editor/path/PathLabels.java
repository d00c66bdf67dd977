package bumblewick.editor.path;

import bumblewick.app.shell.Gui;
import bumblewick.editor.widget.LabelPlacement;
import bumblewick.editor.widget.LabelPool;
import bumblewick.math.Tick;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.ZOrder;
import bumblewick.view.gizmo.PathGizmoModel;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Locale;

/** The labels in the picture of a path: seconds along it, numbers and positions of its points, and warnings. */
final class PathLabels {
    private static final float FONT = 17f;
    private static final float ABOVE = 17f; // lines

    private final Gui gui;
    private final PathProjection projection;
    private final EditedPath edited;
    private final LabelPlacement room = new LabelPlacement();
    private final Vector3f place = new Vector3f();
    private final Vector3f pixels = new Vector3f();
    private LabelPool labels;
    private float scale;

    PathLabels(Gui gui, PathProjection projection, EditedPath edited) {
        this.gui = gui;
        this.projection = projection;
        this.edited = edited;
    }

    void hide() {
        if (labels != null) {
            labels.node().removeFromParent();
            labels = null;
        }
    }

    /**
     * Places the labels; call it after the camera has moved.
     *
     * @param hovered index of the point under the pointer, or {@link PathGizmoModel#NONE}
     */
    void update(int hovered) {
        float wanted = gui.skin().toolTextScale();
        if (labels == null || scale != wanted) {
            hide();
            scale = wanted;
            labels = new LabelPool(gui.skin(), FONT * scale);
            labels.node().setLocalTranslation(0f, 0f, ZOrder.TEXT);
            gui.canvas().add(labels.node());
        }
        labels.begin();
        edited.shape().ifPresent(shape -> write(shape, hovered));
        labels.end();
    }

    /** Places the most important labels first: they get the free places. */
    private void write(PathGizmoModel.Shape shape, int hovered) {
        room.clear();
        List<Vector3f> points = shape.def().points();
        for (int i = 0; i < points.size(); i++) {
            if (isDetailed(i, hovered)) {
                String text = i + 1 + "   " + format(points.get(i));
                say(points.get(i), text, colour(i), ABOVE, true);
            }
        }
        shape.crossing()
                .ifPresent(tick -> say(
                        shape.baked().position(tick, place),
                        words("label.crosses", format(tick * Tick.SECONDS)),
                        shape.fair() ? Skin.TEXT : Skin.ALARM,
                        2f * ABOVE,
                        true));
        for (int i = 0; i < points.size(); i++) {
            if (!isDetailed(i, hovered)) {
                say(points.get(i), String.valueOf(i + 1), colour(i), ABOVE, true);
            }
        }
        seconds(shape);
    }

    private boolean isDetailed(int point, int hovered) {
        return point == edited.point() || point == hovered;
    }

    private ColorRGBA colour(int point) {
        return point == edited.point() ? Skin.TEXT : Skin.GOLD;
    }

    /** Places as many labels of seconds as there is room for. */
    private void seconds(PathGizmoModel.Shape shape) {
        int ticks = shape.baked().ticks();
        int marks = 2 * PathGizmoModel.marks(ticks);
        for (int tick = marks; tick < ticks; tick += marks) {
            String text = words("seconds", tick / Tick.PER_SECOND);
            say(shape.baked().position(tick, place), text, Skin.TEXT, -ABOVE, false);
        }
    }

    private String words(String key, Object... values) {
        return gui.text("path." + key, values);
    }

    private static String format(float value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String format(Vector3f place) {
        return format(place.x) + "  " + format(place.y) + "  " + format(place.z);
    }

    /**
     * Places a label above or below a position, where no other label is.
     *
     * @param lift how far above the position, in lines
     * @param must whether it is placed even where there is no room
     */
    private void say(Vector3f at, String text, ColorRGBA color, float lift, boolean must) {
        projection.pixels(at, pixels);
        if (pixels.z > 1f) {
            return;
        }
        float lines = gui.canvas().scale();
        float width = labels.widthOf(text);
        float x = pixels.x / lines - width / 2f;
        float y = pixels.y / lines;
        float height = FONT * scale;
        if (room.take(x, y + lift * scale, width, height)) {
            labels.say(text, color, x, y + lift * scale);
        } else if (room.take(x, y - lift * scale, width, height)) {
            labels.say(text, color, x, y - lift * scale);
        } else if (must) {
            labels.say(text, color, x, y + lift * scale);
        }
    }
}
