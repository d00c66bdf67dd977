package bumblewick.app;

import bumblewick.content.LoadOrder;
import bumblewick.content.LoadOrder.Reason;
import bumblewick.content.LoadOrder.Why;
import bumblewick.content.Mod;
import bumblewick.edit.NewMod;
import bumblewick.loop.GameVersion;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The way from the list of mods into the editor: a mod has to be in use and a folder for that. What lacks is offered, or
 * told.
 */
final class EditDoor {
    private static final Logger LOG = LoggerFactory.getLogger(EditDoor.class);

    /** Id of a mod that is made here; more of them are numbered. */
    private static final String FRESH = "my_mod";

    private final Services services;
    private final Workshop workshop;
    private final Pages pages;

    EditDoor(Services services) {
        this.services = services;
        workshop = services.workshop();
        pages = services.pages();
    }

    /** Opens the editor on a mod, or says what is in the way. */
    void enter(Mod mod) {
        if (mod.card().isEmpty()) {
            String first = mod.problems().isEmpty() ? "" : mod.problems().get(0).toString();
            tell(mod.name(), text("edit.broken", first));
        } else if (!workshop.isFolder(mod)) {
            offer(mod, text("edit.zip", mod.file(), mod.id()), "edit.unpack", () -> unpack(mod));
        } else if (inUse(mod)) {
            services.screens().change(screen(mod.file()));
        } else {
            switchOn(mod);
        }
    }

    private boolean inUse(Mod mod) {
        return !workshop.changed() && workshop.loaded().order().active().contains(mod);
    }

    /** All that is wished counts then. */
    private void switchOn(Mod mod) {
        workshop.want(mod, true);
        Optional<String> obstacle = obstacle(mod, workshop.order());
        if (obstacle.isPresent()) {
            tell(mod.name(), text("edit.cannot", obstacle.get()));
        } else {
            offer(mod, text("edit.off", mod.name()), "edit.switchOn", () -> readAgain(mod.file()));
        }
    }

    /** Why a mod would not be used. */
    private Optional<String> obstacle(Mod mod, LoadOrder order) {
        Reason reason = order.reason(mod);
        if (reason == null && workshop.loaded().scene().isHarmful(mod)) {
            reason = new Reason(Why.HARMFUL, List.of());
        }
        return Optional.ofNullable(reason).map(why -> new ModReasons(services.words()).why(why));
    }

    private void offer(Mod mod, String sentence, String key, Runnable action) {
        List<Row> rows = List.of(
                TextRow.of(sentence),
                new ActionRow(text(key), text(key + ".help"), Chime.Sound.ACCEPT, action),
                pages.backRow(text("workshop.notYet")));
        pages.open(() -> pages.make(mod.name()).rows(rows));
    }

    private void unpack(Mod mod) {
        pages.back();
        try {
            Path zip = workshop.unpack(mod);
            workshop.want(mod, true);
            LOG.info("{} is unpacked, the zip is {} now", mod.file(), zip);
            readAgain(mod.id());
        } catch (IOException e) {
            LOG.warn("{} cannot be unpacked", mod.file(), e);
            tell(mod.name(), text("edit.notUnpacked", e.getMessage()));
        }
    }

    /** Makes an empty mod and opens the editor on it. */
    void begin() {
        try {
            Set<String> taken = new TreeSet<>(workshop.names());
            String id = NewMod.freeId(FRESH, taken);
            String number = id.equals(FRESH) ? "" : id.substring(FRESH.length() + 1);
            String name = text("edit.newName", number);
            new NewMod(id, name.trim(), text("edit.newAuthor"), GameVersion.number()).write(workshop.folder());
            workshop.want(id);
            readAgain(id);
        } catch (IOException e) {
            LOG.warn("no mod can be made", e);
            tell(text("workshop.title"), text("workshop.unwritten", e.getMessage()));
        }
    }

    /** @param file of the mod that is edited then */
    private void readAgain(String file) {
        try {
            workshop.keep();
            services.reload(() -> screen(file));
        } catch (IOException e) {
            LOG.warn("the choice of mods cannot be written", e);
            tell(text("workshop.title"), text("workshop.unwritten", e.getMessage()));
        }
    }

    /** The editor on a mod that was named at the start, or what is in the way. */
    Screen asked(String name) {
        Optional<Mod> asked = workshop.loaded().mods().stream()
                .filter(mod -> mod.id().equals(name) || mod.file().equals(name))
                .findFirst();
        if (asked.isEmpty()) {
            return title(() -> tell(text("workshop.title"), text("edit.unknown", name, workshop.folder())));
        }
        boolean ready = workshop.isFolder(asked.get()) && inUse(asked.get());
        return ready ? screen(asked.get().file()) : title(() -> enter(asked.get()));
    }

    /** The editor on a mod, or, if it is not in use even so, the list of mods where it is said why. */
    private Screen screen(String file) {
        Optional<Mod> mod = workshop.loaded().order().active().stream()
                .filter(each -> each.file().equals(file))
                .findFirst();
        return mod.flatMap(used -> EditDesk.open(services, used))
                .<Screen>map(desk -> new EditScreen(services, desk, this::list))
                .orElseGet(() -> title(() -> refuse(file)));
    }

    private void refuse(String file) {
        String why = workshop.loaded().mods().stream()
                .filter(mod -> mod.file().equals(file))
                .findFirst()
                .flatMap(mod -> obstacle(mod, workshop.loaded().order()))
                .orElse("");
        tell(file, text("edit.cannot", why));
    }

    /** The list of mods, from where one came. */
    private Screen list() {
        return title(() -> {});
    }

    private Screen title(Runnable greeting) {
        return new TitleScreen(services, () -> {
            new WorkshopPages(services).open();
            greeting.run();
        });
    }

    private void tell(String title, String sentence) {
        services.pages().tell(title, sentence, text("title.back"));
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
