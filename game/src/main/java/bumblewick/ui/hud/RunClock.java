package bumblewick.ui.hud;

import bumblewick.math.Tick;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * The time of the run on the right of the screen, and below it the last split with its lead or lag on the best run. Counted
 * in ticks, so that it stands still while the game is paused.
 */
public final class RunClock {
    private static final float WIDTH = 190f;
    private static final float CLOCK = 30f; // sizes of letters
    private static final float SPLIT = 19f;
    private static final float LINE = 26f;
    private static final float EDGE = 10f;

    /** How long a split is shown, in seconds. */
    private static final float SHOWN = 6f;

    private final Canvas canvas;
    private final HudLayout layout;
    private final Node node = new Node("run clock");
    private final Sprite plate;
    private final NumberText clock;
    private final CanvasText split;
    private final CanvasText difference;
    private float left;

    /** Makes a clock, hidden. Other options need another clock. */
    public RunClock(Canvas canvas, Skin skin, HudOptions options) {
        this.canvas = canvas;
        layout = new HudLayout(canvas, options);
        HudSkin hudSkin = new HudSkin(skin, options);
        float words = layout.wordScale();
        plate = hudSkin.plain(HudSkin.PLATE);
        clock = hudSkin.number(CLOCK, Skin.TEXT, Align.RIGHT, NumberFormatter.stopwatch());
        split = hudSkin.caption(SPLIT * words, Skin.TEXT, Align.RIGHT);
        difference = hudSkin.caption(SPLIT * words, Skin.TEXT, Align.RIGHT);
        node.attachChild(plate.geometry());
        node.attachChild(clock.at(-EDGE, -LINE * 0.7f, ZOrder.TEXT).spatial());
        node.attachChild(split.at(-EDGE, -LINE * 1.9f, ZOrder.TEXT).spatial());
        node.attachChild(difference.at(-EDGE, -LINE * 2.8f, ZOrder.TEXT).spatial());
        place(0f);
    }

    /** Shows the clock. */
    public void show() {
        canvas.add(node);
    }

    /** Hides the clock. */
    public void hide() {
        node.removeFromParent();
    }

    /**
     * Shows a split for a few seconds.
     *
     * @param name of what was reached
     * @param lead what is shown of the difference to the best run; empty if there is none
     * @param ahead whether the run is faster than the best one
     */
    public void showSplit(String name, String lead, boolean ahead) {
        split.text(name).shrinkToWidth(WIDTH - 2f * EDGE);
        difference.text(lead).color(ahead ? HudSkin.FRESH : Skin.ALARM);
        left = SHOWN;
    }

    /**
     * One frame.
     *
     * @param ticks of the run
     */
    public void update(int ticks, float seconds) {
        clock.show(hundredths(ticks));
        left -= seconds;
        place(left);
    }

    /** Hundredths of a second in so many ticks, rounded down. */
    public static long hundredths(int ticks) {
        return ticks * 100L / Tick.PER_SECOND;
    }

    private void place(float remaining) {
        boolean visible = remaining > 0f;
        split.shown(visible);
        difference.shown(visible);
        float height = visible ? LINE * 3.4f : LINE * 1.4f;
        ColorRGBA colour = HudSkin.PLATE;
        plate.size(WIDTH, height).alpha(colour.a).at(-WIDTH / 2f, -height / 2f, ZOrder.GROUND);
        node.setLocalTranslation(layout.right(), layout.secondRow(), 0f);
        node.setLocalScale(layout.scale());
    }
}
