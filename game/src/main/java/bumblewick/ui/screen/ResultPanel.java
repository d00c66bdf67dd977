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
 * The result of a run in a panel that pops up: the medal drops beside the heading, line after line counts up, then the
 * points; what to do next stands in the same panel. Its size follows the player's text size, as far as the window allows.
 */
public final class ResultPanel {
    private static final float IN_SECONDS = 0.15f;
    private static final ColorRGBA VEIL = new ColorRGBA(0.01f, 0.05f, 0.07f, 0.55f);

    // Sizes of letters, at a text size of 1
    private static final float HEADING = 34f;
    private static final float ROW = 22f;
    private static final float POINTS = 42f;
    private static final float RECORD = 24f;
    private static final float LINE = 18f;

    /** Size of the line about medals below the heading, and how far from the heading's middle both stand with it. */
    private static final float NEXT = 20f;

    private static final float APART = 19f;

    private static final float ROW_SECONDS = 0.28f;
    private static final float POINTS_SECONDS = 0.9f;
    private static final float MEDAL_SECONDS = 0.32f;
    private static final float MEDAL_SIZE = 112f; // at a text size of 1
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
    private ResultLayout layout;
    private float cursor; // upper end of the next line, in the panel's frame
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
     * @param deed what opens the high exit, and how much of it was done; empty if nothing was asked for
     */
    public record Standing(String record, boolean best, String note, String medals, String tip, String deed) {}

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
     * @param menuWidth width of the menu in the panel, in lines
     * @param menuHeight height of all its buttons, in lines
     */
    public void show(StageResult result, Standing standing, float menuWidth, float menuHeight) {
        this.result = result;
        float textScale = skin.textScale();
        layout = ResultLayout.of(
                new ResultLayout.Room(canvas.width(), canvas.menuHeight(), textScale),
                heading(standing.medals()),
                pending.size() + deedLines(standing.deed()),
                menuWidth,
                menuHeight);
        board.attachChild(skin.panel("panel", layout.width(), layout.height())
                .at(0f, 0f, 0f)
                .geometry());
        addHeading(standing.medals());
        cursor = layout.height() / 2f - ResultLayout.AIR - layout.head();
        pending.forEach(this::addRow);
        addPoints();
        record = add(
                skin.headline(RECORD * layout.size(), standing.best() ? Skin.GOLD : Skin.SOFT, Align.LEFT),
                ResultLayout.RECORD,
                standing.record());
        record.shown(false);
        line(Skin.TEXT, result.exit().isEmpty() ? standing.tip() : translations.text("result.exit." + result.exit()));
        addDeed(standing.deed());
        line(Skin.CALM, standing.note());
        lastLine = line(
                Skin.SOFT, translations.text(result.cleared() ? "result.line." + medalName() : "result.line.lost"));
        board.setLocalTranslation(left() + layout.width() / 2f, canvas.menuMiddleY(), ZOrder.PANEL);
        canvas.add(node);
        popUp();
    }

    private ResultLayout.Heading heading(String medals) {
        if (hasMedal()) {
            return ResultLayout.Heading.MEDAL_TOO;
        }
        return medals.isEmpty() ? ResultLayout.Heading.TITLE : ResultLayout.Heading.TITLE_AND_LINE;
    }

    /** The heading in the middle of the panel, below it what is said of medals, left of both the medal. */
    private void addHeading(String medals) {
        float size = layout.size();
        float middle = layout.height() / 2f - ResultLayout.AIR - layout.head() / 2f;
        float apart = medals.isEmpty() ? 0f : APART * size;
        float widest = layout.width() - 2f * ResultLayout.PADDING - (hasMedal() ? 2f * MEDAL_SIZE * size : 0f);
        CanvasText title = skin.headline(HEADING * size, Skin.GOLD, Align.CENTRE)
                .text(translations.text(result.cleared() ? "result.cleared" : "result.lost"))
                .shrinkToWidth(widest)
                .at(0f, middle + apart, 2f);
        CanvasText next = skin.caption(NEXT * size, Skin.TEXT, Align.CENTRE)
                .text(medals)
                .shrinkToWidth(widest)
                .at(0f, middle - apart, 2f);
        medal = skin.sprite(hasMedal() ? "medal_" + medalName() : "ring").shown(false);
        board.attachChild(title.spatial());
        board.attachChild(next.spatial());
        board.attachChild(medal.geometry());
    }

