package bumblewick.ui.screen;

import bumblewick.math.Easing;
import bumblewick.sim.run.StageResult;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The result of a run in a panel that pops up: it counts up line after line, then the points, then the medal drops
 * beside them. Its size follows the player's text size, as far as the window allows.
 */
public final class ResultPanel {
    private static final float IN_SECONDS = 0.15f;
    private static final ColorRGBA VEIL = new ColorRGBA(0.01f, 0.05f, 0.07f, 0.55f);
    private static final float HIGHEST = 684f;
    private static final float RIM = 4f; // above and below the panel
    private static final float WIDTH = 600f;
    private static final float WIDEST = 1.4f; // of the usual width
    private static final float LARGEST = 1.2f; // of the usual size of texts
    private static final float EDGE = 22f; // beside the panel
    private static final float GAP = 18f;
    private static final float PADDING = 30f; // of the frame, whatever the size

    // Sizes of letters and the way to the next line, at a text size of 1
    private static final float HEADING = 34f;
    private static final float ROW = 22f;
    private static final float POINTS = 42f;
    private static final float RECORD = 24f;
    private static final float LINE = 18f;
    private static final float HEADING_STEP = 52f;
    private static final float ROW_STEP = 30f;
    private static final float POINTS_STEP = 58f;
    private static final float RECORD_STEP = 36f;
    private static final float LINE_STEP = 25f;
    private static final int LINES = 3;

    private static final float ROW_SECONDS = 0.28f;
    private static final float POINTS_SECONDS = 0.9f;
    private static final float MEDAL_SECONDS = 0.32f;
    private static final float MEDAL_SIZE = 150f;
    private static final float MEDAL_ROOM = 206f; // with what is said below it
    private static final float TICK_SECONDS = 0.055f;

    private final Canvas canvas;
    private final Skin skin;
    private final Translations translations;
    private final UiSounds uiSounds;
    private final List<Pending> pending = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private final Node node = new Node("panel");
    private final Node board = new Node("board");
    private final Sprite veil;
    private NumberText points;
    private CanvasText record;
    private CanvasText lastLine;
    private Sprite medal;
    private StageResult result;
    private float size; // factor on all sizes of letters
    private float width;
    private float height;
    private float side; // width of what stands beside the panel: medal and menu
    private float cursor; // upper end of the next line, from the middle of the panel
    private float age;
    private float sinceShown; // unlike age, skipping does not change it
    private float sinceTick;
    private boolean landed;

    /** A row that will be counted. */
    private record Pending(String key, long value, Unit unit) {}

    /** A row with a number that counts up. */
    private record Row(CanvasText label, NumberText number, long value) {}

    /** The unit of a number. */
    public enum Unit {
        NUMBER,
        POINTS,
        /** Seconds, shown as minutes and seconds. */
        TIME,
        /** Hundredths of a second, shown as minutes, seconds and hundredths. */
        STOPWATCH;

        private NumberFormatter format() {
            return switch (this) {
                case NUMBER -> NumberFormatter.grouped();
                case POINTS -> NumberFormatter.grouped("+");
                case TIME -> NumberFormatter.time();
                case STOPWATCH -> NumberFormatter.stopwatch();
            };
        }
    }

    /**
     * How a result compares with others.
     *
     * @param record its rank in the table of scores, as text; may be empty
     * @param best whether to highlight it
     * @param note which table it is, unless it is that of complete runs without assists; may be empty
     * @param medals the medal that was won, and what the next one requires; empty if there is none
     * @param tip what may help next time; empty if there is none
     */
    public record Standing(String record, boolean best, String note, String medals, String tip) {}

    /** Makes an empty panel. */
    public ResultPanel(Canvas canvas, Skin skin, Translations translations, UiSounds uiSounds) {
        this.canvas = canvas;
        this.skin = skin;
        this.translations = translations;
        this.uiSounds = uiSounds;
        veil = skin.plain(VEIL);
        node.attachChild(veil.geometry());
        node.attachChild(board);
    }

