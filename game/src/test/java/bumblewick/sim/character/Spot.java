package bumblewick.sim.character;

/**
 * Where a scenario takes place: so far from the origin, turned about y. What happens must not depend on it.
 *
 * @param x of its own origin in the world
 * @param z likewise
 * @param degrees by which its x turns towards the world's z
 */
record Spot(double x, double z, double degrees) {
    static final Spot ORIGIN = new Spot(0, 0, 0);

    private double cos() {
        return degrees == 0 ? 1 : Math.cos(Math.toRadians(degrees));
    }

    private double sin() {
        return degrees == 0 ? 0 : Math.sin(Math.toRadians(degrees));
    }

    /** The world's x of a place of the scenario. */
    double x(double ahead, double aside) {
        return x + turnedX(ahead, aside);
    }

    /** The world's z of it. */
    double z(double ahead, double aside) {
        return z + turnedZ(ahead, aside);
    }

    /** The world's x of a way of the scenario. */
    double turnedX(double ahead, double aside) {
        return ahead * cos() - aside * sin();
    }

    /** The world's z of it. */
    double turnedZ(double ahead, double aside) {
        return ahead * sin() + aside * cos();
    }

    /** The scenario's x of a place of the world. */
    double ahead(double worldX, double worldZ) {
        return (worldX - x) * cos() + (worldZ - z) * sin();
    }

    /** The scenario's z of it. */
    double aside(double worldX, double worldZ) {
        return (worldZ - z) * cos() - (worldX - x) * sin();
    }

    @Override
    public String toString() {
        return degrees + "° at (" + x + ", " + z + ")";
    }
}
