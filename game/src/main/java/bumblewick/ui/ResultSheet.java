package bumblewick.ui;

import bumblewick.math.Easing;
import bumblewick.sim.run.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The end of a run: line after line is counted up, then the points, then the medal falls into place. A press hurries
 * it along.
 */
public final class ResultSheet {
    private static final float WIDTH = 620f;
    private static final float HEIGHT = 560f;
    private static final float SHIFT = -170f;
    private static final float FIRST_ROW = 148f;
    private static final float ROW_HEIGHT = 38f;
    private static final float ROW_SECONDS = 0.28f;
    private static final float POINTS_SECONDS = 0.9f;
    private static final float MEDAL_SECONDS = 0.32f;
    private static final float MEDAL_SIZE = 172f;
    private static final float TICK_SECONDS = 0.055f;

    private final Canvas canvas;
    private final Skin skin;
    private final Words words;
    private final Chime chime;
    private final Sheet sheet;
    private final List<Row> rows = new ArrayList<>();
    private final Digits points;
    private final Caption pointsLabel;
    private final Caption record;
    private final Caption exit;
    private final Caption note;
    private Sprite medal;
    private StageResult result;
    private float age;
    private float sinceTick;
    private boolean landed;

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

    /** Makes an empty sheet. */
    public ResultSheet(Canvas canvas, Skin skin, Words words, Chime chime) {
        this.canvas = canvas;
        this.skin = skin;
        this.words = words;
        this.chime = chime;
        sheet = new Sheet(canvas, skin, WIDTH, HEIGHT, "");
        points = skin.digits(58f, Skin.GOLD, Align.RIGHT, NumberFormatter.grouped())
                .at(WIDTH / 2f - 48f, -92f, 2f);
        pointsLabel = skin.headline(30f, Skin.TEXT, Align.LEFT)
                .says(words.text("result.points"))
                .at(-WIDTH / 2f + 48f, -92f, 2f);
        record = skin.headline(30f, Skin.GOLD, Align.LEFT).at(-WIDTH / 2f + 48f, -158f, 2f);
        exit = skin.caption(19f, Skin.TEXT, Align.LEFT).at(-WIDTH / 2f + 48f, -196f, 2f);
        note = skin.caption(19f, Skin.SOFT, Align.LEFT).at(-WIDTH / 2f + 48f, -226f, 2f);
        sheet.add(points.spatial());
        sheet.add(pointsLabel.spatial());
        sheet.add(record.spatial());
        sheet.add(exit.spatial());
        sheet.add(note.spatial());
    }

    /**
     * Shows a result and starts counting.
     *
     * @param before the best points so far, 0 if none
     * @param best whether this is better
     */
    public void show(StageResult result, long before, boolean best) {
        this.result = result;
        sheet.retitle(words.text(result.cleared() ? "result.cleared" : "result.lost"));
        String name = result.medal() == StageResult.Medal.NONE
                ? "ring"
                : "medal_" + result.medal().name().toLowerCase(Locale.ROOT);
        medal = skin.sprite(name).shown(false);
        sheet.add(medal.geometry());
        record.says(best ? words.text("result.best") : before > 0 ? words.text("result.bestWas", grouped(before)) : "");
        record.color(best ? Skin.GOLD : Skin.SOFT).shown(false);
        exit.says(result.exit().isEmpty() ? "" : words.text("result.exit." + result.exit()));
        note.says(words.text(result.cleared() ? "result.line." + medalName() : "result.line.lost"));
        sheet.show(canvas.width() / 2f + SHIFT, Canvas.HEIGHT / 2f);
    }

    private String medalName() {
        return result.medal().name().toLowerCase(Locale.ROOT);
    }

    private static String grouped(long number) {
        NumberFormatter format = NumberFormatter.grouped();
        format.set(number);
        return format.toString();
    }

    /** Adds a line; before it is shown. The key is that of a text. */
    public void row(String key, long value, Unit unit) {
        float y = FIRST_ROW - rows.size() * ROW_HEIGHT;
        Caption label = skin.caption(25f, Skin.TEXT, Align.LEFT)
                .says(words.text(key))
                .at(-WIDTH / 2f + 48f, y, 2f)
                .shown(false);
        Digits number = skin.digits(29f, Skin.TEXT, Align.RIGHT, unit.format()).at(WIDTH / 2f - 48f, y, 2f);
        rows.add(new Row(label, number, value));
        sheet.add(label.spatial());
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
        boolean has = result.medal() != StageResult.Medal.NONE;
        float fall = 1f - Easing.in(t);
        float size = MEDAL_SIZE * (1f + 1.6f * fall);
        medal.shown(has)
                .size(size, size)
                .turn(0.5f * fall)
                .alpha(Math.min(1f, t * 2f))
                .at(WIDTH / 2f + 6f, 208f, 4f);
        record.shown(t >= 1f);
        if (t >= 1f && !landed) {
            landed = true;
            if (has) {
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

    /** Says something below the points. */
    public void say(String words) {
        note.says(words);
    }

    /** Where the menu belongs: right of the sheet. */
    public float menuLeft() {
        return canvas.width() / 2f + SHIFT + WIDTH / 2f + 16f;
    }

    public float menuTop() {
        return 350f;
    }

    public void hide() {
        sheet.hide();
    }
}
