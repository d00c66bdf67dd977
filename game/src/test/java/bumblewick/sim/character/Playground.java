package bumblewick.sim.character;

import bumblewick.def.ControllerDef;
import bumblewick.def.LevelDef;
import bumblewick.math.RandomStream;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.TriangleMesh;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A little world of triangles and boxes that a test builds in a few words, with the exact distance from all of it. */
final class Playground {
    /** The character of the scenarios: radius 0.4, height 1.8, slope limit 50°, step and snap 0.4, no friction. */
    static final ControllerDef CHARACTER = new ControllerDef(0.4f, 1.8f, 1f, 0.01f, 50f, 0.4f, 0.4f, 1f);

    static final int LAYER = 1;

    private final CollisionWorld world = new CollisionWorld();
    private final List<float[]> triangles = new ArrayList<>();
    private final List<Solid> solids = new ArrayList<>();
    private final List<Integer> surfaces = new ArrayList<>();
    private int surface;
    private Spot spot = Spot.ORIGIN;
    private double[] corners;

    /** What comes from now on is made of this. */
    Playground surface(int number) {
        surface = number;
        return this;
    }

    /** Triangles that come from now on are put there, turned; so are the walkers. */
    Playground at(Spot there) {
        spot = there;
        return this;
    }

    /** A ground of two triangles at height 0, {@code half} to each side. */
    Playground floor(float half) {
        return quad(-half, 0, half, half, 0, half, half, 0, -half, -half, 0, -half);
    }

    Playground triangle(double... nine) {
        float[] numbers = new float[9];
        for (int i = 0; i < 9; i += 3) {
            numbers[i] = (float) spot.x(nine[i], nine[i + 2]);
            numbers[i + 1] = (float) nine[i + 1];
            numbers[i + 2] = (float) spot.z(nine[i], nine[i + 2]);
        }
        triangles.add(numbers);
        surfaces.add(surface);
        return this;
    }

