package bumblewick.app;

import bumblewick.content.Field;
import bumblewick.edit.NumberScale;
import bumblewick.edit.Tuning;
import bumblewick.ui.page.Scale;
import bumblewick.ui.page.TunedRow;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One value of a document, as a row of a page tunes it. */
final class TunedValue implements TunedRow.About {
    private final TuningBench bench;
    private final Tuning tuning;
    private final Field field;
    private final String name;
    private final FieldWords words;
    private final Names names;
    private final int channel; // of a colour: 0 is red, 1 green, 2 blue
    private final TunedRow row;
    private String hinted = "";
    private String help = "";

    /** Which names there are of what a field can name. */
    interface Names {
        List<String> of(Field.Reference field);
    }

    /**
     * Makes the row of a value.
     *
     * @param name what it is called on the page
     */
    TunedValue(TuningBench bench, Tuning tuning, Field field, String name, FieldWords words, Names names) {
        this(bench, tuning, field, name, words, names, 0);
    }

    private TunedValue(
            TuningBench bench, Tuning tuning, Field field, String name, FieldWords words, Names names, int channel) {
        this.channel = channel;
        this.bench = bench;
        this.tuning = tuning;
        this.field = field;
        this.name = name;
        this.words = words;
        this.names = names;
        row = newRow();
    }

    /** The same value, a colour, by how much of red, green and blue it has. */
    List<TunedValue> channels() {
        List<TunedValue> channels = new ArrayList<>();
        for (int i = 0; i < Colours.CHANNELS.size(); i++) {
            String part = name + "   " + Colours.CHANNELS.get(i);
            channels.add(new TunedValue(bench, tuning, field, part, words, names, i));
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

    private List<String> options() {
        if (field instanceof Field.Choice choice) {
            return choice.options();
        }
        Field.Reference reference = (Field.Reference) field;
        List<String> options = new ArrayList<>();
        if (!reference.required()) {
            options.add("");
        }
        options.addAll(names.of(reference));
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

    /** Makes it a number that was written; the nearest that it may be. */
    void write(double number) {
        set((float) NumberScale.of(asNumber()).nearest(number));
        row.refresh();
    }

    void refresh() {
        row.refresh();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String range() {
        return words.range(field);
    }

    @Override
    public String before() {
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
        String hints = bench.hints();
        if (!hints.equals(hinted)) {
            hinted = hints;
            help = words.meaning(field) + "\n" + hints;
        }
        return help;
    }

    @Override
    public void focus(boolean on) {
        if (on) {
            bench.take(this);
        } else {
            bench.drop(this);
        }
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
        return isNumber() && bench.write(this);
    }
}