    /**
     * Adds a row; call it before {@link #show}.
     *
     * @param key of the row's text
     */
    public void addRow(String key, long value, Unit unit) {
        pending.add(new Pending(key, value, unit));
    }

    /**
     * Shows a result and starts counting.
     *
     * @param side width of the menu beside the panel, in lines
     */
    public void show(StageResult result, Standing standing, float side) {
        this.result = result;
        this.side = side;
        measure();
        board.attachChild(skin.panel("panel", width, height).at(0f, 0f, 0f).geometry());
        cursor = height / 2f - PADDING * 0.8f;
        String title = translations.text(result.cleared() ? "result.cleared" : "result.lost");
        add(skin.headline(HEADING * size, Skin.GOLD, Align.CENTRE), HEADING_STEP, title);
        pending.forEach(this::addRow);
        addPoints();
        record = add(
                skin.headline(RECORD * size, standing.best() ? Skin.GOLD : Skin.SOFT, Align.LEFT),
                RECORD_STEP,
                standing.record());
        record.shown(false);
        line(Skin.TEXT, result.exit().isEmpty() ? standing.tip() : translations.text("result.exit." + result.exit()));
        line(Skin.CALM, standing.note());
        lastLine = line(
                Skin.SOFT, translations.text(result.cleared() ? "result.line." + medalName() : "result.line.lost"));
        addMedal(standing.medals());
        board.setLocalTranslation(left() + width / 2f, canvas.menuMiddleY(), ZOrder.PANEL);
        canvas.add(node);
        popUp();
    }

    private void popUp() {
        float in = Easing.out(Easing.clamp(sinceShown / IN_SECONDS));
        veil.size(canvas.width() + 4f, Canvas.HEIGHT + 4f)
                .alpha(VEIL.a * in)
                .at(canvas.width() / 2f, Canvas.HEIGHT / 2f, ZOrder.VEIL);
        board.setLocalScale(0.9f + 0.1f * in, 0.9f + 0.1f * in, 1f);
    }

    /** Makes everything as large as the player wants it, as far as it fits. */
    private void measure() {
        float needed = HEADING_STEP + pending.size() * ROW_STEP + POINTS_STEP + RECORD_STEP + LINES * LINE_STEP;
        float highest = Math.min(HIGHEST, canvas.menuHeight() - 2f * RIM);
        size = Math.min((highest - 1.6f * PADDING) / needed, LARGEST * skin.textScale());
        height = needed * size + 1.6f * PADDING;
        float wanted = WIDTH * Math.max(1f, Math.min(WIDEST, size));
        width = Math.min(wanted, canvas.width() - 2f * EDGE - GAP - side);
    }

    private float left() {
        return (canvas.width() - width - GAP - side) / 2f;
    }

    private CanvasText add(CanvasText caption, float step, String text) {
        boolean centred = step == HEADING_STEP;
        caption.text(text)
                .shrinkToWidth(width - 2f * PADDING)
                .at(centred ? 0f : -width / 2f + PADDING, cursor - step * size / 2f, 2f);
        cursor -= step * size;
        board.attachChild(caption.spatial());
        return caption;
    }

    private CanvasText line(ColorRGBA color, String text) {
        return add(skin.caption(LINE * size, color, Align.LEFT), LINE_STEP, text);
    }

    private void addRow(Pending line) {
        float y = cursor - ROW_STEP * size / 2f;
        CanvasText label =
                add(skin.caption(ROW * size, Skin.TEXT, Align.LEFT), ROW_STEP, translations.text(line.key()));
        label.shrinkToWidth((width - 2f * PADDING) * 0.7f).shown(false);
        NumberText number = skin.number(
                        ROW * 1.15f * size, Skin.TEXT, Align.RIGHT, line.unit().format())
                .at(width / 2f - PADDING, y, 2f);
        rows.add(new Row(label, number, line.value()));
    }

