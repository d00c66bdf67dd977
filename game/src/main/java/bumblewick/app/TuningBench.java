package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.content.ContentProblem;
import bumblewick.content.Kind;
import bumblewick.edit.Document;
import bumblewick.edit.Parts;
import bumblewick.edit.Tuning;
import bumblewick.input.Catcher;
import bumblewick.input.CommandKeys;
import bumblewick.input.TuningCommand;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Where numbers of a mod are tuned: what is changed is saved as soon as the hands rest, unless it would be a mistake; it
 * can be taken back, and the value in hand can be written.
 */
final class TuningBench {
    /** Hands rest when nothing was changed for so long, in seconds. */
    private static final float REST = 0.25f;

    private final Services services;
    private final EditDesk desk;
    private final Consumer<String> trial;
    private final CommandKeys<TuningCommand> keys = new CommandKeys<>(TuningCommand.class);
    private final SortedMap<String, Tuning> tunings = new TreeMap<>();
    private final ValueWriter writer;
    private final TuningHints hints;
    private final Function<Kind, List<String>> names;
    private final Runnable searching;
    private Optional<NameSearch> search = Optional.empty();
    private final Set<Tuning> unsaved = new LinkedHashSet<>();
    private Optional<Handle> inHand = Optional.empty();
    private Optional<Tuning> open = Optional.empty();
    private String refused = "";
    private float rested;

    /**
     * Makes a bench where nothing lies yet.
     *
     * @param trial is given the path of a file that is to be tried
     * @param names which definitions there are
     * @param searching done when values are to be searched for
     */
    TuningBench(
            Services services,
            EditDesk desk,
            Consumer<String> trial,
            Function<Kind, List<String>> names,
            Runnable searching) {
        this.services = services;
        this.desk = desk;
        this.trial = trial;
        this.names = names;
        this.searching = searching;
        writer = new ValueWriter(this::value, services.chime());
        hints = new TuningHints(services);
    }

    private Optional<ValueWriter.Written> value() {
        return inHand.filter(ValueWriter.Written.class::isInstance).map(ValueWriter.Written.class::cast);
    }

    /** Begins to listen. */
    void open() {
        services.work(keys);
        listen();
    }

    private void listen() {
        Optional<Catcher.Writer> begun = search.map(each -> each);
        services.catcher().write(begun.isPresent() ? begun : Optional.of(writer));
    }

    /** Lets letters be searched for instead of values be written, or no more. */
    void search(Optional<NameSearch> letters) {
        search = letters;
        listen();
    }

    /** Saves what is not yet, and listens no more. */
    void close() {
        services.catcher().write(Optional.empty());
        services.leaveWork(keys);
        inHand = Optional.empty();
        save();
    }

    /**
     * The values of a file, the same as long as the bench is there.
     *
     * @throws ContentException if it is no JSON object
     */
    Tuning tuning(String path) throws ContentException {
        Tuning known = tunings.get(path);
        Document document = desk.document(path);
        if (known == null || known.document() != document) {
            known = new Tuning(
                    services.workshop().loaded().scene().files(),
                    document,
                    desk.mod().below(path));
            tunings.put(path, known);
        }
        return known;
    }

    /** The values of a file if they have been asked for; as they are now, saved or not. */
    Optional<Tuning> known(String path) {
        return Optional.ofNullable(tunings.get(path));
    }

    /** The values that are on the page that is shown; nothing if that is another page. */
    void work(Optional<Tuning> on) {
        open = on;
    }

    /** Whether the values of a file are on the page that is shown. */
    boolean working() {
        return open.isPresent();
    }

    /** How values are led, written and taken back, by pictures of what does it; or why the file is not saved. */
    String hints(Tuning tuning) {
        return wrong(tuning).orElseGet(() -> hints.said(keys.padInHand()));
    }

    /** The same of parts with values in them. */
    String hintsOfParts(Tuning tuning) {
        return wrong(tuning).orElseGet(() -> hints.saidOfParts(keys.padInHand()));
    }

