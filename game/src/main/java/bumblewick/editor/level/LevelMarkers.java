package bumblewick.editor.level;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.editor.widget.MarkerLayer;
import bumblewick.editor.widget.MarkerShape;
import bumblewick.ui.draw.Canvas;
import bumblewick.view.gizmo.LevelLayer;
import bumblewick.view.gizmo.LevelThingPoses;
import bumblewick.view.render.SceneView;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Draws a marker over each thing of the shown layers, and the names of the nearest. */
final class LevelMarkers {
    private static final float SIGNS_TO = 260f; // u
    private static final float NAMES_TO = 26f;
    private static final float RADIUS = 7f; // of a near marker, in lines of the canvas
    private static final float SMALLEST = 2.8f;
    private static final float FULL = 14f; // u; nearer markers have their full size
    private static final float CHOSEN = 1.5f; // factor on the size of the chosen one
    private static final float PLATE = 1.55f; // times the radius
    private static final float TELLS_TO = 16f; // u
    private static final float PALE = 0.35f; // how much of a name's colour is white
    private static final float AIM = 13f; // lines
    private static final int LONGEST = 34; // characters
    private static final float REACH = 14f; // lines around a marker within which the pointer is on it

    private final MarkerLayer layer;
    private final Canvas canvas;
    private final LevelTexts words;
    private final LevelThingPoses motion;
    private final Vector3f middle = new Vector3f();
    private final List<LevelPlanNode> signed = new ArrayList<>();
    private final List<Tag> tags = new ArrayList<>();
    private final Vector3f pixels = new Vector3f();
    private float right; // where the panels begin, in lines
    private boolean names = true;
    private boolean aims;

    /** A thing in the picture: its position in lines of the canvas, and its distance from the camera in u. */
    private record Tag(LevelPlanNode thing, float x, float y, float away) {}

    LevelMarkers(MarkerLayer layer, Canvas canvas, LevelPlan plan, LevelTexts words, LevelThingPoses motion) {
        this.layer = layer;
        this.canvas = canvas;
        this.words = words;
        this.motion = motion;
        for (LevelPlanNode thing : plan.things()) {
            if (thing.mistaken() || shape(thing.sort()).isPresent()) {
                signed.add(thing);
            }
        }
    }

    /** The marker of a sort; nothing for what is large enough to be seen without. */
    private static Optional<MarkerShape> shape(Sort sort) {
        return Optional.ofNullable(
                switch (sort) {
                    case PLATFORM -> MarkerShape.FERRY;
                    case BODY -> MarkerShape.CRATE;
                    case WALKER -> MarkerShape.FOE;
                    case PICKUP -> MarkerShape.JEWEL;
                    case WICK -> MarkerShape.HARE;
                    case FRIEND -> MarkerShape.HEART;
                    case UNKNOWN -> MarkerShape.RING;
                    case ACTION, FIELD, MACHINE -> MarkerShape.SPARK;
                    case CAMERA_ZONE -> MarkerShape.FRAME;
                    case CAMERA, CAMERA_END -> MarkerShape.CAMERA;
                    case LIFE, ROOM, NOTHING -> MarkerShape.POINT;
                    case GROUND, PATH, PATH_POINT, FADING, TURNING, GROWTH, SEEN -> null;
                });
    }

    /** Shows or hides names. */
    void names(boolean shown) {
        names = shown;
    }

    /** Shows or hides the mark in the middle of the picture. */
    void aims(boolean shown) {
        aims = shown;
    }

