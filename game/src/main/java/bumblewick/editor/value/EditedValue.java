package bumblewick.editor.value;

import bumblewick.content.declaration.FormField;
import bumblewick.content.json.ContentProblem;
import bumblewick.editor.session.TextBuffer;
import bumblewick.ui.menu.SliderScale;
import bumblewick.ui.menu.ValueRow;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Connects one value of a document with the row of a page that shows and changes it. */
final class EditedValue implements ValueRow.About, ValueTyping.Written, RowActions {
    private final ValueEditor editor;
    private final EditedValues values;
    private final FormField field;
    private final String name;
    private final FieldTexts words;
    private final RowActions handle;
    private final int channel; // of a colour: 0 is red, 1 green, 2 blue
    private final ValueRow row;
    private Optional<Formula> rejected = Optional.empty(); // that was typed and cannot be computed
    private String hinted = "";
    private String help = "";

    /**
     * Makes the row of a value.
     *
     * @param name label of the row
     * @param handle the further actions of the row
     */
    EditedValue(ValueEditor editor, EditedValues values, FormField field, String name, RowActions handle) {
        this(editor, values, field, name, handle, 0);
    }

    private EditedValue(
            ValueEditor editor, EditedValues values, FormField field, String name, RowActions handle, int channel) {
        this.channel = channel;
        this.editor = editor;
        this.values = values;
        this.field = field;
        this.name = name;
        this.handle = handle;
        words = editor.fieldTexts();
        row = newRow();
    }

    /** For a colour: a value for each of its channels. */
    List<EditedValue> channels() {
        List<EditedValue> channels = new ArrayList<>();
        for (int i = 0; i < ColourChannels.CHANNELS.size(); i++) {
            String part = name + "   " + ColourChannels.CHANNELS.get(i);
            channels.add(new EditedValue(editor, values, field, part, handle, i));
        }
        return channels;
    }

    ValueRow row() {
        return row;
    }

    private ValueRow newRow() {
        if (isNumber()) {
            FormField.Number number = asNumber();
            return ValueRow.number(this, new Lead(number), () -> (float) number(number), this::set);
        }
        if (field instanceof FormField.Flag) {
            List<String> offAndOn = List.of(
                    words.translations().text("option.off"),
                    words.translations().text("option.on"));
            return ValueRow.flag(this, offAndOn, this::flag, on -> set(new JsonPrimitive(on)));
        }
        if (field instanceof FormField.Text) {
            return ValueRow.words(this, this::shownText);
        }
        return ValueRow.choice(this, this::options, words::name, this::text, this::choose);
    }

    /** The scale of its slider. */
    private final class Lead implements SliderScale {
        private final FormField.Number number;
        private final NumberScale scale;

        Lead(FormField.Number number) {
            this.number = number;
            scale = NumberScale.of(number);
        }

        @Override
        public float fraction(float value) {
            return (float) scale.share(value);
        }

        @Override
        public float valueAt(float share) {
            return (float) scale.at(share);
        }

        @Override
        public float step(float value, int steps) {
            return (float) scale.stepped(value, steps);
        }

        @Override
        public float largeStep(float value, int steps) {
            return (float) scale.leapt(value, steps);
        }

        @Override
        public String format(float value) {
            Optional<String> written = editor.writing(EditedValue.this);
            return written.map(text -> text + "_").orElseGet(() -> isOpen() ? open() : words.format(number, value));
        }
    }

    /** Whether the value is known only where a formation is used. */
    private boolean isOpen() {
        return values.formula(field).isPresent() && values.value(field).isEmpty();
    }

    private String open() {
        return values.formula(field).map(Formula::toString).orElse("");
    }

    /** The field of a number; for a colour, of its channel. */
    private FormField.Number asNumber() {
        return field instanceof FormField.Number number ? number : ColourChannels.channel((FormField.Colour) field);
    }

    private double number(FormField.Number number) {
        if (field instanceof FormField.Colour) {
            return ColourChannels.part(text(), channel);
        }
        return values.value(field).map(JsonPrimitive::getAsDouble).orElse((double) number.min());
    }

