package bumblewick.editor;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuExtensions.PausedRun;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import bumblewick.content.json.ContentException;
import bumblewick.content.mod.Mod;
import bumblewick.def.StageDef;
import bumblewick.editor.level.LevelDestination;
import bumblewick.editor.wave.TimelineDestination;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The rows of the pause menu that lead into the editor of the topmost mod that is a folder. Leaving the editor leads back to
 * the same moment of the run, with the changes.
 */
final class PauseMenuEditRows {
    private final Gui gui;
    private final Navigator navigator;
    private final CurrentScene current;
    private final EditorLauncher launcher;
    private final PausedRun run;

    /** Makes the rows of a run. */
    PauseMenuEditRows(Gui gui, Navigator navigator, CurrentScene current, EditorLauncher launcher, PausedRun run) {
        this.gui = gui;
        this.navigator = navigator;
        this.current = current;
        this.launcher = launcher;
        this.run = run;
    }

    /** The rows; none without a mod that can be edited. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        launcher.topmostFolder().ifPresent(mod -> {
            flight().ifPresentOrElse(
                            stage -> rows.add(row("stage", mod, () -> editStage(mod, stage))),
                            () -> rows.add(row("level", mod, this::seeLevel)));
            rows.add(row("numbers", mod, () -> editNumbers(mod)));
        });
        return rows;
    }

    private Row row(String name, Mod mod, Runnable action) {
        String key = "pause.edit." + name;
        String help = gui.text(key + ".help", mod.name());
        return new ButtonRow(gui.text(key), help, UiSounds.Sound.ACCEPT, action);
    }

    /** The flight stage of the run; nothing in a garden. */
    private Optional<StageDef> flight() {
        String id = run.world().options().stage();
        return Optional.ofNullable(current.rules().all(StageDef.class).get(id));
    }

    private void editNumbers(Mod mod) {
        Destination back = back();
        launcher.session(mod).ifPresent(session -> navigator.open(new EditDestination(session, () -> back)));
    }

    /** Opens the timeline at the place of the run. */
    private void editStage(Mod mod, StageDef stage) {
        Destination back = back();
        launcher.session(mod).ifPresent(session -> {
            Supplier<Destination> leave = () -> {
                session.close();
                return back;
            };
            try {
                TimelineDestination start = TimelineDestination.atStart(session, stage, leave);
                navigator.open(start.at(run.world().flight().distance(), Optional.empty()));
            } catch (ContentException e) {
                session.close();
                gui.pages().showMessage(mod.name(), e.getMessage(), gui.text("title.back"));
            }
        });
    }

    private void seeLevel() {
        Destination back = back();
        navigator.open(new LevelDestination(run.world().options().stage(), () -> back));
    }

    private Destination back() {
        return run.comeBack().get().orElseGet(TitleDestination::with);
    }
}
