package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.content.Mod;
import bumblewick.def.StageDef;
import bumblewick.sim.World;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The ways from a run that is paused into the editor of the topmost mod that is a folder, and back to the same moment, by
 * what was changed meanwhile.
 */
final class PausedEdit {
    private final Services services;
    private final World world;
    private final boolean offered;
    private final Supplier<Optional<Screen>> comeback;

    /**
     * Makes the ways.
     *
     * @param world that is played
     * @param offered whether there are any: a test leads back to an editor by itself
     * @param comeback to the moment at which it is paused; asked while the run is still shown
     */
    PausedEdit(Services services, World world, boolean offered, Supplier<Optional<Screen>> comeback) {
        this.services = services;
        this.world = world;
        this.offered = offered;
        this.comeback = comeback;
    }

    /** A row for each way; none without a mod that can be edited. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        mod().filter(mod -> offered).ifPresent(mod -> {
            flight().ifPresentOrElse(
                            stage -> rows.add(row("stage", mod, () -> editStage(mod, stage))),
                            () -> rows.add(row("level", mod, this::seeLevel)));
            rows.add(row("numbers", mod, () -> editNumbers(mod)));
        });
        return rows;
    }

    private Row row(String name, Mod mod, Runnable action) {
        String key = "pause.edit." + name;
        String help = services.words().text(key + ".help", mod.name());
        return new ActionRow(services.words().text(key), help, Chime.Sound.ACCEPT, action);
    }

    private Optional<Mod> mod() {
        Optional<Mod> topmost = Optional.empty();
        for (Mod mod : services.workshop().loaded().order().active()) {
            topmost = services.workshop().isFolder(mod) ? Optional.of(mod) : topmost;
        }
        return topmost;
    }

    /** The flight that is flown; nothing in a garden. */
    private Optional<StageDef> flight() {
        String id = world.options().stage();
        return Optional.ofNullable(services.scene().rules().stages().get(id));
    }

    private void editNumbers(Mod mod) {
        Screen back = back();
        EditDesk.open(services, mod)
                .ifPresent(desk -> services.screens().change(new EditScreen(services, desk, () -> back)));
    }

    /** The waves, at the place where one is. */
    private void editStage(Mod mod, StageDef stage) {
        Screen back = back();
        EditDesk.open(services, mod).ifPresent(desk -> {
            Supplier<Screen> leave = () -> {
                desk.close();
                return back;
            };
            try {
                TimelinePlace place =
                        TimelinePlace.of(desk, stage, leave).at(world.flight().distance(), Optional.empty());
                services.screens().change(new TimelineScreen(services, place));
            } catch (ContentException e) {
                desk.close();
                services.pages()
                        .tell(mod.name(), e.getMessage(), services.words().text("title.back"));
            }
        });
    }

    private void seeLevel() {
        Screen back = back();
        services.screens()
                .change(new LevelViewerScreen(services, world.options().stage(), () -> back));
    }

    private Screen back() {
        return comeback.get().orElseGet(() -> new TitleScreen(services));
    }
}
