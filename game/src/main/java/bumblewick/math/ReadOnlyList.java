package bumblewick.math;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;

/**
 * A read-only view of another list. Unlike the JDK's own, it is copied together with the list that it shows when a whole
 * world is copied.
 */
public final class ReadOnlyList<T> extends AbstractList<T> implements RandomAccess {
    private final List<T> list;

    /** @param list shown, also when it changes */
    public ReadOnlyList(List<T> list) {
        this.list = list;
    }

    /** A view of the copy of its list, for copies of a whole world. */
    public ReadOnlyList<T> over(UnaryOperator<List<T>> other) {
        return new ReadOnlyList<>(other.apply(list));
    }

    @Override
    public T get(int index) {
        return list.get(index);
    }

    @Override
    public int size() {
        return list.size();
    }
}
