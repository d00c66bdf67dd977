package bumblewick.editor.path;

import bumblewick.app.shell.Gui;
import bumblewick.content.validation.PathMeasure;
import bumblewick.def.PathDef;
import bumblewick.def.PathDef.SpeedKey;
import bumblewick.def.WaveDef;
import bumblewick.math.Tick;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import bumblewick.ui.menu.TextRow;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The rows of the panel in the path editor: measurements and values of the path, of its selection, and of the preview. */
final class PathPropertyRows {
    private static final float FINE = 0.5f; // u
    private static final float MOST_SPACING = 3f; // seconds

    /** Stands in for a document with mistakes, so that rows have values; it cannot be changed. */
    private static final PathDef NOTHING =
            new PathDef("", List.of(), PathDef.SLOWEST, PathDef.Cut.EQUAL, PathDef.DEFAULT_CUT_RATIO, List.of());

    private final Gui gui;
    private final EditedPath edited;
    private final PathPreview preview;
    private final Runnable paths;

    /**
     * Makes the rows of a path.
     *
     * @param paths opens the list of paths
     */
    PathPropertyRows(Gui gui, EditedPath edited, PathPreview preview, Runnable paths) {
        this.gui = gui;
        this.edited = edited;
        this.preview = preview;
        this.paths = paths;
    }

    /** Measurements, the path, the selected point, the speed keys, and the enemies of the preview. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.changing(this::lasts));
        rows.add(TextRow.changing(this::warns));
        rows.add(TextRow.changing(this::turns));
        rows.add(number(
                "speed",
                speeds(),
                () -> path().speed(),
                speed -> change("speed", path -> PathEdits.speed(path, speed))));
        rows.add(choice(
                "cut",
                () -> Arrays.asList(PathDef.Cut.values()),
                cut -> text("cut." + cut.name().toLowerCase(Locale.ROOT)),
                () -> path().cut(),
                cut -> change("", path -> PathEdits.cut(path, cut))));
        StepScale ratios = new StepScale(PathDef.LEAST_CUT, PathDef.MOST_CUT, 0.01f, false, this::percent);
        rows.add(number(
                "cutRatio",
                ratios,
                () -> path().cutRatio(),
                ratio -> change("cutRatio", path -> PathEdits.cutRatio(path, ratio))));
        point(rows);
        keys(rows);
        flyers(rows);
        rows.add(gui.action("path.others", paths));
        return rows;
    }

    private StepScale speeds() {
        return new StepScale(PathDef.SLOWEST, PathDef.FASTEST, 0.5f, true, PathPropertyRows::format);
    }

    private void point(List<Row> rows) {
        rows.add(choice("point", () -> numbers(edited.points()), this::ofAll, edited::point, edited::select));
        rows.add(place("x", -40f, 40f, at -> at.x, (at, value) -> at.x = value));
        rows.add(place("y", -10f, 40f, at -> at.y, (at, value) -> at.y = value));
        rows.add(place("z", -40f, 160f, at -> at.z, (at, value) -> at.z = value));
    }

    private String ofAll(int index) {
        return text("ofAll", index + 1, edited.points());
    }

    private static List<Integer> numbers(int count) {
        return IntStream.range(0, count).boxed().collect(Collectors.toList());
    }

    /** Sets one coordinate of a point. */
    private interface Part {
        void set(Vector3f at, float value);
    }

    private Row place(String axis, float least, float most, Function<Vector3f, Float> part, Part set) {
        StepScale scale = new StepScale(least, most, FINE, false, PathPropertyRows::format);
        return number(axis, scale, () -> part.apply(edited.place()), value -> {
            Vector3f to = edited.place();
            set.set(to, value);
            change("place " + axis, path -> PathEdits.moved(path, edited.point(), to));
        });
    }

