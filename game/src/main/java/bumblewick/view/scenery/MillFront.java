package bumblewick.view.scenery;

import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;

/** The front of the house that a tunnel of timber leads into: upright boards under a gable, beams, lit windows, a blue roof. */
final class MillFront {
    private static final float JOINT = 0.16f; // u between two boards
    private static final float HALF = 25f; // u, half as wide as the house
    private static final float CELLAR = -9f; // u, the height of its foot
    private static final float EAVES = 18f; // u
    private static final float RIDGE = 33f; // u
    private static final float BOARD = 2.5f; // u
    private static final float RAFTER = 2.6f; // u that a rafter is high
    private static final float OUT = 2.5f; // u that the roof reaches beyond the boards
    private static final float PROUD = 0.3f; // u that a beam stands before the boards

    private static final Vector3f PALE = LinearColour.parse("#c9a97c");
    private static final Vector3f WORN = LinearColour.parse("#a5845c");
    private static final Vector3f RIM = LinearColour.parse("#5b4436");
    private static final Vector3f ROOF = LinearColour.parse("#1c5fc8");
    private static final Vector3f PANES = LinearColour.parse("#ffb347");

    private final Panels panels;
    private final float z;

    private MillFront(StripMesh mesh, float z) {
        panels = new Panels(mesh);
        this.z = z;
    }

    /** The front at a distance along the rail; its door reaches half a width to both sides and up to a height, in u. */
    static StripMesh at(float z, float doorHalf, float doorHigh) {
        StripMesh mesh = new StripMesh();
        MillFront front = new MillFront(mesh, z);
        front.boards(doorHalf, doorHigh);
        for (int side = -1; side <= 1; side += 2) {
            front.window(side);
            front.roof(side);
        }
        return mesh;
    }

    private void boards(float doorHalf, float doorHigh) {
        int count = Math.round(2f * HALF / BOARD);
        for (int i = 0; i < count; i++) {
            float x = BOARD * i - HALF;
            float foot = Math.abs(x + BOARD / 2f) < doorHalf ? doorHigh : CELLAR;
            Vector3f tone = (i % 2 == 0 ? PALE : WORN).mult(0.85f + 0.3f * FloorStrips.chance(i, 23));
            upright(x + JOINT / 2f, foot, BOARD - JOINT, roofAt(x + BOARD / 2f) - foot, z, tone);
        }
        upright(-HALF, EAVES - 1f, 2f * HALF, 2f, z - PROUD, RIM);
        upright(-HALF, CELLAR, HALF - doorHalf, 2.4f, z - PROUD, RIM);
        upright(doorHalf, CELLAR, HALF - doorHalf, 2.4f, z - PROUD, RIM);
    }

    private void window(int side) {
        upright(side * HALF - 1f, CELLAR, 2f, EAVES - CELLAR, z - PROUD, RIM);
        upright(side * 18.5f - 2.2f, 5.6f, 4.4f, 6.8f, z - PROUD, RIM);
        Vector3f pane = new Vector3f(side * 18.5f - 1.6f, 6.2f, z - 2f * PROUD);
        panels.glow(pane, new Vector3f(3.2f, 0f, 0f), new Vector3f(0f, 5.6f, 0f), Vector3f.UNIT_Z.negate(), PANES);
        upright(side * 18.5f - 0.2f, 6.2f, 0.4f, 5.6f, z - 3f * PROUD, RIM);
        upright(side * 18.5f - 1.6f, 8.8f, 3.2f, 0.4f, z - 3f * PROUD, RIM);
    }

    private void roof(int side) {
        Vector3f eaves = new Vector3f(side * (HALF + OUT), roofAt(HALF + OUT), z - 2f * PROUD);
        Vector3f slope = new Vector3f(0f, RIDGE, z - 2f * PROUD).subtractLocal(eaves);
        panels.face(eaves, slope, new Vector3f(0f, RAFTER, 0f), Vector3f.UNIT_Z.negate(), ROOF);
        panels.face(eaves, slope, new Vector3f(0f, -0.7f, 0f), Vector3f.UNIT_Z.negate(), PALE);
    }

    private static float roofAt(float x) {
        return RIDGE - (RIDGE - EAVES) * Math.abs(x) / HALF;
    }

    /** A part of it, seen by who comes. */
    private void upright(float x, float y, float wide, float high, float at, Vector3f colour) {
        panels.front(new Vector3f(x, y, at), wide, high, colour);
    }
}
