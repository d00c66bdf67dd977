package bumblewick.architecture.broken.sim;

final class ReadsTheClock {
    private ReadsTheClock() {}

    static long now() {
        return System.nanoTime();
    }
}
