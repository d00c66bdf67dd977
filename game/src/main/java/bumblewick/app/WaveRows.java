package bumblewick.app;

import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.edit.WaveBuilder;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.SettingRow;
import bumblewick.ui.page.SidePanel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What can be said of the selected wave, as rows that change it. */
final class WaveRows {
    private static final float AT_STEP = 2f; // u
    private static final float SPACING_STEP = 0.05f; // s
    private static final float SHIFT_STEP = 0.1f; // u

    /** How much further a step goes when a large one is asked for. */
    private static final int LARGE = 5;

    private final Services services;
    private final WaveWork work;
    private final WaveFacts facts;
    private final BooleanSupplier large;
    private final Runnable changed;

    /**
     * @param facts of what waves can name
     * @param large whether a step is to be a large one
     * @param changed done after each change
     */
    WaveRows(Services services, WaveWork work, WaveFacts facts, BooleanSupplier large, Runnable changed) {
        this.services = services;
        this.work = work;
        this.facts = facts;
        this.large = large;
        this.changed = changed;
    }

    /** The rows, in a panel that the workplace leads. */
    SidePanel panel() {
        Rulebook rules = rules();
        List<Row> rows = new ArrayList<>();
        rows.add(number("at", "%.0f u", WaveDef::at, (wave, by) -> wave.at(wave().at() + AT_STEP * by)));
        rows.add(name("enemy", rules.enemies().keySet(), WaveDef::enemy, WaveBuilder::enemy, this::enemy));
        rows.add(name("path", rules.paths().keySet(), WaveDef::path, WaveBuilder::path, this::path));
        rows.add(SettingRow.toggle(
                text("mirrored"),
                help("mirrored"),
                List.of(services.words().text("option.off"), services.words().text("option.on")),
                () -> work.table().hasSelection() && wave().mirrored(),
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
        drops.addAll(rules.pickups().keySet());
        rows.add(name("drops", drops, WaveDef::drops, WaveBuilder::drops, id -> ""));
        return new SidePanel(services.pageStyle(), rows).led();
    }

    private Rulebook rules() {
        return services.scene().rules();
    }

    private WaveDef wave() {
        return work.table().wave();
    }

    private String text(String field) {
        return services.words().text("waves." + field);
    }

    private String help(String field) {
        return services.words().text("waves." + field + ".help");
    }

    private boolean change(String what, UnaryOperator<WaveBuilder> edit) {
        boolean another = work.change(what, edit);
        if (another) {
            changed.run();
        }
        return another;
    }

    private Row number(
            String field,
            String format,
            Function<WaveDef, Float> get,
            BiFunction<WaveBuilder, Integer, WaveBuilder> step) {
        return SettingRow.stepped(
                text(field),
                help(field),
                () -> work.table().hasSelection() ? String.format(Locale.ROOT, format, get.apply(wave())) : "",
                steps -> change(field, wave -> step.apply(wave, steps * (large.getAsBoolean() ? LARGE : 1))));
    }

    /** One of the names that the scene knows. */
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
                () -> work.table().hasSelection() ? told(get.apply(wave())) : "",
                steps -> change(field, wave -> set.apply(wave, next(all, get.apply(wave()), steps))),
                () -> list(field, all, about, id -> change(field, wave -> set.apply(wave, id))));
    }

    private static String next(List<String> all, String now, int steps) {
        return all.isEmpty() ? now : all.get(Math.floorMod(Math.max(0, all.indexOf(now)) + steps, all.size()));
    }

    private String told(String id) {
        return id.isEmpty() ? services.words().text("waves.nothing") : id;
    }

    private void list(String field, List<String> all, UnaryOperator<String> about, Consumer<String> choose) {
        if (!work.table().hasSelection()) {
            return;
        }
        Pages pages = services.pages();
        pages.open(() -> {
            List<Row> rows = new ArrayList<>();
            for (String id : all) {
                rows.add(new ActionRow(told(id), about.apply(id), Chime.Sound.ACCEPT, () -> {
                    pages.back();
                    choose.accept(id);
                }));
            }
            return pages.make(text(field)).rows(rows);
        });
    }

    private String enemy(String id) {
        EnemyDef enemy = rules().enemies().get(id);
        String key = enemy.attack().isPresent() ? "waves.enemy.fires" : "waves.enemy.peaceful";
        return services.words().text(key, enemy.hp(), enemy.score());
    }

    private String path(String id) {
        return facts.told(services.words(), id);
    }
}
