package bumblewick.sim.character;

/** Prints what a scenario measured, for those who tune: {@code -Dbumblewick.measured=true}. */
final class Measured {
    private static final boolean ASKED = Boolean.getBoolean("bumblewick.measured");

    private Measured() {}

    @SuppressWarnings("AnnotateFormatMethod") // the annotation is a library of its own
    static void note(String format, Object... values) {
        if (ASKED) {
            System.out.println("MEASURED " + String.format(format, values));
        }
    }
}
