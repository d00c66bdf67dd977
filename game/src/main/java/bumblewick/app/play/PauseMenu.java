package bumblewick.app.play;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Lies over a run that stands still. It asks before it does what loses progress. */
final class PauseMenu {
    private final Navigator navigator;
    private final Gui gui;
    private final RunExits exits;
    private final IntSupplier checkpoint;
    private final IntSupplier deed;
    private final Runnable resume;
    private final Runnable photo;
    private final Supplier<List<Row>> features;
    private Optional<Page> last = Optional.empty();

    /**
     * Makes the menu.
     *
     * @param exits where the run leads
     * @param checkpoint the last that was passed; asked each time the menu is made
     * @param deed how much of the stage's deed was done there
     * @param resume done when the menu was left
     * @param photo opens photo mode in place of this menu
     * @param features rows that features add; asked each time the menu is made
     */
    PauseMenu(
            Navigator navigator,
            Gui gui,
            RunExits exits,
            IntSupplier checkpoint,
            IntSupplier deed,
            Runnable resume,
            Runnable photo,
            Supplier<List<Row>> features) {
        this.navigator = navigator;
        this.gui = gui;
        this.exits = exits;
        this.checkpoint = checkpoint;
        this.deed = deed;
        this.resume = resume;
        this.photo = photo;
        this.features = features;
    }

    private Page page() {
        PageStack pages = gui.pages();
        List<Row> rows = new ArrayList<>();
        rows.add(new ButtonRow(gui.text("pause.resume"), pages::back));
        int lantern = checkpoint.getAsInt();
        if (exits.hasLantern(lantern)) {
            rows.add(new ButtonRow(
                    gui.text("pause.fromLantern"),
                    () -> ask("pause.fromLantern", () -> exits.restart(lantern, deed.getAsInt()))));
        }
        String startOver = exits.startOverKey();
        rows.add(new ButtonRow(gui.text(startOver), () -> ask(startOver, exits::startOver)));
        rows.add(new ButtonRow(gui.text("how.title"), () -> navigator.openPages(MenuPages.HOW_TO_PLAY)));
        rows.add(new ButtonRow(gui.text("title.settings"), () -> navigator.openPages(MenuPages.SETTINGS)));
        rows.add(new ButtonRow(
                gui.text("pause.photo"), gui.text("pause.photo.help"), UiSounds.Sound.ACCEPT, this::openPhoto));
        rows.addAll(features.get());
        rows.add(leaving());
        Page page = pages.make(gui.text("pause.title")).rows(rows);
        last = Optional.of(page);
        return page;
    }

    private void openPhoto() {
        gui.pages().clear();
        photo.run();
    }

    private Row leaving() {
        String key = exits.quitKey();
        Runnable leave = exits.losesRun() ? () -> ask(key, exits::quit) : exits::quit;
        return new ButtonRow(gui.text(key), "", UiSounds.Sound.BACK, leave);
    }

    /** Asks by the texts {@code key}{@code .sure}, {@code .lost} and {@code .yes}. */
    private void ask(String key, Runnable action) {
        gui.pages()
                .confirm(
                        gui.text(key + ".sure"),
                        gui.text(key + ".lost"),
                        gui.text(key + ".yes"),
                        gui.text("pause.keepPlaying"),
                        action);
    }

    void show() {
        gui.pages().open(this::page, resume);
    }

    /** Shows the menu once more, with the focus where it was. */
    void showAgain() {
        Optional<Page> before = last;
        gui.pages().open(() -> before.map(page()::from).orElseThrow(), resume);
    }
}