    private void popUp() {
        float in = Easing.out(Easing.clamp(sinceShown / IN_SECONDS));
        veil.size(canvas.width() + 4f, Canvas.HEIGHT + 4f)
                .alpha(VEIL.a * in)
                .at(canvas.width() / 2f, Canvas.HEIGHT / 2f, ZOrder.VEIL);
        board.setLocalScale(0.9f + 0.1f * in, 0.9f + 0.1f * in, 1f);
    }

    private float left() {
        return (canvas.width() - layout.width()) / 2f;
    }

    /** Adds a text to the left column; {@code step} is the height of its line at a size of 1. */
    private CanvasText add(CanvasText caption, float step, String text) {
        caption.text(text).shrinkToWidth(layout.column()).at(columnLeft(), cursor - height(step) / 2f, 2f);
        cursor -= height(step);
        board.attachChild(caption.spatial());
        return caption;
    }

    private float height(float step) {
        return step * layout.size() * layout.spread();
    }

    private float columnLeft() {
        return ResultLayout.PADDING - layout.width() / 2f;
    }

    private CanvasText line(ColorRGBA color, String text) {
        return add(skin.caption(LINE * layout.size(), color, Align.LEFT), ResultLayout.LINE, text);
    }

    /** A long deed takes two lines: smaller it could not be read. */
    private int deedLines(String deed) {
        return deed.isEmpty() ? 0 : Math.min(2, deedCaption(1f).linesOf(deed, ResultLayout.COLUMN));
    }

    private CanvasText deedCaption(float size) {
        return skin.caption(LINE * size, Skin.GOLD, Align.LEFT);
    }

    private void addDeed(String deed) {
        int lines = deedLines(deed);
        float step = height(ResultLayout.LINE);
        CanvasText caption = deedCaption(layout.size())
                .at(columnLeft(), cursor - step / 2f, 2f)
                .fitText(deed, layout.column(), lines * step);
        cursor -= lines * step;
        board.attachChild(caption.spatial());
    }

    private void addRow(Pending line) {
        float y = cursor - height(ResultLayout.ROW) / 2f;
        CanvasText label = add(
                skin.caption(ROW * layout.size(), Skin.TEXT, Align.LEFT),
                ResultLayout.ROW,
                translations.text(line.key()));
        label.shrinkToWidth(layout.column() * 0.7f).shown(false);
        NumberText number = skin.number(
                        ROW * 1.15f * layout.size(),
                        Skin.TEXT,
                        Align.RIGHT,
                        line.unit().format())
                .at(columnLeft() + layout.column(), y, 2f);
        rows.add(new Row(label, number, line.value()));
    }

    private void addPoints() {
        float y = cursor - height(ResultLayout.POINTS) / 2f;
        add(
                        skin.headline(RECORD * 1.15f * layout.size(), Skin.TEXT, Align.LEFT),
                        ResultLayout.POINTS,
                        translations.text("result.points"))
                .shrinkToWidth(layout.column() * 0.45f);
        points = skin.number(POINTS * layout.size(), Skin.GOLD, Align.RIGHT, NumberFormatter.grouped())
                .at(columnLeft() + layout.column(), y, 2f);
        board.attachChild(points.spatial());
    }

    private boolean hasMedal() {
        return result.medal() != StageResult.Medal.NONE;
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
        float size = MEDAL_SIZE * layout.size();
        float edge = size * (1f + 1.6f * fall);
        medal.shown(hasMedal())
                .size(edge, edge)
                .turn(0.5f * fall)
                .alpha(Math.min(1f, t * 2f))
                .at(columnLeft() + size / 2f, (layout.height() - layout.head()) / 2f - ResultLayout.AIR, 4f);
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
        lastLine.text(words).shrinkToWidth(layout.column());
    }

    /** Left end of the menu in the panel. */
    public float menuLeft() {
        return left() + layout.menuLeft();
    }

    /** Upper end of the menu, in lines. */
    public float menuTop() {
        return canvas.menuMiddleY() + layout.height() / 2f - ResultLayout.AIR - layout.head();
    }

    /** Height available for the menu, in lines. */
    public float menuRoom() {
        return layout.menuRoom();
    }

    /** Hides the panel. */
    public void hide() {
        node.removeFromParent();
    }
}
