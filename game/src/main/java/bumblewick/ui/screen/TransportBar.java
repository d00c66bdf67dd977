package bumblewick.ui.screen;

import bumblewick.math.Easing;
import bumblewick.math.Tick;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The transport controls of a replay, at the bottom: a timeline with marks, and buttons. The bar knows where its
 * parts are and draws them; its owner handles clicks. It slides away when it is not needed.
 */
public final class TransportBar {
    private static final float HEIGHT = 118f;
    private static final float LEAST_WIDTH = 1280f; // of the layout: on narrower canvases it shrinks
    private static final float MARGIN = 40f;
    private static final float LINE_Y = 84f;
    private static final float ROW_Y = 36f;
    private static final float REACH_Y = 20f; // above and below the line
    private static final float SLIDE_SECONDS = 0.18f;
    private static final float SIZE = 44f; // of a button
    private static final float SPEED = 205f; // from the button in the middle
    private static final float SPEED_REACH = 74f; // of the speed and its two buttons, from its middle
    private static final float CHIP_GAP = 26f;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.97f);
    private static final ColorRGBA GROOVE = new ColorRGBA(0.6f, 0.75f, 0.75f, 0.28f);
    private static final ColorRGBA HOVER = new ColorRGBA(1f, 0.83f, 0.36f, 0.2f);

    /** The parts with labels, from the right. */
    private static final List<Part> CHIPS = List.of(Part.LEAVE, Part.TAKE_OVER, Part.PHOTO, Part.HUD, Part.CAMERA);

    /** A part that can be clicked. */
    public enum Part {
        MARK_BACK,
        STEP_BACK,
        PLAY,
        STEP_ON,
        MARK_ON,
        SLOWER,
        FASTER,
        CAMERA,
        HUD,
        PHOTO,
        TAKE_OVER,
        LEAVE
    }

    /** A kind of mark on the timeline. */
    public enum Mark {
        CHECKPOINT,
        WAVE,
        BOSS,
        LOSS,
        CRASH
    }

    /**
     * What the bar shows.
     *
     * @param playing whether the replay plays
     * @param rate label of the speed
     * @param tick position
     * @param free whether the camera is free
     * @param hud whether the HUD is shown
     * @param pad whether a pad is the active device
     */
    public record State(boolean playing, String rate, int tick, boolean free, boolean hud, boolean pad) {
        private boolean hasSameLabelsAs(State other) {
            return other != null && free == other.free && hud == other.hud && pad == other.pad;
        }
    }

    /** The key glyphs of a part on the active device. */
    @FunctionalInterface
    public interface Hints {
        String of(Part part);
    }

    private final Canvas canvas;
    private final Skin skin;
    private final Translations translations;
    private final int ticks;
    private final Node node = new Node("transport");
    private final Sprite band;
    private final Sprite groove;
    private final Sprite done;
    private final Sprite knob;
    private final Sprite hover;
    private final Sprite play;
    private final Sprite pause;
    private final CanvasText time;
    private final CanvasText rate;
    private final CanvasText there;
    private final Map<Part, Sprite> icons = new EnumMap<>(Part.class);
    private final Map<Part, CanvasText> chips = new EnumMap<>(Part.class);
    private final Map<Part, Box> boxes = new EnumMap<>(Part.class);
    private final List<Placed> marks = new ArrayList<>();
    private float shownShare;
    private float width = LEAST_WIDTH;
    private float scale = 1f;
    private float pointerX = -1f;
    private float pointerY = -1f;
    private int secondsTenths = -1;
    private State written;

    /** The place of a part in the layout. */
    private record Box(float x, float y, float halfWidth, float halfHeight) {
        boolean holds(float px, float py) {
            return Math.abs(px - x) <= halfWidth && Math.abs(py - y) <= halfHeight;
        }
    }

    /** A mark and its place. */
    private record Placed(int tick, Mark kind, Sprite sprite) {}

    /**
     * Makes the bar of a recording.
     *
     * @param ticks its length
     */
    public TransportBar(Canvas canvas, Skin skin, Translations translations, int ticks) {
        this.canvas = canvas;
        this.skin = skin;
        this.translations = translations;
        this.ticks = Math.max(1, ticks);
        band = add(skin.plain(BAND));
        groove = add(skin.plain(GROOVE));
        done = add(skin.plain(Skin.GOLD));
        hover = add(skin.plain(HOVER));
        knob = add(skin.shape(TransportIcon.diamond()).tint(Skin.TEXT).size(20f, 20f));
        play = add(skin.shape(TransportIcon.play()).size(40f, 40f));
        pause = add(skin.shape(TransportIcon.pause()).size(36f, 36f));
        icon(Part.STEP_ON, skin.shape(TransportIcon.step()).size(24f, 24f));
        icon(Part.STEP_BACK, skin.shape(TransportIcon.step()).size(-24f, 24f));
        icon(Part.MARK_ON, skin.shape(TransportIcon.mark()).size(26f, 24f));
        icon(Part.MARK_BACK, skin.shape(TransportIcon.mark()).size(-26f, 24f));
        icon(Part.FASTER, skin.shape(TransportIcon.play()).size(18f, 18f));
        icon(Part.SLOWER, skin.shape(TransportIcon.play()).size(-18f, 18f));
        time = caption(22f, Align.LEFT);
        rate = caption(24f, Align.CENTRE);
        there = caption(19f, Align.CENTRE);
        for (Part part : CHIPS) {
            chips.put(part, caption(19f, Align.LEFT));
        }
    }

    private Sprite add(Sprite sprite) {
        node.attachChild(sprite.geometry());
        return sprite;
    }

    private void icon(Part part, Sprite sprite) {
        icons.put(part, add(sprite));
    }

    private CanvasText caption(float size, Align align) {
        CanvasText caption = skin.caption(size, Skin.TEXT, align);
        node.attachChild(caption.spatial());
        return caption;
    }

    /** Adds a mark to the timeline. */
    public void addMark(int tick, Mark kind) {
        Sprite sprite =
                switch (kind) {
                    case CHECKPOINT -> skin.sprite("checkpoint").size(26f, 26f);
                    case LOSS -> skin.sprite("bee_icon_hurt").size(20f, 20f);
                    case WAVE -> skin.plain(Skin.SOFT).alpha(0.5f).size(2f, 10f);
                    case BOSS ->
                        skin.shape(TransportIcon.diamond()).tint(Skin.ALARM).size(17f, 17f);
                    case CRASH ->
                        skin.shape(TransportIcon.diamond()).tint(Skin.CALM).size(17f, 17f);
                };
        marks.add(new Placed(tick, kind, add(sprite)));
    }

    /** Adds the bar to the canvas, still out of sight. */
    public void show() {
        canvas.add(node);
    }

    /** Removes the bar from the canvas. */
    public void hide() {
        node.removeFromParent();
        canvas.reserveToolbar(0f);
    }

    /**
     * One frame.
     *
     * @param wanted whether the bar should be visible
     */
    public void update(State state, boolean wanted, Hints hints, float seconds) {
        float step = seconds / SLIDE_SECONDS;
        shownShare = Easing.clamp(shownShare + (wanted ? step : -step));
        float fingers = Math.max(1f, Math.min(canvas.minTouchSize() / SIZE, canvas.width() / LEAST_WIDTH));
        width = Math.max(LEAST_WIDTH, canvas.width() / fingers);
        scale = canvas.width() / width;
        float y = -(HEIGHT + REACH_Y) * (1f - Easing.out(shownShare));
        node.setLocalScale(scale, scale, 1f);
        node.setLocalTranslation(0f, y * scale, ZOrder.PANEL);
        canvas.reserveToolbar(HEIGHT * scale * Easing.out(shownShare));
        layOut();
        line(state);
        buttons(state);
        chips(state, hints);
        point();
    }

    private void layOut() {
        band.size(width + 4f, HEIGHT).at(width / 2f, HEIGHT / 2f, 0f);
        float middle = middle();
        box(Part.PLAY, middle, 30f);
        box(Part.STEP_BACK, middle - 70f, 22f);
        box(Part.STEP_ON, middle + 70f, 22f);
        box(Part.MARK_BACK, middle - 124f, 24f);
        box(Part.MARK_ON, middle + 124f, 24f);
        box(Part.SLOWER, middle + SPEED - 54f, 20f);
        box(Part.FASTER, middle + SPEED + 54f, 20f);
    }

    private float middle() {
        return width * 0.315f;
    }

    private void box(Part part, float x, float half) {
        Box box = boxes.get(part);
        if (box == null || box.x() != x) {
            boxes.put(part, new Box(x, ROW_Y, half, SIZE / 2f));
        }
    }

    private void line(State state) {
        float from = MARGIN;
        float length = width - 2f * MARGIN;
        float x = x(state.tick());
        groove.size(length, 6f).at(from + length / 2f, LINE_Y, 1f);
        done.size(Math.max(0.1f, x - from), 6f).at((x + from) / 2f, LINE_Y, 1.2f);
        knob.at(x, LINE_Y, 3f);
        for (int i = 0; i < marks.size(); i++) {
            Placed mark = marks.get(i);
            float lift = mark.kind() == Mark.WAVE ? 0f : mark.kind() == Mark.LOSS ? -1f : 1f;
            mark.sprite().at(x(mark.tick()), LINE_Y + 17f * lift, lift == 0f ? 1.4f : 2f);
        }
        showTime(state.tick());
    }

    private float x(int tick) {
        return MARGIN + (width - 2f * MARGIN) * Math.min(1f, (float) tick / ticks);
    }

    /** The time, written anew ten times a second at most. */
    private void showTime(int tick) {
        int tenths = tick * 10 / Tick.PER_SECOND;
        if (tenths != secondsTenths) {
            secondsTenths = tenths;
            time.text(clock(tick) + "  /  " + clock(ticks));
        }
        time.at(MARGIN, ROW_Y, 3f);
    }

    private static String clock(int tick) {
        int tenths = tick * 10 / Tick.PER_SECOND;
        return String.format(Locale.ROOT, "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10);
    }

    private void buttons(State state) {
        place(play.shown(!state.playing()), Part.PLAY);
        place(pause.shown(state.playing()), Part.PLAY);
        icons.forEach((part, sprite) -> place(sprite, part));
        rate.text(state.rate()).at(middle() + SPEED, ROW_Y, 3f);
    }

    private void place(Sprite sprite, Part part) {
        Box box = boxes.get(part);
        sprite.at(box.x(), box.y(), 3f).tint(box.holds(pointerX, pointerY) ? Skin.GOLD : Skin.TEXT);
    }

    private void chips(State state, Hints hints) {
        if (!state.hasSameLabelsAs(written)) {
            written = state;
            showLabels(state, hints);
        }
        float right = width - MARGIN;
        float fit = chipScale();
        for (Part part : CHIPS) {
            CanvasText chip = chips.get(part);
            float wide = chip.width() * fit;
            chip.scale(fit).at(right - wide, ROW_Y, 3f);
            box(part, right - wide / 2f, wide / 2f + 10f);
            right -= wide + CHIP_GAP;
        }
    }

    /** How small the labels have to be, so that they leave the speed its room. */
    private float chipScale() {
        float labels = 0f;
        for (CanvasText chip : chips.values()) {
            labels += chip.width();
        }
        float room = width - MARGIN - (middle() + SPEED + SPEED_REACH) - chips.size() * CHIP_GAP;
        return Math.min(1f, room / labels);
    }

    private void showLabels(State state, Hints hints) {
        chips.get(Part.CAMERA).text(label(Part.CAMERA, state.free() ? "theatre.free" : "theatre.follow", hints));
        chips.get(Part.HUD).text(label(Part.HUD, "theatre.hud", hints)).color(state.hud() ? Skin.TEXT : Skin.SOFT);
        chips.get(Part.PHOTO).text(label(Part.PHOTO, "theatre.photo", hints));
        chips.get(Part.TAKE_OVER).text(label(Part.TAKE_OVER, "theatre.takeOver", hints));
        chips.get(Part.LEAVE).text(label(Part.LEAVE, "theatre.leave", hints));
    }

    private String label(Part part, String key, Hints hints) {
        return hints.of(part) + " " + translations.text(key);
    }

    /** What the pointer is over. */
    private void point() {
        Box over = null;
        for (Box box : boxes.values()) {
            over = box.holds(pointerX, pointerY) ? box : over;
        }
        hover.shown(over != null);
        if (over != null) {
            hover.size(2f * over.halfWidth(), 2f * over.halfHeight()).at(over.x(), over.y(), 0.5f);
        }
        boolean line = over == null && isOverLine(pointerX, pointerY);
        there.shown(line);
        if (line) {
            there.text(clock(tickAt(pointerX))).at(pointerX, HEIGHT + 14f, 3f);
        }
    }

    /** Sets the position of the pointer, in lines of the canvas. */
    public void pointer(float x, float y) {
        pointerX = x / scale;
        pointerY = y / scale;
    }

    /** The part under the pointer, or null. */
    public Part hovered() {
        for (Map.Entry<Part, Box> entry : boxes.entrySet()) {
            if (shownShare > 0.5f && entry.getValue().holds(pointerX, pointerY)) {
                return entry.getKey();
            }
        }
        return null;
    }

    /** Whether the pointer is on the timeline. */
    public boolean isOverLine() {
        return shownShare > 0.5f && isOverLine(pointerX, pointerY);
    }

    private boolean isOverLine(float x, float y) {
        return Math.abs(y - LINE_Y) < REACH_Y && x > MARGIN / 2f && x < width - MARGIN / 2f;
    }

    /** The tick under the pointer, whether it is above or below the timeline. */
    public int tickAtPointer() {
        return tickAt(pointerX);
    }

    private int tickAt(float x) {
        return Math.round(Easing.clamp((x - MARGIN) / (width - 2f * MARGIN)) * ticks);
    }
}
