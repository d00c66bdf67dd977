package bumblewick.view.scenery;

import bumblewick.def.CourseDef.Floor;
import bumblewick.view.LinearColour;
import bumblewick.view.render.LookColours;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** The meshes of what is below a flight instead of turf. Points are in the scene's frame; patterns are fixed to the world. */
final class FloorStrips {
    /** Half the width of water, ice and lava, in u: a bank of turf is left on both sides. */
    static final float WIDE = 44f;

    private static final float ROW = 4f; // u: the course bends from row to row
    private static final float SHORE = 4f; // u
    private static final float UNDER_TURF = 0.6f; // u that it reaches under the bank
    private static final float LEVEL = -0.12f; // u
    static final float DECK_WIDE = 15f; // half the width of planks, in u
    static final float PLANK = 1.3f; // u
    static final float JOINT = 0.08f; // u between two planks
    static final float DECK_LEVEL = 0.1f; // u
    private static final float CLIFF_STEP = 3f; // u
    /** Depth below the turf of the cliff's ledges, and how far each stands out over the abyss, in u. */
    private static final float[][] LEDGES = {
        {0f, 0f}, {0.7f, 0.8f}, {1.5f, 0.3f}, {4f, 0.7f}, {7f, -0.6f}, {11f, -1.2f}, {18f, -6f}
    };

    private static final float CLIFF_JAG = 0.22f; // share of a ledge's depth that it is deeper in places
    private static final float HANGING_JAG = 1.1f; // likewise, of the grass that hangs over the rock
    private static final int HANGING = 2; // the ledge at which that grass ends
    private static final float BLADE = 0.55f; // u from one blade of hanging turf to the next
    private static final float BLADE_WIDE = 1.5f; // of that, how wide one is
    private static final float BLADE_LEAST = 0.4f; // u that it hangs down
    private static final float BLADE_MORE = 1.3f; // u, at most, that it hangs farther
    private static final float BLADE_OUT = 0.07f; // u that it is before the rim
    private static final float CLIFF_ROUGH = 0.3f; // u that a buttress of rock stands out more than another
    private static final float LEDGE_ROUGH = 0.12f; // likewise, a ledge of it
    private static final float LIP_GRASS = 0.38f; // share of the turf's second colour at its edge
    private static final float UNDER_GRASS = 0.62f; // light of the grass that hangs down, as a share of the turf's
    private static final Vector3f CLIFF_ROCK = LinearColour.parse("#d08a68");
    private static final Vector3f CLIFF_DEEP = LinearColour.parse("#7a4a6e"); // of rock far down
    private static final float STRAIGHT = 12f; // half the width of a ground whose rims are straight, in u
    private static final float WINDING = 14f; // u that it is wider where they wind as far as they can
    private static final float LIP_LONG = 1f; // u along the rail, over the floor
    private static final float LIP_OUT = 3.4f; // u at most over the abyss
    private static final float LIP_STEP = 1.3f; // u from one bough to the next
    private static final float LIP_DEEP = 1.5f; // u down
    private static final Vector3f LIP = LinearColour.parse("#6e4d30");
    private static final Vector3f LIP_FRONT = LinearColour.parse("#6a4630");
    private static final Vector3f PLANKS = LinearColour.parse("#9a6d42");

    private FloorStrips() {}

    /** A surface from one distance to another; red is 1 at the shore and at ends that are one. */
    static StripMesh surface(float from, float to, boolean begins, boolean ends) {
        StripMesh mesh = new StripMesh();
        float[] columns = {-WIDE - UNDER_TURF, -WIDE + SHORE, 0f, WIDE - SHORE, WIDE + UNDER_TURF};
        for (float z = from; z < to; z += ROW) {
            float next = Math.min(to, z + ROW);
            for (int i = 0; i + 1 < columns.length; i++) {
                corner(mesh, columns, i, z, begins && z == from);
                corner(mesh, columns, i, next, ends && next == to);
                corner(mesh, columns, i + 1, next, ends && next == to);
                corner(mesh, columns, i + 1, z, begins && z == from);
            }
        }
        return mesh;
    }

    private static void corner(StripMesh mesh, float[] columns, int column, float z, boolean end) {
        boolean shore = end || column == 0 || column == columns.length - 1;
        mesh.add(new Vector3f(columns[column], LEVEL, z), new Vector3f(shore ? 1f : 0f, 0.5f, 0.5f));
    }

