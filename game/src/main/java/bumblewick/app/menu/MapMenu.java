package bumblewick.app.menu;

import bumblewick.app.run.RunFactory;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.TitleDestination;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The menu over the map of a journey, and the card that ends what there is of the journey. */
final class MapMenu {
    private final Navigator navigator;
    private final Gui gui;
    private final RunFactory runs;
    private final Supplier<String> difficulty;
    private final Consumer<String> changeDifficulty;
    private final Supplier<List<String>> summary;
    private final boolean complete;
    private final boolean hasLaterPlaces;

    /**
     * Prepares the menu.
     *
     * @param difficulty of the next runs of the journey
     * @param changeDifficulty lets the next runs have another
     * @param summary what was achieved in the journey, line by line
     * @param complete whether everything there is was cleared
     * @param hasLaterPlaces whether the map has places that are not in this version
     */
    MapMenu(
            Navigator navigator,
            Gui gui,
            RunFactory runs,
            Supplier<String> difficulty,
            Consumer<String> changeDifficulty,
            Supplier<List<String>> summary,
            boolean complete,
            boolean hasLaterPlaces) {
        this.navigator = navigator;
        this.gui = gui;
        this.runs = runs;
        this.difficulty = difficulty;
        this.changeDifficulty = changeDifficulty;
        this.summary = summary;
        this.complete = complete;
        this.hasLaterPlaces = hasLaterPlaces;
    }

    void open() {
        gui.pages().open(this::menu);
    }

    private Page menu() {
        PageStack pages = gui.pages();
        List<Row> rows = new ArrayList<>();
        rows.add(new ButtonRow(gui.text("map.menu.back"), pages::back));
        rows.add(SettingRow.choice(
                gui.text("modes.difficulty"),
                gui.text("campaign.difficulty.help"),
                runs::difficulties,
                runs::nameOf,
                difficulty,
                changeDifficulty));
        if (complete) {
            rows.add(new ButtonRow(gui.text("map.ending"), this::openEnding));
        }
        rows.add(new ButtonRow(gui.text("how.title"), () -> navigator.openPages(MenuPages.HOW_TO_PLAY)));
        rows.add(new ButtonRow(gui.text("title.settings"), () -> navigator.openPages(MenuPages.SETTINGS)));
        rows.add(new ButtonRow(
                gui.text("map.menu.leave"), "", UiSounds.Sound.BACK, () -> navigator.open(TitleDestination.with())));
        return pages.make(gui.text("map.menu")).rows(rows);
    }

    /** Opens the card that says that everything there is was cleared. */
    void openEnding() {
        gui.pages().open(this::ending);
    }

    private Page ending() {
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.heading(gui.text("map.ending.text")));
        summary.get().forEach(line -> rows.add(TextRow.of(line)));
        if (hasLaterPlaces) {
            rows.add(TextRow.of(gui.text("map.ending.more")));
        }
        rows.add(gui.pages().backRow(gui.text("map.menu.back")));
        return gui.pages().make(gui.text("map.ending")).rows(rows);
    }
}
