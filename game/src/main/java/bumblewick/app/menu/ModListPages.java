package bumblewick.app.menu;

import bumblewick.app.scene.LoadingDestination;
import bumblewick.app.scene.Localization;
import bumblewick.app.scene.ModImporter;
import bumblewick.app.scene.ModStatusText;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuExtensions;
import bumblewick.app.shell.MenuExtensions.ModAction;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.Preferences;
import bumblewick.app.shell.TitleDestination;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.LoadOrder.Reason;
import bumblewick.content.mod.LoadOrder.Why;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModSettingValues;
import bumblewick.platform.Platform;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonGroupRow;
import bumblewick.ui.menu.ButtonGroupRow.Cell;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The pages of the player's mods: all of them in their order, and what comes in. */
public final class ModListPages {
    private static final Logger LOG = LoggerFactory.getLogger(ModListPages.class);

    private final Navigator navigator;
    private final Gui gui;
    private final Platform platform;
    private final Preferences preferences;
    private final PlayerMods mods;
    private final ModImporter importer;
    private final MenuExtensions extensions;
    private final Localization localization;
    private final PageStack pages;
    private final ButtonGroupRow.Choice choice = new ButtonGroupRow.Choice();

    public ModListPages(
            Navigator navigator,
            Gui gui,
            Platform platform,
            Preferences preferences,
            PlayerMods mods,
            ModImporter importer,
            MenuExtensions extensions,
            Localization localization) {
        this.navigator = navigator;
        this.gui = gui;
        this.platform = platform;
        this.preferences = preferences;
        this.mods = mods;
        this.importer = importer;
        this.extensions = extensions;
        this.localization = localization;
        pages = gui.pages();
    }

    /** Imports a zip from anywhere, and shows what became of it. */
    public void importFile(Path zip) {
        showResult(importer.importZip(zip));
    }

    /** Opens the list; asks about changes that were not applied when it is left. */
    public void open() {
        pages.open(this::list, this::left);
    }

    private Page list() {
        List<Row> rows = new ArrayList<>();
        LoadOrder order = mods.order();
        if (order.all().isEmpty()) {
            rows.add(TextRow.paragraph(gui.text("workshop.none")));
        } else {
            rows.add(TextRow.of(gui.text("workshop.topmost")));
        }
        for (Mod mod : order.all()) {
            rows.add(row(mod, order));
            state(mod, order).forEach(line -> rows.add(TextRow.of(line)));
        }
        if (mods.changed()) {
            rows.add(action("workshop.apply", this::apply));
        }
        if (!platform.scene().folders().isEmpty()) {
            boolean live = preferences.get(SettingsCatalogue.LIVE);
            rows.add(action(live ? "workshop.liveOn" : "workshop.liveOff", () -> live(!live)));
        }
        for (MenuExtensions.Entry entry : extensions.modListEntries()) {
            rows.add(action(entry.key(), entry.action()));
        }
        rows.add(takeInRow());
        rows.add(action("workshop.folder", this::openFolder));
        rows.add(TextRow.paragraph(mods.folder().toString()));
        rows.add(pages.backRow(gui.text("title.back")));
        return pages.make(gui.text("workshop.title")).rows(rows);
    }

    /** Whether files count as soon as they are saved. */
    private void live(boolean wanted) {
        preferences.set(SettingsCatalogue.LIVE, wanted);
        pages.rebuild();
    }

    private Row action(String key, Runnable action) {
        return new ButtonRow(gui.text(key), gui.text(key + ".help"), UiSounds.Sound.ACCEPT, action);
    }

    private Row row(Mod mod, LoadOrder order) {
        String name =
                new ModStatusText(gui.translations()).name(mod, mods.loaded().scene());
        boolean bad = ModStatusText.isBad(order.reason(mod));
        List<Cell> cells = new ArrayList<>();
        cells.add(cell(mods.isOn(mod) ? "workshop.on" : "workshop.off", bad, () -> change(mod)));
        cells.add(cell("workshop.up", !order.canMove(mod, -1), () -> move(mod, -1)));
        cells.add(cell("workshop.down", !order.canMove(mod, 1), () -> move(mod, 1)));
        for (ModAction action : extensions.modActions()) {
            cells.add(cell(action.key(), action.warns().test(mod), () -> action.action()
                    .accept(mod)));
        }
        if (mod.card().isPresent() && !mod.values().settings().isEmpty()) {
            cells.add(cell("workshop.settings", false, () -> settings(mod)));
        }
        cells.add(cell("workshop.details", false, () -> details(mod)));
        return new ButtonGroupRow(name, cells, choice);
    }

    private Cell cell(String key, boolean wrong, Runnable action) {
        return new Cell(() -> gui.text(key), () -> wrong, () -> gui.text(key + ".help"), action);
    }