    /**
     * Draws a frame.
     *
     * @param shown layers whose things have markers; things with mistakes always have one
     * @param eye position of the camera (unaffected)
     * @param overlay that lies over the picture
     */
    void update(
            SceneView outlook,
            Set<LevelLayer> shown,
            Optional<LevelPlanNode> chosen,
            Vector3f eye,
            LevelViewerOverlay overlay) {
        tags.clear();
        for (LevelPlanNode thing : signed) {
            if (thing.mistaken() || shown.contains(LevelLayer.of(thing.sort())) || isChosen(thing, chosen)) {
                place(outlook, thing, eye, overlay);
            }
        }
        tags.sort(Comparator.comparing(Tag::away).reversed());
        layer.begin();
        for (Tag tag : tags) {
            draw(tag, isChosen(tag.thing(), chosen));
        }
        right = overlay.left();
        write(chosen);
        if (aims) {
            layer.mark(MarkerShape.AIM, canvas.width() / 2f, Canvas.HEIGHT / 2f, AIM, ColorRGBA.White, 1f);
        }
        layer.end();
    }

    private static boolean isChosen(LevelPlanNode thing, Optional<LevelPlanNode> chosen) {
        return chosen.isPresent() && chosen.get() == thing;
    }

    private void place(SceneView outlook, LevelPlanNode thing, Vector3f eye, LevelViewerOverlay overlay) {
        if (!motion.exists(thing)) {
            return;
        }
        float away = motion.middle(thing, middle).distance(eye);
        outlook.toWindow(middle, pixels);
        float x = pixels.x / canvas.scale();
        float y = pixels.y / canvas.scale();
        boolean inside = pixels.z < 1f && x > 0f && x < canvas.width() && !overlay.cover(x, y);
        if (inside && (away < SIGNS_TO || thing.mistaken())) {
            tags.add(new Tag(thing, x, y, away));
        }
    }

    private void draw(Tag tag, boolean chosen) {
        MarkerShape shape = tag.thing().mistaken()
                ? MarkerShape.CROSS
                : shape(tag.thing().sort()).orElse(MarkerShape.POINT);
        layer.sign(shape, tag.x(), tag.y(), radius(tag, chosen), tint(tag, chosen), 1f);
    }

    private static ColorRGBA tint(Tag tag, boolean chosen) {
        return chosen ? LevelTexts.colour(LevelLayer.CHOSEN) : LevelTexts.colour(tag.thing());
    }

    private static float radius(Tag tag, boolean chosen) {
        float size = Math.max(SMALLEST, RADIUS * Math.min(1f, FULL / tag.away()));
        return chosen || tag.thing().mistaken() ? Math.max(RADIUS, size) * CHOSEN : size;
    }

    /** Writes names: first those that must be shown, then the nearest. */
    private void write(Optional<LevelPlanNode> chosen) {
        for (int i = tags.size() - 1; i >= 0; i--) {
            if (matters(tags.get(i), chosen)) {
                write(tags.get(i), true, isChosen(tags.get(i).thing(), chosen));
            }
        }
        for (int i = tags.size() - 1; i >= 0 && names; i--) {
            if (tags.get(i).away() < NAMES_TO && !matters(tags.get(i), chosen)) {
                write(tags.get(i), false, false);
            }
        }
    }

    private static boolean matters(Tag tag, Optional<LevelPlanNode> chosen) {
        return tag.thing().mistaken() || isChosen(tag.thing(), chosen);
    }

    private void write(Tag tag, boolean must, boolean chosen) {
        String does = chosen || tag.away() < TELLS_TO ? words.does(tag.thing()) : "";
        String name = tag.thing().name() + (does.isEmpty() ? "" : "\n" + shortened(does));
        float beside = tag.x() + PLATE * radius(tag, chosen) + 4f;
        layer.name(
                name,
                beside,
                tag.y(),
                right,
                new ColorRGBA().interpolateLocal(tint(tag, chosen), ColorRGBA.White, PALE),
                must);
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    /** The thing whose marker is under the pointer; of several, the nearest to the camera. */
    Optional<LevelPlanNode> under(float x, float y) {
        Tag found = null;
        for (Tag tag : tags) {
            if (Math.hypot(tag.x() - x, tag.y() - y) < REACH) {
                found = tag; // the last is the nearest
            }
        }
        return Optional.ofNullable(found).map(Tag::thing);
    }
}
