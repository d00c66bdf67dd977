package bumblewick.editor.wave;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.PageStack;
import bumblewick.content.definition.FormationTemplate;
import bumblewick.def.EnemyDef;
import bumblewick.def.FieldDef;
import bumblewick.def.PathDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.ByDifficulty;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.InspectorPanel;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rows of the panel in the timeline editor: the fields of the selected wave. */
final class WavePropertyRows {
    private static final float AT_STEP = 2f; // u
    private static final float SPACING_STEP = 0.05f; // s
    private static final float SHIFT_STEP = 0.1f; // u
    private static final float OFFSET_STEP = 0.5f; // u

    /** A large step is this many times as large. */
    static final int LARGE = 5;

    private final Gui gui;
    private final Rulebook rules;
    private final EditedWaves edited;
    private final WaveAnalysis analysis;
    private final BooleanSupplier large;
    private String shown = ""; // the formation whose rows are shown

    /**
     * @param analysis describes the paths
     * @param large returns whether a step is a large one
     */
    WavePropertyRows(Gui gui, Rulebook rules, EditedWaves edited, WaveAnalysis analysis, BooleanSupplier large) {
        this.gui = gui;
        this.rules = rules;
        this.edited = edited;
        this.analysis = analysis;
        this.large = large;
    }

    /** A panel for the rows that receives its navigation commands from the timeline editor. */
    InspectorPanel panel() {
        shown = formation();
        return new InspectorPanel(gui.menuStyle(), rows()).led();
    }

    /** Lets a panel show the rows that are for the selected entry, if those are others than before. */
    void update(InspectorPanel panel) {
        if (!formation().equals(shown)) {
            shown = formation();
            panel.rows(rows());
        }
    }

    /** Id of the formation that is selected; empty if none is. */
    private String formation() {
        return edited.hasSelection() ? edited.entry().formation() : "";
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(SettingRow.stepped(
                text("at"),
                help("at"),
                () -> edited.hasSelection()
                        ? String.format(Locale.ROOT, "%.0f u", edited.entry().at())
                        : "",
                steps -> edited.hasSelection()
                        && edited.moveTo(
                                "at", edited.entry().at() + AT_STEP * steps * (large.getAsBoolean() ? LARGE : 1))));
        FormationTemplate formed = rules.all(FormationTemplate.class).get(shown);
        rows.add(formations());
        if (formed == null) {
            addSingle(rows);
        } else {
            rows.add(SettingRow.toggle(
                    text("mirrored"),
                    help("mirrored"),
                    List.of(gui.text("option.off"), gui.text("option.on")),
                    () -> edited.hasSelection()
                            && edited.written("mirrored")
                                    .filter(JsonElement::isJsonPrimitive)
                                    .filter(JsonElement::getAsBoolean)
                                    .isPresent(),
                    on -> edited.set("mirrored", on ? new JsonPrimitive(true) : null)));
            rows.addAll(new FormationRows(gui, rules, edited, large).rows(formed));
        }
        return rows;
    }

    /** The row that chooses a formation, or a single wave. */
    private Row formations() {
        List<String> all = new ArrayList<>(List.of(""));
        all.addAll(rules.all(FormationTemplate.class).keySet());
        return SettingRow.listed(
                text("formation"),
                help("formation"),
                () -> edited.hasSelection() ? formationText(formation()) : "",
                steps -> form(next(all, formation(), steps)),
                () -> list("formation", all, id -> "", this::form));
    }

    private String formationText(String id) {
        return id.isEmpty() ? gui.text("waves.single") : id;
    }

    private boolean form(String id) {
        return edited.hasSelection()
                && edited.form(
                        Optional.ofNullable(rules.all(FormationTemplate.class).get(id)));
    }

