package bumblewick.content.declaration;

/**
 * Makes something of the values of one JSON object. It can report what no single value shows, by {@link Values#problem}.
 * Where there are mistakes it is given harmless values in their place.
 */
public interface Maker<T> {
    /** Makes it of the values of the declared fields. */
    T make(Values values);
}
