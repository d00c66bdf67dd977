package bumblewick.math;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;

/**
 * Somebody's list as others may see it. Unlike the JDK's own, a copy of a whole world copies it with the list that it
 * shows.
 */
public final class ReadOnlyList<T> extends AbstractList<T> implements RandomAccess {
    private final List<T> list;

    /** @param list is shown as it changes */
    public ReadOnlyList(List<T> list) {
        this.list = list;
    }

    /** The same view of another list that is made of the one shown: for copies of a whole world. */
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
