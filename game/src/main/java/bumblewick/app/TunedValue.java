package bumblewick.app;

import bumblewick.content.Field;
import bumblewick.content.Kind;
import bumblewick.edit.Entry;
import bumblewick.edit.NumberEntry;
import bumblewick.edit.NumberScale;
import bumblewick.edit.TextEntry;
import bumblewick.edit.Tuning;
import bumblewick.ui.page.Scale;
import bumblewick.ui.page.TunedRow;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One value of a document, as a row of a page tunes it. */
final class TunedValue implements TunedRow.About, ValueWriter.Written, Handle {
    private static final int LONGEST = 200;

    private final TuningBench bench;
    private final Tuning tuning;
    private final Field field;
    private final String name;
    private final FieldWords words;
    private final Function<Kind, List<String>> names;
    private final Handle handle;
    private final int channel; // of a colour: 0 is red, 1 green, 2 blue
    private final TunedRow row;
    private String hinted = "";
    private String help = "";

    /**
     * Makes the row of a value.
     *
     * @param name what it is called on the page
     * @param handle what can be done with it besides leading it
     */
    TunedValue(
            TuningBench bench,
            Tuning tuning,
            Field field,
            String name,
            FieldWords words,
            Function<Kind, List<String>> names,
            Handle handle) {
        this(bench, tuning, field, name, words, names, handle, 0);
    }

    private TunedValue(
            TuningBench bench,
            Tuning tuning,
            Field field,
            String name,
            FieldWords words,
            Function<Kind, List<String>> names,
            Handle handle,
            int channel) {
        this.channel = channel;
        this.bench = bench;
        this.tuning = tuning;
        this.field = field;
        this.name = name;
        this.words = words;
        this.names = names;
        this.handle = handle;
        row = newRow();
    }

    /** The same value, a colour, by how much of red, green and blue it has. */
    List<TunedValue> channels() {
        List<TunedValue> channels = new ArrayList<>();
        for (int i = 0; i < Colours.CHANNELS.size(); i++) {
            String part = name + "   " + Colours.CHANNELS.get(i);
            channels.add(new TunedValue(bench, tuning, field, part, words, names, handle, i));
        }
        return channels;
    }

    TunedRow row() {
        return row;
    }

    private TunedRow newRow() {
        if (isNumber()) {
            Field.Number number = asNumber();
            return TunedRow.number(this, new Lead(number), () -> (float) number(number), this::set);
        }
        if (field instanceof Field.Flag) {
            List<String> offAndOn =
                    List.of(words.words().text("option.off"), words.words().text("option.on"));
            return TunedRow.flag(this, offAndOn, this::flag, on -> set(new JsonPrimitive(on)));
        }
        if (field instanceof Field.Text) {
            return TunedRow.words(this, this::told);
        }
        return TunedRow.choice(this, this::options, words::name, this::text, this::choose);
    }

    /** How its slider leads it. */
    private final class Lead implements Scale {
        private final Field.Number number;
        private final NumberScale scale;

        Lead(Field.Number number) {
            this.number = number;
            scale = NumberScale.of(number);
        }

        @Override
        public float share(float value) {
            return (float) scale.share(value);
        }

        @Override
        public float nearest(float share) {
            return (float) scale.at(share);
        }

        @Override
        public float stepped(float value, int steps) {
            return (float) scale.stepped(value, steps);
        }

        @Override
        public float leapt(float value, int steps) {
            return (float) scale.leapt(value, steps);
        }

        @Override
        public String told(float value) {
            Optional<String> written = bench.writing(TunedValue.this);
            return written.map(text -> text + "_").orElseGet(() -> words.told(number, value));
        }
    }

    /** The field, or a channel of it. */
    private Field.Number asNumber() {
        return field instanceof Field.Number number ? number : Colours.channel((Field.Colour) field);
    }

    private double number(Field.Number number) {
        if (field instanceof Field.Colour) {
            return Colours.part(text(), channel);
        }
        return tuning.value(field).map(JsonPrimitive::getAsDouble).orElse((double) number.min());
    }

    private boolean flag() {
        return tuning.value(field).filter(JsonPrimitive::getAsBoolean).isPresent();
    }

    private String text() {
        return tuning.value(field).map(JsonPrimitive::getAsString).orElse("");
    }

    /** What is written for it, or else what it is. */
    private String told() {
        return bench.writing(this).map(written -> written + "_").orElseGet(() -> words.name(text()));
    }

    private List<String> options() {
        if (field instanceof Field.Choice choice) {
            return choice.options();
        }
        Field.Reference reference = (Field.Reference) field;
        List<String> options = new ArrayList<>();
        if (!reference.required()) {
            options.add("");
        }
        options.addAll(names.apply(reference.kind()));
        return options;
    }

    private void set(float value) {
        set(
                field instanceof Field.Colour
                        ? new JsonPrimitive(Colours.with(text(), channel, Math.round(value)))
                        : Tuning.number(value));
    }

    private void set(JsonPrimitive value) {
        if (tuning.set(field, value)) {
            bench.changed(tuning);
        }
    }

    private void choose(String option) {
        if (!option.isEmpty()) {
            set(new JsonPrimitive(option));
        } else if (tuning.clear((Field.Reference) field)) {
            bench.changed(tuning);
        }
    }

    boolean isNumber() {
        return field instanceof Field.Number || field instanceof Field.Colour;
    }

    @Override
    public boolean begins(char letter) {
        return isNumber() && NumberEntry.begins(letter);
    }

    @Override
    public Entry entry() {
        return isNumber() ? new NumberEntry() : new TextEntry(text(), LONGEST);
    }

    /** Makes it what was written; a number, the nearest that it may be. */
    @Override
    public void write(String written) {
        if (isNumber()) {
            NumberEntry.value(written)
                    .ifPresent(number -> set((float) NumberScale.of(asNumber()).nearest(number)));
        } else {
            set(new JsonPrimitive(written));
        }
        row.refresh();
    }

    @Override
    public void refresh() {
        row.refresh();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String range() {
        return words.range(field, tuning.standing(field));
    }

    @Override
    public String before() {
        if (tuning.isNew(field)) {
            return words.words().text("numbers.new");
        }
        return tuning.changed(field) ? words.before(field, tuning.before(field), tuning.value(field)) : "";
    }

    @Override
    public Optional<Float> notch() {
        return isNumber() && tuning.changed(field) ? tuning.before(field).map(this::asFloat) : Optional.empty();
    }

    private float asFloat(JsonPrimitive value) {
        return field instanceof Field.Colour ? Colours.part(value.getAsString(), channel) : value.getAsFloat();
    }

    @Override
    public String help() {
        String hints = bench.hints(tuning);
        if (!hints.equals(hinted)) {
            hinted = hints;
            help = words.meaning(field) + "\n" + hints;
        }
        return help;
    }

    @Override
    public void focus(boolean on) {
        bench.hold(this, on);
    }

    @Override
    public boolean reset() {
        boolean reset = tuning.resettable(field) && tuning.reset(field);
        if (reset) {
            bench.changed(tuning);
            row.refresh();
        }
        return reset;
    }

    @Override
    public boolean write() {
        return (isNumber() || field instanceof Field.Text) && bench.write(this);
    }

    @Override
    public void remove() {
        handle.remove();
    }

    @Override
    public void copy() {
        handle.copy();
    }

    @Override
    public void more() {
        handle.more();
    }
}
