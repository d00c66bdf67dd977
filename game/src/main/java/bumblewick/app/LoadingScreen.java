package bumblewick.app;

import bumblewick.content.Scene;
import bumblewick.save.Bookmark;
import bumblewick.save.Kept;
import bumblewick.ui.Opening;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads the scene folder on another thread, under the name of the game. Sounds follow while the title is shown. */
final class LoadingScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(LoadingScreen.class);

    private final Services services;
    private final Opening opening;
    private final Function<Optional<String>, Screen> next;
    private CompletableFuture<Workshop.Loaded> loading;
    private boolean unreadable;

    /** Where the command line leads. */
    LoadingScreen(Services services) {
        this.services = services;
        next = this::first;
        opening = new Opening(services.canvas(), services.skin());
    }

    /** Back to {@code next}, with other mods. */
    LoadingScreen(Services services, Supplier<Screen> next) {
        this.services = services;
        this.next = lost ->
                lost.map(reason -> ReturnScreen.putAway(services, reason)).orElseGet(next);
        opening = new Opening(services.canvas(), services.skin());
    }

    @Override
    public void show() {
        opening.show();
        services.quiet();
        loading = CompletableFuture.supplyAsync(this::read, LoadingScreen::start);
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "loading");
        thread.setDaemon(true);
        thread.start();
    }

    private Workshop.Loaded read() {
        try {
            return services.workshop().load(services.platform().scene());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void update(float seconds) {
        opening.update(seconds);
        if (unreadable) {
            if (services.activity().takePressed()) {
                back();
            }
        } else if (loading.isDone()) {
            result().ifPresent(this::goOn);
        }
    }

    private void goOn(Workshop.Loaded read) {
        services.openScene().open(read);
        Scene scene = services.scene();
        services.audio().open(scene.sounds(), scene.tracks(), scene.ambiences());
        services.screens().change(next.apply(lookForARun()));
    }

    /** The scene; without one the player is told so in English, for the words of the game are in it. */
    private Optional<Workshop.Loaded> result() {
        try {
            return Optional.of(loading.join());
        } catch (CompletionException e) {
            if (!(e.getCause() instanceof UncheckedIOException)) {
                throw e;
            }
            LOG.error("the scene folder {} cannot be read", services.platform().scene(), e.getCause());
            unreadable = true;
            opening.say("The scene folder " + services.platform().scene() + " cannot be read. Press any key.");
            services.activity().takePressed();
            return Optional.empty();
        }
    }

    @Override
    public void back() {
        if (unreadable) {
            services.app().stop();
        }
    }

    /** Where the command line leads, else back to the run that was left, or to the title. */
    private Screen first(Optional<String> lost) {
        if (services.workshop().safe()) {
            return new TitleScreen(services, new SafeModePage(services)::open);
        }
        Runs runs = new Runs(services);
        GameOptions options = services.options();
        if (options.replay().isPresent()) {
            return theatre(options.replay().get());
        }
        if (options.edit().isPresent()) {
            return new EditDoor(services).asked(options.edit().get());
        }
        Optional<String> stage = runs.stage();
        if (stage.isPresent() && options.demo()) {
            return new RunScreen(services, runs.demo(stage.get()));
        }
        if (stage.isPresent() && options.stage().isPresent()) {
            return new RunScreen(services, runs.player(stage.get(), runs.difficulty()));
        }
        return lost.map(reason -> ReturnScreen.putAway(services, reason))
                .or(this::comeback)
                .orElseGet(() -> new TitleScreen(services));
    }

    /** Finds the run that was left; says why it cannot go on if it is to be put away. */
    private Optional<String> lookForARun() {
        Kept<Optional<Bookmark>> kept = services.bookmarks().find();
        if (kept.value().isEmpty()) {
            return kept.problems().isEmpty()
                    ? Optional.empty()
                    : putAway(services.words().text("return.damaged"));
        }
        Comeback.Found found = Comeback.of(kept.value().get(), services.scene().rules(), services.words());
        found.comeback().ifPresent(services.bookmarks()::offer);
        return found.comeback().isPresent() ? Optional.empty() : putAway(found.trouble());
    }

    private Optional<String> putAway(String reason) {
        LOG.warn("the run that was left cannot go on: {}", reason);
        services.bookmarks().drop();
        return Optional.of(reason);
    }

    /** Straight into the run that was left, where that is usual. */
    private Optional<Screen> comeback() {
        boolean byItself =
                services.platform().resumesByItself() && services.bookmarks().untried();
        return services.bookmarks().offered().filter(run -> byItself).map(run -> new ReturnScreen(services, run));
    }

    /** A recording; if it cannot be shown, the title, where it is said why. */
    private Screen theatre(Path file) {
        Recording recording = services.recording(file);
        if (recording.playable()) {
            return new TheatreScreen(services, recording.replay().orElseThrow(), () -> new TitleScreen(services));
        }
        LOG.warn("{} cannot be shown: {}", file, recording.trouble());
        String done = services.words().text("title.back");
        return new TitleScreen(services, () -> services.pages().tell(recording.name(), recording.trouble(), done));
    }

    @Override
    public void hide() {
        services.app().getStateManager().attach(new Afterglow(opening));
    }

    @Override
    public boolean ready() {
        return unreadable;
    }
}
