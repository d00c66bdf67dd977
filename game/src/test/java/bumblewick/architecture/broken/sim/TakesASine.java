package bumblewick.architecture.broken.sim;

final class TakesASine {
    private TakesASine() {}

    static double of(double angle) {
        return Math.sin(angle);
    }
}
