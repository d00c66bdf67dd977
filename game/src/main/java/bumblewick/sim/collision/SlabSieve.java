package bumblewick.sim.collision;

/**
 * Keeps those triangles whose {@link Slabs slab} a cast's motion touches. The shape is a box of no, one or three
 * dimensions that is grown by a radius: a ball, a capsule, a box. How far it reaches along a slab's normal N is
 *
 * <pre>s(N) = |N| r + |N · h₁| + |N · h₂| + |N · h₃|</pre>
 *
 * <p>and it misses if it is farther than that from the same plane at both ends of its way. All of it is done in whole
 * ticks, without a branch that depends on the triangle.
 */
final class SlabSieve {
    /** No motion goes farther than this, in ticks: products fit a number. */
    private static final double FARTHEST = 1L << 40;

    /** Normals are not longer than this, roundings included. */
    private static final double LONGEST = Slabs.UNIT + 1;

    /** What rounding a point to ticks can add up to along a normal. */
    private static final long ROUNDING = 3 * Slabs.UNIT;

    /** Half the box's axes in u, three numbers each. */
    private final double[] halves = new double[9];

    private int axes;
    private double radius;

    /** The same in ticks. */
    private long reach;

    private long ux;
    private long uy;
    private long uz;
    private long vx;
    private long vy;
    private long vz;
    private long wx;
    private long wy;
    private long wz;

    /** Where the motion starts and ends, in ticks. */
    private long startX;

    private long startY;
    private long startZ;
    private long endX;
    private long endY;
    private long endZ;

    /**
     * Takes the shape.
     *
     * @param count how many axes the box has: 0, 1 or 3
     * @param r the radius that it is grown by, in u
     */
    void shape(int count, double r) {
        axes = count;
        radius = r;
    }

    /** Takes half an axis of the shape, in u. */
    void axis(int index, double x, double y, double z) {
        halves[3 * index] = x;
        halves[3 * index + 1] = y;
        halves[3 * index + 2] = z;
    }

    /**
     * Moves the slots that may be touched to the front.
     *
     * @return how many there are
     */
    int keep(Slabs slabs, MeshCast cast, int[] slots, int count) {
        if (!aim(slabs, cast)) {
            return count;
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int slot = slots[i];
            slots[kept] = slot;
            kept += touches(slabs.of(slot));
        }
        return kept;
    }

    /** Turns shape and motion into ticks; false if it goes too far for this. */
    private boolean aim(Slabs slabs, MeshCast cast) {
        double scale = slabs.scale;
        double x = (cast.startX - slabs.middleX) * scale;
        double y = (cast.startY - slabs.middleY) * scale;
        double z = (cast.startZ - slabs.middleZ) * scale;
        double way = cast.best * scale;
        startX = (long) x;
        startY = (long) y;
        startZ = (long) z;
        endX = (long) (x + cast.dx * way);
        endY = (long) (y + cast.dy * way);
        endZ = (long) (z + cast.dz * way);
        reach = (long) (radius * scale * LONGEST) + (1 + axes) * ROUNDING;
        if (axes > 0) {
            ux = (long) (halves[0] * scale);
            uy = (long) (halves[1] * scale);
            uz = (long) (halves[2] * scale);
        }
        if (axes > 1) {
            vx = (long) (halves[3] * scale);
            vy = (long) (halves[4] * scale);
            vz = (long) (halves[5] * scale);
            wx = (long) (halves[6] * scale);
            wy = (long) (halves[7] * scale);
            wz = (long) (halves[8] * scale);
        }
        double size =
                Math.abs(cast.dx) + Math.abs(cast.dy) + Math.abs(cast.dz) + cast.extentX + cast.extentY + cast.extentZ;
        return Math.abs(x) + Math.abs(y) + Math.abs(z) + size * scale < FARTHEST;
    }

    /** 1 if the shape reaches a slab on its way, else 0. */
    private int touches(long slab) {
        long nx = Slabs.x(slab);
        long ny = Slabs.y(slab);
        long nz = Slabs.z(slab);
        long s = reach;
        if (axes > 0) {
            s += Math.abs(nx * ux + ny * uy + nz * uz);
        }
        if (axes > 1) {
            s += Math.abs(nx * vx + ny * vy + nz * vz) + Math.abs(nx * wx + ny * wy + nz * wz);
        }
        long start = nx * startX + ny * startY + nz * startZ;
        long end = nx * endX + ny * endY + nz * endZ;
        long low = Slabs.from(slab) - s;
        long high = Slabs.to(slab) + s;
        long missed = (start - low & end - low) | (high - start & high - end);
        return (int) (~missed >>> 63);
    }
}
