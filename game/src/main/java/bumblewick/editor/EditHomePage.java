package bumblewick.editor;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.KeptScreen;
import bumblewick.content.LevelPlanReader;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.def.BossDef;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.pattern.PatternDef;
import bumblewick.editor.boss.BossPage;
import bumblewick.editor.level.LevelDestination;
import bumblewick.editor.path.PathDestination;
import bumblewick.editor.path.PathLibrary;
import bumblewick.editor.pattern.PatternDestination;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.session.NewStage;
import bumblewick.editor.value.DefinitionListPages;
import bumblewick.editor.wave.TimelineDestination;
import bumblewick.ui.menu.ButtonGroupRow;
import bumblewick.ui.menu.ButtonGroupRow.Cell;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TableRow;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The first page of the editor: tabs with all values, paths, waves and levels of a mod's game. */
final class EditHomePage {
    private static final List<Float> COLUMNS = List.of(0.7f, 1f);

    private final Gui gui;
    private final CurrentScene current;
    private final EditScreen screen;
    private final ButtonGroupRow.Choice choice = new ButtonGroupRow.Choice();

    EditHomePage(Gui gui, CurrentScene current, EditScreen screen) {
        this.gui = gui;
        this.current = current;
        this.screen = screen;
    }

    Page page() {
        return gui.pages()
                .make(screen.session().name())
                .tab(gui.text("edit.numbers"), new DefinitionListPages(gui, screen.values()).sorts())
                .tab(gui.text("edit.paths"), paths())
                .tab(gui.text("edit.patterns"), patterns())
                .tab(gui.text("edit.bosses"), bosses())
                .tab(gui.text("edit.waves"), waves())
                .tab(gui.text("edit.levels"), levels());
    }

    private List<Row> paths() {
        PathLibrary library = new PathLibrary(screen.session(), current.scene());
        List<Row> rows = new ArrayList<>();
        rows.add(gui.action("path.new", () -> path(library.create())));
        for (String id : library.all()) {
            Cell edit = cell("edit", () -> path(id));
            Cell copy = cell(
                    "copy",
                    () -> path(library.duplicate(rules().all(PathDef.class).get(id))));
            rows.add(new ButtonGroupRow(library.touches(id) ? "◆ " + id : id, List.of(edit, copy), choice));
        }
        return rows;
    }

    private List<Row> patterns() {
        List<Row> rows = new ArrayList<>();
        for (SceneIndex.Entry entry : screen.session().index()) {
            if (entry.format().equals(PatternFormat.PATTERN.name())) {
                boolean touched = screen.session().mod().touches(entry.path());
                String about = Optional.ofNullable(rules().all(PatternDef.class).get(entry.id()))
                        .map(PatternDef::about)
                        .orElse(entry.path());
                String state = touched ? gui.text("numbers.changed") : "";
                rows.add(new TableRow(
                        List.of(entry.id(), state),
                        COLUMNS,
                        "",
                        touched,
                        about,
                        () -> screen.go(new PatternDestination(screen.session(), entry.id(), this::back))));
            }
        }
        return rows;
    }

    private List<Row> bosses() {
        List<Row> rows = new ArrayList<>();
        for (BossDef boss : rules().all(BossDef.class).values()) {
            String file = "bosses/" + boss.id() + ".json";
            boolean touched = screen.session().mod().touches(file);
            String state = touched ? gui.text("numbers.changed") : "";
            String name = gui.text("boss." + boss.id());
            rows.add(new TableRow(List.of(boss.id(), state), COLUMNS, "", touched, name, () -> boss(boss.id(), file)));
        }
        return rows;
    }

    private void boss(String id, String file) {
        screen.open(() -> new BossPage(
                        gui,
                        rules().get(BossDef.class, id),
                        () -> new DefinitionListPages(gui, screen.values()).open(file),
                        phase -> screen.tryOut(rules().get(BossDef.class, id), phase))
                .page());
    }

    private Cell cell(String name, Runnable action) {
        return new Cell(
                () -> gui.text("edit.path." + name),
                () -> false,
                () -> gui.text("edit.path." + name + ".help"),
                action);
    }

    private void path(String id) {
        attempt(() -> screen.go(PathDestination.of(screen.session(), id, this::back)));
    }

    private List<Row> waves() {
        List<Row> rows = new ArrayList<>();
        rows.add(gui.action("edit.newStage", this::newStage));
        for (StageDef stage : rules().all(StageDef.class).values()) {
            String file = "stages/" + stage.id() + "/waves.json";
            rows.add(row(
                    stage.id(),
                    file,
                    () -> attempt(
                            () -> screen.go(TimelineDestination.atFirstWave(screen.session(), stage, this::back)))));
        }
        return rows;
    }

    /** All levels, including those with mistakes, which the level viewer shows. */
    private List<Row> levels() {
        List<Row> rows = new ArrayList<>();
        try {
            for (String garden : LevelPlanReader.gardens(screen.session().files())) {
                String file = LevelPlanReader.file(garden);
                rows.add(row(garden, file, () -> screen.go(new LevelDestination(garden, this::back))));
            }
        } catch (IOException e) {
            rows.add(TextRow.paragraph(e.getMessage()));
        }
        return rows;
    }

    private void newStage() {
        attempt(() -> {
            String id = new NewStage(screen.session()).create();
            gui.pages().showMessage(screen.session().name(), gui.text("edit.stageMade", id), gui.text("title.back"));
        });
    }

    /** A row for a stage or garden; marked if the mod changes its file. */
    private Row row(String stage, String file, Runnable action) {
        boolean touched = screen.session().mod().touches(file);
        String key = "stage." + stage;
        String name = gui.text(key).equals(key) ? stage : gui.text(key) + "   (" + stage + ")";
        String state = touched ? gui.text("numbers.changed") : "";
        return new TableRow(List.of(name, state), COLUMNS, "", touched, file, action);
    }

    private void attempt(EditSession.Attempt action) {
        screen.session().attempt(screen.session().name(), action);
    }

    private Destination back() {
        return new KeptScreen(screen);
    }

    private Rulebook rules() {
        return current.rules();
    }
}