    /** What there is to say about a mod besides whether it is wanted. */
    private List<String> state(Mod mod, LoadOrder order) {
        List<String> lines = new ArrayList<>();
        ModStatusText reasons = new ModStatusText(gui.translations());
        Reason reason = order.reason(mod);
        if (ModStatusText.isBad(reason)) {
            lines.add(reasons.why(reason));
        }
        if (mods.loaded().scene().isHarmful(mod)) {
            lines.add(reasons.why(new Reason(Why.HARMFUL, List.of())));
        }
        int problems =
                mod.problems().size() + mods.loaded().scene().problems(mod).size();
        if (problems > 0 && mod.card().isPresent()) {
            lines.add(gui.text("workshop.problems", problems));
        }
        return lines;
    }

    private void details(Mod mod) {
        new ModDetailsPage(gui, mods, extensions, localization.language(), mod).open();
    }

    private void settings(Mod mod) {
        new ModSettingsPage(gui, localization.language(), mod, values -> set(mod, values)).open();
    }

    /** Settings count at once, unless other changes are still to be applied. */
    private void set(Mod mod, ModSettingValues values) {
        boolean others = mods.changed();
        try {
            mods.saveSettings(mod, values);
        } catch (IOException e) {
            LOG.warn("the settings of {} cannot be written", mod.id(), e);
            pages.showMessage(mod.name(), gui.text("workshop.unwritten", e.getMessage()), gui.text("title.back"));
            return;
        }
        if (mods.changed() && !others) {
            again();
        } else {
            pages.rebuild();
        }
    }

    private void change(Mod mod) {
        if (mod.card().isEmpty()) {
            details(mod);
            return;
        }
        mods.setOn(mod, !mods.isOn(mod));
        pages.rebuild();
    }

    private void move(Mod mod, int by) {
        if (mods.order().canMove(mod, by)) {
            mods.move(mod, by);
            pages.rebuild();
        } else {
            pages.showMessage(mod.name(), gui.text("workshop.cannotMove"), gui.text("title.back"));
        }
    }

    private void left() {
        if (!mods.changed()) {
            return;
        }
        pages.open(() -> pages.make(gui.text("workshop.title"))
                .rows(List.of(
                        TextRow.of(gui.text("workshop.leave")),
                        new ButtonRow(gui.text("workshop.apply"), this::apply),
                        new ButtonRow(gui.text("workshop.forget"), "", UiSounds.Sound.BACK, this::forget))));
    }

    private void forget() {
        mods.discardChanges();
        pages.back();
    }

    private void apply() {
        try {
            mods.save();
            again();
        } catch (IOException e) {
            LOG.warn("the choice of mods cannot be written", e);
            pages.showMessage(
                    gui.text("workshop.title"), gui.text("workshop.unwritten", e.getMessage()), gui.text("title.back"));
        }
    }

    private void openFolder() {
        boolean open;
        try {
            Files.createDirectories(mods.folder());
            open = platform.openFolder(mods.folder());
        } catch (IOException e) {
            LOG.warn("the folder of mods cannot be made", e);
            open = false;
        }
        if (!open) {
            pages.showMessage(
                    gui.text("workshop.folder"), gui.text("workshop.folderIs", mods.folder()), gui.text("title.back"));
        }
    }

    /** Where the system has no dialogue for files, there is a folder for what is to come in. */
    private Row takeInRow() {
        String help = gui.text(platform.canPickFiles() ? "workshop.import.pick" : "workshop.import.help");
        return new ButtonRow(gui.text("workshop.import"), help, UiSounds.Sound.ACCEPT, this::takeIn);
    }

    private void takeIn() {
        if (platform.canPickFiles()) {
            platform.pickFile();
            return;
        }
        try {
            List<ModImporter.Result> results = importer.importAll();
            if (results.isEmpty()) {
                platform.openFolder(importer.inbox());
                pages.showMessage(
                        gui.text("workshop.import"),
                        gui.text("workshop.tray", importer.inbox()),
                        gui.text("title.back"));
            }
            results.stream().filter(ModImporter.Result::imported).forEach(this::showResult);
            results.stream()
                    .filter(result -> !result.imported())
                    .forEach(this::showResult); // over it: to use one reads all anew
        } catch (IOException e) {
            pages.showMessage(
                    gui.text("workshop.import"),
                    gui.text("workshop.unwritten", e.getMessage()),
                    gui.text("title.back"));
        }
    }

    /** Says what became of a file that came in; one that was taken can be used at once. */
    private void showResult(ModImporter.Result result) {
        String title = gui.text("workshop.import");
        if (!result.imported()) {
            String all = String.join("   ", result.problems());
            pages.showMessage(title, gui.text("workshop.refused", result.file(), all), gui.text("title.back"));
            return;
        }
        String done = gui.text(result.replaced() ? "workshop.replaced" : "workshop.taken", result.name());
        List<Row> rows = List.of(
                TextRow.of(done),
                new ButtonRow(gui.text("workshop.use"), () -> use(result.id())),
                pages.backRow(gui.text("workshop.notYet")));
        pages.open(() -> pages.make(title).rows(rows), this::again);
    }

    /** Reads everything again, and comes back here. */
    private void again() {
        navigator.open(new LoadingDestination(() -> TitleDestination.with(MenuPages.MODS)));
    }

    private void use(String id) {
        mods.switchOn(id);
        apply();
    }
}
