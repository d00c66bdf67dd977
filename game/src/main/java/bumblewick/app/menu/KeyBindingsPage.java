package bumblewick.app.menu;

import bumblewick.app.shell.BindingCapture;
import bumblewick.app.shell.DeviceGlyphs;
import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.PlayerBindings;
import bumblewick.app.shell.Preferences;
import bumblewick.input.Action;
import bumblewick.input.Device;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.BindingPreset;
import bumblewick.input.binding.Bindings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.ToggleSetting;
import bumblewick.ui.draw.InputGlyphs;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonGroupRow;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.ColumnHeadings;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The page of keys and buttons: what does what, and how to change it. What does two things at once is red. */
final class KeyBindingsPage {
    private static final List<Action> BOTH =
            List.of(Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.TIGHT, Action.SPIN, Action.PAUSE);
    private static final List<Action> FLIGHT = List.of(Action.FIRE, Action.BOOST, Action.BRAKE);
    private static final List<Action> FOOT = List.of(
            Action.JUMP,
            Action.CROUCH,
            Action.LOOK_LEFT,
            Action.LOOK_RIGHT,
            Action.LOOK_UP,
            Action.LOOK_DOWN,
            Action.RECENTRE);
    private static final List<Action> OTHER = List.of(Action.SCREENSHOT, Action.OVERLAY);

    /** Whether what a key is held for lasts from one press to the next instead. */
    private static final List<ToggleSetting> HOLDS = List.of(
            SettingsCatalogue.TIGHT_TOGGLES,
            SettingsCatalogue.BOOST_TOGGLES,
            SettingsCatalogue.BRAKE_TOGGLES,
            SettingsCatalogue.WALK_TOGGLES,
            SettingsCatalogue.CROUCH_TOGGLES,
            SettingsCatalogue.GLIDE_TOGGLES);

    private static final String NOTHING = "–";

    private final Supplier<Translations> translations;
    private final PageStack pages;
    private final PlayerBindings keys;
    private final Preferences preferences;
    private final InputGlyphs glyphs;
    private final BindingCapture capture;
    private final ButtonGroupRow.Choice choice = new ButtonGroupRow.Choice();

    KeyBindingsPage(
            Supplier<Translations> translations,
            PageStack pages,
            PlayerBindings keys,
            Preferences preferences,
            InputGlyphs glyphs,
            BindingCapture capture) {
        this.translations = translations;
        this.pages = pages;
        this.keys = keys;
        this.preferences = preferences;
        this.glyphs = glyphs;
        this.capture = capture;
    }

