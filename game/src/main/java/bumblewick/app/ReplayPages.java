package bumblewick.app;

import bumblewick.app.ReplayShelf.Entry;
import bumblewick.loop.Replay;
import bumblewick.math.Tick;
import bumblewick.save.ReplayFolder;
import bumblewick.save.ReplayNote;
import bumblewick.sim.run.RunOptions;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The pages of the player's recordings: all of them, and what can be done with one. */
final class ReplayPages {
    private static final int MINUTE = 60;

    private final Services services;
    private final Pages pages;
    private final ReplayShelf shelf;
    private final Runs runs;

    ReplayPages(Services services) {
        this.services = services;
        pages = services.pages();
        shelf = new ReplayShelf(services);
        runs = new Runs(services);
    }

    /** Opens the list. */
    void open() {
        pages.open(this::list);
    }

    /** Whether a file that comes from elsewhere is a recording, by its name. */
    static boolean knows(Path file) {
        return file.toString().endsWith(ReplayFolder.ENDING);
    }

    /** Takes in a recording that comes from elsewhere, and shows it; a damaged one is told of and left out. */
    void takeIn(Path file) {
        Recording recording = shelf.read(file);
        if (recording.replay().isEmpty()) {
            pages.tell(recording.name(), recording.trouble(), text("title.back"));
            return;
        }
        try {
            shelf.takeIn(file);
        } catch (IOException e) {
            pages.tell(recording.name(), text("shelf.unreadable", e.getMessage()), text("title.back"));
            return;
        }
        if (recording.playable()) {
            watch(recording.replay().get());
        } else {
            pages.tell(recording.name(), recording.trouble(), text("title.back"));
        }
    }

    private Page list() {
        List<Row> rows = new ArrayList<>();
        for (Entry entry : shelf.entries()) {
            rows.add(new ActionRow(line(entry), help(entry), Chime.Sound.ACCEPT, () -> choose(entry)));
        }
        if (rows.isEmpty()) {
            rows.add(TextRow.of(text("shelf.empty")));
        }
        if (services.platform().picksFiles()) {
            rows.add(new ActionRow(
                    text("shelf.pick"), text("shelf.pick.help"), Chime.Sound.ACCEPT, services.platform()::pickFile));
        }
        rows.add(back());
        return pages.make(text("shelf.title")).rows(rows);
    }

    private Row back() {
        return new ActionRow(text("title.back"), "", Chime.Sound.BACK, pages::back);
    }

    private String line(Entry entry) {
        if (!entry.recording().playable()) {
            return text("shelf.broken", entry.recording().name());
        }
        RunOptions run = entry.recording().replay().orElseThrow().options();
        String key = entry.note().isPresent() && entry.kept() ? "shelf.lineKept" : "shelf.line";
        return text(key, stage(run), runs.nameOf(run.difficulty()), points(entry), entry.day());
    }

    private String stage(RunOptions run) {
        return text("stage." + run.stage());
    }

    private String points(Entry entry) {
        return entry.note()
                .map(note -> String.format(Locale.ROOT, "%,d", note.points()))
                .orElse(text("shelf.unknown"));
    }

    private String help(Entry entry) {
        Optional<Replay> replay = entry.recording().replay();
        return entry.recording().playable()
                ? String.join("   ·   ", facts(entry, replay.orElseThrow()))
                : entry.recording().trouble().split("\n", 2)[0];
    }

    private List<String> facts(Entry entry, Replay replay) {
        List<String> facts = new ArrayList<>();
        int seconds = replay.intents().ticks() / Tick.PER_SECOND;
        facts.add(text("shelf.length", String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE)));
        entry.note().ifPresent(note -> {
            facts.add(text("shelf.facts", points(entry), text("shelf.medal." + note.medal()), note.bees()));
            facts.add(text("shelf.kind." + note.kind().name().toLowerCase(Locale.ROOT)));
            facts.add(text(note.demo() ? "shelf.demo" : "shelf.player"));
        });
        if (replay.options().checkpoint() > 0) {
            facts.add(text("shelf.fromCheckpoint", replay.options().checkpoint()));
        }
        return facts;
    }

    private void choose(Entry entry) {
        pages.open(() -> one(shelf.entry(entry.recording().name())));
    }

    private Page one(Entry entry) {
        List<Row> rows = new ArrayList<>();
        if (entry.recording().playable()) {
            Replay replay = entry.recording().replay().orElseThrow();
            rows.add(TextRow.of(line(entry)));
            rows.add(TextRow.of(help(entry)));
            rows.add(new ActionRow(text("shelf.watch"), () -> watch(replay)));
        } else {
            rows.add(TextRow.of(entry.recording().trouble()));
        }
        entry.note().ifPresent(note -> rows.add(keep(entry, note)));
        if (services.platform().shares()) {
            rows.add(
                    new ActionRow(text("shelf.share"), () -> services.platform().share(shelf.file(entry))));
        }
        rows.add(new ActionRow(text("shelf.delete"), () -> askDelete(entry)));
        rows.add(back());
        return pages.make(entry.recording().name()).rows(rows);
    }

    private Row keep(Entry entry, ReplayNote note) {
        String key = note.kept() ? "shelf.letGo" : "shelf.keep";
        return new ActionRow(text(key), text(key + ".help"), Chime.Sound.ACCEPT, () -> {
            shelf.keep(entry.recording().name(), !note.kept());
            pages.rebuild();
        });
    }

    private void watch(Replay replay) {
        services.screens()
                .change(new TheatreScreen(
                        services, replay, () -> new TitleScreen(services, new ReplayPages(services)::open)));
    }

    private void askDelete(Entry entry) {
        pages.ask(
                entry.recording().name(),
                text("shelf.deleteSure"),
                text("ask.yes"),
                text("ask.no"),
                () -> delete(entry.recording().name()));
    }

    private void delete(String name) {
        if (shelf.delete(name)) {
            pages.back();
            pages.rebuild();
        } else {
            pages.tell(name, text("shelf.deleteFailed"), text("title.back"));
        }
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
