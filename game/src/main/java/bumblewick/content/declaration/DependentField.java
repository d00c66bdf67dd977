package bumblewick.content.declaration;

import java.util.function.Function;

/** A declared field whose type is another in each object, by the fields declared before it. */
final class DependentField<T> extends Field<T> {
    private final Function<Values, FieldType<T>> types;

    /**
     * @param type what the schema says, which has to allow all that {@code types} do
     * @param types returns the type in an object
     */
    DependentField(
            int index, String name, FieldType<T> type, Function<Values, FieldType<T>> types, String description) {
        super(index, name, type, description);
        this.types = types;
    }

    @Override
    FieldType<T> typeIn(Values values) {
        return types.apply(values);
    }
}