    private Optional<String> wrong(Tuning tuning) {
        if (!refused.isEmpty()) {
            return Optional.of(refused);
        }
        return tuning.freshProblems().stream().findFirst().map(problem -> services.words()
                .text("numbers.wrong", problem));
    }

    /** What of the values of a file need not be there, or can be there more than once. */
    Parts parts(Tuning tuning) {
        return new Parts(services.workshop().loaded().scene().files(), tuning, names);
    }

    /** Something got the focus, or lost it. */
    void hold(Handle handle, boolean on) {
        if (on || holds(handle)) {
            writer.end();
            inHand = on ? Optional.of(handle) : Optional.empty();
        }
    }

    private boolean holds(Handle handle) {
        return inHand.filter(each -> each == handle).isPresent();
    }

    /** What is being written for a value, if anything is. */
    Optional<String> writing(Handle value) {
        return holds(value) ? writer.text() : Optional.empty();
    }

    /** Whether letters can be written with what is in hand. */
    boolean hasKeyboard() {
        return !keys.padInHand() && !services.canvas().touch();
    }

    /** Lets a value be written; says whether there is a keyboard for that. */
    <V extends Handle & ValueWriter.Written> boolean write(V value) {
        if (!hasKeyboard()) {
            return false;
        }
        hold(value, true);
        writer.begin();
        value.refresh();
        return true;
    }

    /** Something was changed. */
    void changed(Tuning tuning) {
        refused = "";
        unsaved.add(tuning);
        rested = 0f;
    }

    /** Something cannot be done; it is said until something else is done. */
    void refuse(String reason) {
        refused = reason;
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        keys.sleep(writer.writing() || open.isEmpty());
        keys.update(seconds);
        for (TuningCommand command = keys.poll(); command != null; command = keys.poll()) {
            obey(command);
        }
        rested += seconds;
        if (rested >= REST) {
            save();
        }
    }

    /** Does what a key asks for. */
    void obey(TuningCommand command) {
        if (command == TuningCommand.SEARCH) {
            searching.run();
        }
        open.ifPresent(tuning -> obey(command, tuning));
    }

    private void obey(TuningCommand command, Tuning tuning) {
        switch (command) {
            case UNDO -> step(tuning, tuning.document().undo());
            case REDO -> step(tuning, tuning.document().redo());
            case RESET -> inHand.ifPresent(Handle::reset);
            case REMOVE -> inHand.ifPresent(Handle::remove);
            case COPY -> inHand.ifPresent(Handle::copy);
            case MORE -> inHand.ifPresent(Handle::more);
            case SEARCH -> {} // wherever one is
            case TRY -> {
                save();
                trial.accept(tuning.document().path());
            }
        }
    }

    private void step(Tuning tuning, boolean done) {
        if (done) {
            changed(tuning);
            services.pages().rebuild();
        }
    }

    /** What would be a mistake waits until it is none any more. */
    private void save() {
        for (Tuning tuning : List.copyOf(unsaved)) {
            if (tuning.freshProblems().isEmpty()) {
                desk.save(tuning.document());
                tuning.saved();
                unsaved.remove(tuning);
            }
        }
    }

    /** What cannot be saved as it is: it would be a mistake. */
    Optional<ContentProblem> lost() {
        save();
        return unsaved.stream()
                .flatMap(tuning -> tuning.freshProblems().stream())
                .findFirst();
    }

    /** How it stands about a file, in a sentence. */
    String state(Tuning tuning) {
        Optional<String> wrong = wrong(tuning);
        if (wrong.isPresent()) {
            return wrong.get();
        }
        if (!desk.trouble().isEmpty()) {
            return desk.trouble();
        }
        boolean waits = unsaved.contains(tuning);
        if (!waits && !tuning.problems().isEmpty()) {
            return services.words().text("numbers.mistake", tuning.problems().get(0));
        }
        return services.words().text(waits ? "numbers.saving" : "numbers.saved");
    }
}
