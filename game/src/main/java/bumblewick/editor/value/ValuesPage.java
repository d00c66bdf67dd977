package bumblewick.editor.value;

import bumblewick.app.shell.Gui;
import bumblewick.content.declaration.FormField;
import bumblewick.content.declaration.FormSlot;
import bumblewick.content.json.JsonPath;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonGroupRow;
import bumblewick.ui.menu.ButtonGroupRow.Cell;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SectionRow;
import bumblewick.ui.menu.TextRow;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The page of a file's values, or of a part of it: rows of values, of folded parts, and of parts that can be added. */
final class ValuesPage {
    /** Names of parts that can be added are shown up to so many characters. */
    private static final int FEW_LETTERS = 40;

    private final Gui gui;
    private final ValueEditor editor;
    private final EditedValues values;
    private final DocumentParts parts;
    private final ButtonGroupRow.Choice choice = new ButtonGroupRow.Choice();
    private final Map<JsonPath, Integer> places = new LinkedHashMap<>(); // index of the row of each path
    private JsonPath part;
    private Optional<JsonPath> wanted;
    private boolean gone;
    private boolean stale;
    private JsonObject seen;
    private Plan shown;

    /** The layout; as long as it stays the same, only the values of rows are refreshed. */
    private record Plan(List<DocumentOutline.Group> groups, Map<JsonPath, List<FormSlot>> more) {}

    /**
     * Makes the page of a part.
     *
     * @param part path in the document; the root for all of it
     * @param wanted path of the row that gets the focus; if nothing, the first row
     */
    ValuesPage(Gui gui, ValueEditor editor, EditedValues values, JsonPath part, Optional<JsonPath> wanted) {
        this.gui = gui;
        this.editor = editor;
        this.values = values;
        this.part = part;
        this.wanted = wanted;
        parts = editor.parts(values);
    }

    Page page() {
        Page page = gui.pages().make(title()).rows(rows()).with(new Work());
        wanted.flatMap(this::rowOf).ifPresent(page::at);
        wanted = Optional.empty();
        return page;
    }

