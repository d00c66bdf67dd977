package bumblewick.sim.collision;

/**
 * The lattice on which a mesh keeps its boxes: 65,534 steps along each axis over the mesh's bounds, so that a coordinate
 * fits 16 bits and the three of a corner one {@code long}.
 *
 * <pre>bit  0..15 x   16 guard   17..32 y   33 guard   34..49 z   50 guard   51..63 free</pre>
 *
 * <p>Because a free guard bit lies above each coordinate, one subtraction compares all three: where {@code a ≥ b}, the
 * guard of {@code (a | guards) − b} survives. Two boxes overlap if every guard survives twice:
 *
 * <pre>((qMax | guards) − min) &amp; ((max | guards) − qMin) &amp; guards = guards</pre>
 *
 * <p>Boxes are rounded outwards: what overlaps in the world overlaps on the lattice. One step is about 1 cm in a level
 * of 600 u.
 *
 * <p>Source: the lattice after J. Mahovsky and B. Wyvill, <i>Memory-Conserving Bounding Volume Hierarchies with
 * Coherent Raytracing</i>, Computer Graphics Forum 25 (2006); comparing within a word after L. Lamport, <i>Multiple Byte
 * Processing with Full-Word Instructions</i>, CACM 18 (1975).
 */
final class BoxQuantiser {
    static final int Y = 17;
    static final int Z = 34;
    /** First bit that no coordinate uses. */
    static final int FREE = 51;

    static final long COORDINATE = 0xFFFF;
    static final long COORDINATES = COORDINATE | COORDINATE << 17 | COORDINATE << 34;
    static final long GUARDS = 1L << 16 | 1L << 33 | 1L << 50;

    /** Coordinates that are used: one step is left on either side. */
    static final int LOWEST = 1;

    static final int HIGHEST = 65_534;

    /** Corners of a box that overlaps nothing. */
    static final long NOTHING_MIN = pack(HIGHEST + 1, HIGHEST + 1, HIGHEST + 1);

    static final long NOTHING_MAX = 0;

    /** A flat mesh's lattice is this share of its longest side thick. */
    private static final double FLATTEST = 1.0 / 1024;

    /** A mesh without any size gets a lattice of this many units. */
    private static final double SMALLEST = 1e-3;

    final double originX;
    final double originY;
    final double originZ;
    /** Steps a unit. */
    final double perX;

    final double perY;
    final double perZ;

    /** Lays the lattice over a box, in world units. */
    BoxQuantiser(double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
        double longest = Math.max(maxX - minX, Math.max(maxY - minY, maxZ - minZ));
        double least = Math.max(longest * FLATTEST, SMALLEST);
        double steps = HIGHEST - LOWEST - 1;
        perX = steps / Math.max(maxX - minX, least);
        perY = steps / Math.max(maxY - minY, least);
        perZ = steps / Math.max(maxZ - minZ, least);
        originX = minX - LOWEST / perX;
        originY = minY - LOWEST / perY;
        originZ = minZ - LOWEST / perZ;
    }

    /** The last corner that is on or below a point along each axis. */
    long below(double x, double y, double z) {
        return pack(below((x - originX) * perX), below((y - originY) * perY), below((z - originZ) * perZ));
    }

    /** The first corner that is above a point along each axis. */
    long above(double x, double y, double z) {
        return pack(above((x - originX) * perX), above((y - originY) * perY), above((z - originZ) * perZ));
    }

    private static int below(double steps) {
        return steps <= LOWEST ? LOWEST : steps >= HIGHEST ? HIGHEST : (int) steps;
    }

    private static int above(double steps) {
        return steps < LOWEST ? LOWEST : steps >= HIGHEST - 1 ? HIGHEST : (int) steps + 1;
    }

    static long pack(int x, int y, int z) {
        return x | (long) y << Y | (long) z << Z;
    }

    /** The smaller of both along each axis. */
    static long min(long a, long b) {
        return a ^ ((a ^ b) & notBelow(a, b));
    }

    /** The greater of both along each axis. */
    static long max(long a, long b) {
        return b ^ ((a ^ b) & notBelow(a, b));
    }

    /** Ones in each coordinate where a is not below b. */
    private static long notBelow(long a, long b) {
        long guards = (a | GUARDS) - b & GUARDS;
        return guards - (guards >>> 16);
    }

    /** The corner half-way between two along each axis; their sums need the guards' places. */
    static long middle(long a, long b) {
        return (a + b) >>> 1 & COORDINATES;
    }

    /** One of the three coordinates: 0 for x. */
    static int along(int axis, long corner) {
        return (int) (corner >>> (Y * axis) & COORDINATE);
    }

    static int x(long corner) {
        return (int) (corner & COORDINATE);
    }

    static int y(long corner) {
        return (int) (corner >>> Y & COORDINATE);
    }

    static int z(long corner) {
        return (int) (corner >>> Z & COORDINATE);
    }
}
