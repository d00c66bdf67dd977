package bumblewick.content.declaration;

import java.util.function.Function;

/** A declared field that holds a number, whose range can depend on the fields declared before it. */
public final class NumberField<T> extends Field<T> {
    private final Function<NumberRange, FieldType<T>> types;
    private Function<Values, FieldType<T>> inObject = values -> type();

    /** @param types makes the type of a range: of numbers, or of whole numbers */
    NumberField(
            int index, String name, NumberRange range, Function<NumberRange, FieldType<T>> types, String description) {
        super(index, name, types.apply(range), description);
        this.types = types;
    }

    /** In some objects the number has to be in a narrower range than declared, by the fields declared before it. */
    public NumberField<T> narrowed(Function<Values, NumberRange> ranges) {
        inObject = values -> types.apply(ranges.apply(values));
        return this;
    }

    @Override
    FieldType<T> typeIn(Values values) {
        return inObject.apply(values);
    }
}
