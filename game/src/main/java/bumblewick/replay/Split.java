package bumblewick.replay;

/**
 * A moment of a run at which its time is compared with other runs.
 *
 * @param name what was reached: {@code lantern.2}, {@code boss}, {@code exits}, {@code gem}, {@code key}, {@code door},
 *     {@code friend.3}, {@code end}
 * @param tick of the world at that moment; a tick has 1/60 s
 */
public record Split(String name, int tick) {
    /** The name of the last split of a run that was won. */
    public static final String END = "end";
}