    private void addSingle(List<Row> rows) {
        rows.add(name("enemy", rules.all(EnemyDef.class).keySet(), WaveDef::enemy, WaveBuilder::enemy, this::enemy));
        rows.add(name("path", rules.all(PathDef.class).keySet(), WaveDef::path, WaveBuilder::path, this::path));
        rows.add(SettingRow.toggle(
                text("mirrored"),
                help("mirrored"),
                List.of(gui.text("option.off"), gui.text("option.on")),
                () -> edited.hasSelection() && wave().mirrored(),
                on -> change("mirrored", wave -> wave.mirrored(on))));
        rows.add(number("count", "%.0f", wave -> (float) wave.count(), (wave, by) -> wave.count(wave().count() + by)));
        rows.add(number(
                "spacing",
                "%.2f s",
                WaveDef::spacing,
                (wave, by) -> wave.spacing(wave().spacing() + SPACING_STEP * by)));
        rows.add(number(
                "shiftX", "%+.1f u", WaveDef::shiftX, (wave, by) -> wave.shiftX(wave().shiftX() + SHIFT_STEP * by)));
        rows.add(number(
                "shiftY", "%+.1f u", WaveDef::shiftY, (wave, by) -> wave.shiftY(wave().shiftY() + SHIFT_STEP * by)));
        List<String> drops = new ArrayList<>(List.of(""));
        drops.addAll(rules.all(PickupDef.class).keySet());
        rows.add(name("drops", drops, WaveDef::drops, WaveBuilder::drops, id -> ""));
        rows.add(number(
                "offsetX",
                "%+.1f u",
                WaveDef::offsetX,
                (wave, by) -> wave.offsetX(wave().offsetX() + OFFSET_STEP * by)));
        rows.add(number(
                "offsetY",
                "%+.1f u",
                WaveDef::offsetY,
                (wave, by) -> wave.offsetY(wave().offsetY() + OFFSET_STEP * by)));
        addDifficultiesAndLane(rows);
    }

    /** Counts by difficulty, where 0 is as many as elsewhere, and the lane. */
    private void addDifficultiesAndLane(List<Row> rows) {
        rows.add(number("easy", "%.0f", wave -> (float) wave.counts().easy(), (wave, by) -> {
            ByDifficulty now = wave().counts();
            return wave.counts(now.easy() + by, now.normal(), now.hard());
        }));
        rows.add(number("normal", "%.0f", wave -> (float) wave.counts().normal(), (wave, by) -> {
            ByDifficulty now = wave().counts();
            return wave.counts(now.easy(), now.normal() + by, now.hard());
        }));
        rows.add(number("hard", "%.0f", wave -> (float) wave.counts().hard(), (wave, by) -> {
            ByDifficulty now = wave().counts();
            return wave.counts(now.easy(), now.normal(), now.hard() + by);
        }));
        rows.add(name("lane", lanes(), WaveDef::lane, WaveBuilder::lane, id -> ""));
        rows.add(number(
                "segments",
                "%.0f",
                wave -> (float) wave.segments(),
                (wave, by) -> wave.segments(wave().segments() + by)));
        rows.add(SettingRow.toggle(
                text("moored"),
                help("moored"),
                List.of(gui.text("option.off"), gui.text("option.on")),
                () -> edited.hasSelection() && wave().moored(),
                on -> change("moored", wave -> wave.moored(on))));
        rows.add(SettingRow.toggle(
                text("hunts"),
                help("hunts"),
                List.of(gui.text("option.off"), gui.text("option.on")),
                () -> edited.hasSelection() && wave().target() == WaveDef.Target.ESCORT,
                on -> change("hunts", wave -> wave.target(on ? WaveDef.Target.ESCORT : WaveDef.Target.PATH))));
        List<String> fields = ids(stage -> stage.fields().stream().map(FieldDef::id));
        rows.add(name("when", fields, WaveDef::when, WaveBuilder::when, id -> ""));
        List<String> hazards =
                ids(stage -> stage.mechanisms().hazards().stream().map(HazardDef::id));
        List<String> threads =
                ids(stage -> stage.fields().stream().map(field -> field.fire().thread()));
        rows.add(name("thread", threads, WaveDef::thread, WaveBuilder::thread, id -> ""));
        rows.add(name("rides", hazards, WaveDef::rides, WaveBuilder::rides, id -> ""));
    }

