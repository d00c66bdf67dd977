package bumblewick.ui;

import bumblewick.math.Easing;
import bumblewick.sim.run.StageResult;
import com.jme3.math.ColorRGBA;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The end of a run: line after line is counted up, then the points, then the medal falls into place beside them. A press
 * hurries it along. It is as large as the size of texts wants it and the window allows.
 */
public final class ResultSheet {
    private static final float HIGHEST = 684f;
    private static final float WIDTH = 600f;
    private static final float WIDEST = 1.4f; // of the usual width
    private static final float LARGEST = 1.2f; // of the usual size of texts
    private static final float EDGE = 22f; // beside the sheet
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
    private final Words words;
    private final Chime chime;
    private final List<Told> told = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private Sheet sheet;
    private Digits points;
    private Caption record;
    private Caption lastLine;
    private Sprite medal;
    private StageResult result;
    private float size; // factor on all sizes of letters
    private float width;
    private float height;
    private float side; // width of what stands beside the sheet: medal and menu
    private float cursor; // upper end of the next line, from the middle of the sheet
    private float age;
    private float sinceTick;
    private boolean landed;

    /** A line that is to be counted up. */
    private record Told(String key, long value, Unit unit) {}

    /** A line with a number that is counted up. */
    private record Row(Caption label, Digits number, long value) {}

    /** What a number counts. */
    public enum Unit {
        NUMBER,
        POINTS,
        /** Seconds, shown as minutes and seconds. */
        TIME;

        private NumberFormatter format() {
            return switch (this) {
                case NUMBER -> NumberFormatter.grouped();
                case POINTS -> NumberFormatter.grouped("+");
                case TIME -> NumberFormatter.time();
            };
        }
    }

    /**
     * What a result is worth among others.
     *
     * @param record how it stands in its table; may be empty
     * @param best whether that is something to be proud of
     * @param note what its table is, if it is not that of whole runs without help; may be empty
     * @param nextMedal what the next medal asks for; empty if there is none
     */
    public record Standing(String record, boolean best, String note, String nextMedal) {}

    /** Makes an empty sheet. */
    public ResultSheet(Canvas canvas, Skin skin, Words words, Chime chime) {
        this.canvas = canvas;
        this.skin = skin;
        this.words = words;
        this.chime = chime;
    }

    /** Adds a line; before it is shown. The key is that of a text. */
    public void row(String key, long value, Unit unit) {
        told.add(new Told(key, value, unit));
    }

    /**
     * Shows a result and starts counting.
     *
     * @param side width that the menu beside it needs, in lines
     */
    public void show(StageResult result, Standing standing, float side) {
        this.result = result;
        this.side = side;
        measure();
        sheet = new Sheet(canvas, skin, width, height, "");
        cursor = height / 2f - PADDING * 0.8f;
        String title = words.text(result.cleared() ? "result.cleared" : "result.lost");
        add(skin.headline(HEADING * size, Skin.GOLD, Align.CENTRE), HEADING_STEP, title);
        told.forEach(this::addRow);
        addPoints();
        record = add(
                skin.headline(RECORD * size, standing.best() ? Skin.GOLD : Skin.SOFT, Align.LEFT),
                RECORD_STEP,
                standing.record());
        record.shown(false);
        line(Skin.TEXT, result.exit().isEmpty() ? "" : words.text("result.exit." + result.exit()));
        line(Skin.CALM, standing.note());
        lastLine = line(Skin.SOFT, words.text(result.cleared() ? "result.line." + medalName() : "result.line.lost"));
        addMedal(standing.nextMedal());
        sheet.show(left() + width / 2f, Canvas.HEIGHT / 2f);
    }

    /** Everything as large as wanted, as far as it fits. */
    private void measure() {
        float needed = HEADING_STEP + told.size() * ROW_STEP + POINTS_STEP + RECORD_STEP + LINES * LINE_STEP;
        size = Math.min((HIGHEST - 1.6f * PADDING) / needed, LARGEST * skin.textScale());
        height = needed * size + 1.6f * PADDING;
        float wanted = WIDTH * Math.max(1f, Math.min(WIDEST, size));
        width = Math.min(wanted, canvas.width() - 2f * EDGE - GAP - side);
    }

    private float left() {
        return (canvas.width() - width - GAP - side) / 2f;
    }

    private Caption add(Caption caption, float step, String text) {
        boolean centred = step == HEADING_STEP;
        caption.says(text)
                .within(width - 2f * PADDING)
                .at(centred ? 0f : -width / 2f + PADDING, cursor - step * size / 2f, 2f);
        cursor -= step * size;
        sheet.add(caption.spatial());
        return caption;
    }

    private Caption line(ColorRGBA color, String text) {
        return add(skin.caption(LINE * size, color, Align.LEFT), LINE_STEP, text);
    }

    private void addRow(Told line) {
        float y = cursor - ROW_STEP * size / 2f;
        Caption label = add(skin.caption(ROW * size, Skin.TEXT, Align.LEFT), ROW_STEP, words.text(line.key()));
        label.within((width - 2f * PADDING) * 0.7f).shown(false);
        Digits number = skin.digits(
                        ROW * 1.15f * size, Skin.TEXT, Align.RIGHT, line.unit().format())
                .at(width / 2f - PADDING, y, 2f);
        rows.add(new Row(label, number, line.value()));
    }

    private void addPoints() {
        float y = cursor - POINTS_STEP * size / 2f;
        add(skin.headline(RECORD * 1.15f * size, Skin.TEXT, Align.LEFT), POINTS_STEP, words.text("result.points"))
                .within(width * 0.4f);
        points = skin.digits(POINTS * size, Skin.GOLD, Align.RIGHT, NumberFormatter.grouped())
                .at(width / 2f - PADDING, y, 2f);
        sheet.add(points.spatial());
    }

    private void addMedal(String next) {
        medal = skin.sprite(hasMedal() ? "medal_" + medalName() : "ring").shown(false);
        sheet.add(medal.geometry());
        Caption asked = skin.caption(Math.min(LINE * size, 26f), Skin.TEXT, Align.CENTRE)
                .says(next)
                .within(side)
                .at(medalX(), height / 2f - MEDAL_SIZE - 24f, 4f);
        sheet.add(asked.spatial());
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

    public void update(float seconds) {
        sheet.update(seconds);
        age += seconds;
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
                sheet.add(row.number().spatial());
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
            chime.play(Chime.Sound.COUNT);
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
                chime.play(Chime.Sound.MEDAL);
            }
        }
    }

    /** Whether everything is counted. */
    public boolean counted() {
        return landed;
    }

    /** Shows everything at once. */
    public void hurry() {
        age = Math.max(age, pointsStart() + POINTS_SECONDS + 0.1f);
    }

    /** Says something in the last line. */
    public void say(String words) {
        lastLine.says(words).within(width - 2f * PADDING);
    }

    /** Where the menu belongs: below the medal. */
    public float menuLeft() {
        return left() + width + GAP;
    }

    public float menuTop() {
        return Canvas.HEIGHT / 2f + height / 2f - MEDAL_ROOM;
    }

    /** Room for the menu, in lines. */
    public float menuRoom() {
        return menuTop() - EDGE;
    }

    public void hide() {
        sheet.hide();
    }
}
