package bumblewick.app.replay;

import bumblewick.app.run.ReplayFile;
import bumblewick.app.run.ReplayLibrary;
import bumblewick.app.run.ReplayLibrary.Entry;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.TitleDestination;
import bumblewick.math.Tick;
import bumblewick.platform.Platform;
import bumblewick.replay.Replay;
import bumblewick.save.ReplayFolder;
import bumblewick.save.ReplayMetadata;
import bumblewick.sim.run.RunOptions;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The pages of the player's replays: the list, and what can be done with one. */
public final class ReplayPages {
    private static final int MINUTE = 60;

    private final Navigator navigator;
    private final Gui gui;
    private final Platform platform;
    private final RunFactory runs;
    private final ReplayLibrary replays;
    private final PageStack pages;

    public ReplayPages(Navigator navigator, Gui gui, Platform platform, RunFactory runs, ReplayLibrary replays) {
        this.navigator = navigator;
        this.gui = gui;
        this.platform = platform;
        this.runs = runs;
        this.replays = replays;
        pages = gui.pages();
    }

    /** Opens the list. */
    public void open() {
        pages.open(this::list);
    }

    /** Whether a file is a replay, by its name. */
    public static boolean isReplay(Path file) {
        return file.toString().endsWith(ReplayFolder.ENDING);
    }

    /** Imports a replay and plays it; if it is damaged or cannot be played here, a message says why. */
    public void importFile(Path file) {
        ReplayFile imported = replays.read(file);
        if (imported.replay().isEmpty()) {
            pages.showMessage(imported.name(), imported.problem(), gui.text("title.back"));
            return;
        }
        try {
            replays.importFile(file);
        } catch (IOException e) {
            pages.showMessage(imported.name(), gui.text("shelf.unreadable", e.getMessage()), gui.text("title.back"));
            return;
        }
        if (imported.playable()) {
            watch(imported.replay().get());
        } else {
            pages.showMessage(imported.name(), imported.problem(), gui.text("title.back"));
        }
    }

    private Page list() {
        List<Row> rows = new ArrayList<>();
        for (Entry entry : replays.entries()) {
            rows.add(new ButtonRow(line(entry), help(entry), UiSounds.Sound.ACCEPT, () -> choose(entry))
                    .deletedBy(() -> askDelete(entry, () -> {})));
        }
        if (rows.isEmpty()) {
            rows.add(TextRow.of(gui.text("shelf.empty")));
        }
        if (platform.canPickFiles()) {
            rows.add(gui.action("shelf.pick", platform::pickFile));
        }
        rows.add(pages.backRow(gui.text("title.back")));
        return pages.make(gui.text("shelf.title")).rows(rows);
    }

    private String line(Entry entry) {
        if (!entry.file().playable()) {
            return gui.text("shelf.broken", entry.file().name());
        }
        RunOptions run = entry.file().replay().orElseThrow().options();
        String key = entry.note().isPresent() && entry.kept() ? "shelf.lineKept" : "shelf.line";
        return gui.text(key, stage(run), runs.nameOf(run.difficulty()), points(entry), entry.day());
    }

    private String stage(RunOptions run) {
        return gui.text("stage." + run.stage());
    }

    private String points(Entry entry) {
        return entry.note()
                .map(note -> String.format(Locale.ROOT, "%,d", note.points()))
                .orElse(gui.text("shelf.unknown"));
    }

    private String help(Entry entry) {
        Optional<Replay> replay = entry.file().replay();
        return entry.file().playable()
                ? String.join("   ·   ", facts(entry, replay.orElseThrow()))
                : entry.file().problem().split("\n", 2)[0];
    }

    private List<String> facts(Entry entry, Replay replay) {
        List<String> facts = new ArrayList<>();
        int seconds = replay.intents().ticks() / Tick.PER_SECOND;
        facts.add(gui.text("shelf.length", String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE)));
        entry.note().ifPresent(note -> {
            facts.add(gui.text("shelf.facts", points(entry), gui.text("shelf.medal." + note.medal()), note.bees()));
            facts.add(gui.text("shelf.kind." + note.kind().name().toLowerCase(Locale.ROOT)));
            facts.add(gui.text(note.demo() ? "shelf.demo" : "shelf.player"));
        });
        if (replay.options().checkpoint() > 0) {
            facts.add(gui.text("shelf.fromCheckpoint", replay.options().checkpoint()));
        }
        return facts;
    }

    private void choose(Entry entry) {
        pages.open(() -> one(replays.entry(entry.file().name())));
    }

    private Page one(Entry entry) {
        List<Row> rows = new ArrayList<>();
        if (entry.file().playable()) {
            Replay replay = entry.file().replay().orElseThrow();
            rows.add(TextRow.of(line(entry)));
            rows.add(TextRow.of(help(entry)));
            rows.add(new ButtonRow(gui.text("shelf.watch"), () -> watch(replay)));
        } else {
            rows.add(TextRow.of(entry.file().problem()));
        }
        entry.note().ifPresent(note -> rows.add(keep(entry, note)));
        if (platform.canShare()) {
            rows.add(new ButtonRow(gui.text("shelf.share"), () -> platform.share(replays.file(entry))));
        }
        rows.add(new ButtonRow(gui.text("shelf.delete"), () -> askDelete(entry, pages::back)));
        rows.add(pages.backRow(gui.text("title.back")));
        return pages.make(title(entry)).rows(rows);
    }

    /** The name of the stage; of a file that cannot be shown, the file's. */
    private String title(Entry entry) {
        return entry.file().playable()
                ? stage(entry.file().replay().orElseThrow().options())
                : entry.file().name();
    }

    private Row keep(Entry entry, ReplayMetadata note) {
        String key = note.kept() ? "shelf.letGo" : "shelf.keep";
        return gui.action(key, () -> {
            replays.setKept(entry.file().name(), !note.kept());
            pages.rebuild();
        });
    }

    private void watch(Replay replay) {
        navigator.open(new RunDestination.Watch(replay, TitleDestination.with(MenuPages.REPLAYS)));
    }

    /** @param after done once the replay is deleted, before the list is shown without it */
    private void askDelete(Entry entry, Runnable after) {
        pages.confirm(
                gui.text("shelf.delete.sure"),
                gui.text("shelf.delete.lost", entry.file().name()),
                gui.text("shelf.delete"),
                gui.text("shelf.delete.no"),
                () -> delete(entry.file().name(), after));
    }

    private void delete(String name, Runnable after) {
        if (replays.delete(name)) {
            after.run();
            pages.rebuild();
        } else {
            pages.showMessage(name, gui.text("shelf.deleteFailed"), gui.text("title.back"));
        }
    }
}
