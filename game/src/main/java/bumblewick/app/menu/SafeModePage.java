package bumblewick.app.menu;

import bumblewick.app.scene.LoadingDestination;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import bumblewick.content.mod.Mod;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Asks which mods to use after the game has failed with them twice in a row; for now it runs without any. */
public final class SafeModePage {
    private static final Logger LOG = LoggerFactory.getLogger(SafeModePage.class);

    private final Navigator navigator;
    private final Gui gui;
    private final PlayerMods mods;

    public SafeModePage(Navigator navigator, Gui gui, PlayerMods mods) {
        this.navigator = navigator;
        this.gui = gui;
        this.mods = mods;
    }

    public void open() {
        gui.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.of(gui.text("safe.text")));
        List<String> last = names(mods.changedLast());
        if (!last.isEmpty()) {
            rows.add(TextRow.of(gui.text("safe.changed", String.join(", ", last))));
            rows.add(new ButtonRow(gui.text("safe.last"), () -> goOn(mods::disableLastChanged)));
        }
        rows.add(new ButtonRow(gui.text("safe.all"), () -> goOn(mods::disableAll)));
        rows.add(new ButtonRow(gui.text("safe.again"), () -> goOn(() -> {})));
        rows.add(gui.pages().backRow(gui.text("safe.without")));
        return gui.pages().make(gui.text("safe.title")).rows(rows);
    }

    /** As people call them; of those that are gone, the ids. */
    private List<String> names(List<String> ids) {
        return ids.stream().map(this::name).collect(Collectors.toList());
    }

    private String name(String id) {
        return mods.loaded().mods().stream()
                .filter(mod -> mod.id().equals(id))
                .map(Mod::name)
                .findFirst()
                .orElse(id);
    }

    private void goOn(Runnable choice) {
        choice.run();
        try {
            mods.save();
            navigator.open(new LoadingDestination(TitleDestination::with));
        } catch (IOException e) {
            LOG.warn("the choice of mods cannot be written", e);
            gui.pages()
                    .showMessage(
                            gui.text("safe.title"),
                            gui.text("workshop.unwritten", e.getMessage()),
                            gui.text("title.back"));
        }
    }
}
