package bumblewick.app;

import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import bumblewick.content.Slot;
import bumblewick.edit.Outline;
import bumblewick.edit.Parts;
import bumblewick.edit.Tuning;
import bumblewick.input.TuningCommand;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.CellsRow;
import bumblewick.ui.page.CellsRow.Cell;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.PartRow;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The values of a file, or of a part of it: a row for each, a way to each of its parts, and to what is not there yet. */
final class NumbersPage {
    /** Names of what can be added are told up to so many letters. */
    private static final int FEW_LETTERS = 40;

    private final Services services;
    private final EditScreen screen;
    private final Tuning tuning;
    private final Parts parts;
    private final CellsRow.Choice choice = new CellsRow.Choice();
    private final Map<FieldPath, Integer> places = new LinkedHashMap<>(); // which row shows what
    private FieldPath part;
    private Optional<FieldPath> wanted;
    private boolean gone;
    private boolean stale;
    private JsonObject seen;
    private Plan shown;

    /** What there is to lay out; as long as it is the same, rows only need to show other values. */
    private record Plan(List<Outline.Group> groups, Map<FieldPath, List<Slot>> more) {}

    /**
     * Names a part of a file.
     *
     * @param part of the document; its root for all of it
     * @param wanted what has the focus first; if nothing, the first row
     */
    NumbersPage(Services services, EditScreen screen, Tuning tuning, FieldPath part, Optional<FieldPath> wanted) {
        this.services = services;
        this.screen = screen;
        this.tuning = tuning;
        this.part = part;
        this.wanted = wanted;
        parts = screen.bench().parts(tuning);
    }

