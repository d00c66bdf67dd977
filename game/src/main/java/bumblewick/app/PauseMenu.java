package bumblewick.app;

import bumblewick.ui.Chime;
import bumblewick.ui.Words;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import java.util.ArrayList;
import java.util.List;

/** Lies over a run that stands still. */
final class PauseMenu {
    private final Services services;
    private final String restartKey;
    private final String quitKey;
    private final Runnable resume;
    private final Runnable restart;
    private final Runnable quit;
    private final PausedEdit edit;

    /**
     * Makes the menu.
     *
     * @param restartKey how it is called to begin again
     * @param quitKey how it is called to leave the run
     * @param resume done when the menu was left
     * @param restart begins again
     * @param quit leaves the run
     * @param edit leads to where the stage is made
     */
    PauseMenu(
            Services services,
            String restartKey,
            String quitKey,
            Runnable resume,
            Runnable restart,
            Runnable quit,
            PausedEdit edit) {
        this.services = services;
        this.edit = edit;
        this.restartKey = restartKey;
        this.quitKey = quitKey;
        this.resume = resume;
        this.restart = restart;
        this.quit = quit;
    }

    private Page page() {
        Words words = services.words();
        Pages pages = services.pages();
        List<Row> rows = new ArrayList<>();
        rows.add(new ActionRow(words.text("pause.resume"), pages::back));
        rows.add(new ActionRow(words.text(restartKey), () -> sure("pause.restartSure", restart)));
        rows.add(new ActionRow(words.text("title.settings"), services::openSettings));
        rows.addAll(edit.rows());
        rows.add(new ActionRow(words.text(quitKey), "", Chime.Sound.BACK, () -> sure(quitKey + "Sure", quit)));
        return pages.make(words.text("pause.title")).rows(rows);
    }

    private void sure(String question, Runnable action) {
        Words words = services.words();
        services.pages()
                .ask(
                        words.text("pause.title"),
                        words.text(question),
                        words.text("ask.yes"),
                        words.text("ask.no"),
                        action);
    }

    void show() {
        services.pages().open(this::page, resume);
    }
}
