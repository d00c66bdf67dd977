package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** What lies over the map: a tag at each place, an arrow over the one that is chosen, and a card that tells of it. */
public final class MapSheet {
    private static final float IN_SECONDS = 0.18f;
    private static final float FONT = 21f;
    private static final float TAG = 19f;
    private static final float CARD = 780f;
    private static final float MARGIN = 26f;
    private static final float PADDING = 28f;
    private static final float MEDAL = 82f;
    private static final float ARROW = 34f;
    private static final float TARGET_WIDTH = 190f; // lines about a place in which the pointer finds it
    private static final float TARGET_HEIGHT = 150f;

    private final Canvas canvas;
    private final Skin skin;
    private final IntConsumer point;
    private final IntConsumer press;
    private final Node node = new Node("map");
    private final Group card = new Group();
    private final Caption heading;
    private float indent;
    private final Sprite arrow;
    private final List<Tag> tags = new ArrayList<>();
    private int pointerX = -1; // pixels; negative before the pointer was seen
    private int pointerY;
    private float age;
    private float cardAge;

    /** A place: its name, its medal, and the field in which the pointer finds it. */
    private record Tag(Caption name, Sprite medal, Sprite field) {}

    /**
     * What is told of a place.
     *
     * @param name of it
     * @param line one sentence
     * @param medal picture of the medal; empty for none
     * @param facts what was done there; may be empty
     * @param hint what can be done
     */
    public record Card(String name, String line, String medal, String facts, String hint) {}

    /**
     * Makes a sheet without places.
     *
     * @param point the pointer came upon a place
     * @param press the pointer was pressed on a place
     */
    public MapSheet(Canvas canvas, Skin skin, IntConsumer point, IntConsumer press) {
        this.canvas = canvas;
        this.skin = skin;
        this.point = point;
        this.press = press;
        heading = skin.headline(FONT * 1.2f * skin.textScale(), Skin.GOLD, Align.LEFT);
        arrow = skin.sprite("arrow").turn((float) Math.PI);
        node.attachChild(heading.spatial());
        node.attachChild(arrow.geometry());
        node.attachChild(card.node());
    }

    /** Adds a place; its number is that of those before it. */
    public void tag(String name, String medal) {
        Caption caption = skin.caption(TAG * Math.min(1.4f, skin.textScale()), Skin.TEXT, Align.CENTRE)
                .says(name);
        Sprite picture = medal.isEmpty()
                ? skin.plain(Skin.GOLD).shown(false)
                : skin.sprite(medal).size(40f, 40f);
        Sprite field = skin.plain(Skin.GOLD).alpha(0f).size(TARGET_WIDTH, TARGET_HEIGHT);
        MouseEventControl.addListenersToSpatial(field.geometry(), new Pointer(tags.size()));
        node.attachChild(caption.spatial());
        node.attachChild(picture.geometry());
        node.attachChild(field.geometry());
        tags.add(new Tag(caption, picture, field));
    }

    /** Only a pointer that moves chooses: one that rests on a place leaves the choice to the keys. */
    private final class Pointer extends DefaultMouseListener {
        private final int place;

        Pointer(int place) {
            this.place = place;
        }

        @Override
        public void mouseMoved(MouseMotionEvent event, Spatial target, Spatial capture) {
            boolean moved = pointerX >= 0 && (event.getX() != pointerX || event.getY() != pointerY);
            pointerX = event.getX();
            pointerY = event.getY();
            if (moved) {
                point.accept(place);
            }
        }

        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
            if (event.isPressed()) {
                event.setConsumed();
                press.accept(place);
            }
        }
    }

    /** Lets the heading begin further to the right, beside something of that width in lines. */
    public void indent(float width) {
        indent = width;
    }

    /** Says whose journey it is. */
    public void heading(String text) {
        heading.says(text);
    }

    /** Shows it, if it is not shown yet. */
    public void show() {
        if (node.getParent() == null) {
            canvas.add(node);
        }
    }

    /**
     * Puts a place's tag where the place is seen, in lines of the canvas.
     *
     * @param chosen whether it is the one that the card tells of
     */
    public void place(int index, float x, float y, boolean chosen) {
        Tag tag = tags.get(index);
        boolean seen = x > -TARGET_WIDTH && x < canvas.width() + TARGET_WIDTH && y > 0f && y < Canvas.HEIGHT + 60f;
        tag.name().shown(seen).color(chosen ? Skin.GOLD : Skin.TEXT).at(x, y, Layer.TEXT);
        tag.medal()
                .shown(seen && tag.medal().geometry().getMaterial().getTextureParam("Texture") != null)
                .at(x, y + 34f, Layer.ICON);
        tag.field().at(x, seen ? y - 60f : -1_000f, Layer.GROUND);
        if (chosen) {
            float hop = 6f * (float) Math.abs(Math.sin(age * 3.4));
            arrow.shown(seen).size(ARROW, ARROW).at(x, y + 66f + hop, Layer.TEXT);
        }
    }

    /** Tells of the place that is chosen. */
    public void card(Card told) {
        cardAge = 0f;
        card.clear();
        float scale = skin.textScale();
        float width = Math.min(canvas.safeWidth() - 2f * MARGIN, CARD * Math.max(1f, Math.min(1.6f, scale)));
        boolean decorated = !told.medal().isEmpty();
        float left = -width / 2f + PADDING + (decorated ? MEDAL + 18f : 0f);
        float room = width / 2f - PADDING - left;
        float font = FONT * scale;
        float height = font * (told.facts().isEmpty() ? 4.6f : 6f) + 2f * PADDING * 0.7f;
        float y = height / 2f - PADDING * 0.7f - font * 0.85f;
        card.add(skin.panel("panel_dark", width, height));
        if (decorated) {
            card.add(skin.sprite(told.medal())).size(MEDAL, MEDAL).at(-width / 2f + PADDING + MEDAL / 2f, 0f, 1f);
        }
        card.add(skin.headline(font * 1.5f, Skin.GOLD, Align.LEFT))
                .says(told.name())
                .within(room)
                .at(left, y, 2f);
        y -= font * 1.55f;
        line(told.line(), font, Skin.TEXT, left, room, y);
        if (!told.facts().isEmpty()) {
            y -= font * 1.35f;
            line(told.facts(), font, Skin.CALM, left, room, y);
        }
        y -= font * 1.45f;
        line(told.hint(), font, Skin.SOFT, left, room, y);
        card.node().setLocalTranslation(canvas.safeMiddleX(), canvas.insetBottom() + MARGIN + height / 2f, Layer.PANEL);
    }

    private void line(String text, float font, ColorRGBA color, float left, float room, float y) {
        card.add(skin.caption(font, color, Align.LEFT)).says(text).within(room).at(left, y, 2f);
    }

    /** Goes on by a frame. */
    public void update(float seconds) {
        age += seconds;
        cardAge += seconds;
        float in = Easing.out(Easing.clamp(cardAge / IN_SECONDS));
        card.alpha(0.3f + 0.7f * in);
        float left = canvas.insetLeft() + MARGIN + indent;
        heading.within(canvas.width() - left - canvas.insetRight() - MARGIN)
                .at(left, Canvas.HEIGHT - canvas.insetTop() - 20f - FONT * skin.textScale() * 0.7f, Layer.TEXT);
    }

    public void hide() {
        node.removeFromParent();
    }
}
