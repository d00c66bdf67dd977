package bumblewick.ui.screen;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.SpriteGroup;
import bumblewick.ui.draw.ZOrder;
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

/** The overlay of the map: a label at each place, an arrow over the selected one, and a card about it. */
public final class MapOverlay {
    private static final float IN_SECONDS = 0.18f;
    private static final float FONT = 21f;
    private static final float LABEL_FONT = 19f;
    private static final float CARD = 780f;
    private static final float MARGIN = 26f;
    private static final float PADDING = 28f;
    private static final float MEDAL = 82f;
    private static final float BESIDE_MEDAL = 6f; // to the words about it
    private static final float BETWEEN_MEDALS = 12f; // at least
    private static final float ARROW = 34f;
    private static final float OVER_NAME = 36f; // lines from the label to the arrow
    private static final float OVER_MEDAL = 72f;
    private static final ColorRGBA PLATE = new ColorRGBA(0.01f, 0.06f, 0.08f, 0.85f); // white on it has 15:1
    private static final float PLATE_SIDE = 12f;
    private static final float PLATE_HEIGHT = 1.5f; // by the size of letters
    private static final float REFUSED_SECONDS = 1.6f; // for which the card's sentence stands out
    private static final float SHAKE_SECONDS = 0.4f;
    private static final float SHAKE_WAY = 16f; // lines
    private static final int SHAKES = 3;
    private static final float TARGET_WIDTH = 190f; // lines about a place in which the pointer finds it
    private static final float TARGET_HEIGHT = 270f;

    private final Canvas canvas;
    private final Skin skin;
    private final IntConsumer point;
    private final IntConsumer press;
    private final Node node = new Node("map");
    private final SpriteGroup card = new SpriteGroup();
    private final CanvasText heading;
    private float indent;
    private final Sprite arrow;
    private final List<PlaceLabel> labels = new ArrayList<>();
    private int pointerX = -1; // pixels; negative before the pointer was seen
    private int pointerY;
    private float age;
    private float cardAge;
    private float cardHeight;
    private CanvasText sentence; // of the card; null before the first one
    private float sinceRefused = REFUSED_SECONDS;

    /** A label: name on its plate, medal, and the area in which the pointer finds the place. */
    private record PlaceLabel(CanvasText name, Sprite plate, Sprite medal, Sprite field) {}

    /**
     * The card about a place.
     *
     * @param name of the place
     * @param line one sentence
     * @param medal picture of the medal; empty for none
     * @param facts what was achieved there; may be empty
     * @param medals that can be won there, from the lowest; may be empty
     */
    public record Card(String name, String line, String medal, String facts, List<MedalGoal> medals) {
        public Card {
            medals = List.copyOf(medals);
        }
    }

    /**
     * A medal with what it asks for.
     *
     * @param picture of the medal
     * @param label its name and points
     * @param won whether the player has it
     */
    public record MedalGoal(String picture, String label, boolean won) {}

