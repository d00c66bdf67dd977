package bumblewick.app.shell;

import bumblewick.ui.draw.ActionGlyphs;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.MenuHint;
import bumblewick.ui.menu.NavStack;
import bumblewick.ui.screen.HintBar;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The bar at the foot of every menu and page: what the one on top offers, with the keys or buttons of the device that was used
 * last. A click on a hint does what the key would do; where fingers play, only what they cannot do otherwise is shown.
 */
final class MenuHints {
    private final Canvas canvas;
    private final Skin skin;
    private final NavStack navStack;
    private final Translations translations;
    private final ActionGlyphs actionGlyphs;
    private final HintBar bar;
    private Runnable back = () -> {};
    private boolean shown;

    MenuHints(Canvas canvas, Skin skin, NavStack navStack, Translations translations, ActionGlyphs actionGlyphs) {
        this.canvas = canvas;
        this.skin = skin;
        this.navStack = navStack;
        this.translations = translations;
        this.actionGlyphs = actionGlyphs;
        bar = HintBar.underMenus(canvas, skin).onPress(id -> press(MenuHint.valueOf(id)));
    }

    /** Runs {@code action} when the hint of the step back is clicked. */
    void onBack(Runnable action) {
        back = action;
    }

    private void press(MenuHint hint) {
        if (hint.isBack()) {
            back.run();
        } else {
            hint.command().ifPresent(navStack::dispatch);
        }
    }

    /** Keeps room for the bar free of menus and pages. */
    void reserve() {
        canvas.reserveFooter(bar.footer());
    }

    /** Shows what can be done now; once a frame. */
    void update() {
        reserve();
        List<MenuHint> hints = navStack.hints();
        if (actionGlyphs.touch()) {
            hints = hints.stream().filter(MenuHint::isForFingers).collect(Collectors.toList());
        }
        show(!hints.isEmpty());
        if (shown) {
            bar.update(hints.stream().map(this::hint).collect(Collectors.toList()));
        }
    }

    /** Hides the bar for good: another one takes its place. */
    void close() {
        show(false);
    }

    private void show(boolean on) {
        if (on && !shown) {
            bar.show();
        } else if (!on && shown) {
            bar.hide();
        }
        shown = on;
    }

    private HintBar.Hint hint(MenuHint hint) {
        boolean pressed = hint.isBack() || hint.command().isPresent();
        String keys = actionGlyphs.glyphs(hint.action()).stream()
                .map(skin.glyphs()::of)
                .collect(Collectors.joining());
        String label = translations.text("bar." + hint.name().toLowerCase(Locale.ROOT));
        return new HintBar.Hint(pressed ? hint.name() : "", keys, label, true);
    }
}
