package bumblewick.app;

import bumblewick.ui.Menu;
import bumblewick.ui.Sheet;
import bumblewick.ui.Words;

/** Lies over a run that stands still. */
final class PauseMenu {
    private static final float WIDTH = 500f;
    private static final float HEIGHT = 350f;

    private final Services services;
    private final Sheet sheet;
    private final Menu menu;
    private boolean shown;

    PauseMenu(Services services, String restartKey, Runnable resume, Runnable restart, Runnable quit) {
        this.services = services;
        Words words = services.words();
        sheet = new Sheet(services.canvas(), services.skin(), WIDTH, HEIGHT, words.text("pause.title"));
        menu = new Menu(services.canvas(), services.skin(), services.chime(), WIDTH - 90f)
                .item(words.text("pause.resume"), resume)
                .item(words.text(restartKey), restart)
                .back(words.text("pause.quit"), quit);
    }

    void show() {
        shown = true;
        sheet.show(services.canvas().width() / 2f, 360f);
        menu.show(services.canvas().width() / 2f - WIDTH / 2f + 39f, 436f);
    }

    void update(float seconds) {
        if (shown) {
            sheet.update(seconds);
            menu.update(seconds);
        }
    }

    void hide() {
        if (shown) {
            shown = false;
            sheet.hide();
            menu.hide();
        }
    }
}
