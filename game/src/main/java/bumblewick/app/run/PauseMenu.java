package bumblewick.app.run;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Lies over a run that stands still. */
final class PauseMenu {
    private final Navigator navigator;
    private final Gui gui;
    private final String restartKey;
    private final String quitKey;
    private final Runnable resume;
    private final Runnable restart;
    private final Runnable quit;
    private final Supplier<List<Row>> features;

    /**
     * Makes the menu.
     *
     * @param restartKey how it is called to begin again
     * @param quitKey how it is called to leave the run
     * @param resume done when the menu was left
     * @param restart begins again
     * @param quit leaves the run
     * @param features rows that features add; asked each time the menu is made
     */
    PauseMenu(
            Navigator navigator,
            Gui gui,
            String restartKey,
            String quitKey,
            Runnable resume,
            Runnable restart,
            Runnable quit,
            Supplier<List<Row>> features) {
        this.navigator = navigator;
        this.gui = gui;
        this.features = features;
        this.restartKey = restartKey;
        this.quitKey = quitKey;
        this.resume = resume;
        this.restart = restart;
        this.quit = quit;
    }

    private Page page() {
        Translations translations = gui.translations();
        PageStack pages = gui.pages();
        List<Row> rows = new ArrayList<>();
        rows.add(new ButtonRow(translations.text("pause.resume"), pages::back));
        rows.add(new ButtonRow(translations.text(restartKey), () -> sure("pause.restartSure", restart)));
        rows.add(new ButtonRow(translations.text("title.settings"), () -> navigator.openPages(MenuPages.SETTINGS)));
        rows.addAll(features.get());
        rows.add(
                new ButtonRow(translations.text(quitKey), "", UiSounds.Sound.BACK, () -> sure(quitKey + "Sure", quit)));
        return pages.make(translations.text("pause.title")).rows(rows);
    }

    private void sure(String question, Runnable action) {
        Translations translations = gui.translations();
        gui.pages()
                .confirm(
                        translations.text("pause.title"),
                        translations.text(question),
                        translations.text("ask.yes"),
                        translations.text("ask.no"),
                        action);
    }

    void show() {
        gui.pages().open(this::page, resume);
    }
}
