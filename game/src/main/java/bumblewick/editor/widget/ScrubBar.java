package bumblewick.editor.widget;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.screen.TransportIcon;
import com.jme3.math.ColorRGBA;

/** A bar for scrubbing through a short time: a play button, and a line of seconds with the current time. */
public final class ScrubBar extends OverlayPart {
    private static final float HEIGHT = 40f;
    private static final float BUTTON = 26f;
    private static final float MARGIN = 16f;
    private static final float FONT = 18f;
    private static final float REACH = 16f; // above and below the line
    private static final float LEAST_TIME = 130f; // width of the time, so that the line does not move with the digits
    private static final int MOST_MARKS = 60;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.82f);
    private static final ColorRGBA MARK = new ColorRGBA(0.74f, 0.87f, 0.86f, 0.7f);
    private static final ColorRGBA ROOM = new ColorRGBA(0.6f, 0.75f, 0.75f, 0.28f);

    /**
     * What it shows.
     *
     * @param playing or paused
     * @param seconds the current time
     * @param length of the whole, in seconds
     * @param mark distance of the marks, in seconds; every other one is larger
     * @param time the current time and the length, as text
     * @param event an important time, in seconds; negative if there is none
     * @param bad whether the event is too early
     */
    public record State(
            boolean playing, float seconds, float length, float mark, String time, float event, boolean bad) {}

    private final Sprite band;
    private final Sprite groove;
    private final Sprite done;
    private final Sprite knob;
    private final Sprite event;
    private final Sprite play;
    private final Sprite pause;
    private final Sprite[] marks = new Sprite[MOST_MARKS];
    private CanvasText time;
    private float timeScale;
    private float left;
    private float right;
    private float bottom;
    private float lineLeft;
    private float lineRight;
    private float pointerX;
    private float pointerY;

    /** Makes one that is not shown. */
    public ScrubBar(Canvas canvas, Skin skin) {
        super(canvas, skin, "scrub");
        band = add(skin.plain(BAND));
        groove = add(skin.plain(ROOM));
        for (int i = 0; i < MOST_MARKS; i++) {
            marks[i] = add(skin.plain(MARK));
        }
        done = add(skin.plain(Skin.GOLD));
        event = add(skin.shape(TransportIcon.diamond()).size(15f, 15f));
        knob = add(skin.shape(TransportIcon.diamond()).tint(Skin.TEXT).size(20f, 20f));
        play = add(skin.shape(TransportIcon.play()).size(BUTTON, BUTTON));
        pause = add(skin.shape(TransportIcon.pause()).size(BUTTON * 0.9f, BUTTON * 0.9f));
    }

    /** Its height, in lines of the canvas. */
    public float height() {
        return HEIGHT * Math.max(1f, skin.toolTextScale());
    }

    /**
     * Draws a frame.
     *
     * @param left its left edge, in lines of the canvas
     * @param right its right edge
     * @param bottom its lower edge
     */
    public void update(State state, float left, float right, float bottom) {
        this.left = left;
        this.right = right;
        this.bottom = bottom;
        float middle = bottom + height() / 2f;
        band.size(right - left, height()).at((left + right) / 2f, middle, 0f);
        boolean over = onPlay();
        play.shown(!state.playing()).tint(over ? Skin.GOLD : Skin.TEXT).at(left + MARGIN + BUTTON / 2f, middle, 2f);
        pause.shown(state.playing()).tint(over ? Skin.GOLD : Skin.TEXT).at(left + MARGIN + BUTTON / 2f, middle, 2f);
        showTimes(state, middle);
        line(state, middle);
    }

    private void showTimes(State state, float middle) {
        if (timeScale != skin.toolTextScale()) {
            if (time != null) {
                time.spatial().removeFromParent();
            }
            timeScale = skin.toolTextScale();
            time = add(skin.caption(FONT * timeScale, Skin.TEXT, Align.RIGHT));
        }
        time.text(state.time()).at(right - MARGIN, middle, 3f);
        lineLeft = left + 2f * MARGIN + BUTTON;
        lineRight = right - 2f * MARGIN - Math.max(time.width(), LEAST_TIME * timeScale);
    }

    private void line(State state, float middle) {
        groove.size(lineRight - lineLeft, 6f).at((lineLeft + lineRight) / 2f, middle, 1f);
        float x = x(state.seconds(), state.length());
        done.size(Math.max(0.1f, x - lineLeft), 6f).at((lineLeft + x) / 2f, middle, 1.4f);
        knob.at(x, middle, 3f);
        event.shown(state.event() >= 0f)
                .tint(state.bad() ? Skin.ALARM : Skin.CALM)
                .at(x(state.event(), state.length()), middle + 12f, 2.5f);
        for (int i = 0; i < MOST_MARKS; i++) {
            float seconds = (i + 1) * state.mark();
            boolean larger = i % 2 == 1;
            marks[i].shown(seconds < state.length())
                    .size(2f, larger ? 16f : 9f)
                    .at(x(seconds, state.length()), middle, 1.2f);
        }
    }

    private float x(float seconds, float length) {
        return lineLeft + (lineRight - lineLeft) * Easing.clamp(seconds / Math.max(1e-3f, length));
    }

    /** Sets where the pointer is, in lines of the canvas. */
    public void pointer(float x, float y) {
        pointerX = x;
        pointerY = y;
    }

    private boolean inHeight() {
        return Math.abs(pointerY - bottom - height() / 2f) <= Math.max(REACH, height() / 2f);
    }

    /** Whether the pointer is on the bar. */
    public boolean covers() {
        return inHeight() && pointerX >= left && pointerX <= right;
    }

    /** Whether the pointer is on the button. */
    public boolean onPlay() {
        return inHeight() && pointerX >= left && pointerX < left + 1.5f * MARGIN + BUTTON;
    }

    /** Whether the pointer is on the line. */
    public boolean onLine() {
        return inHeight() && pointerX >= lineLeft - MARGIN / 2f && pointerX <= lineRight + MARGIN / 2f;
    }

    /** The time at the pointer's x, as a share of the whole. */
    public float share() {
        return Easing.clamp((pointerX - lineLeft) / Math.max(1f, lineRight - lineLeft));
    }
}
