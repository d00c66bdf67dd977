package bumblewick.sim.collision;

/**
 * Between which two parallel planes each triangle of a mesh lies. A triangle is flat, so both lie close together, and
 * most of what comes near its bounding box never comes near them: one number, read where the leaf is read, spares the
 * three vertices.
 *
 * <pre>bit  0..7 Nx   8..15 Ny   16..23 Nz   24..43 from   44..63 to        256 from ≤ N · p ≤ 256 to</pre>
 *
 * <p>N is the triangle's normal of length 127 in whole numbers. However badly it is rounded, the planes at right angles
 * to it enclose the triangle; only their distance suffers. Points p are in ticks, 2²⁰ over the mesh's longest side,
 * relative to its middle, so that everything stays whole and exact.
 *
 * <p>Source: T. Kay and J. Kajiya, <i>Ray Tracing Complex Scenes</i>, SIGGRAPH (1986).
 */
final class Slabs {
    /** Length of a normal. */
    static final int UNIT = 127;

    /** Bits that the ends of a slab lack. */
    private static final int COARSE = 8;

    private static final int NORMAL_Y = 8;
    private static final int NORMAL_Z = 16;
    private static final int FROM = 24;
    private static final int TO = 44;
    private static final long END = (1 << TO - FROM) - 1;
    private static final long BYTE = 0xFF;

    private static final double TICKS = 1 << 20;

    final double middleX;
    final double middleY;
    final double middleZ;
    /** Ticks a unit. */
    final double scale;

    private final long[] packed;

    /** One for each slot. */
    Slabs(float[] vertices, int[] slots, Lattice lattice) {
        middleX = lattice.middleX();
        middleY = lattice.middleY();
        middleZ = lattice.middleZ();
        scale = TICKS / lattice.longest();
        packed = new long[slots.length / 4];
        for (int slot = 0; slot < packed.length; slot++) {
            packed[slot] = slab(
                    vertices,
                    3 * (slots[4 * slot] & TriangleMesh.VERTEX),
                    3 * (slots[4 * slot + 1] & TriangleMesh.VERTEX),
                    3 * (slots[4 * slot + 2] & TriangleMesh.VERTEX));
        }
    }

    private long slab(float[] v, int a, int b, int c) {
        double ux = (double) v[b] - v[a];
        double uy = (double) v[b + 1] - v[a + 1];
        double uz = (double) v[b + 2] - v[a + 2];
        double wx = (double) v[c] - v[a];
        double wy = (double) v[c + 1] - v[a + 1];
        double wz = (double) v[c + 2] - v[a + 2];
        double x = uy * wz - uz * wy;
        double y = uz * wx - ux * wz;
        double z = ux * wy - uy * wx;
        double length = Math.sqrt(x * x + y * y + z * z);
        double stretch = length > 0 ? UNIT / length : 0;
        long nx = whole(x * stretch);
        long ny = whole(y * stretch);
        long nz = whole(z * stretch);
        double first = nx * (v[a] - middleX) + ny * (v[a + 1] - middleY) + nz * (v[a + 2] - middleZ);
        double toB = nx * ux + ny * uy + nz * uz;
        double toC = nx * wx + ny * wy + nz * wz;
        double from = (first + Math.min(0, Math.min(toB, toC))) * scale;
        double to = (first + Math.max(0, Math.max(toB, toC))) * scale;
        return nx & BYTE
                | (ny & BYTE) << NORMAL_Y
                | (nz & BYTE) << NORMAL_Z
                | ((long) from - 1 >> COARSE & END) << FROM
                | ((long) to + (1 << COARSE) >> COARSE) << TO;
    }

    /** Rounds; ties do not matter. */
    private static long whole(double value) {
        return (long) (value < 0 ? value - 0.5 : value + 0.5);
    }

    /** The slab of a slot, for {@link #x}, {@link #from} and their like. */
    long of(int slot) {
        return packed[slot];
    }

    /** What all of it takes in memory. */
    long bytes() {
        return 8L * packed.length;
    }

    static long x(long slab) {
        return (byte) slab;
    }

    static long y(long slab) {
        return (byte) (slab >> NORMAL_Y);
    }

    static long z(long slab) {
        return (byte) (slab >> NORMAL_Z);
    }

    /** N · p is not smaller in it. */
    static long from(long slab) {
        return slab << 64 - TO >> 64 - TO + FROM - COARSE & -1L << COARSE;
    }

    /** N · p is not greater in it. */
    static long to(long slab) {
        return slab >> TO << COARSE;
    }
}