    /** Planks across the rail. */
    static StripMesh planks(float from, float to) {
        StripMesh mesh = new StripMesh();
        for (int i = (int) FastMath.ceil(from / PLANK); (i + 1) * PLANK <= to; i++) {
            float wide = DECK_WIDE + 0.8f * chance(i, 1);
            float near = i * PLANK;
            float far = near + PLANK - JOINT;
            Vector3f tone = plank(i);
            mesh.addLit(
                    new Vector3f(-wide, DECK_LEVEL, near),
                    new Vector3f(-wide, DECK_LEVEL, far),
                    new Vector3f(wide, DECK_LEVEL, far),
                    new Vector3f(wide, DECK_LEVEL, near),
                    tone);
        }
        return mesh;
    }

    /** The colour of a plank. */
    static Vector3f plank(int number) {
        return PLANKS.mult(0.7f + 0.5f * chance(number, 2));
    }

    /** The cliff at which the turf breaks off, or begins again if it does not {@code end} there: grass that hangs over ledges of rock. */
    static StripMesh cliff(float z, boolean ends, LookColours look) {
        StripMesh mesh = new StripMesh();
        float out = ends ? 1f : -1f;
        float left = -rim(-1f, z, look.edge);
        float right = rim(1f, z, look.edge);
        int steps = (int) ((right - left) / CLIFF_STEP);
        Vector3f grass = new Vector3f(look.groundA).interpolateLocal(look.groundB, LIP_GRASS);
        Vector3f hanging = grass.mult(UNDER_GRASS);
        for (int i = 0; i < steps; i++) {
            int near = ends ? i : i + 1; // so that all quads are turned to the abyss
            int far = ends ? i + 1 : i;
            for (int ledge = 0; ledge + 1 < LEDGES.length; ledge++) {
                boolean turf = ledge < HANGING;
                Vector3f above = ledge == 0 ? grass : hanging;
                mesh.nextIsLit();
                mesh.add(ledge(near, ledge, left, z, out), turf ? above : rock(near, ledge, look));
                mesh.add(ledge(near, ledge + 1, left, z, out), turf ? hanging : rock(near, ledge + 1, look));
                mesh.add(ledge(far, ledge + 1, left, z, out), turf ? hanging : rock(far, ledge + 1, look));
                mesh.add(ledge(far, ledge, left, z, out), turf ? above : rock(far, ledge, look));
            }
        }
        hangBlades(mesh, (int) (steps * CLIFF_STEP / BLADE), left, z, out, grass);
        return mesh;
    }

    private static Vector3f ledge(int step, int ledge, float left, float z, float out) {
        int place = step * LEDGES.length + ledge;
        float deep = LEDGES[ledge][0] * (1f + (ledge == HANGING ? HANGING_JAG : CLIFF_JAG) * chance(place, 4));
        float stands = CLIFF_ROUGH * (chance(step, 5) - 0.5f) + LEDGE_ROUGH * (chance(place, 6) - 0.5f);
        float rough = ledge == 0 ? 0f : stands;
        return new Vector3f(left + step * CLIFF_STEP, -deep, z + out * (LEDGES[ledge][1] + rough));
    }

    /** Lets blades of the turf hang over the edge, each as long and as light as it grew. */
    private static void hangBlades(StripMesh mesh, int count, float left, float z, float out, Vector3f grass) {
        for (int i = 0; i < count; i++) {
            Vector3f near = edge((i + (out > 0f ? 0f : BLADE_WIDE)) * BLADE, left, z, out);
            Vector3f far = edge((i + (out > 0f ? BLADE_WIDE : 0f)) * BLADE, left, z, out);
            Vector3f tip = near.add(far).multLocal(0.5f);
            tip.addLocal(BLADE * (chance(i, 8) - 0.5f), -BLADE_LEAST - BLADE_MORE * chance(i, 7), 0.1f * out);
            Vector3f light = grass.mult(0.66f + 0.5f * chance(i, 9));
            mesh.nextIsLit();
            mesh.add(near, light);
            mesh.add(tip, light.mult(UNDER_GRASS));
            mesh.add(far, light);
            mesh.add(far, light);
        }
    }

