package bumblewick.app;

import bumblewick.math.Tick;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.timeline.Labels;
import bumblewick.view.PathSketch;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Locale;

/** Words at places of a path: its seconds, its points, and what was found. */
final class PathLabels {
    private static final float FONT = 17f;
    private static final float ABOVE = 17f; // lines

    private final Services services;
    private final PathSight sight;
    private final PathDraft draft;
    private final LabelRoom room = new LabelRoom();
    private final Vector3f place = new Vector3f();
    private final Vector3f pixels = new Vector3f();
    private Labels labels;
    private float scale;

    PathLabels(Services services, PathSight sight, PathDraft draft) {
        this.services = services;
        this.sight = sight;
        this.draft = draft;
    }

    void hide() {
        if (labels != null) {
            labels.node().removeFromParent();
            labels = null;
        }
    }

    /**
     * Writes them.
     *
     * @param hovered index of the point under the pointer, or {@link PathSketch#NONE}
     */
    void update(int hovered) {
        float wanted = services.skin().rimScale();
        if (labels == null || scale != wanted) {
            hide();
            scale = wanted;
            labels = new Labels(services.skin(), FONT * scale);
            labels.node().setLocalTranslation(0f, 0f, Layer.TEXT);
            services.canvas().add(labels.node());
        }
        labels.begin();
        draft.shape().ifPresent(shape -> write(shape, hovered));
        labels.end();
    }

    /** What matters most first: it gets the best places. */
    private void write(PathSketch.Shape shape, int hovered) {
        room.clear();
        List<Vector3f> points = shape.def().points();
        for (int i = 0; i < points.size(); i++) {
            if (told(i, hovered)) {
                String text = i + 1 + "   " + told(points.get(i));
                say(points.get(i), text, colour(i), ABOVE, true);
            }
        }
        shape.crossing()
                .ifPresent(tick -> say(
                        shape.baked().position(tick, place),
                        words("label.crosses", told(tick * Tick.SECONDS)),
                        shape.fair() ? Skin.TEXT : Skin.ALARM,
                        2f * ABOVE,
                        true));
        for (int i = 0; i < points.size(); i++) {
            if (!told(i, hovered)) {
                say(points.get(i), String.valueOf(i + 1), colour(i), ABOVE, true);
            }
        }
        seconds(shape);
    }

    private boolean told(int point, int hovered) {
        return point == draft.sheet().point() || point == hovered;
    }

    private ColorRGBA colour(int point) {
        return point == draft.sheet().point() ? Skin.TEXT : Skin.GOLD;
    }

    /** As many as there is room for. */
    private void seconds(PathSketch.Shape shape) {
        int ticks = shape.baked().ticks();
        int marks = 2 * PathSketch.marks(ticks);
        for (int tick = marks; tick < ticks; tick += marks) {
            String text = words("seconds", tick / Tick.PER_SECOND);
            say(shape.baked().position(tick, place), text, Skin.TEXT, -ABOVE, false);
        }
    }

    private String words(String key, Object... values) {
        return services.words().text("path." + key, values);
    }

    private static String told(float value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String told(Vector3f place) {
        return told(place.x) + "  " + told(place.y) + "  " + told(place.z);
    }

    /**
     * Says something at a place, above it or below, where nothing else is said.
     *
     * @param lift in lines above the place
     * @param must whether it is said even where there is no room
     */
    private void say(Vector3f at, String text, ColorRGBA color, float lift, boolean must) {
        sight.pixels(at, pixels);
        if (pixels.z > 1f) {
            return;
        }
        float lines = services.canvas().scale();
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
