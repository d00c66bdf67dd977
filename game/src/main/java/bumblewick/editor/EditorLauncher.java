package bumblewick.editor;

import bumblewick.app.scene.LiveReload;
import bumblewick.app.scene.LoadingDestination;
import bumblewick.app.scene.ModStatusText;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.MessagePage;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageDestination;
import bumblewick.app.shell.TitleDestination;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.LoadOrder.Reason;
import bumblewick.content.mod.LoadOrder.Why;
import bumblewick.content.mod.Mod;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.session.NewMod;
import bumblewick.replay.GameVersion;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens the editor on a mod. The mod has to be a folder and in use; the launcher offers to unpack it and to switch it on, or
 * says why that is not possible.
 */
final class EditorLauncher {
    private static final Logger LOG = LoggerFactory.getLogger(EditorLauncher.class);

    /** The id of a new mod; further ones are numbered. */
    private static final String FRESH = "my_mod";

    private final Gui gui;
    private final Navigator navigator;
    private final PlayerMods mods;
    private final LiveReload liveReload;

    /**
     * Opens the editor on a mod, or says what is in the way.
     *
     * @param mod that is to be edited
     */
    record EnterPage(Mod mod) implements PageDestination {}

    EditorLauncher(Gui gui, Navigator navigator, PlayerMods mods, LiveReload liveReload) {
        this.gui = gui;
        this.navigator = navigator;
        this.mods = mods;
        this.liveReload = liveReload;
    }

    /** Opens the editor on a mod, or says what is in the way. */
    void enter(Mod mod) {
        if (mod.card().isEmpty()) {
            String first = mod.problems().isEmpty() ? "" : mod.problems().get(0).toString();
            showMessage(mod.name(), gui.text("edit.broken", first));
        } else if (!mods.isFolder(mod)) {
            offer(mod, gui.text("edit.zip", mod.file(), mod.id()), "edit.unpack", () -> unpack(mod));
        } else if (inUse(mod)) {
            navigator.open(screen(mod.file()));
        } else {
            switchOn(mod);
        }
    }

    private boolean inUse(Mod mod) {
        return !mods.changed() && mods.loaded().order().active().contains(mod);
    }

    /** Offers to switch a mod on, together with all other changes in the list of mods. */
    private void switchOn(Mod mod) {
        mods.setOn(mod, true);
        Optional<String> obstacle = obstacle(mod, mods.order());
        if (obstacle.isPresent()) {
            showMessage(mod.name(), gui.text("edit.cannot", obstacle.get()));
        } else {
            offer(mod, gui.text("edit.off", mod.name()), "edit.switchOn", () -> readAgain(mod.file()));
        }
    }

    /** Why a mod cannot be used. */
    private Optional<String> obstacle(Mod mod, LoadOrder order) {
        Reason reason = order.reason(mod);
        if (reason == null && mods.loaded().scene().isHarmful(mod)) {
            reason = new Reason(Why.HARMFUL, List.of());
        }
        return Optional.ofNullable(reason).map(why -> new ModStatusText(gui.translations()).why(why));
    }

    private void offer(Mod mod, String sentence, String key, Runnable action) {
        List<Row> rows = List.of(
                TextRow.of(sentence), gui.action(key, action), gui.pages().backRow(gui.text("workshop.notYet")));
        gui.pages().open(() -> gui.pages().make(mod.name()).rows(rows));
    }

    private void unpack(Mod mod) {
        gui.pages().back();
        try {
            Path zip = mods.unpack(mod);
            mods.setOn(mod, true);
            LOG.info("{} is unpacked, the zip is {} now", mod.file(), zip);
            readAgain(mod.id());
        } catch (IOException e) {
            LOG.warn("{} cannot be unpacked", mod.file(), e);
            showMessage(mod.name(), gui.text("edit.notUnpacked", e.getMessage()));
        }
    }

    /** Creates an empty mod and opens the editor on it. */
    void begin() {
        try {
            Set<String> taken = new TreeSet<>(mods.takenNames());
            String id = NewMod.freeId(FRESH, taken);
            String number = id.equals(FRESH) ? "" : id.substring(FRESH.length() + 1);
            String name = gui.text("edit.newName", number);
            new NewMod(id, name.trim(), gui.text("edit.newAuthor"), GameVersion.number()).write(mods.folder());
            mods.switchOn(id);
            readAgain(id);
        } catch (IOException e) {
            LOG.warn("no mod can be made", e);
            showMessage(gui.text("workshop.title"), gui.text("workshop.unwritten", e.getMessage()));
        }
    }

    /** @param file of the mod on which the editor is opened then */
    private void readAgain(String file) {
        try {
            mods.save();
            navigator.open(new LoadingDestination(() -> screen(file)));
        } catch (IOException e) {
            LOG.warn("the choice of mods cannot be written", e);
            showMessage(gui.text("workshop.title"), gui.text("workshop.unwritten", e.getMessage()));
        }
    }

    /** Names the editor on the mod that the command line asks for, or the list of mods with what is in the way. */
    Destination asked(String name) {
        Optional<Mod> asked = mods.loaded().mods().stream()
                .filter(mod -> mod.id().equals(name) || mod.file().equals(name))
                .findFirst();
        if (asked.isEmpty()) {
            return title(new MessagePage(gui.text("workshop.title"), gui.text("edit.unknown", name, mods.folder())));
        }
        boolean ready = mods.isFolder(asked.get()) && inUse(asked.get());
        return ready ? screen(asked.get().file()) : title(new EnterPage(asked.get()));
    }

    /** Names the editor on a mod; if the mod is not in use, the list of mods with the reason. */
    private Destination screen(String file) {
        Optional<Mod> mod = mods.loaded().order().active().stream()
                .filter(each -> each.file().equals(file))
                .findFirst();
        return mod.flatMap(used -> session(used))
                .<Destination>map(session -> new EditDestination(session, this::list))
                .orElseGet(() -> title(refusal(file)));
    }

    /** The topmost mod in use that is a folder, if there is one. */
    Optional<Mod> topmostFolder() {
        Optional<Mod> topmost = Optional.empty();
        for (Mod mod : mods.loaded().order().active()) {
            topmost = mods.isFolder(mod) ? Optional.of(mod) : topmost;
        }
        return topmost;
    }

    /** Opens the session of a mod that is in use; nothing if the mod is no folder. */
    Optional<EditSession> session(Mod mod) {
        return EditSession.open(mods, liveReload, gui, mod);
    }

    private MessagePage refusal(String file) {
        String why = mods.loaded().mods().stream()
                .filter(mod -> mod.file().equals(file))
                .findFirst()
                .flatMap(mod -> obstacle(mod, mods.loaded().order()))
                .orElse("");
        return new MessagePage(file, gui.text("edit.cannot", why));
    }

    /** Names the list of mods, over the title. */
    private Destination list() {
        return title();
    }

    private Destination title(PageDestination... pages) {
        List<PageDestination> all = new ArrayList<>(List.of(MenuPages.MODS));
        all.addAll(List.of(pages));
        return new TitleDestination(all, "");
    }

    private void showMessage(String title, String sentence) {
        gui.pages().showMessage(title, sentence, gui.text("title.back"));
    }
}
