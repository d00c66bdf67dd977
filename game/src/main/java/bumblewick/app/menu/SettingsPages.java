package bumblewick.app.menu;

import bumblewick.app.shell.Graphics;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.PlayerBindings;
import bumblewick.app.shell.Preferences;
import bumblewick.app.shell.TouchScreen;
import bumblewick.settings.SettingsTab;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;

/** The settings, with the pages that they lead to. */
public final class SettingsPages {
    private final Gui gui;
    private final Graphics graphics;
    private final Preferences preferences;
    private final PlayerBindings bindings;
    private final TouchScreen touchScreen;
    private final SettingsForm.Machine machine;

    /** @param machine what this machine and this scene can do */
    public SettingsPages(
            Gui gui,
            Graphics graphics,
            Preferences preferences,
            PlayerBindings bindings,
            TouchScreen touchScreen,
            SettingsForm.Machine machine) {
        this.gui = gui;
        this.graphics = graphics;
        this.preferences = preferences;
        this.bindings = bindings;
        this.touchScreen = touchScreen;
        this.machine = machine;
    }

    /** Opens the settings. */
    public void open() {
        gui.pages().open(this::settings);
    }

    /** Opens the settings at the assists. */
    public void openAssists() {
        gui.pages().open(() -> settings().atTab(SettingsTab.ASSIST.ordinal()));
    }

    private Page settings() {
        SettingsForm page = new SettingsForm(gui.translations(), preferences, machine);
        if (gui.canvas().hasTouch()) {
            page.with(
                    SettingsTab.CONTROLS,
                    action("layout.open", () -> new TouchLayoutPage(gui, preferences, touchScreen).open()));
        }
        page.with(SettingsTab.CONTROLS, action("keys.open", this::openKeys));
        if (graphics.quality().measurable()) {
            page.after(SettingsTab.PICTURE, action("settings.measure", graphics::measureAgain));
        }
        return page.page(gui.pages());
    }

    private ButtonRow action(String key, Runnable action) {
        return new ButtonRow(gui.text(key), gui.text(key + ".help"), UiSounds.Sound.ACCEPT, action);
    }

    private void openKeys() {
        KeyBindingsPage keys = new KeyBindingsPage(
                gui::translations,
                gui.pages(),
                bindings,
                preferences,
                gui.skin().glyphs(),
                gui.capture());
        gui.pages().open(keys::page);
    }
}
