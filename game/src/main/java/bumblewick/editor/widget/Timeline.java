package bumblewick.editor.widget;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.screen.TransportIcon;
import com.jme3.math.ColorRGBA;
import java.util.List;
import java.util.Optional;

/**
 * The timeline of a stage at the bottom of the canvas: play buttons, a ruler with markers, the number of enemies in the air,
 * and the waves as blocks on lanes. It is rebuilt only when something has changed.
 */
public final class Timeline extends OverlayPart {
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

    /** The parts that the pointer can be on. */
    public enum Part {
        NOTHING,
        PLAY,
        SLOWER,
        FASTER,
        /** The ruler: a click moves the playhead. */
        RULER,
        /** A block of a wave. */
        BLOCK,
        /** Between the blocks. */
        LANES
    }

    /**
     * The waves.
     *
     * @param blocks in the order of the file
     * @param crowd the number of enemies in the air, by rising distance
     * @param crowded so many enemies are too many
     */
    public record Content(List<WaveBlock> blocks, List<EnemyDensityStep> crowd, int crowded) {
        public Content {
            blocks = List.copyOf(blocks);
            crowd = List.copyOf(crowd);
        }
    }

    /**
     * What changes from frame to frame.
     *
     * @param distance where the playhead is, in u along the rail
     * @param filmed how far the preview is recorded, in u along the rail; nothing if it is done
     * @param clock the time there, as text
     * @param playing or paused
     * @param rate the playback rate, as text
     * @param selected index of the selected entry, or −1
     * @param advice a sentence about the selected entry, or empty
     * @param doubtful whether the advice is a warning
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

    private final TimelineRange range;
    private final Sprite band;
    private final Sprite edge;
    private final Sprite film;
    private final Sprite line;
    private final Sprite knob;
    private final Sprite play;
    private final Sprite pause;
    private final Sprite slower;
    private final Sprite faster;
    private final TriangleBatch rectangles;
    private final WaveBlockRow blocks = new WaveBlockRow();
    private final EnemyDensityRow crowd = new EnemyDensityRow();
    private final TimelineRulerRow marks;
    private LabelPool labels;
    private CanvasText clock;
    private CanvasText rate;
    private CanvasText advice;
    private float textScale;
    private float bottom;
    private float pointerX = -1f;
    private float pointerY = -1f;
    private boolean stale = true;
    private boolean doubtful;

    /** Makes the timeline of a stage; whoever scrolls and zooms it changes the range. */
    public Timeline(Canvas canvas, Skin skin, StageMarkers stage, TimelineRange range) {
        super(canvas, skin, "timeline");
        this.range = range;
        band = add(skin.plain(BAND));
        edge = add(skin.plain(EDGE));
        rectangles = new TriangleBatch("bars", skin);
        node.attachChild(rectangles.geometry());
        marks = new TimelineRulerRow(skin, stage);
        node.attachChild(marks.node());
        film = add(skin.plain(Skin.CALM).alpha(0.55f));
        line = add(skin.plain(Skin.TEXT).alpha(0.9f));
        knob = add(skin.shape(TransportIcon.diamond()).tint(Skin.TEXT).size(15f, 15f));
        play = add(skin.shape(TransportIcon.play()));
        pause = add(skin.shape(TransportIcon.pause()));
        slower = add(skin.shape(TransportIcon.play()));
        faster = add(skin.shape(TransportIcon.play()));
    }

    /** Sets the waves. */
    public void show(Content content) {
        blocks.show(content.blocks());
        crowd.show(content.crowd(), content.crowded());
        stale = true;
    }

    /**
     * Draws a frame.
     *
     * @param foot its lower edge, in lines of the canvas
     */
    public void update(State state, float foot) {
        dress();
        bottom = foot;
        float width = canvas.width();
        range.fit(left(), right() - left());
        band.size(width + 4f, height()).at(width / 2f, bottom + height() / 2f, 0f);
        edge.size(width + 4f, 2f).at(width / 2f, bottom + height(), 1f);
        draw(state);
        film(state);
        head(state);
        tools(state);
    }

