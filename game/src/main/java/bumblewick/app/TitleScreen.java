package bumblewick.app;

import bumblewick.ui.Canvas;
import bumblewick.ui.Menu;
import bumblewick.ui.Skin;

/** The first thing one sees: the name of the game and what one can do. */
final class TitleScreen implements Screen {
    private final Menu menu;

    TitleScreen(Canvas canvas, Skin skin, Runnable quit) {
        menu = new Menu(canvas, skin, s -> {}, 330f).item("Quit", quit);
    }

    @Override
    public void show() {
        menu.show(70f, 300f);
    }

    @Override
    public void update(float seconds) {
        menu.update(seconds);
    }

    @Override
    public void hide() {
        menu.hide();
    }
}
