package bumblewick.app;

import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import bumblewick.edit.Parts;
import bumblewick.edit.Parts.Refusal;
import bumblewick.edit.Tuning;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What can be done with a value, or with a part that has values in it, besides leading them: it can be as it is without the
 * mod, be left out, be copied, moved and renamed. What cannot be done says why.
 */
final class PartMenu implements Handle {
    private final Services services;
    private final TuningBench bench;
    private final FieldWords words;
    private final Tuning tuning;
    private final Parts parts;
    private final FieldPath at;
    private final FieldPath whole; // what can be there or not with it
    private final Optional<Field> field;
    private final Consumer<FieldPath> led;

    /**
     * Takes a part in hand.
     *
     * @param field of it, if it is a value
     * @param led told where the part is afterwards, or where it was
     */
    PartMenu(
            Services services,
            TuningBench bench,
            FieldWords words,
            Tuning tuning,
            Parts parts,
            FieldPath at,
            Optional<Field> field,
            Consumer<FieldPath> led) {
        this.services = services;
        this.bench = bench;
        this.words = words;
        this.tuning = tuning;
        this.parts = parts;
        this.at = at;
        this.field = field;
        this.led = led;
        whole = parts.whole(at);
    }

    @Override
    public boolean reset() {
        boolean done = field.isPresent() ? tuning.reset(field.get()) : tuning.reset(whole);
        if (done) {
            done(at);
        }
        return done;
    }

    @Override
    public void remove() {
        Optional<Refusal> refusal = parts.whyNotRemove(whole);
        if (refusal.isPresent()) {
            refuse(refusal.get());
        } else if (parts.remove(whole)) {
            done(whole);
        }
    }

    @Override
    public void copy() {
        Optional<Refusal> refusal = parts.whyNotCopy(whole);
        if (refusal.isPresent()) {
            refuse(refusal.get());
        } else {
            parts.copy(whole).ifPresent(this::done);
        }
    }

    private void move(int by) {
        parts.move(whole, by).ifPresent(this::done);
    }

    private void rename(String name) {
        Optional<FieldPath> renamed = parts.rename(whole, name);
        if (renamed.isPresent()) {
            services.pages().back();
            done(renamed.get());
        }
    }

    private void done(FieldPath to) {
        bench.changed(tuning);
        led.accept(to);
    }

    private void refuse(Refusal refusal) {
        services.chime().play(Chime.Sound.BACK);
        bench.refuse(reason(refusal));
    }

    @Override
    public void more() {
        services.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        String meaning = words.meanings().apply(place());
        if (!meaning.isEmpty()) {
            rows.add(TextRow.of(meaning));
        }
        if (parts.named(whole)) {
            rows.add(new NameValue(bench, services.words(), whole::name, this::rename).row());
        }
        addReset(rows);
        addRemoval(rows);
        addItem(rows);
        rows.add(services.pages().backRow(text("title.back")));
        return services.pages().make(whole.toString()).rows(rows);
    }

    private String place() {
        return field.map(Field::place)
                .orElseGet(() -> tuning.slot(whole).map(slot -> slot.place()).orElse(""));
    }

    private void addReset(List<Row> rows) {
        boolean can = field.isPresent() ? tuning.resettable(field.get()) : tuning.resettable(whole);
        if (can) {
            String was = field.flatMap(tuning::before)
                    .map(value -> text("numbers.asItWas", words.told(field.get(), value)))
                    .orElseGet(() -> text("numbers.withoutMod"));
            rows.add(action(was, "numbers.asItWas.help", this::reset));
        }
    }

    private void addRemoval(List<Row> rows) {
        Optional<Refusal> refusal = parts.whyNotRemove(whole);
        if (refusal.isEmpty()) {
            String name = parts.item(whole).isPresent() ? "numbers.takeOut" : "numbers.leaveOut";
            rows.add(action(text(name), name + ".help", this::remove));
        } else if (refusal.get() == Refusal.ABSENT) {
            rows.add(action(text("numbers.give"), "numbers.give.help", () -> {
                if (parts.giveUsual(whole)) {
                    done(at);
                }
            }));
        } else {
            rows.add(TextRow.of(reason(refusal.get())));
        }
    }

    private void addItem(List<Row> rows) {
        if (parts.item(whole).isEmpty() || !parts.given(whole)) {
            return;
        }
        Optional<Refusal> refusal = parts.whyNotCopy(whole);
        rows.add(
                refusal.isPresent()
                        ? TextRow.of(reason(refusal.get()))
                        : action(text("numbers.copy"), "numbers.copy.help", this::copy));
        if (parts.movable(whole, -1)) {
            rows.add(action(text("numbers.earlier"), "numbers.move.help", () -> move(-1)));
        }
        if (parts.movable(whole, 1)) {
            rows.add(action(text("numbers.later"), "numbers.move.help", () -> move(1)));
        }
    }

    /** The menu is left by what is chosen in it. */
    private Row action(String name, String help, Runnable action) {
        return new ActionRow(name, text(help), Chime.Sound.ACCEPT, () -> {
            services.pages().back();
            action.run();
        });
    }

    private String reason(Refusal refusal) {
        return text("numbers.refusal." + refusal.name().toLowerCase(Locale.ROOT));
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
