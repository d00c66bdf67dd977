package bumblewick.app.menu;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Preferences;
import bumblewick.app.shell.TouchScreen;
import bumblewick.settings.RangeSetting;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.ToggleSetting;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.settings.TouchLayout;
import bumblewick.settings.TouchPlacement;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.NavCommand;
import bumblewick.ui.menu.NudgeRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import bumblewick.ui.touch.TouchLayoutEditor;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The page on which touch buttons are moved: the buttons in their places, and a narrow panel between them. */
final class TouchLayoutPage implements TouchLayoutEditor.Owner, Page.Companion {
    private static final Logger LOG = LoggerFactory.getLogger(TouchLayoutPage.class);
    private static final float WIDTH = 540f; // of the panel, in lines

    /** Of one button. */
    private static final RangeSetting SPOT_SIZE = new RangeSetting(
            "size", TouchPlacement.SMALLEST, TouchPlacement.LARGEST, 0.1f, 1f, RangeSetting.Unit.PERCENT);

    /** The step of a button that is moved by keys, in dp. */
    private static final float STEP = 8f;

    private final Gui gui;
    private final Preferences preferences;
    private final TouchScreen touchScreen;
    private final TouchLayoutEditor board;
    private TouchContext context = TouchContext.FOOT;
    private TouchControl chosen = TouchControl.JUMP;
    private Page page;

    TouchLayoutPage(Gui gui, Preferences preferences, TouchScreen touchScreen) {
        this.gui = gui;
        this.preferences = preferences;
        this.touchScreen = touchScreen;
        board = new TouchLayoutEditor(gui.canvas(), gui.skin(), this);
    }

    void open() {
        gui.pages().open(this::page, this::keep);
    }

    private void keep() {
        touchScreen.save();
        LOG.info("touch layout kept");
    }

    private Page page() {
        page = gui.pages()
                .make(gui.text("layout.title"))
                .narrow(WIDTH)
                .with(this)
                .rows(List.of(
                        contextRow(),
                        partRow(),
                        new NudgeRow(
                                gui.text("layout.move"),
                                gui.text("layout.moving"),
                                gui.text("layout.move.help"),
                                this::step),
                        shownRow(),
                        SettingRow.number(
                                gui.text("layout.size"),
                                gui.text("layout.size.help"),
                                new RangeScale(SPOT_SIZE, gui.translations()),
                                () -> spot().size(),
                                size -> put(spot().sized(size))),
                        number("layout.all", SettingsCatalogue.TOUCH_SIZE),
                        number("layout.opacity", SettingsCatalogue.TOUCH_OPACITY),
                        mirrorRow(),
                        new ButtonRow(gui.text("layout.reset"), this::reset),
                        gui.pages().backRow(gui.text("layout.done"))));
        return page;
    }

    private Row contextRow() {
        return SettingRow.choice(
                gui.text("layout.realm"),
                gui.text("layout.realm.help"),
                () -> List.of(TouchContext.values()),
                each -> gui.text("layout.realm." + each.name().toLowerCase(Locale.ROOT)),
                () -> context,
                this::showContext);
    }

    private void showContext(TouchContext next) {
        context = next;
        chosen = chosen.appliesIn(next) ? chosen : TouchControl.PAUSE;
    }

    private Row partRow() {
        return SettingRow.choice(
                gui.text("layout.part"),
                gui.text("layout.part.help"),
                () -> TouchLayout.controls(context),
                each -> gui.text("layout.part." + each.name().toLowerCase(Locale.ROOT)),
                () -> chosen,
                part -> chosen = part);
    }

    private Row shownRow() {
        return SettingRow.toggle(
                gui.text("layout.shown"),
                gui.text("layout.shown.help"),
                List.of(gui.text("option.off"), gui.text("option.on")),
                () -> geometry().shows(context, chosen),
                this::shown);
    }

    /** Shows or hides the chosen button; two buttons stand for gestures and are shown by settings. */
    private void shown(boolean there) {
        if (chosen.isShownBySetting(context)) {
            ToggleSetting setting =
                    chosen == TouchControl.TIGHT ? SettingsCatalogue.TOUCH_HOLD : SettingsCatalogue.TOUCH_SPIN;
            preferences.set(setting, there);
            touchScreen.update();
        } else {
            put(spot().shown(there));
        }
    }

    private Row number(String key, RangeSetting range) {
        Translations translations = gui.translations();
        return SettingRow.number(
                gui.text(key),
                gui.text("settings." + range.id() + ".help"),
                new RangeScale(range, translations),
                () -> preferences.get(range),
                value -> preferences.set(range, value));
    }

    private Row mirrorRow() {
        return SettingRow.toggle(
                gui.text("layout.mirror"),
                gui.text("settings." + SettingsCatalogue.TOUCH_MIRROR.id() + ".help"),
                List.of(gui.text("option.off"), gui.text("option.on")),
                () -> preferences.get(SettingsCatalogue.TOUCH_MIRROR),
                value -> preferences.set(SettingsCatalogue.TOUCH_MIRROR, value));
    }

    private TouchPlacement spot() {
        return touchScreen.layout().placement(context, chosen);
    }

    private void put(TouchPlacement spot) {
        touchScreen.show(touchScreen.layout().with(context, chosen, spot));
    }

    private void reset() {
        touchScreen.show(touchScreen.layout().reset(context));
    }

    private void step(NavCommand navCommand) {
        TouchGeometry now = geometry();
        float step = now.pixels(STEP);
        onDragged(
                chosen,
                now.x(context, chosen)
                        + (navCommand == NavCommand.RIGHT ? step : navCommand == NavCommand.LEFT ? -step : 0f),
                now.y(context, chosen)
                        + (navCommand == NavCommand.UP ? step : navCommand == NavCommand.DOWN ? -step : 0f));
    }

    @Override
    public TouchGeometry geometry() {
        return touchScreen.geometry();
    }

    @Override
    public TouchContext context() {
        return context;
    }

    @Override
    public TouchControl selected() {
        return chosen;
    }

    @Override
    public void onTaken(TouchControl part) {
        gui.sounds().play(UiSounds.Sound.MOVE);
        chosen = part;
        page.refresh();
    }

    @Override
    public void onDragged(TouchControl part, float x, float y) {
        TouchGeometry now = geometry();
        put(spot().at(now.shareX(x), now.shareY(y)));
    }

    @Override
    public void onReleased() {
        gui.sounds().play(UiSounds.Sound.ACCEPT);
        LOG.info("moved: {} {} to {}", context, chosen, spot());
    }

    @Override
    public void show() {
        board.show();
    }

    @Override
    public void update() {
        board.update();
    }

    @Override
    public void hide() {
        board.hide();
    }
}
