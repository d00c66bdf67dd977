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
        float wanted = services.skin().textScale();
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

    private void write(PathSketch.Shape shape, int hovered) {
        int ticks = shape.baked().ticks();
        int marks = 2 * PathSketch.marks(ticks);
        for (int tick = marks; tick < ticks; tick += marks) {
            String text = words("seconds", tick / Tick.PER_SECOND);
            say(shape.baked().position(tick, place), text, Skin.TEXT, -ABOVE);
        }
        shape.crossing()
                .ifPresent(tick -> say(
                        shape.baked().position(tick, place),
                        words("label.crosses", told(tick * Tick.SECONDS)),
                        shape.fair() ? Skin.TEXT : Skin.ALARM,
                        2f * ABOVE));
        List<Vector3f> points = shape.def().points();
        for (int i = 0; i < points.size(); i++) {
            boolean selected = i == draft.sheet().point();
            boolean told = selected || i == hovered;
            String text = told ? i + 1 + "   " + told(points.get(i)) : String.valueOf(i + 1);
            say(points.get(i), text, selected ? Skin.TEXT : Skin.GOLD, ABOVE);
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

    /** @param lift in lines above the place */
    private void say(Vector3f at, String text, ColorRGBA color, float lift) {
        sight.pixels(at, pixels);
        if (pixels.z <= 1f) {
            float lines = services.canvas().scale();
            float x = pixels.x / lines - labels.widthOf(text) / 2f;
            labels.say(text, color, x, pixels.y / lines + lift * scale);
        }
    }
}