    /** The rows alone, as the document is now. */
    List<Row> rows() {
        stale = false;
        seen = values.document().value();
        shown = plan();
        places.clear();
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.changing(() -> editor.state(values)));
        if (part.depth() > 0) {
            String label = DocumentOutline.label(seen, part, JsonPath.ROOT);
            rows.add(row(label, gui.text("numbers.this.help"), part, this::followOwn, Optional.empty()));
        }
        shown.groups().forEach(group -> add(group, rows));
        shown.more().keySet().stream().filter(at -> !hasGroup(at)).forEach(at -> addMore(at, rows));
        rows.add(commands());
        return rows;
    }

    /** Whether the layout of the rows has changed since they were made. */
    boolean isStale() {
        return stale || isAnother();
    }

    private boolean isAnother() {
        if (seen == values.document().value()) {
            return false;
        }
        seen = values.document().value();
        return !plan().equals(shown);
    }

    private Plan plan() {
        DocumentOutline outline = new DocumentOutline(seen, values.fields(), part);
        Map<JsonPath, List<FormSlot>> more = new LinkedHashMap<>();
        for (int depth = part.depth(); depth <= outline.part().depth(); depth++) {
            addMore(outline.part().head(depth), more);
        }
        for (DocumentOutline.Group group : outline.groups()) {
            if (!group.folded()) {
                addMore(group.at(), more);
            }
        }
        return new Plan(outline.groups(), more);
    }

    private void addMore(JsonPath at, Map<JsonPath, List<FormSlot>> more) {
        List<FormSlot> slots = new ArrayList<>(parts.strays(at));
        slots.addAll(parts.addable(at));
        if (!slots.isEmpty()) {
            more.put(at, slots);
        }
    }

    private boolean hasGroup(JsonPath at) {
        return shown.groups().stream().anyMatch(group -> group.at().equals(at) && !group.folded());
    }

    private String title() {
        String path = values.document().path();
        String file = path.substring(0, path.length() - ".json".length());
        return part.depth() == 0 ? file : file + "   " + DocumentOutline.label(seen, part, JsonPath.ROOT);
    }

    private Optional<Integer> rowOf(JsonPath path) {
        return places.entrySet().stream()
                .filter(place -> place.getKey().isIn(path))
                .findFirst()
                .map(Map.Entry::getValue);
    }

    private void add(DocumentOutline.Group group, List<Row> rows) {
        places.putIfAbsent(group.at(), rows.size());
        if (group.folded()) {
            rows.add(row(
                    group.label(),
                    gui.text("numbers.part.help"),
                    group.at(),
                    this::follow,
                    Optional.of(() -> enter(group))));
            return;
        }
        if (!part.isIn(group.at())) {
            rows.add(row(group.label(), meaning(group.at()), group.at(), this::follow, Optional.empty()));
        }
        group.fields().forEach(field -> add(field, group.nameOf(field), rows));
        addMore(group.at(), rows);
    }

    private void enter(DocumentOutline.Group group) {
        editor.openPage(new ValuesPage(gui, editor, values, group.at(), Optional.empty())::page);
    }

    private void add(FormField field, String name, List<Row> rows) {
        RowActions menu = menu(field.path(), Optional.of(field), this::follow);
        EditedValue value = new EditedValue(editor, values, field, name, menu);
        places.putIfAbsent(field.path(), rows.size());
        if (field instanceof FormField.Colour) {
            value.channels().forEach(channel -> rows.add(channel.row()));
        } else {
            rows.add(value.row());
        }
    }

    /** @param door opened by the row; without one, its menu */
    private Row row(String label, String help, JsonPath at, Consumer<JsonPath> follower, Optional<Runnable> door) {
        RowActions menu = menu(at, Optional.empty(), follower);
        SectionRow.About about =
                new SectionRow.About(() -> values.changed(at), on -> editor.hold(menu, on), menu::more);
        return new SectionRow(label, () -> help + "\n" + editor.hintsOfParts(values), about, door.orElse(menu::more));
    }

    private RowActions menu(JsonPath at, Optional<FormField> field, Consumer<JsonPath> follower) {
        return new PartMenu(gui, editor, editor.fieldTexts(), values, parts, at, field, follower);
    }

    private String meaning(JsonPath at) {
        return values.slot(at)
                .map(slot -> editor.fieldTexts().meanings().apply(slot.place()))
                .orElse("");
    }

    /** The rows of members that no reader knows, and of parts that can be added. */
    private void addMore(JsonPath at, List<Row> rows) {
        List<FormSlot> more = shown.more().getOrDefault(at, List.of());
        for (FormSlot slot : more) {
            if (slot.shape() == FormSlot.Shape.STRAY) {
                String label = gui.text("numbers.stray", slot.path().name());
                rows.add(row(label, gui.text("numbers.stray.help"), slot.path(), this::follow, Optional.empty()));
            }
        }
        List<FormSlot> additions = more.stream()
                .filter(slot -> slot.shape() != FormSlot.Shape.STRAY)
                .collect(Collectors.toList());
        if (!additions.isEmpty()) {
            String names = additions.stream().map(slot -> slot.path().name()).collect(Collectors.joining(", "));
            String label =
                    names.length() <= FEW_LETTERS ? gui.text("numbers.addThese", names) : gui.text("numbers.add");
            rows.add(new ButtonRow(
                    label, gui.text("numbers.add.help", names), UiSounds.Sound.ACCEPT, () -> add(additions)));
        }
    }

    private void add(List<FormSlot> additions) {
        if (additions.size() == 1) {
            add(additions.get(0));
            return;
        }
        gui.pages().open(() -> {
            List<Row> rows = new ArrayList<>();
            for (FormSlot slot : additions) {
                rows.add(new ButtonRow(
                        nameOf(slot), editor.fieldTexts().meanings().apply(slot.place()), UiSounds.Sound.ACCEPT, () -> {
                            gui.pages().back();
                            add(slot);
                        }));
            }
            rows.add(gui.pages().backRow(gui.text("title.back")));
            return gui.pages().make(gui.text("numbers.add")).rows(rows);
        });
    }

    private String nameOf(FormSlot slot) {
        return slot.grows()
                ? gui.text("numbers.oneMore", slot.path().name(), parts.count(slot.path()))
                : slot.path().name();
    }

    private void add(FormSlot slot) {
        parts.add(slot).ifPresent(at -> {
            editor.changed(values);
            follow(at);
        });
    }

    private void follow(JsonPath to) {
        wanted = Optional.of(to);
        stale = true;
    }

    /** Follows the shown part after it was moved, renamed or removed. */
    private void followOwn(JsonPath to) {
        gone = (to.equals(part) && !parts.given(to)) || (to.equals(part) && removed());
        part = to;
        stale = true;
    }

    /** Whether the shown item was removed; another may have its index now. */
    private boolean removed() {
        return part.isItem() && parts.count(part.parent()) < count(seen, part.parent());
    }

    private static int count(JsonObject document, JsonPath list) {
        return list.find(document).getAsJsonArray().size();
    }

    /** The commands that have a menu text. */
    private Row commands() {
        List<Cell> cells = new ArrayList<>();
        for (ValueCommand command : ValueCommand.values()) {
            command.entry().menuText(editor).ifPresent(key -> cells.add(cell(key, command)));
        }
        return new ButtonGroupRow(gui.text("numbers.commands"), cells, choice);
    }

    private Cell cell(String key, ValueCommand command) {
        return new Cell(() -> gui.text(key), () -> false, () -> gui.text(key + ".help"), () -> editor.run(command));
    }

    /** While the page is shown, commands are for its file. */
    private final class Work implements Page.Companion {
        @Override
        public void show() {
            editor.work(Optional.of(values));
        }

        /** Rebuilds the page after a change of its layout, and closes it if its part was removed. */
        @Override
        public void update() {
            if (gone
                    || (part.depth() > 0
                            && !parts.given(part)
                            && plan().groups().isEmpty())) {
                gui.pages().back();
                return;
            }
            if (isStale()) {
                stale = false;
                gui.pages().rebuildTop();
            }
        }

        @Override
        public void hide() {
            editor.work(Optional.empty());
        }
    }
}
