package bumblewick.app;

import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import bumblewick.edit.Outline;
import bumblewick.edit.Tuning;
import bumblewick.input.TuningCommand;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.CellsRow;
import bumblewick.ui.page.CellsRow.Cell;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The values of a file, or of a part of it: a row for each, and a way to each of its parts. */
final class NumbersPage {
    private final Services services;
    private final EditScreen screen;
    private final Tuning tuning;
    private final FieldPath part;
    private final String title;
    private final CellsRow.Choice choice = new CellsRow.Choice();
    private List<Field> shown = List.of();

    /**
     * Names a part of a file.
     *
     * @param part of the document; its root for all of it
     * @param title of the page
     */
    NumbersPage(Services services, EditScreen screen, Tuning tuning, FieldPath part, String title) {
        this.services = services;
        this.screen = screen;
        this.tuning = tuning;
        this.part = part;
        this.title = title;
    }

    Page page() {
        shown = tuning.fields();
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.changing(() -> screen.bench().state(tuning)));
        Outline outline = new Outline(tuning.document().value(), shown, part);
        outline.groups().forEach(group -> add(group, rows));
        rows.add(commands());
        return services.pages().make(title).rows(rows).with(new Work());
    }

    private void add(Outline.Group group, List<Row> rows) {
        if (group.folded()) {
            String label = group.label();
            rows.add(new ActionRow(
                    label,
                    text("numbers.part.help"),
                    Chime.Sound.ACCEPT,
                    () -> screen.open(
                            new NumbersPage(services, screen, tuning, group.at(), title + "   " + label)::page)));
            return;
        }
        if (!group.at().equals(part)) {
            rows.add(TextRow.heading(group.label()));
        }
        for (Field field : group.fields()) {
            TunedValue value = new TunedValue(
                    screen.bench(), tuning, field, group.nameOf(field), screen.fieldWords(), screen.names());
            if (field instanceof Field.Colour) {
                value.channels().forEach(channel -> rows.add(channel.row()));
            } else {
                rows.add(value.row());
            }
        }
    }

    private Row commands() {
        return new CellsRow(
                text("numbers.commands"),
                List.of(
                        cell("undo", TuningCommand.UNDO),
                        cell("redo", TuningCommand.REDO),
                        cell("try", TuningCommand.TRY)),
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

        /** Another choice may bring other values. */
        @Override
        public void update() {
            if (tuning.fields() != shown && !tuning.fields().equals(shown)) {
                services.pages().rebuild();
            }
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
