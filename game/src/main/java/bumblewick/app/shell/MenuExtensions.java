package bumblewick.app.shell;

import bumblewick.content.mod.Mod;
import bumblewick.sim.World;
import bumblewick.ui.menu.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What features above the app, such as the editor, add to its menus. Features fill it before the first screen is shown;
 * menus read it whenever they are made. Without features it is empty.
 */
public final class MenuExtensions {
    private final List<Entry> title = new ArrayList<>();
    private final List<Entry> mods = new ArrayList<>();
    private final List<ModAction> modActions = new ArrayList<>();
    private final List<Function<PausedRun, List<Row>>> pause = new ArrayList<>();

    /**
     * An entry of a menu.
     *
     * @param key of its text; the text of {@code key + ".help"} explains it
     * @param action done when it is chosen
     */
    public record Entry(String key, Runnable action) {}

    /**
     * Something that can be done with a mod, offered beside it in the list of mods and on its own page.
     *
     * @param key of its text; the text of {@code key + ".help"} explains it
     * @param warns whether it is shown as not possible for a mod
     * @param action done when it is chosen for a mod
     */
    public record ModAction(String key, Predicate<Mod> warns, Consumer<Mod> action) {}

    /**
     * A run that is paused.
     *
     * @param world that is played
     * @param comeBack names the way back to this moment, if there is one; asked while the run is still shown
     */
    public record PausedRun(World world, Supplier<Optional<Destination>> comeBack) {}

    /** Adds an entry to the title's menu. */
    public void addTitleEntry(Entry entry) {
        title.add(entry);
    }

    public List<Entry> titleEntries() {
        return List.copyOf(title);
    }

    /** Adds an entry below the list of mods. */
    public void addModListEntry(Entry entry) {
        mods.add(entry);
    }

    public List<Entry> modListEntries() {
        return List.copyOf(mods);
    }

    /** Adds something that can be done with each mod. */
    public void addModAction(ModAction action) {
        modActions.add(action);
    }

    public List<ModAction> modActions() {
        return List.copyOf(modActions);
    }

    /** Adds rows to the menu of a paused run; {@code rows} is asked each time the menu is made. */
    public void addPauseRows(Function<PausedRun, List<Row>> rows) {
        pause.add(rows);
    }

    /** All rows that features add to the menu of a paused run. */
    public List<Row> pauseRows(PausedRun run) {
        return pause.stream().flatMap(rows -> rows.apply(run).stream()).collect(Collectors.toList());
    }
}