    /** Makes all texts again in another size. */
    private void dress() {
        if (labels != null && textScale == skin.toolTextScale()) {
            return;
        }
        if (labels != null) {
            labels.node().removeFromParent();
            clock.spatial().removeFromParent();
            rate.spatial().removeFromParent();
            advice.spatial().removeFromParent();
        }
        textScale = skin.toolTextScale();
        float grow = grow();
        play.size(26f * grow, 26f * grow);
        pause.size(24f * grow, 24f * grow);
        slower.size(-14f * grow, 14f * grow);
        faster.size(14f * grow, 14f * grow);
        labels = new LabelPool(skin, FONT * textScale);
        labels.node().setLocalTranslation(0f, 0f, 2f);
        node.attachChild(labels.node());
        clock = tool(Skin.TEXT, Align.LEFT);
        rate = tool(Skin.TEXT, Align.CENTRE);
        advice = tool(Skin.SOFT, Align.RIGHT);
        stale = true;
        doubtful = false;
    }

    private CanvasText tool(ColorRGBA color, Align align) {
        return add(skin.caption(TOOL_FONT * textScale, color, align));
    }

    /** The factor on the size of buttons: they grow with the texts, but do not shrink. */
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

    /** Its height, in lines of the canvas. */
    public float height() {
        return GAP + LANES + GAP + CROWD + (RULER + TOOLS) * skin.toolTextScale();
    }

    private void draw(State state) {
        int hover = part() == Part.BLOCK ? block() : -1;
        stale |= changes(range.from(), range.span(), canvas.width(), state.selected(), hover);
        if (!stale) {
            return;
        }
        stale = false;
        float lanes = bottom + GAP + LANES;
        TimelineDrawing drawing = new TimelineDrawing(rectangles, labels, range, left(), right());
        blocks.fit(bottom + GAP, lanes);
        rectangles.begin();
        labels.begin();
        marks.draw(drawing, bottom + GAP, rulerBottom(), rulerTop());
        crowd.draw(drawing, lanes + GAP, rulerBottom());
        blocks.draw(drawing, state.selected(), hover);
        labels.end();
        rectangles.end();
    }

    /** Draws how far the preview is recorded, along the ruler. */
    private void film(State state) {
        float to = Math.min(right(), range.x(state.filmed().orElse(0f)));
        float from = Math.max(left(), range.x(0f));
        film.shown(state.filmed().isPresent() && to > from)
                .size(to - from, FILM)
                .at((from + to) / 2f, rulerBottom() + FILM / 2f, 2.4f);
    }

    private void head(State state) {
        float x = range.x(state.distance());
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
        rate.text(state.rate()).at(left() + RATE * grow(), y, 3f);
        clock.text(state.clock()).at(left() + CLOCK * grow(), y, 3f);
        advice.text(state.advice())
                .scale(1f)
                .shrinkToWidth((right() - left()) * ADVICE)
                .at(right(), y, 3f);
        if (state.doubtful() != doubtful) {
            doubtful = state.doubtful();
            advice.color(doubtful ? Skin.GOLD : Skin.SOFT);
        }
    }

    private void place(Sprite sprite, float x, float y, boolean over) {
        sprite.at(left() + x * grow(), y, 3f).tint(over ? Skin.GOLD : Skin.TEXT);
    }

    /** Sets where the pointer is, in lines of the canvas. */
    public void pointer(float x, float y) {
        pointerX = x;
        pointerY = y;
    }

    /** Whether the pointer is over it. */
    public boolean covers() {
        return pointerY <= bottom + height();
    }

    /** The part under the pointer. */
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

    /** The entry of the block under the pointer, or −1. */
    public int block() {
        return blocks.at(pointerX, pointerY, range);
    }

    /** The distance along the rail at the pointer's x, in u. */
    public float distance() {
        return range.distance(pointerX);
    }
}
