package bumblewick.app;

import bumblewick.input.Action;
import bumblewick.input.Binding;
import bumblewick.input.Bindings;
import bumblewick.input.Device;
import bumblewick.input.Preset;
import bumblewick.ui.Chime;
import bumblewick.ui.Glyphs;
import bumblewick.ui.Words;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.CellsRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The page of keys and buttons: what does what, and how to change it. What does two things at once is red. */
final class KeysPage {
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

    private final Supplier<Words> words;
    private final Pages pages;
    private final BoundKeys keys;
    private final Glyphs glyphs;
    private final Capture capture;
    private final CellsRow.Choice choice = new CellsRow.Choice();

    KeysPage(Supplier<Words> words, Pages pages, BoundKeys keys, Glyphs glyphs, Capture capture) {
        this.words = words;
        this.pages = pages;
        this.keys = keys;
        this.glyphs = glyphs;
        this.capture = capture;
    }

    /** Makes the page. */
    Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(new ActionRow(text("keys.presets"), () -> pages.open(this::presets)));
        add(rows, "keys.both", BOTH);
        add(rows, "keys.flight", FLIGHT);
        add(rows, "keys.foot", FOOT);
        add(rows, "keys.other", OTHER);
        rows.add(new ActionRow(text("keys.resetAll"), this::askToReset));
        return pages.make(text("keys.title")).rows(rows);
    }

    private void add(List<Row> rows, String heading, List<Action> actions) {
        rows.add(TextRow.heading(text(heading)));
        actions.forEach(action -> rows.add(row(action)));
    }

    private String text(String key, Object... values) {
        return words.get().text(key, values);
    }

    private Row row(Action action) {
        List<CellsRow.Cell> cells = new ArrayList<>();
        for (int place = 0; place < Bindings.PLACES; place++) {
            cells.add(cell(action, place));
        }
        cells.add(new CellsRow.Cell(
                () -> text("keys.reset"),
                () -> false,
                () -> text("keys.reset.help"),
                () -> keys.set(keys.get().reset(action))));
        return new CellsRow(name(action), cells, choice);
    }

    private CellsRow.Cell cell(Action action, int place) {
        return new CellsRow.Cell(
                () -> keys.get().at(action, place).map(this::picture).orElse("–"),
                () -> !rivals(action, place).isEmpty(),
                () -> help(action, place),
                () -> ask(action, place));
    }

    private List<Action> rivals(Action action, int place) {
        return keys.get()
                .at(action, place)
                .map(binding -> keys.get().rivals(action, binding))
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
        return glyphs.of(InHand.glyph(binding));
    }

    private void ask(Action action, int place) {
        capture.ask(name(action), Bindings.device(place), new Capture.Chosen() {
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
        if (keys.get().isLast(action, place)) {
            refuse(text("keys.last", name(action)));
        } else {
            keys.set(keys.get().without(action, place));
            pages.rebuild();
        }
    }

    private void refuse(String why) {
        pages.tell(text("keys.last.title"), why, text("keys.cancel"));
    }

    private void bind(Action action, int place, Binding binding) {
        Bindings now = keys.get();
        if (now.rivals(action, binding).isEmpty()) {
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
                text("keys.conflict.text", picture(binding), names(now.rivals(action, binding)), name(action))));
        if (now.canSwap(action, place, binding)) {
            rows.add(choose("keys.swap", now.swap(action, place, binding)));
        }
        if (now.canTakeOver(action, place, binding)) {
            rows.add(choose("keys.takeOver", now.takeOver(action, place, binding)));
        }
        rows.add(new ActionRow(text("keys.cancel"), "", Chime.Sound.BACK, pages::back));
        return pages.make(text("keys.conflict.title")).rows(rows);
    }

    private Row choose(String key, Bindings bindings) {
        return new ActionRow(text(key), () -> {
            keys.set(bindings);
            pages.back();
        });
    }

    private Page presets() {
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.of(text("keys.presets.text")));
        for (Preset preset : Preset.values()) {
            String key = "keys.preset." + preset.name().toLowerCase(Locale.ROOT);
            rows.add(new ActionRow(text(key), text(key + ".help"), Chime.Sound.ACCEPT, () -> {
                keys.set(preset.bindings());
                pages.back();
            }));
        }
        return pages.make(text("keys.presets.title")).rows(rows);
    }

    private void askToReset() {
        pages.ask(
                text("keys.title"),
                text("keys.resetAllSure"),
                text("ask.yes"),
                text("ask.no"),
                () -> keys.set(Bindings.defaults()));
    }
}
