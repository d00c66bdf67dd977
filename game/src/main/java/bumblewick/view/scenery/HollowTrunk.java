package bumblewick.view.scenery;

import bumblewick.view.LinearColour;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * The inside of a hollow trunk: ribs and furrows of wood that run along the rail and wind about it, dark but for what shines on them:
 * in every bay glowing caps on its roots, and half a bay farther the dusk through its windows. It deepens from russet, where one
 * falls in, to night blue, where one falls out. Points are in the scene's frame.
 */
final class HollowTrunk {
    private static final float BAY = 24f; // u from one nest of caps to the next
    private static final int RIBS = 30; // all around, and as many furrows between them
    private static final float FURROW = 1.2f; // u that a furrow is deep, at the most
    private static final float WANDER = 0.4f; // u that ribs swell and narrow from row to row
    private static final float WINDING = 0.012f; // radians that the grain turns about the rail in each u
    private static final float FURROW_SHADE = 0.22f; // how dark a furrow is beside its ribs
    private static final float FAR = 11f; // u up to which a light is seen on what it shines on
    private static final float WALL = 7.6f; // u from the middle of the bore to what shines in it
    private static final float[] CAPS = {28f, 205f}; // degrees anticlockwise from the right, as one flies
    private static final float[] WINDOWS = {18f, 162f}; // likewise
    private static final Vector3f EARLY_WOOD = LinearColour.parse("#c08a52");
    private static final Vector3f LATE_WOOD = LinearColour.parse("#6e432f");
    private static final Vector3f NIGHT_WOOD = LinearColour.parse("#4b4a78"); // where one falls out
    private static final float NIGHTFALL = 0.75f; // how far the wood takes that colour
    private static final Vector3f DUSK = LinearColour.parse("#8f6a6a"); // the light where one falls in
    private static final Vector3f NIGHT = LinearColour.parse("#6672b4"); // and where one falls out
    private static final Vector3f CAPLIGHT = LinearColour.parse("#ffbe70").multLocal(1.7f);
    private static final Vector3f DUSKLIGHT = LinearColour.parse("#b4a4f0").multLocal(1.15f);

    private final StripMesh mesh = new StripMesh();
    private final WallStrips.Borders borders;
    private final WallStrips.Reach reach;
    private final Vector3f source = new Vector3f();
    private final float[] store = new float[7];

    private HollowTrunk(WallStrips.Borders borders, WallStrips.Reach reach) {
        this.borders = borders;
        this.reach = reach;
    }

    /** The walls from one distance to another, of a trunk of that reach, in u. */
    static StripMesh between(float from, float to, WallStrips.Borders borders, WallStrips.Reach reach) {
        HollowTrunk trunk = new HollowTrunk(borders, reach);
        Vector3f[] before = trunk.ring(from);
        for (float z = from; z < to; ) {
            z = Math.min(to, z + WallStrips.ROW);
            Vector3f[] now = trunk.ring(z);
            trunk.join(before, now);
            before = now;
        }
        return trunk.mesh;
    }

    /** Ribs at even places and furrows at odd ones; the last is the first again. */
    private Vector3f[] ring(float z) {
        borders.read(z, store);
        Vector3f[] points = new Vector3f[2 * RIBS + 1];
        for (int i = 0; i < points.length; i++) {
            points[i] = point(z, i % (2 * RIBS));
        }
        return points;
    }

    private Vector3f point(float z, int place) {
        float angle = FastMath.PI * place / RIBS + WINDING * z;
        float cos = FastMath.cos(angle);
        float sin = FastMath.sin(angle);
        float out = WallStrips.out(store, cos, sin);
        out += WANDER * FloorStrips.chance(place * 31 + Math.round(z / WallStrips.ROW), 6);
        if (isFurrow(place)) {
            out += FURROW * (0.4f + 0.6f * FloorStrips.chance(place, 8));
        }
        return new Vector3f(-(store[0] + store[1]) / 2f - cos * out, (store[2] + store[3]) / 2f + sin * out, z);
    }

    private void join(Vector3f[] near, Vector3f[] far) {
        for (int i = 0; i + 1 < near.length; i++) {
            Vector3f wood = new Vector3f().interpolateLocal(LATE_WOOD, EARLY_WOOD, FloorStrips.chance(i / 2, 7));
            wood.interpolateLocal(NIGHT_WOOD, NIGHTFALL * night(near[i]));
            corner(near[i], wood, i);
            corner(far[i], wood, i);
            corner(far[i + 1], wood, i + 1);
            corner(near[i + 1], wood, i + 1);
        }
    }

    private void corner(Vector3f point, Vector3f wood, int place) {
        mesh.add(point, light(point).multLocal(wood).multLocal(isFurrow(place) ? FURROW_SHADE : 1f));
    }

    private static boolean isFurrow(int place) {
        return place % 2 != 0;
    }

    private Vector3f light(Vector3f point) {
        Vector3f light = new Vector3f().interpolateLocal(DUSK, NIGHT, night(point));
        float bay = Math.round(point.z / BAY) * BAY;
        shine(light, point, CAPLIGHT, CAPS, bay);
        shine(light, point, DUSKLIGHT, WINDOWS, bay + BAY / 2f);
        shine(light, point, DUSKLIGHT, WINDOWS, bay - BAY / 2f);
        return light;
    }

    /** How much of the night there is: 0 where one falls in, 1 where one falls out, and little more than nothing halfway. */
    private float night(Vector3f point) {
        float share = reach.share(point.z);
        return share * share;
    }

    private void shine(Vector3f light, Vector3f point, Vector3f colour, float[] degrees, float z) {
        for (float degree : degrees) {
            float angle = degree * FastMath.DEG_TO_RAD;
            float x = -(store[0] + store[1]) / 2f - FastMath.cos(angle) * WALL;
            float y = (store[2] + store[3]) / 2f + FastMath.sin(angle) * WALL;
            float near = Math.max(0f, 1f - point.distance(source.set(x, y, z)) / FAR);
            light.scaleAdd(near * near, colour, light);
        }
    }
}
