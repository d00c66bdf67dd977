package bumblewick.architecture.broken.sim;

final class TakesAStrictSine {
    private TakesAStrictSine() {}

    static double of(double angle) {
        return StrictMath.sin(angle);
    }
}