    private boolean flag() {
        return values.value(field).filter(JsonPrimitive::getAsBoolean).isPresent();
    }

    private String text() {
        return values.value(field).map(JsonPrimitive::getAsString).orElse("");
    }

    /** The text that is being typed, or else the value. */
    private String shownText() {
        return editor.writing(this)
                .map(written -> written + "_")
                .orElseGet(() -> isOpen() ? open() : words.name(text()));
    }

    private List<String> options() {
        if (field instanceof FormField.Choice choice) {
            return choice.options();
        }
        FormField.Reference reference = (FormField.Reference) field;
        List<String> options = new ArrayList<>();
        if (!reference.required()) {
            options.add("");
        }
        options.addAll(editor.names().apply(reference.kind()));
        return options;
    }

    private void set(float value) {
        set(
                field instanceof FormField.Colour
                        ? new JsonPrimitive(ColourChannels.with(text(), channel, Math.round(value)))
                        : EditedValues.number(value));
    }

    private void set(JsonPrimitive value) {
        if (values.set(field, value)) {
            editor.changed(values);
        }
    }

    private void choose(String option) {
        if (!option.isEmpty()) {
            set(new JsonPrimitive(option));
        } else if (values.clear((FormField.Reference) field)) {
            editor.changed(values);
        }
    }

    boolean isNumber() {
        return field instanceof FormField.Number || field instanceof FormField.Colour;
    }

    @Override
    public boolean begins(char letter) {
        return Formula.isBegun(String.valueOf(letter)) || (isNumber() && NumberBuffer.begins(letter));
    }

    /** A formula is typed on from where it ended. */
    @Override
    public TextBuffer entry() {
        Optional<Formula> formula = rejected.or(() -> values.formula(field));
        rejected = Optional.empty();
        if (formula.isPresent()) {
            return new NumberBuffer(formula.get().toString());
        }
        return field instanceof FormField.Text ? new TextBuffer(text(), ValueTyping.LONGEST) : new NumberBuffer();
    }

    /** Sets the value to what was typed; a number is rounded to the nearest valid one. */
    @Override
    public void write(String written) {
        if (Formula.isBegun(written)) {
            Formula.typed(written).ifPresent(this::compute);
        } else if (isNumber()) {
            NumberBuffer.value(written)
                    .ifPresent(number -> set((float) NumberScale.of(asNumber()).nearest(number)));
        } else if (field instanceof FormField.Text) {
            set(new JsonPrimitive(written));
        }
        row.refresh();
    }

    /** A formula that cannot be computed stays in the row, so that it can be mended. */
    private void compute(Formula formula) {
        Optional<ContentProblem> problem = values.compute(field, formula);
        if (problem.isPresent()) {
            rejected = Optional.of(formula);
            editor.write(this);
            editor.refuse(words.translations().text("numbers.wrong", problem.get()));
        } else {
            editor.changed(values);
        }
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
        return words.range(field, values);
    }

    @Override
    public String before() {
        if (values.isNew(field)) {
            return words.translations().text("numbers.new");
        }
        return values.changed(field) ? words.before(field, values.before(field), values.value(field)) : "";
    }

    @Override
    public Optional<Float> notch() {
        return isNumber() && values.changed(field) ? values.before(field).map(this::asFloat) : Optional.empty();
    }

    private float asFloat(JsonPrimitive value) {
        return field instanceof FormField.Colour
                ? ColourChannels.part(value.getAsString(), channel)
                : value.getAsFloat();
    }

    @Override
    public String help() {
        String hints = editor.hints(values);
        if (!hints.equals(hinted)) {
            hinted = hints;
            help = words.meaning(field, values) + "\n" + hints;
        }
        return help;
    }

    @Override
    public void focus(boolean on) {
        editor.hold(this, on);
    }

    @Override
    public boolean reset() {
        boolean reset = values.resettable(field) && values.reset(field);
        if (reset) {
            editor.changed(values);
            row.refresh();
        }
        return reset;
    }

    @Override
    public boolean write() {
        boolean typed = isNumber()
                || field instanceof FormField.Text
                || values.formula(field).isPresent();
        return typed && editor.write(this);
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