    /** The rim of the turf, so many u from its left end. */
    private static Vector3f edge(float along, float left, float z, float out) {
        int step = (int) (along / CLIFF_STEP);
        return ledge(step, 1, left, z, out)
                .interpolateLocal(ledge(step + 1, 1, left, z, out), along / CLIFF_STEP - step)
                .addLocal(0f, 0.12f, BLADE_OUT * out);
    }

    private static Vector3f rock(int step, int ledge, LookColours look) {
        float down = (float) (ledge - 2) / (LEDGES.length - 3);
        float tone = (ledge % 2 == 0 ? 0.86f : 1.08f) * (0.95f + 0.1f * chance(step * LEDGES.length + ledge, 3));
        return new Vector3f(look.soil)
                .interpolateLocal(CLIFF_ROCK, 0.6f)
                .interpolateLocal(CLIFF_DEEP, down)
                .multLocal(tone);
    }

    /** Where the turf ends on a side, -1 or 1, in u from the middle: the same as in {@code Meadow.vert}. */
    private static float rim(float side, float z, float wide) {
        float winds = FastMath.clamp((wide - STRAIGHT) / WINDING, 0f, 1f);
        return wide
                + winds
                        * (5f * FastMath.sin(z * 0.021f + side * 1.3f)
                                + 2.4f * FastMath.sin(z * 0.057f + side * 2.1f)
                                + 0.7f * FastMath.sin(z * 0.23f + side));
    }

    /** Broken boughs along the edge of a woven floor over the abyss: it lies before them if it {@code ends} there, else behind. {@code edge}: half the width of the floor, in u. */
    static StripMesh lip(float z, boolean ends, float edge) {
        StripMesh mesh = new StripMesh();
        float out = ends ? 1f : -1f;
        float from = -rim(-1f, z, edge);
        int steps = (int) ((rim(1f, z, edge) - from) / LIP_STEP);
        for (int i = 0; i < steps; i++) {
            float left = from + i * LIP_STEP;
            float right = left + LIP_STEP - 2f * JOINT;
            float inner = z - out * LIP_LONG;
            float outer = z + out * LIP_OUT * (0.1f + 0.9f * chance(i, 8));
            Vector3f tone = LIP.mult(0.4f + 0.25f * chance(i, 9)); // unlit: at so flat an angle light would whiten it
            mesh.add(
                    at(left, DECK_LEVEL, inner),
                    at(left, DECK_LEVEL, outer),
                    at(right, DECK_LEVEL, outer),
                    at(right, DECK_LEVEL, inner),
                    tone);
            broken(mesh, ends ? left : right, ends ? right : left, outer, LIP_DEEP * (0.55f + 0.45f * chance(i, 10)));
        }
        return mesh;
    }

    /** The round end of a broken bough, between two places aside: pale in its heart, dark at its bark. It looks at whoever sees the first on the left. */
    private static void broken(StripMesh mesh, float first, float last, float z, float deep) {
        float middle = (first + last) / 2f;
        Vector3f heart = at(middle, DECK_LEVEL, z);
        Vector3f[] bark = {
            at(first, DECK_LEVEL, z),
            at(first + 0.12f * (last - first), -0.88f * deep, z),
            at(middle, -deep, z),
            at(last - 0.12f * (last - first), -0.88f * deep, z),
            at(last, DECK_LEVEL, z)
        };
        for (int i = 0; i < 4; i += 2) {
            mesh.nextIsLit();
            mesh.add(heart, LIP);
            mesh.add(bark[i], LIP_FRONT);
            mesh.add(bark[i + 1], LIP_FRONT);
            mesh.add(bark[i + 2], LIP_FRONT);
        }
    }

    private static Vector3f at(float x, float y, float z) {
        return new Vector3f(x, y, z);
    }

    /** A random number from 0 to 1 that depends on a place's index alone. */
    static float chance(int place, int what) {
        int h = place * 0x9E3779B1 + what * 0x85EBCA77;
        h = (h ^ (h >>> 15)) * 0x2C1B3C6D;
        h = (h ^ (h >>> 12)) * 0x297A2D39;
        return ((h ^ (h >>> 15)) >>> 8) * 0x1.0p-24f;
    }

    /** Whether a floor is a surface that lies in the turf. */
    static boolean isSurface(Floor floor) {
        return floor == Floor.WATER || floor == Floor.ICE || floor == Floor.LAVA;
    }
}