    /**
     * Makes an overlay without places.
     *
     * @param point called when the pointer moves to a place
     * @param press called when the pointer is pressed on a place
     */
    public MapOverlay(Canvas canvas, Skin skin, IntConsumer point, IntConsumer press) {
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

    /** Adds a place; places are numbered from 0 in this order. */
    public void addPlace(String name, String medal) {
        CanvasText caption = skin.caption(LABEL_FONT * Math.min(1.4f, skin.textScale()), Skin.TEXT, Align.CENTRE)
                .text(name);
        Sprite plate = skin.plain(PLATE).shown(!name.isEmpty());
        Sprite picture = medal.isEmpty()
                ? skin.plain(Skin.GOLD).shown(false)
                : skin.sprite(medal).size(40f, 40f);
        Sprite field = skin.plain(Skin.GOLD).alpha(0f).size(TARGET_WIDTH, TARGET_HEIGHT);
        MouseEventControl.addListenersToSpatial(field.geometry(), new Pointer(labels.size()));
        node.attachChild(plate.geometry());
        node.attachChild(caption.spatial());
        node.attachChild(picture.geometry());
        node.attachChild(field.geometry());
        labels.add(new PlaceLabel(caption, plate, picture, field));
    }

    /** Only a moving pointer selects a place: a resting one leaves the selection to the keys. */
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

    /** Moves the heading to the right, beside something of that width in lines. */
    public void indent(float width) {
        indent = width;
    }

    /** Sets the heading. */
    public void heading(String text) {
        heading.text(text);
    }

    /** Shows the overlay if it is hidden. */
    public void show() {
        if (node.getParent() == null) {
            canvas.add(node);
        }
    }

    /**
     * Moves the label of a place to where the place is on the canvas.
     *
     * @param chosen whether it is the selected one
     */
    public void movePlace(int index, float x, float y, boolean chosen) {
        PlaceLabel label = labels.get(index);
        boolean seen = x > -TARGET_WIDTH && x < canvas.width() + TARGET_WIDTH && y > 0f && y < Canvas.HEIGHT + 60f;
        label.name().shown(seen).color(chosen ? Skin.GOLD : Skin.TEXT).at(x, y, ZOrder.TEXT);
        label.plate()
                .shown(seen && !label.name().isEmpty())
                .size(label.name().shownWidth() + 2f * PLATE_SIDE, label.name().size() * PLATE_HEIGHT)
                .at(x, y, ZOrder.TEXT - 0.5f);
        boolean hasMedal = label.medal().geometry().getMaterial().getTextureParam("Texture") != null;
        label.medal().shown(seen && hasMedal).at(x, y + 34f, ZOrder.ICON);
        label.field().at(x, seen ? y - 120f : -1_000f, ZOrder.GROUND);
        if (chosen) {
            float hop = 6f * (float) Math.abs(Math.sin(age * 3.4));
            float above = label.name().isEmpty() ? 0f : hasMedal ? OVER_MEDAL : OVER_NAME;
            arrow.shown(seen).size(ARROW, ARROW).at(x, y + above + hop, ZOrder.TEXT);
        }
    }

    /** Shows the card about the selected place. */
    public void showCard(Card content) {
        cardAge = 0f;
        card.clear();
        float scale = skin.textScale();
        float width = Math.min(canvas.safeWidth() - 2f * MARGIN, CARD * Math.max(1f, Math.min(1.6f, scale)));
        boolean decorated = !content.medal().isEmpty();
        float left = -width / 2f + PADDING + (decorated ? MEDAL + 18f : 0f);
        float room = width / 2f - PADDING - left;
        float font = FONT * scale;
        float height = font
                        * (3.15f
                                + (content.facts().isEmpty() ? 0f : 1.4f)
                                + (content.medals().isEmpty() ? 0f : 1.6f))
                + 2f * PADDING * 0.7f;
        float y = height / 2f - PADDING * 0.7f - font * 0.85f;
        card.add(skin.panel("panel_dark", width, height));
        if (decorated) {
            card.add(skin.sprite(content.medal())).size(MEDAL, MEDAL).at(-width / 2f + PADDING + MEDAL / 2f, 0f, 1f);
        }
        card.add(skin.headline(font * 1.5f, Skin.GOLD, Align.LEFT))
                .text(content.name())
                .shrinkToWidth(room)
                .at(left, y, 2f);
        y -= font * 1.55f;
        sentence = line(content.line(), font, Skin.TEXT, left, room, y);
        sinceRefused = REFUSED_SECONDS;
        if (!content.facts().isEmpty()) {
            y -= font * 1.35f;
            line(content.facts(), font, Skin.CALM, left, room, y);
        }
        if (!content.medals().isEmpty()) {
            y -= font * 1.55f;
            medals(content.medals(), font, left, room, y);
        }
        cardHeight = height;
        placeCard(0f);
    }

    private void placeCard(float aside) {
        float y = canvas.menuBottom() + MARGIN + cardHeight / 2f;
        card.node().setLocalTranslation(canvas.safeMiddleX() + aside, y, ZOrder.PANEL);
    }

    /** Shows that the player cannot go to the selected place: the card shakes, and its sentence, which says why, stands out. */
    public void refuse() {
        sinceRefused = 0f;
    }

    /** Upper end of the card, in lines: what lies below is hidden. */
    public float cardTop() {
        return canvas.menuBottom() + MARGIN + cardHeight;
    }

    /** The medals side by side, all with letters of one size. */
    private void medals(List<MedalGoal> goals, float font, float left, float room, float y) {
        float edge = font * 1.5f;
        List<CanvasText> labels = new ArrayList<>();
        float texts = 0f;
        for (MedalGoal goal : goals) {
            CanvasText label = card.add(skin.caption(font * 0.85f, goal.won() ? Skin.GOLD : Skin.TEXT, Align.LEFT))
                    .text(goal.label());
            labels.add(label);
            texts += label.width();
        }
        float free = room - goals.size() * (edge + BESIDE_MEDAL);
        float fit = Math.min(1f, (free - goals.size() * BETWEEN_MEDALS) / texts);
        float gap = (free - texts * fit) / goals.size();
        float x = left;
        for (int i = 0; i < goals.size(); i++) {
            card.add(skin.sprite(goals.get(i).picture())).size(edge, edge).at(x + edge / 2f, y, 1f);
            x += edge + BESIDE_MEDAL;
            labels.get(i).scale(fit).at(x, y, 2f);
            x += labels.get(i).width() * fit + gap;
        }
    }

    private CanvasText line(String text, float font, ColorRGBA color, float left, float room, float y) {
        return card.add(skin.caption(font, color, Align.LEFT))
                .text(text)
                .shrinkToWidth(room)
                .at(left, y, 2f);
    }

    /** One frame. */
    public void update(float seconds) {
        age += seconds;
        cardAge += seconds;
        float in = Easing.out(Easing.clamp(cardAge / IN_SECONDS));
        card.alpha(0.3f + 0.7f * in);
        sinceRefused += seconds;
        sentence.color(sinceRefused < REFUSED_SECONDS ? Skin.GOLD : Skin.TEXT);
        placeCard(aside());
        float left = canvas.insetLeft() + MARGIN + indent;
        heading.shrinkToWidth(canvas.width() - left - canvas.insetRight() - MARGIN)
                .at(left, Canvas.HEIGHT - canvas.insetTop() - 20f - FONT * skin.textScale() * 0.7f, ZOrder.TEXT);
    }

    /** How far the card is out of its place, in lines. */
    private float aside() {
        float share = skin.reducedMotion() ? 0f : Easing.clamp(1f - sinceRefused / SHAKE_SECONDS);
        return SHAKE_WAY * share * (float) Math.sin(share * SHAKES * 2.0 * Math.PI);
    }

    /** Hides the overlay. */
    public void hide() {
        node.removeFromParent();
    }
}
