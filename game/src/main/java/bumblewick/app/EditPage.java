package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.content.LevelSurvey;
import bumblewick.def.Rulebook;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.CellsRow;
import bumblewick.ui.page.CellsRow.Cell;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TableRow;
import bumblewick.ui.page.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The first page of the editor: all that can be edited in a mod, a tab for each sort, and the ways to where that is done. */
final class EditPage {
    private static final List<Float> COLUMNS = List.of(0.7f, 1f);

    private final Services services;
    private final EditScreen screen;
    private final CellsRow.Choice choice = new CellsRow.Choice();

    /** A workplace that may turn out not to be possible. */
    private interface Workplace {
        Screen open(Supplier<Screen> leave) throws ContentException;
    }

    EditPage(Services services, EditScreen screen) {
        this.services = services;
        this.screen = screen;
    }

    Page page() {
        return services.pages()
                .make(screen.desk().name())
                .tab(text("edit.numbers"), new NumbersPages(services, screen).sorts())
                .tab(text("edit.paths"), paths())
                .tab(text("edit.waves"), waves())
                .tab(text("edit.levels"), levels());
    }

    private List<Row> paths() {
        PathShelf shelf = new PathShelf(screen.desk(), services.scene());
        List<Row> rows = new ArrayList<>();
        rows.add(
                new ActionRow(text("path.new"), text("path.new.help"), Chime.Sound.ACCEPT, () -> path(shelf.create())));
        for (String id : shelf.all()) {
            Cell edit = cell("edit", () -> path(id));
            Cell copy = cell("copy", () -> path(shelf.duplicate(rules().paths().get(id))));
            rows.add(new CellsRow(shelf.touches(id) ? "◆ " + id : id, List.of(edit, copy), choice));
        }
        return rows;
    }

    private Cell cell(String name, Runnable action) {
        return new Cell(
                () -> text("edit.path." + name), () -> false, () -> text("edit.path." + name + ".help"), action);
    }

    private void path(String id) {
        go(leave -> new PathEditorScreen(services, screen.desk(), id, leave));
    }

    private List<Row> waves() {
        List<Row> rows = new ArrayList<>();
        rows.add(new ActionRow(text("edit.newStage"), text("edit.newStage.help"), Chime.Sound.ACCEPT, this::newStage));
        for (String stage : rules().stages().keySet()) {
            String file = "stages/" + stage + "/waves.json";
            rows.add(row(stage, file, () -> go(leave -> timeline(stage, leave))));
        }
        return rows;
    }

    /** Those with mistakes as well: there the mistakes are shown. */
    private List<Row> levels() {
        List<Row> rows = new ArrayList<>();
        try {
            for (String garden :
                    LevelSurvey.gardens(services.workshop().loaded().scene().files())) {
                String file = LevelSurvey.file(garden);
                rows.add(row(garden, file, () -> go(leave -> new LevelViewerScreen(services, garden, leave))));
            }
        } catch (IOException e) {
            rows.add(TextRow.paragraph(e.getMessage()));
        }
        return rows;
    }

    private void newStage() {
        try {
            String id = new StageShelf(screen.desk()).create();
            services.pages().tell(screen.desk().name(), text("edit.stageMade", id), text("title.back"));
        } catch (ContentException e) {
            services.pages().tell(screen.desk().name(), e.getMessage(), text("title.back"));
        }
    }

    private Screen timeline(String stage, Supplier<Screen> leave) throws ContentException {
        return TimelineScreen.open(services, screen.desk(), stage, leave);
    }

    /** A stage by its name and id; marked if the mod has a part in a file of it. */
    private Row row(String stage, String file, Runnable action) {
        boolean touched = screen.desk().mod().touches(file);
        String key = "stage." + stage;
        String name = text(key).equals(key) ? stage : text(key) + "   (" + stage + ")";
        String state = touched ? text("numbers.changed") : "";
        return new TableRow(List.of(name, state), COLUMNS, "", touched, file, action);
    }

    private void go(Workplace workplace) {
        try {
            screen.go(workplace.open(() -> screen));
        } catch (ContentException e) {
            services.pages().tell(screen.desk().name(), e.getMessage(), text("title.back"));
        }
    }

    private Rulebook rules() {
        return services.scene().rules();
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
