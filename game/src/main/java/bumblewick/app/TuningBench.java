package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.edit.Document;
import bumblewick.edit.Tuning;
import bumblewick.input.CommandKeys;
import bumblewick.input.TuningCommand;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

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
    private final NumberWriter writer;
    private final TuningHints hints;
    private Optional<Tuning> unsaved = Optional.empty();
    private Optional<TunedValue> inHand = Optional.empty();
    private Optional<Tuning> open = Optional.empty();
    private float rested;

    /** @param trial is given the path of a file that is to be tried */
    TuningBench(Services services, EditDesk desk, Consumer<String> trial) {
        this.services = services;
        this.desk = desk;
        this.trial = trial;
        writer = new NumberWriter(() -> inHand, services.chime());
        hints = new TuningHints(services);
    }

    /** Begins to listen. */
    void open() {
        services.work(keys);
        services.catcher().write(Optional.of(writer));
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

    /** The values that are on the page that is shown; nothing if that is another page. */
    void work(Optional<Tuning> on) {
        open = on;
    }

    /** Whether the values of a file are on the page that is shown. */
    boolean working() {
        return open.isPresent();
    }

    /** How values are led, written and taken back, by pictures of what does it on the device in hand. */
    String hints() {
        return hints.said(keys.padInHand());
    }

    /** A value got the focus. */
    void take(TunedValue value) {
        writer.end();
        inHand = Optional.of(value);
    }

    /** A value lost it. */
    void drop(TunedValue value) {
        if (inHand.filter(each -> each == value).isPresent()) {
            writer.end();
            inHand = Optional.empty();
        }
    }

    /** What is being written for a value, if anything is. */
    Optional<String> writing(TunedValue value) {
        return inHand.filter(each -> each == value).flatMap(each -> writer.text());
    }

    /** Lets a value be written; says whether there is a keyboard for that. */
    boolean write(TunedValue value) {
        if (keys.padInHand() || services.canvas().touch()) {
            return false;
        }
        take(value);
        writer.begin();
        value.refresh();
        return true;
    }

    /** Something was changed. */
    void changed(Tuning tuning) {
        if (unsaved.isPresent() && unsaved.get() != tuning) {
            save();
        }
        unsaved = Optional.of(tuning);
        rested = 0f;
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
        open.ifPresent(tuning -> obey(command, tuning));
    }

    private void obey(TuningCommand command, Tuning tuning) {
        switch (command) {
            case UNDO -> step(tuning, tuning.document().undo());
            case REDO -> step(tuning, tuning.document().redo());
            case RESET -> inHand.ifPresent(TunedValue::reset);
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
        if (unsaved.isPresent() && unsaved.get().problems().isEmpty()) {
            desk.save(unsaved.get().document());
            unsaved = Optional.empty();
        }
    }

    /** How it stands about a file, in a sentence. */
    String state(Tuning tuning) {
        if (!tuning.problems().isEmpty()) {
            return services.words().text("numbers.wrong", tuning.problems().get(0));
        }
        if (!desk.trouble().isEmpty()) {
            return desk.trouble();
        }
        boolean waits = unsaved.filter(each -> each == tuning).isPresent();
        return services.words().text(waits ? "numbers.saving" : "numbers.saved");
    }
}
