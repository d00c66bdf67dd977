package bumblewick.app.menu;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.Preferences;
import bumblewick.input.Device;
import bumblewick.settings.Setting;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The page of the first start: the language, which devices were found, and what makes the game comfortable to look at. Its
 * button has the focus, so that one press accepts everything as it is. Leaving the page writes the settings, so that no later
 * start shows it again.
 */
public final class FirstStartPage {
    /** Below the words about flashes, which are not missed there. */
    private static final List<Setting<?>> MOTION = List.of(SettingsCatalogue.REDUCE_FLASH, SettingsCatalogue.SHAKE);

    private static final List<Setting<?>> READING = List.of(SettingsCatalogue.TEXT_SIZE, SettingsCatalogue.SUBTITLES);

    private final Gui gui;
    private final Preferences preferences;
    private final InputMode input;
    private final SettingsForm form;
    private boolean opened;

    /** @param machine what this machine and this scene can do */
    public FirstStartPage(Gui gui, Preferences preferences, InputMode input, SettingsForm.Machine machine) {
        this.gui = gui;
        this.preferences = preferences;
        this.input = input;
        form = new SettingsForm(gui.translations(), preferences, machine);
    }

    /** Opens the page. */
    public void open() {
        gui.pages().open(this::page, preferences::keep);
        opened = true;
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(form.row(SettingsCatalogue.LANGUAGE));
        rows.add(TextRow.changing(this::devices));
        READING.forEach(setting -> rows.add(form.row(setting)));
        rows.add(TextRow.of(gui.text("first.flash")));
        MOTION.forEach(setting -> rows.add(form.row(setting)));
        rows.add(gui.pages().backRow(gui.text("first.start")));
        Page page = gui.pages().make(gui.text("first.title")).rows(rows);
        return opened ? page : page.at(rows.size() - 1); // made anew in another language, it keeps its focus
    }

    /** Which devices were found, and that hints show the one that was used last. */
    private String devices() {
        Device device = input.activeDevice();
        String found = device == Device.KEYS && input.padName().isPresent() ? "both" : device.name();
        return gui.text(
                "first." + found.toLowerCase(Locale.ROOT), input.padName().orElse(""));
    }
}
