package bumblewick.sim.collision;

/** Refuses sizes that are no sizes. */
final class Positive {
    private Positive() {}

    /**
     * @throws IllegalArgumentException if {@code value} is not a finite number above 0
     */
    static void check(String name, float value) {
        if (!(value > 0f && value < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(name + " is " + value + ", expected a number above 0");
        }
    }
}