    /** Makes the page. */
    Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(new ButtonRow(text("keys.presets"), () -> pages.open(this::presets)));
        add(rows, "keys.both", BOTH);
        add(rows, "keys.flight", FLIGHT);
        add(rows, "keys.foot", FOOT);
        add(rows, "keys.general", OTHER);
        rows.add(new ButtonRow(text("keys.resetAll"), this::askToReset));
        return pages.make(text("keys.title")).rows(rows);
    }

    private void add(List<Row> rows, String heading, List<Action> actions) {
        rows.add(new ColumnHeadings(text(heading), columns()));
        actions.forEach(action -> rows.add(row(action)));
    }

    /** A name for each place that a row shows; the last button sets the row back. */
    private List<String> columns() {
        return List.of(
                text("keys.column.key1"),
                text("keys.column.key2"),
                text("keys.column.pad1"),
                text("keys.column.pad2"),
                "");
    }

    private String text(String key, Object... values) {
        return translations.get().text(key, values);
    }

    private Row row(Action action) {
        List<ButtonGroupRow.Cell> cells = new ArrayList<>();
        for (int place = 0; place < Bindings.PLACES; place++) {
            cells.add(cell(action, place));
        }
        cells.add(new ButtonGroupRow.Cell(
                () -> text("keys.reset"), () -> false, () -> text("keys.reset.help"), () -> reset(action)));
        return new ButtonGroupRow(name(action), cells, choice).resetBy(() -> reset(action));
    }

    private void reset(Action action) {
        keys.set(keys.get().reset(action));
    }

    private ButtonGroupRow.Cell cell(Action action, int place) {
        return new ButtonGroupRow.Cell(
                () -> picture(action, place),
                () -> !rivals(action, place).isEmpty(),
                () -> help(action, place),
                () -> ask(action, place),
                Optional.of(() -> clear(action, place)));
    }

    /**
     * A dash for nothing, and for what the place before shows already: one pad reports its trigger as an axis and another as a
     * button, so that an action has both by default, which look the same.
     */
    private String picture(Action action, int place) {
        Optional<Binding> binding = keys.get().at(action, place);
        boolean again = place > 0
                && Bindings.device(place - 1) == Bindings.device(place)
                && binding.isPresent()
                && binding.map(this::label)
                        .equals(keys.get().at(action, place - 1).map(this::label));
        return again ? NOTHING : binding.map(this::picture).orElse(NOTHING);
    }

    private String label(Binding binding) {
        return glyphs.label(DeviceGlyphs.glyphOf(binding));
    }

    private List<Action> rivals(Action action, int place) {
        return keys.get()
                .at(action, place)
                .map(binding -> keys.get().conflicts(action, binding))
                .orElse(List.of());
    }

    private String help(Action action, int place) {
        List<Action> rivals = rivals(action, place);
        if (!rivals.isEmpty()) {
            return text("keys.conflict", names(rivals));
        }
        return text(Bindings.device(place) == Device.PAD ? "keys.pad.help" : "keys.keys.help");
    }

    private String name(Action action) {
        return text("keys.action." + action.name().toLowerCase(Locale.ROOT));
    }

    private String names(List<Action> actions) {
        return actions.stream().map(this::name).collect(Collectors.joining(text("keys.and")));
    }

    private String picture(Binding binding) {
        return glyphs.of(DeviceGlyphs.glyphOf(binding));
    }

    private void ask(Action action, int place) {
        capture.ask(name(action), Bindings.device(place), new BindingCapture.Chosen() {
            @Override
            public void binding(Binding binding) {
                bind(action, place, binding);
            }

            @Override
            public void nothing() {
                clear(action, place);
            }
        });
    }

    private void clear(Action action, int place) {
        if (keys.get().at(action, place).isEmpty()) {
            return;
        }
        if (keys.get().isLast(action, place)) {
            refuse(text("keys.last", name(action)));
        } else {
            keys.set(keys.get().without(action, place));
            pages.rebuild();
        }
    }

    private void refuse(String why) {
        pages.showMessage(text("keys.last.title"), why, text("keys.cancel"));
    }

    private void bind(Action action, int place, Binding binding) {
        Bindings now = keys.get();
        if (now.conflicts(action, binding).isEmpty()) {
            keys.set(now.with(action, place, binding));
            pages.rebuild();
        } else {
            pages.open(() -> conflict(action, place, binding));
        }
    }

    private Page conflict(Action action, int place, Binding binding) {
        Bindings now = keys.get();
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.of(
                text("keys.conflict.text", picture(binding), names(now.conflicts(action, binding)), name(action))));
        if (now.canSwap(action, place, binding)) {
            rows.add(choose("keys.swap", now.swap(action, place, binding)));
        }
        if (now.canTakeOver(action, place, binding)) {
            rows.add(choose("keys.takeOver", now.takeOver(action, place, binding)));
        }
        rows.add(new ButtonRow(text("keys.cancel"), "", UiSounds.Sound.BACK, pages::back));
        return pages.make(text("keys.conflict.title")).rows(rows);
    }

    private Row choose(String key, Bindings bindings) {
        return new ButtonRow(text(key), () -> {
            keys.set(bindings);
            pages.back();
        });
    }

    private Page presets() {
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.of(text("keys.presets.text")));
        for (BindingPreset preset : BindingPreset.values()) {
            String key = "keys.preset." + preset.name().toLowerCase(Locale.ROOT);
            String toggles = preset.isForOneHand() ? " " + text("keys.presets.toggles") : "";
            rows.add(new ButtonRow(text(key), text(key + ".help") + toggles, UiSounds.Sound.ACCEPT, () -> {
                choose(preset);
                pages.back();
            }));
        }
        return pages.make(text("keys.presets.title")).rows(rows);
    }

    /** One hand cannot hold a key and press the others: then a press begins what was held, and the next one ends it. */
    private void choose(BindingPreset preset) {
        keys.set(preset.bindings());
        if (preset.isForOneHand()) {
            HOLDS.forEach(hold -> preferences.set(hold, true));
        }
    }

    private void askToReset() {
        pages.confirm(
                text("keys.resetAll.sure"),
                "",
                text("keys.resetAll.yes"),
                text("keys.cancel"),
                () -> keys.set(Bindings.defaults()));
    }
}