    /** Two triangles of four corners in a ring, twelve numbers. */
    Playground quad(double... c) {
        triangle(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
        return triangle(c[0], c[1], c[2], c[6], c[7], c[8], c[9], c[10], c[11]);
    }

    /** Twelve triangles of a box from one corner to the opposite one. */
    Playground box(double x0, double y0, double z0, double x1, double y1, double z1) {
        return hull((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2, (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2, 0);
    }

    /** Twelve triangles of a box that is turned about y by {@code degrees}. */
    Playground hull(double x, double y, double z, double hx, double hy, double hz, double degrees) {
        double sin = Math.sin(Math.toRadians(degrees));
        double cos = Math.cos(Math.toRadians(degrees));
        double[][] c = new double[8][];
        for (int i = 0; i < 8; i++) {
            double dx = (i & 1) == 0 ? -hx : hx;
            double dy = (i & 2) == 0 ? -hy : hy;
            double dz = (i & 4) == 0 ? -hz : hz;
            c[i] = new double[] {x + cos * dx + sin * dz, y + dy, z - sin * dx + cos * dz};
        }
        int[][] faces = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}};
        for (int[] f : faces) {
            double[] ring = new double[12];
            for (int i = 0; i < 12; i++) {
                ring[i] = c[f[i / 3]][i % 3];
            }
            quad(ring);
        }
        return this;
    }

    /** A wall of height 4 on the ground through two points of the plan. */
    Playground wall(double x0, double z0, double x1, double z1) {
        return quad(x0, -1, z0, x1, -1, z1, x1, 4, z1, x0, 4, z0);
    }

    /** Two walls of 12 u that come from −x and meet at the origin at an angle, which x halves. */
    Playground wedge(double degrees) {
        double x = 12 * Math.cos(Math.toRadians(degrees / 2));
        double z = 12 * Math.sin(Math.toRadians(degrees / 2));
        return wall(0, 0, -x, z).wall(0, 0, -x, -z);
    }

    /** Ground that rises along +x from x 0 by an angle, 30 u long, 20 wide. */
    Playground ramp(double degrees) {
        double x = 30 * Math.cos(Math.toRadians(degrees));
        double y = 30 * Math.sin(Math.toRadians(degrees));
        return quad(0, 0, 10, x, y, 10, x, y, -10, 0, 0, -10);
    }

    /** A box that can be moved. */
    Solid solid(float x, float y, float z, float halfX, float halfY, float halfZ) {
        return solid(new Box(halfX, halfY, halfZ), x, y, z);
    }

    /** Something else that can be moved; no capsule, for which the tests have no measure. */
    Solid solid(ConvexShape shape, float x, float y, float z) {
        Solid solid = world.add(shape, LAYER, surface);
        solid.place(new Vector3f(x, y, z), new Quaternion());
        solids.add(solid);
        return solid;
    }

    /** The ground of a level; each triangle is made of what the level says, by the level's own numbers. */
    static Playground of(LevelDef level) {
        Playground playground = new Playground();
        for (int t = 0; t < level.triangles(); t++) {
            playground.triangles.add(Arrays.copyOfRange(level.corners(), 9 * t, 9 * t + 9));
            playground.surfaces.add((int) level.surfaces()[t]);
        }
        return playground;
    }

    /** Whether a straight way goes through a triangle. */
    boolean pierced(Vector3f from, Vector3f to) {
        double[] a = {from.x, from.y, from.z};
        double[] b = {to.x, to.y, to.z};
        for (int at = 0; at < corners.length; at += 9) {
            if (between(a, b, at) && Separation.pierces(corners, at, a, b)) {
                return true;
            }
        }
        return false;
    }

    private boolean between(double[] a, double[] b, int at) {
        for (int i = 0; i < 3; i++) {
            double low = Math.min(a[i], b[i]);
            double high = Math.max(a[i], b[i]);
            if (!overlap(corners[at + i], corners[at + 3 + i], corners[at + 6 + i], low, high)) {
                return false;
            }
        }
        return true;
    }

    /** Mixes the order of the triangles. */
    Playground shuffle(long seed) {
        RandomStream random = new RandomStream(seed, 1);
        for (int i = triangles.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            float[] swapped = triangles.get(i);
            triangles.set(i, triangles.get(j));
            triangles.set(j, swapped);
            surfaces.set(i, surfaces.set(j, surfaces.get(i)));
        }
        return this;
    }

    /** The world as it is now; triangles that come later are not in it. */
    CollisionWorld world() {
        if (corners == null && !triangles.isEmpty()) {
            float[] all = new float[9 * triangles.size()];
            for (int i = 0; i < triangles.size(); i++) {
                System.arraycopy(triangles.get(i), 0, all, 9 * i, 9);
            }
            byte[] made = new byte[surfaces.size()];
            for (int i = 0; i < made.length; i++) {
                made[i] = surfaces.get(i).byteValue();
            }
            world.add(TriangleMesh.of(all, made), LAYER);
            corners = new double[all.length];
            Arrays.setAll(corners, i -> all[i]);
        }
        return world;
    }

    /** Puts the character of the scenarios with its feet somewhere. */
    Walker walker(double x, double y, double z) {
        return walker(CHARACTER, x, y, z);
    }

    Walker walker(ControllerDef def, double x, double y, double z) {
        CharacterController controller = new CharacterController(world(), def, new QueryFilter(LAYER));
        controller.place(new Vector3f((float) spot.x(x, z), (float) y, (float) spot.z(x, z)));
        return new Walker(this, controller, def.radius());
    }

    /** The true distance of an upright capsule from what is nearest; more than 1 is told as 1. */
    double separation(Vector3f feet, double height, double radius) {
        double least = fromLevel(feet, height, radius);
        for (Solid solid : solids) {
            if (solid.enabled()) {
                least = Math.min(least, from(solid, feet, height, radius, least));
            }
        }
        return least;
    }

    /** The same from what never moves. */
    double fromLevel(Vector3f feet, double height, double radius) {
        double high = feet.y + height - radius;
        return corners == null ? 1 : nearest(corners, feet.x, feet.z, feet.y + radius, high, radius, 1);
    }

    private static double from(Solid solid, Vector3f feet, double height, double radius, double least) {
        double low = feet.y + radius;
        double high = feet.y + height - radius;
        if (solid.shape() instanceof Sphere ball) {
            Vector3f p = solid.position();
            double[] centre = {p.x, p.y, p.z};
            return Separation.ofBall(centre, ball.radius(), feet.x, feet.z, low, high, radius);
        }
        return nearest(SolidFaces.of(solid), feet.x, feet.z, low, high, radius, least);
    }

    private static double nearest(
            double[] corners, double x, double z, double low, double high, double radius, double soFar) {
        double least = soFar;
        for (int at = 0; at < corners.length; at += 9) {
            if (near(corners, at, x, z, low, high, radius + least)) {
                least = Math.min(least, Separation.of(corners, at, x, z, low, high, radius));
            }
        }
        return least;
    }

    private static boolean near(double[] c, int at, double x, double z, double low, double high, double reach) {
        return overlap(c[at], c[at + 3], c[at + 6], x - reach, x + reach)
                && overlap(c[at + 1], c[at + 4], c[at + 7], low - reach, high + reach)
                && overlap(c[at + 2], c[at + 5], c[at + 8], z - reach, z + reach);
    }

    private static boolean overlap(double a, double b, double c, double from, double to) {
        return Math.min(a, Math.min(b, c)) <= to && Math.max(a, Math.max(b, c)) >= from;
    }
}
