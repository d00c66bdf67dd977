package bumblewick.app;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.def.LevelThing.Sort;
import bumblewick.ui.Canvas;
import bumblewick.ui.TagLayer;
import bumblewick.ui.TagShape;
import bumblewick.view.LevelLayer;
import bumblewick.view.LevelMotion;
import bumblewick.view.Outlook;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts a sign over every thing that is shown and has a place, and names to the nearest. */
final class LevelTags {
    private static final float SIGNS_TO = 260f; // u
    private static final float NAMES_TO = 26f;
    private static final float RADIUS = 7f; // of a sign that is near, in lines
    private static final float SMALLEST = 2.8f;
    private static final float FULL = 14f; // u within which a sign has its full size
    private static final float CHOSEN = 1.5f; // times as large
    private static final float PLATE = 1.55f; // times the radius
    private static final float TELLS_TO = 16f; // u
    private static final float PALE = 0.35f; // how much of a name's colour is white
    private static final float AIM = 13f; // lines
    private static final int LONGEST = 34; // letters
    private static final float REACH = 14f; // lines around a sign that are it for a pointer

    private final TagLayer layer;
    private final Canvas canvas;
    private final LevelWords words;
    private final LevelMotion motion;
    private final Vector3f middle = new Vector3f();
    private final List<LevelThing> signed = new ArrayList<>();
    private final List<Tag> tags = new ArrayList<>();
    private final Vector3f pixels = new Vector3f();
    private float right; // where panels begin, in lines
    private boolean names = true;
    private boolean aims;

    /** A thing in the picture: where, in lines of the canvas, and how far from the eye, in u. */
    private record Tag(LevelThing thing, float x, float y, float away) {}

    LevelTags(TagLayer layer, Canvas canvas, LevelPlan plan, LevelWords words, LevelMotion motion) {
        this.layer = layer;
        this.canvas = canvas;
        this.words = words;
        this.motion = motion;
        for (LevelThing thing : plan.things()) {
            if (thing.mistaken() || shape(thing.sort()).isPresent()) {
                signed.add(thing);
            }
        }
    }

    /** The sign of a sort; nothing for what is large enough to be seen. */
    private static Optional<TagShape> shape(Sort sort) {
        return Optional.ofNullable(
                switch (sort) {
                    case PLATFORM -> TagShape.FERRY;
                    case BODY -> TagShape.CRATE;
                    case WALKER -> TagShape.FOE;
                    case PICKUP -> TagShape.JEWEL;
                    case WICK -> TagShape.HARE;
                    case FRIEND -> TagShape.HEART;
                    case UNKNOWN -> TagShape.RING;
                    case ACTION -> TagShape.SPARK;
                    case CAMERA_ZONE -> TagShape.FRAME;
                    case CAMERA, CAMERA_END -> TagShape.CAMERA;
                    case LIFE, ROOM, NOTHING -> TagShape.POINT;
                    case GROUND, PATH, PATH_POINT, FADING, TURNING, GROWTH, SEEN -> null;
                });
    }

    /** Shows names, or signs alone. */
    void names(boolean shown) {
        names = shown;
    }

    /** Shows where the middle of the picture is, or not. */
    void aims(boolean shown) {
        aims = shown;
    }

    /**
     * Draws a frame.
     *
     * @param shown layers whose things have signs; mistakes always have theirs
     * @param eye from where one looks (unaffected)
     * @param panels that lie over the picture
     */
    void update(Outlook outlook, Set<LevelLayer> shown, Optional<LevelThing> chosen, Vector3f eye, LevelPanels panels) {
        tags.clear();
        for (LevelThing thing : signed) {
            if (thing.mistaken() || shown.contains(LevelLayer.of(thing.sort())) || isChosen(thing, chosen)) {
                place(outlook, thing, eye, panels);
            }
        }
        tags.sort(Comparator.comparing(Tag::away).reversed());
        layer.begin();
        for (Tag tag : tags) {
            draw(tag, isChosen(tag.thing(), chosen));
        }
        right = panels.left();
        write(chosen);
        if (aims) {
            layer.mark(TagShape.AIM, canvas.width() / 2f, Canvas.HEIGHT / 2f, AIM, ColorRGBA.White, 1f);
        }
        layer.end();
    }

    private static boolean isChosen(LevelThing thing, Optional<LevelThing> chosen) {
        return chosen.isPresent() && chosen.get() == thing;
    }

    private void place(Outlook outlook, LevelThing thing, Vector3f eye, LevelPanels panels) {
        if (!motion.there(thing)) {
            return;
        }
        float away = motion.middle(thing, middle).distance(eye);
        outlook.inWindow(middle, pixels);
        float x = pixels.x / canvas.scale();
        float y = pixels.y / canvas.scale();
        boolean inside = pixels.z < 1f && x > 0f && x < canvas.width() && !panels.cover(x, y);
        if (inside && (away < SIGNS_TO || thing.mistaken())) {
            tags.add(new Tag(thing, x, y, away));
        }
    }

    private void draw(Tag tag, boolean chosen) {
        TagShape shape = tag.thing().mistaken()
                ? TagShape.CROSS
                : shape(tag.thing().sort()).orElse(TagShape.POINT);
        layer.sign(shape, tag.x(), tag.y(), radius(tag, chosen), tint(tag, chosen), 1f);
    }

    private static ColorRGBA tint(Tag tag, boolean chosen) {
        return chosen ? LevelWords.colour(LevelLayer.CHOSEN) : LevelWords.colour(tag.thing());
    }

    private static float radius(Tag tag, boolean chosen) {
        float size = Math.max(SMALLEST, RADIUS * Math.min(1f, FULL / tag.away()));
        return chosen || tag.thing().mistaken() ? Math.max(RADIUS, size) * CHOSEN : size;
    }

    /** Names, from the nearest on, after those that matter most. */
    private void write(Optional<LevelThing> chosen) {
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

    private static boolean matters(Tag tag, Optional<LevelThing> chosen) {
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

    /** The thing whose sign is under the pointer, the nearest to the eye of several. */
    Optional<LevelThing> under(float x, float y) {
        Tag found = null;
        for (Tag tag : tags) {
            if (Math.hypot(tag.x() - x, tag.y() - y) < REACH) {
                found = tag; // the last is the nearest
            }
        }
        return Optional.ofNullable(found).map(Tag::thing);
    }
}