    Page page() {
        seen = tuning.document().value();
        shown = plan();
        places.clear();
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.changing(() -> screen.bench().state(tuning)));
        if (part.depth() > 0) {
            String label = Outline.label(seen, part, FieldPath.ROOT);
            rows.add(row(label, text("numbers.this.help"), part, this::ownLed, Optional.empty()));
        }
        shown.groups().forEach(group -> add(group, rows));
        shown.more().keySet().stream().filter(at -> !hasGroup(at)).forEach(at -> addMore(at, rows));
        rows.add(commands());
        Page page = services.pages().make(title()).rows(rows).with(new Work());
        wanted.flatMap(this::rowOf).ifPresent(page::at);
        wanted = Optional.empty();
        return page;
    }

    private Plan plan() {
        Outline outline = new Outline(seen, tuning.fields(), part);
        Map<FieldPath, List<Slot>> more = new LinkedHashMap<>();
        for (int depth = part.depth(); depth <= outline.part().depth(); depth++) {
            addMore(outline.part().head(depth), more);
        }
        for (Outline.Group group : outline.groups()) {
            if (!group.folded()) {
                addMore(group.at(), more);
            }
        }
        return new Plan(outline.groups(), more);
    }

    private void addMore(FieldPath at, Map<FieldPath, List<Slot>> more) {
        List<Slot> slots = new ArrayList<>(parts.strays(at));
        slots.addAll(parts.addable(at));
        if (!slots.isEmpty()) {
            more.put(at, slots);
        }
    }

    private boolean hasGroup(FieldPath at) {
        return shown.groups().stream().anyMatch(group -> group.at().equals(at) && !group.folded());
    }

    private String title() {
        String path = tuning.document().path();
        String file = path.substring(0, path.length() - ".json".length());
        return part.depth() == 0 ? file : file + "   " + Outline.label(seen, part, FieldPath.ROOT);
    }

    private Optional<Integer> rowOf(FieldPath path) {
        return places.entrySet().stream()
                .filter(place -> place.getKey().isIn(path))
                .findFirst()
                .map(Map.Entry::getValue);
    }

    private void add(Outline.Group group, List<Row> rows) {
        places.putIfAbsent(group.at(), rows.size());
        if (group.folded()) {
            rows.add(row(
                    group.label(), text("numbers.part.help"), group.at(), this::led, Optional.of(() -> enter(group))));
            return;
        }
        if (!part.isIn(group.at())) {
            rows.add(row(group.label(), meaning(group.at()), group.at(), this::led, Optional.empty()));
        }
        group.fields().forEach(field -> add(field, group.nameOf(field), rows));
        addMore(group.at(), rows);
    }

    private void enter(Outline.Group group) {
        screen.open(new NumbersPage(services, screen, tuning, group.at(), Optional.empty())::page);
    }

    private void add(Field field, String name, List<Row> rows) {
        Handle menu = menu(field.path(), Optional.of(field), this::led);
        TunedValue value =
                new TunedValue(screen.bench(), tuning, field, name, screen.fieldWords(), screen.names(), menu);
        places.putIfAbsent(field.path(), rows.size());
        if (field instanceof Field.Colour) {
            value.channels().forEach(channel -> rows.add(channel.row()));
        } else {
            rows.add(value.row());
        }
    }

    /** @param door where it leads; without one, to what can be done with it */
    private Row row(String label, String help, FieldPath at, Consumer<FieldPath> told, Optional<Runnable> door) {
        Handle menu = menu(at, Optional.empty(), told);
        PartRow.About about =
                new PartRow.About(() -> tuning.changed(at), on -> screen.bench().hold(menu, on), menu::more);
        return new PartRow(
                label, () -> help + "\n" + screen.bench().hintsOfParts(tuning), about, door.orElse(menu::more));
    }

    private Handle menu(FieldPath at, Optional<Field> field, Consumer<FieldPath> told) {
        return new PartMenu(services, screen.bench(), screen.fieldWords(), tuning, parts, at, field, told);
    }

    private String meaning(FieldPath at) {
        return tuning.slot(at)
                .map(slot -> screen.fieldWords().meanings().apply(slot.place()))
                .orElse("");
    }

    /** What nobody knows, and what could be there, too. */
    private void addMore(FieldPath at, List<Row> rows) {
        List<Slot> more = shown.more().getOrDefault(at, List.of());
        for (Slot slot : more) {
            if (slot.shape() == Slot.Shape.STRAY) {
                String label = text("numbers.stray", slot.path().name());
                rows.add(row(label, text("numbers.stray.help"), slot.path(), this::led, Optional.empty()));
            }
        }
        List<Slot> additions =
                more.stream().filter(slot -> slot.shape() != Slot.Shape.STRAY).collect(Collectors.toList());
        if (!additions.isEmpty()) {
            String names = additions.stream().map(slot -> slot.path().name()).collect(Collectors.joining(", "));
            String label = names.length() <= FEW_LETTERS ? text("numbers.addThese", names) : text("numbers.add");
            rows.add(new ActionRow(label, text("numbers.add.help", names), Chime.Sound.ACCEPT, () -> add(additions)));
        }
    }

    private void add(List<Slot> additions) {
        if (additions.size() == 1) {
            add(additions.get(0));
            return;
        }
        services.pages().open(() -> {
            List<Row> rows = new ArrayList<>();
            for (Slot slot : additions) {
                rows.add(new ActionRow(
                        nameOf(slot), screen.fieldWords().meanings().apply(slot.place()), Chime.Sound.ACCEPT, () -> {
                            services.pages().back();
                            add(slot);
                        }));
            }
            rows.add(services.pages().backRow(text("title.back")));
            return services.pages().make(text("numbers.add")).rows(rows);
        });
    }

    private String nameOf(Slot slot) {
        return slot.grows()
                ? text("numbers.oneMore", slot.path().name(), parts.count(slot.path()))
                : slot.path().name();
    }

    private void add(Slot slot) {
        parts.add(slot).ifPresent(at -> {
            screen.bench().changed(tuning);
            led(at);
        });
    }

    private void led(FieldPath to) {
        wanted = Optional.of(to);
        stale = true;
    }

    /** What was done with the very part that is shown: the page goes with it. */
    private void ownLed(FieldPath to) {
        gone = to.equals(part) && !parts.given(to) || to.equals(part) && removed();
        part = to;
        stale = true;
    }

    /** An item that was left out has another in its place. */
    private boolean removed() {
        JsonObject now = tuning.document().value();
        return part.isItem() && parts.count(part.parent()) < count(seen, part.parent());
    }

    private static int count(JsonObject document, FieldPath list) {
        return list.find(document).getAsJsonArray().size();
    }

    private Row commands() {
        return new CellsRow(
                text("numbers.commands"),
                List.of(
                        cell("undo", TuningCommand.UNDO),
                        cell("redo", TuningCommand.REDO),
                        cell("try", TuningCommand.TRY),
                        cell("search", TuningCommand.SEARCH)),
                choice);
    }

    private Cell cell(String name, TuningCommand command) {
        return new Cell(
                () -> text("numbers." + name),
                () -> false,
                () -> text("numbers." + name + ".help"),
                () -> screen.bench().obey(command));
    }

    /** While the page is seen, its file is in hand. */
    private final class Work implements Page.Companion {
        @Override
        public void show() {
            screen.bench().work(Optional.of(tuning));
        }

        /** Another choice may bring other values; a step back may take the whole part away. */
        @Override
        public void update() {
            if (gone
                    || part.depth() > 0 && !parts.given(part) && plan().groups().isEmpty()) {
                services.pages().back();
                return;
            }
            if (stale || another()) {
                stale = false;
                services.pages().renew();
            }
        }

        private boolean another() {
            if (seen == tuning.document().value()) {
                return false;
            }
            seen = tuning.document().value();
            return !plan().equals(shown);
        }

        @Override
        public void hide() {
            screen.bench().work(Optional.empty());
        }
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
