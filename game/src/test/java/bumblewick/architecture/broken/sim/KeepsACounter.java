package bumblewick.architecture.broken.sim;

final class KeepsACounter {
    static int count;

    private KeepsACounter() {}
}