    private void addPoints() {
        float y = cursor - POINTS_STEP * size / 2f;
        add(
                        skin.headline(RECORD * 1.15f * size, Skin.TEXT, Align.LEFT),
                        POINTS_STEP,
                        translations.text("result.points"))
                .shrinkToWidth(width * 0.4f);
        points = skin.number(POINTS * size, Skin.GOLD, Align.RIGHT, NumberFormatter.grouped())
                .at(width / 2f - PADDING, y, 2f);
        board.attachChild(points.spatial());
    }

    private void addMedal(String next) {
        medal = skin.sprite(hasMedal() ? "medal_" + medalName() : "ring").shown(false);
        board.attachChild(medal.geometry());
        CanvasText asked = skin.caption(Math.min(LINE * size, 26f), Skin.TEXT, Align.CENTRE)
                .text(next)
                .shrinkToWidth(side)
                .at(medalX(), height / 2f - MEDAL_SIZE - 24f, 4f);
        board.attachChild(asked.spatial());
    }

    private boolean hasMedal() {
        return result.medal() != StageResult.Medal.NONE;
    }

    private float medalX() {
        return width / 2f + GAP + side / 2f;
    }

    private String medalName() {
        return result.medal().name().toLowerCase(Locale.ROOT);
    }

    /** One frame: counts on. */
    public void update(float seconds) {
        age += seconds;
        sinceShown += seconds;
        popUp();
        sinceTick += seconds;
        countRows();
        countPoints();
        dropMedal();
    }

    private void countRows() {
        for (int i = 0; i < rows.size(); i++) {
            float t = Easing.clamp(age / ROW_SECONDS - i);
            if (t <= 0f) {
                return;
            }
            Row row = rows.get(i);
            row.label().shown(true);
            if (row.number().spatial().getParent() == null) {
                board.attachChild(row.number().spatial());
            }
            row.number().show(Math.round(row.value() * (double) t));
            if (t < 1f) {
                tick();
            }
        }
    }

    private float pointsStart() {
        return rows.size() * ROW_SECONDS;
    }

    private void countPoints() {
        float t = Easing.clamp((age - pointsStart()) / POINTS_SECONDS);
        points.show(Math.round(result.points() * (double) Easing.out(t)));
        if (t > 0f && t < 1f) {
            tick();
        }
    }

    private void tick() {
        if (sinceTick >= TICK_SECONDS) {
            sinceTick = 0f;
            uiSounds.play(UiSounds.Sound.COUNT);
        }
    }

    private void dropMedal() {
        float t = Easing.clamp((age - pointsStart() - POINTS_SECONDS - 0.15f) / MEDAL_SECONDS);
        if (t <= 0f) {
            return;
        }
        float fall = 1f - Easing.in(t);
        float edge = MEDAL_SIZE * (1f + 1.6f * fall);
        medal.shown(hasMedal())
                .size(edge, edge)
                .turn(0.5f * fall)
                .alpha(Math.min(1f, t * 2f))
                .at(medalX(), height / 2f - MEDAL_SIZE / 2f, 4f);
        record.shown(t >= 1f);
        if (t >= 1f && !landed) {
            landed = true;
            if (hasMedal()) {
                uiSounds.play(UiSounds.Sound.MEDAL);
            }
        }
    }

    /** Whether the counting is over. */
    public boolean isCounted() {
        return landed;
    }

    /** Shows everything at once. */
    public void skipCounting() {
        age = Math.max(age, pointsStart() + POINTS_SECONDS + 0.1f);
    }

    /** Replaces the last line. */
    public void showMessage(String words) {
        lastLine.text(words).shrinkToWidth(width - 2f * PADDING);
    }

    /** Left end of the menu beside the panel, below the medal. */
    public float menuLeft() {
        return left() + width + GAP;
    }

    /** Upper end of the menu, in lines. */
    public float menuTop() {
        return canvas.menuMiddleY() + height / 2f - MEDAL_ROOM;
    }

    /** Height available for the menu, in lines. */
    public float menuRoom() {
        return menuTop() - canvas.menuBottom() - RIM;
    }

    /** Hides the panel. */
    public void hide() {
        node.removeFromParent();
    }
}