    /** Ids of the fields that come and go, and of the hazards, of all stages. */
    private List<String> ids(Function<StageDef, Stream<String>> of) {
        Stream<String> known = rules.all(StageDef.class).values().stream().flatMap(of);
        return Stream.concat(Stream.of(""), known).sorted().distinct().collect(Collectors.toList());
    }

    private List<String> lanes() {
        SortedSet<String> lanes = new TreeSet<>(List.of(""));
        rules.all(StageDef.class).values().stream()
                .flatMap(stage -> stage.course().forks().stream())
                .flatMap(fork -> fork.lanes().stream())
                .forEach(lane -> lanes.add(lane.name()));
        return new ArrayList<>(lanes);
    }

    private WaveDef wave() {
        return edited.wave();
    }

    private String text(String field) {
        return gui.text("waves." + field);
    }

    private String help(String field) {
        return gui.text("waves." + field + ".help");
    }

    private boolean change(String what, UnaryOperator<WaveBuilder> edit) {
        return edited.change(what, edit);
    }

    private Row number(
            String field,
            String format,
            Function<WaveDef, Float> get,
            BiFunction<WaveBuilder, Integer, WaveBuilder> step) {
        return SettingRow.stepped(
                text(field),
                help(field),
                () -> edited.hasSelection() ? String.format(Locale.ROOT, format, get.apply(wave())) : "",
                steps -> change(field, wave -> step.apply(wave, steps * (large.getAsBoolean() ? LARGE : 1))));
    }

    /** A row that chooses one of some ids. */
    private Row name(
            String field,
            Collection<String> known,
            Function<WaveDef, String> get,
            BiFunction<WaveBuilder, String, WaveBuilder> set,
            UnaryOperator<String> about) {
        List<String> all = new ArrayList<>(known);
        return SettingRow.listed(
                text(field),
                help(field),
                () -> edited.hasSelection() ? idText(get.apply(wave())) : "",
                steps -> change(field, wave -> set.apply(wave, next(all, get.apply(wave()), steps))),
                () -> list(field, all, about, id -> change(field, wave -> set.apply(wave, id))));
    }

    static String next(List<String> all, String now, int steps) {
        return all.isEmpty() ? now : all.get(Math.floorMod(Math.max(0, all.indexOf(now)) + steps, all.size()));
    }

    private String idText(String id) {
        return id.isEmpty() ? gui.text("waves.nothing") : id;
    }

    private void list(String field, List<String> all, UnaryOperator<String> about, Consumer<String> choose) {
        if (edited.hasSelection()) {
            list(gui, text(field), all, about, choose);
        }
    }

    /** Opens a page that chooses one of some ids. */
    static void list(Gui gui, String title, List<String> all, UnaryOperator<String> about, Consumer<String> choose) {
        PageStack pages = gui.pages();
        pages.open(() -> {
            List<Row> rows = new ArrayList<>();
            for (String id : all) {
                String label = id.isEmpty() ? gui.text("waves.nothing") : id;
                rows.add(new ButtonRow(label, about.apply(id), UiSounds.Sound.ACCEPT, () -> {
                    pages.back();
                    choose.accept(id);
                }));
            }
            return pages.make(title).rows(rows);
        });
    }

    private String enemy(String id) {
        EnemyDef enemy = rules.all(EnemyDef.class).get(id);
        String key = enemy.attack().isPresent() ? "waves.enemy.fires" : "waves.enemy.peaceful";
        return gui.text(key, enemy.hp(), enemy.score());
    }

    private String path(String id) {
        return analysis.describePath(gui.translations(), id);
    }
}
