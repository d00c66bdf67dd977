package bumblewick.content.declaration;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * Makes records of one type by the constructor that takes all components. Which value is which component goes by place, not
 * by name: Android keeps no names of a constructor's parameters.
 */
final class RecordMaker<T> implements Maker<T> {
    private final Constructor<T> constructor;
    private final List<Field<?>> components;
    private final BiConsumer<T, Values> check;

    /**
     * @param type of the record, public
     * @param components the fields that it is made of, in the order of its components
     * @param check reports what no single value shows
     * @throws IllegalArgumentException if it has another number of components
     */
    @SuppressWarnings("unchecked") // a class declares constructors of itself
    RecordMaker(Class<T> type, List<Field<?>> components, BiConsumer<T, Values> check) {
        this.components = components;
        this.check = check;
        constructor = (Constructor<T>) Arrays.stream(type.getConstructors())
                .filter(each -> each.getParameterCount() == components.size())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        type.getName() + " has not " + components.size() + " components, as fields are declared"));
    }

    Class<T> type() {
        return constructor.getDeclaringClass();
    }

    /** The names of the fields, of which one that is not in the file has none. */
    List<String> names() {
        return components.stream().map(Field::name).collect(Collectors.toList());
    }

    @Override
    public T make(Values values) {
        Object[] arguments = new Object[components.size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = values.get(components.get(i));
        }
        T made = constructed(arguments);
        check.accept(made, values);
        return made;
    }

    private T constructed(Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(type().getSimpleName() + " refuses its values", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type().getName() + " cannot be made", e);
        }
    }
}