    private void keys(List<Row> rows) {
        int count = path().speedProfile().size();
        if (count > 0) {
            rows.add(choice(
                    "key",
                    () -> numbers(count),
                    index -> text("ofAll", index + 1, count),
                    edited::key,
                    edited::selectKey));
            StepScale along = new StepScale(0f, 1f, 0.01f, false, this::percent);
            rows.add(number("key.at", along, () -> key().at(), at -> changeKey(at, key().factor())));
            StepScale factors = new StepScale(
                    PathDef.LEAST_FACTOR, PathDef.MOST_FACTOR, 0.05f, true, value -> text("times", format(value)));
            rows.add(number("key.factor", factors, () -> key().factor(), factor -> changeKey(key().at(), factor)));
        }
        rows.add(gui.action("path.key.add", this::addKey));
        if (count > 0) {
            rows.add(gui.action("path.key.remove", () -> change("", path -> PathEdits.keyRemoved(path, edited.key()))));
        }
    }

    private SpeedKey key() {
        return edited.speedKey().orElse(new SpeedKey(0f, 1f));
    }

    private void changeKey(float at, float factor) {
        change("key", path -> PathEdits.keyMoved(path, edited.key(), at, factor));
    }

    private void addKey() {
        int place = PathEdits.widestGap(path().speedProfile());
        if (change("", PathEdits::keyAdded)) {
            edited.selectKey(place);
        }
    }

    private void flyers(List<Row> rows) {
        rows.add(choice("enemy", preview::enemies, id -> id, preview::enemy, fly(preview::enemy)));
        StepScale counts = new StepScale(1f, WaveDef.MOST, 1f, false, value -> String.valueOf(Math.round(value)));
        rows.add(
                number("count", counts, () -> (float) preview.count(), fly(value -> preview.count(Math.round(value)))));
        StepScale seconds = new StepScale(0.05f, MOST_SPACING, 0.05f, false, PathPropertyRows::format);
        rows.add(number("spacing", seconds, preview::spacing, fly(preview::spacing)));
        rows.add(SettingRow.toggle(
                text("mirrored"),
                text("mirrored.help"),
                List.of(gui.text("option.off"), gui.text("option.on")),
                preview::mirrored,
                this.<Boolean>fly(preview::mirrored)));
    }

    private <T> Consumer<T> fly(Consumer<T> set) {
        return value -> {
            set.accept(value);
            preview.fly(edited.path());
        };
    }

    private String lasts() {
        return edited.shape()
                .map(shape -> text("lasts", seconds(shape.baked().ticks() * Tick.SECONDS)))
                .orElse("");
    }

    private String warns() {
        if (edited.measure().isEmpty()) {
            return "";
        }
        PathMeasure found = edited.measure().get();
        if (found.crossing().isEmpty()) {
            return text("passes");
        }
        String seconds = seconds(found.crossing().getAsInt() * Tick.SECONDS);
        return text(found.fair() ? "crosses" : "crosses.early", seconds, seconds(PathMeasure.FAIR));
    }

    private String turns() {
        return edited.measure()
                .filter(PathMeasure::turns)
                .map(found -> text("turns", format(Math.round(found.tightest() * 10f) / 10f)))
                .orElse("");
    }

    private PathDef path() {
        return edited.path().orElse(NOTHING);
    }

    private boolean change(String what, UnaryOperator<PathDef> edit) {
        return edited.change(what, edit);
    }

    private Row number(String name, StepScale scale, Supplier<Float> get, Consumer<Float> set) {
        return SettingRow.number(text(name), text(name + ".help"), scale, get, set);
    }

    private <T> Row choice(
            String name, Supplier<List<T>> all, Function<T, String> label, Supplier<T> get, Consumer<T> set) {
        return SettingRow.choice(text(name), text(name + ".help"), all, label, get, set);
    }

    private String text(String key, Object... values) {
        return gui.text("path." + key, values);
    }

    private String percent(float share) {
        return gui.text("unit.percent", Math.round(share * 100f));
    }

    private String seconds(float value) {
        return text("seconds", String.format(Locale.ROOT, "%.2f", value));
    }

    private static String format(float value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceFirst("\\.?0+$", "");
    }
}
