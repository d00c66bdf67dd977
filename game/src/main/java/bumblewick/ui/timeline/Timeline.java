package bumblewick.ui.timeline;

import bumblewick.ui.Align;
import bumblewick.ui.Canvas;
import bumblewick.ui.Caption;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import bumblewick.ui.TransportIcon;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.List;
import java.util.Optional;

/**
 * A stage along its rail, at the foot of the canvas: how it is played, distances and marks, how crowded it is, and the waves
 * on their lanes. It is laid out anew when something has changed.
 */
public final class Timeline {
    private static final float FONT = 15f;
    private static final float TOOL_FONT = 18f;
    private static final float TOOLS = 36f;
    private static final float RULER = 26f;
    private static final float CROWD = 28f;
    private static final float LANES = 130f;
    private static final float MARGIN = 14f;
    private static final float GAP = 6f;
    private static final float FILM = 4f;
    private static final float PLAY = 18f; // from the left edge to the middle of the button, for ordinary texts
    private static final float BUTTON = 15f; // half its width, likewise
    private static final float RATE = 78f;
    private static final float CLOCK = 150f;
    private static final float ADVICE = 0.44f; // share of the width that the advice may take
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 1f);
    private static final ColorRGBA EDGE = new ColorRGBA(1f, 0.83f, 0.36f, 0.45f);

    /** What can be under the pointer. */
    public enum Part {
        NOTHING,
        PLAY,
        SLOWER,
        FASTER,
        /** The distances: a press there moves the playhead. */
        RULER,
        /** A wave. */
        BLOCK,
        /** Between the waves. */
        LANES
    }

    /**
     * What is shown of a stage's waves.
     *
     * @param blocks in the order of the file
     * @param crowd by rising distance
     * @param crowded from so many enemies on it is too many
     */
    public record Content(List<Block> blocks, List<CrowdStep> crowd, int crowded) {
        public Content {
            blocks = List.copyOf(blocks);
            crowd = List.copyOf(crowd);
        }
    }

    /**
     * How things stand.
     *
     * @param distance where the playhead is, in u
     * @param filmed how far a film is that is being made, in u, if one is
     * @param clock the time there, as it is told
     * @param playing or standing still
     * @param rate what the speed is called
     * @param selected index of the selected block, or −1
     * @param advice a sentence about it, or nothing
     * @param doubtful whether the sentence is a warning
     */
    public record State(
            float distance,
            Optional<Float> filmed,
            String clock,
            boolean playing,
            String rate,
            int selected,
            String advice,
            boolean doubtful) {}

    private final Canvas canvas;
    private final Skin skin;
    private final Ruler ruler;
    private final Node node = new Node("timeline");
    private final Sprite band;
    private final Sprite edge;
    private final Sprite film;
    private final Sprite line;
    private final Sprite knob;
    private final Sprite play;
    private final Sprite pause;
    private final Sprite slower;
    private final Sprite faster;
    private final Bars bars;
    private final BlockRow blocks = new BlockRow();
    private final CrowdRow crowd = new CrowdRow();
    private final RulerRow marks;
    private Labels labels;
    private Caption clock;
    private Caption rate;
    private Caption advice;
    private float textScale;
    private float bottom;
    private float pointerX = -1f;
    private float pointerY = -1f;
    private boolean stale = true;
    private boolean doubtful;
    private float drawnFrom;
    private float drawnSpan;
    private float drawnWidth;
    private int drawnSelected;
    private int drawnHover;

    /** Makes the timeline of a stage; {@code ruler} is shared with whoever leads it. */
    public Timeline(Canvas canvas, Skin skin, StagePlan stage, Ruler ruler) {
        this.canvas = canvas;
        this.skin = skin;
        this.ruler = ruler;
        band = add(skin.plain(BAND));
        edge = add(skin.plain(EDGE));
        bars = new Bars(skin);
        node.attachChild(bars.geometry());
        marks = new RulerRow(skin, stage);
        node.attachChild(marks.node());
        film = add(skin.plain(Skin.CALM).alpha(0.55f));
        line = add(skin.plain(Skin.TEXT).alpha(0.9f));
        knob = add(skin.shape(TransportIcon.diamond()).tint(Skin.TEXT).size(15f, 15f));
        play = add(skin.shape(TransportIcon.play()));
        pause = add(skin.shape(TransportIcon.pause()));
        slower = add(skin.shape(TransportIcon.play()));
        faster = add(skin.shape(TransportIcon.play()));
    }

    private Sprite add(Sprite sprite) {
        node.attachChild(sprite.geometry());
        return sprite;
    }

    /** Puts it on the canvas. */
    public void show() {
        node.setLocalTranslation(0f, 0f, Layer.PANEL);
        canvas.add(node);
    }

    public void hide() {
        node.removeFromParent();
    }

    /** Shows other waves from now on. */
    public void show(Content content) {
        blocks.show(content.blocks());
        crowd.show(content.crowd(), content.crowded());
        stale = true;
    }

    /**
     * Follows by a frame.
     *
     * @param foot what lies below it, in lines
     */
    public void update(State state, float foot) {
        dress();
        bottom = foot;
        float width = canvas.width();
        ruler.fit(left(), right() - left());
        band.size(width + 4f, height()).at(width / 2f, bottom + height() / 2f, 0f);
        edge.size(width + 4f, 2f).at(width / 2f, bottom + height(), 1f);
        draw(state);
        film(state);
        head(state);
        tools(state);
    }

    /** Texts of another size are other texts. */
    private void dress() {
        if (labels != null && textScale == skin.rimScale()) {
            return;
        }
        if (labels != null) {
            labels.node().removeFromParent();
            clock.spatial().removeFromParent();
            rate.spatial().removeFromParent();
            advice.spatial().removeFromParent();
        }
        textScale = skin.rimScale();
        float grow = grow();
        play.size(26f * grow, 26f * grow);
        pause.size(24f * grow, 24f * grow);
        slower.size(-14f * grow, 14f * grow);
        faster.size(14f * grow, 14f * grow);
        labels = new Labels(skin, FONT * textScale);
        labels.node().setLocalTranslation(0f, 0f, 2f);
        node.attachChild(labels.node());
        clock = tool(Skin.TEXT, Align.LEFT);
        rate = tool(Skin.TEXT, Align.CENTRE);
        advice = tool(Skin.SOFT, Align.RIGHT);
        stale = true;
        doubtful = false;
    }

    private Caption tool(ColorRGBA color, Align align) {
        Caption caption = skin.caption(TOOL_FONT * textScale, color, align);
        node.attachChild(caption.spatial());
        return caption;
    }

    /** Buttons grow with texts and do not shrink. */
    private float grow() {
        return Math.max(1f, textScale);
    }

    private float left() {
        return canvas.insetLeft() + MARGIN;
    }

    private float right() {
        return canvas.width() - canvas.insetRight() - MARGIN;
    }

    private float rulerBottom() {
        return bottom + GAP + LANES + GAP + CROWD;
    }

    private float rulerTop() {
        return rulerBottom() + RULER * textScale;
    }

    private float toolsMiddle() {
        return rulerTop() + TOOLS * textScale / 2f;
    }

    /** How high it is, in lines. */
    public float height() {
        return GAP + LANES + GAP + CROWD + (RULER + TOOLS) * skin.rimScale();
    }

    private void draw(State state) {
        int hover = part() == Part.BLOCK ? block() : -1;
        stale |= ruler.from() != drawnFrom || ruler.span() != drawnSpan || canvas.width() != drawnWidth;
        stale |= state.selected() != drawnSelected || hover != drawnHover;
        if (!stale) {
            return;
        }
        stale = false;
        drawnFrom = ruler.from();
        drawnSpan = ruler.span();
        drawnWidth = canvas.width();
        drawnSelected = state.selected();
        drawnHover = hover;
        float lanes = bottom + GAP + LANES;
        blocks.fit(left(), right(), bottom + GAP, lanes);
        bars.begin();
        labels.begin();
        marks.draw(bars, labels, ruler, left(), right(), bottom + GAP, rulerBottom(), rulerTop());
        crowd.draw(bars, ruler, left(), right(), lanes + GAP, rulerBottom());
        blocks.draw(bars, labels, ruler, state.selected(), hover);
        labels.end();
        bars.end();
    }

    /** Along the ruler, as far as the film is made. */
    private void film(State state) {
        float to = Math.min(right(), ruler.x(state.filmed().orElse(0f)));
        float from = Math.max(left(), ruler.x(0f));
        film.shown(state.filmed().isPresent() && to > from)
                .size(to - from, FILM)
                .at((from + to) / 2f, rulerBottom() + FILM / 2f, 2.4f);
    }

    private void head(State state) {
        float x = ruler.x(state.distance());
        boolean seen = x >= left() - 1f && x <= right() + 1f;
        float top = rulerTop();
        line.shown(seen).size(2f, top - bottom - GAP).at(x, (top + bottom + GAP) / 2f, 2.6f);
        knob.shown(seen).at(x, top, 3f);
    }

    private void tools(State state) {
        float y = toolsMiddle();
        Part over = part();
        place(play.shown(!state.playing()), PLAY, y, over == Part.PLAY);
        place(pause.shown(state.playing()), PLAY, y, over == Part.PLAY);
        place(slower, RATE - 2f * BUTTON, y, over == Part.SLOWER);
        place(faster, RATE + 2f * BUTTON, y, over == Part.FASTER);
        rate.says(state.rate()).at(left() + RATE * grow(), y, 3f);
        clock.says(state.clock()).at(left() + CLOCK * grow(), y, 3f);
        advice.says(state.advice())
                .scale(1f)
                .within((right() - left()) * ADVICE)
                .at(right(), y, 3f);
        if (state.doubtful() != doubtful) {
            doubtful = state.doubtful();
            advice.color(doubtful ? Skin.GOLD : Skin.SOFT);
        }
    }

    private void place(Sprite sprite, float x, float y, boolean over) {
        sprite.at(left() + x * grow(), y, 3f).tint(over ? Skin.GOLD : Skin.TEXT);
    }

    /** The pointer is at a place of the canvas, in lines. */
    public void pointer(float x, float y) {
        pointerX = x;
        pointerY = y;
    }

    /** Whether the pointer is over it. */
    public boolean covers() {
        return pointerY <= bottom + height();
    }

    /** What is under the pointer. */
    public Part part() {
        if (pointerY < bottom || pointerY > bottom + height()) {
            return Part.NOTHING;
        }
        if (pointerY > rulerTop()) {
            return tool((pointerX - left()) / grow());
        }
        if (pointerY > rulerBottom() - CROWD - GAP / 2f) {
            return Part.RULER;
        }
        return block() >= 0 ? Part.BLOCK : Part.LANES;
    }

    private static Part tool(float x) {
        if (Math.abs(x - PLAY) <= 1.4f * BUTTON) {
            return Part.PLAY;
        }
        if (Math.abs(x - RATE + 2f * BUTTON) <= BUTTON) {
            return Part.SLOWER;
        }
        return Math.abs(x - RATE - 2f * BUTTON) <= BUTTON ? Part.FASTER : Part.NOTHING;
    }

    /** Index of the wave under the pointer, or −1. */
    public int block() {
        return blocks.at(pointerX, pointerY, ruler);
    }

    /** The distance under the pointer, wherever it is above or below the lanes, in u. */
    public float distance() {
        return ruler.distance(pointerX);
    }
}
