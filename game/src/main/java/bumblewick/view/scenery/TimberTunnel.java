package bumblewick.view.scenery;

import bumblewick.view.LinearColour;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * A tunnel of timber: boards along the rail, and a frame of posts, braces and a beam before them in every bay. Frames stand
 * nearer to the corridor than the boards, so that they pass like sleepers and leave niches between them, which are light and dark in
 * turn, see {@link WorksLight}. It is lit by the look, too, other than the rough walls of {@link WallStrips}. Points are in the scene's
 * frame.
 */
final class TimberTunnel {
    static final float BAY = 12f; // u from one frame to the next
    static final float POST = 1.1f; // u that a post is wide along the rail
    private static final float FRAME = 0.75f; // u from the corridor to a frame
    private static final float BACK = 2.6f; // u from the corridor to the boards
    private static final float CORNER = 3.4f; // u of wall and of ceiling that a brace cuts off
    private static final float FOOT = -0.4f; // u
    private static final float BOARD = 1.7f; // u, about
    private static final float JOINT = 0.16f; // u between two boards
    private static final float BEHIND = 0.25f; // u from the boards to the dark behind their joints
    private static final int LENGTHS = 3; // of boards in a bay: each end has its own light
    private static final int ACROSS = 6; // parts of the floor side by side: each has its own light
    private static final float TRODDEN = 0.02f; // u that the floor lies over the planks
    private static final float TRIM = 0.3f; // of a timber's depth: its edge
    private static final float TIMBER = 6f; // u of a timber with a light of its own, about
    private static final float STRAP = 0.9f; // u that a strap is high

    private static final Vector3f BOARDS = LinearColour.parse("#6d5e78");
    static final Vector3f DARK = LinearColour.parse("#15121f");
    private static final Vector3f FRONT = LinearColour.parse("#a8876a");
    private static final Vector3f EDGE = LinearColour.parse("#d8b48a");
    private static final Vector3f SIDE = LinearColour.parse("#6f5a52");
    static final Vector3f IRON = LinearColour.parse("#37406b");
    static final Vector3f BRASS = LinearColour.parse("#e8b048");

    private final Panels panels;
    private final WorksLight light;
    private final WorksFittings fittings;
    private final float left; // x of the corridor's border, in the scene's frame the greater one
    private final float right;
    private final float top;

    private TimberTunnel(StripMesh mesh, float[] borders) {
        panels = new Panels(mesh);
        left = -borders[0];
        right = -borders[1];
        top = borders[3];
        light = new WorksLight(wall(1, BACK), wall(-1, BACK));
        fittings = new WorksFittings(panels, light, wall(1, BACK), wall(-1, BACK), top);
    }

    /** The bays from one distance to another; the tunnel is straight within each. */
    static StripMesh between(float from, float to, WallStrips.Borders borders) {
        StripMesh mesh = new StripMesh();
        float[] store = new float[7];
        for (int bay = (int) FastMath.floor(from / BAY); bay * BAY < to; bay++) {
            float near = Math.max(from, bay * BAY);
            float far = Math.min(to, (bay + 1) * BAY);
            borders.read((near + far) / 2f, store);
            TimberTunnel tunnel = new TimberTunnel(mesh, store);
            tunnel.boards(bay, near, far);
            tunnel.floor(near, far);
            if (near == bay * BAY) {
                tunnel.frame(bay, near);
            }
            if (far - near == BAY) {
                tunnel.fittings.furnish(bay, near);
            }
        }
        return mesh;
    }

    /** The front of the house that the tunnel leads into. */
    static StripMesh front(float z, WallStrips.Borders borders) {
        float[] store = new float[7];
        borders.read(z, store);
        return MillFront.at(z, -store[0] + FRAME, store[3] + FRAME);
    }

    private float wall(int side, float out) {
        return side > 0 ? left + out : right - out;
    }

    /** Both walls, the corners above them and the ceiling, each from its foot on. */
    private void boards(int bay, float near, float far) {
        float high = top + BACK;
        for (int side = -1; side <= 1; side += 2) {
            float x = wall(side, BACK);
            Vector3f foot = new Vector3f(x, FOOT, near);
            Vector3f knee = new Vector3f(x, high - CORNER, near);
            Vector3f crown = new Vector3f(x - side * CORNER, high, near);
            boarded(foot, knee, far - near, new Vector3f(-side, 0f, 0f), bay * 8 + side);
            boarded(knee, crown, far - near, new Vector3f(-side, -1f, 0f), bay * 8 + 2 * side);
        }
        Vector3f across = new Vector3f(wall(-1, BACK) + CORNER, high, near);
        Vector3f end = new Vector3f(wall(1, BACK) - CORNER, high, near);
        boarded(across, end, far - near, new Vector3f(0f, -1f, 0f), bay * 8 + 3);
    }

    /** Boards side by side from one line along the rail to another, before something dark. */
    private void boarded(Vector3f from, Vector3f to, float length, Vector3f inward, int place) {
        Vector3f across = to.subtract(from);
        Vector3f along = new Vector3f(0f, 0f, length);
        int count = Math.max(1, Math.round(across.length() / BOARD));
        Vector3f board = across.divide(count);
        Vector3f gap = board.normalize().multLocal(JOINT);
        panels.face(from.subtract(inward.normalize().multLocal(BEHIND)), along, across, inward, DARK);
        Vector3f piece = along.divide(LENGTHS);
        for (int i = 0; i < count; i++) {
            Vector3f tone = BOARDS.mult(0.62f + 0.5f * FloorStrips.chance(place * 31 + i, 21));
            Vector3f foot = from.add(board.mult(i)).addLocal(gap);
            for (int k = 0; k < LENGTHS; k++) {
                panels.shaded(foot.add(piece.mult(k)), piece, board.subtract(gap), inward, tone, light);
            }
        }
    }

    /** The floor once more, in the light that falls on it. */
    private void floor(float near, float far) {
        int first = (int) FastMath.ceil(near / FloorStrips.PLANK);
        Vector3f across = new Vector3f((wall(1, BACK) - wall(-1, BACK)) / ACROSS, 0f, 0f);
        for (int i = first; i * FloorStrips.PLANK < far; i++) {
            Vector3f along = new Vector3f(0f, 0f, FloorStrips.PLANK - FloorStrips.JOINT);
            for (int k = 0; k < ACROSS; k++) {
                float x = wall(-1, BACK) + k * across.x;
                Vector3f corner = new Vector3f(x, FloorStrips.DECK_LEVEL + TRODDEN, i * FloorStrips.PLANK);
                panels.shaded(corner, across, along, Vector3f.UNIT_Y, FloorStrips.plank(i), light);
            }
        }
    }

    /** A frame; where a lamp hangs there is brass about it, else iron. */
    private void frame(int bay, float z) {
        Vector3f metal = WorksLight.kind(bay) == WorksLight.Kind.LAMP ? BRASS : IRON;
        Vector3f along = new Vector3f(0f, 0f, POST);
        posts(z, along, metal);
        beam(z, along, metal);
    }

    private void posts(float z, Vector3f along, Vector3f metal) {
        for (int side = -1; side <= 1; side += 2) {
            Vector3f inward = new Vector3f(-side, 0f, 0f);
            Vector3f foot = new Vector3f(wall(side, FRAME), FOOT, z);
            Vector3f deep = new Vector3f(side * (BACK - FRAME), 0f, 0f);
            timber(foot, new Vector3f(0f, top + BACK - FOOT, 0f), deep, along, inward);
            Vector3f knee = new Vector3f(wall(side, FRAME), top + FRAME - CORNER, z);
            Vector3f brace = new Vector3f(-side * CORNER, CORNER, 0f);
            timber(knee, brace, new Vector3f(side * 0.9f, 0.9f, 0f), along, new Vector3f(-side, -1f, 0f));
            strap(knee.add(-side * 0.06f, -1.5f, -0.06f), deep, along, inward, metal);
            strap(foot.add(-side * 0.06f, 0f, -0.06f), deep, along, inward, metal);
        }
    }

    private void beam(float z, Vector3f along, Vector3f metal) {
        Vector3f beam = new Vector3f(wall(-1, FRAME), top + FRAME, z);
        Vector3f across = new Vector3f(left - right + 2f * FRAME, 0f, 0f);
        Vector3f high = new Vector3f(0f, BACK - FRAME, 0f);
        timber(beam, across, high, along, Vector3f.UNIT_Y.negate());
        for (float share = 0.2f; share < 1f; share += 0.3f) {
            Vector3f plate = beam.add(across.mult(share)).addLocal(-STRAP / 2f, -0.06f, -0.06f);
            Vector3f wide = new Vector3f(STRAP, 0f, 0f);
            panels.shaded(plate, wide, high, Vector3f.UNIT_Z.negate(), metal, light);
            panels.shaded(plate, wide, along, Vector3f.UNIT_Y.negate(), metal, light);
        }
    }

    private void strap(Vector3f corner, Vector3f deep, Vector3f along, Vector3f inward, Vector3f metal) {
        Vector3f high = new Vector3f(0f, STRAP, 0f);
        panels.shaded(corner, high, deep, Vector3f.UNIT_Z.negate(), metal, light);
        panels.shaded(corner, high, along, inward, metal, light);
    }

    /** What faces Wick is light, with a worn edge to the lane; what faces the lane is darker. */
    private void timber(Vector3f from, Vector3f length, Vector3f deep, Vector3f along, Vector3f inward) {
        int count = Math.max(1, Math.round(length.length() / TIMBER));
        Vector3f piece = length.divide(count);
        Vector3f edge = deep.mult(TRIM);
        Vector3f rest = deep.mult(1f - TRIM);
        for (int i = 0; i < count; i++) {
            Vector3f at = from.add(piece.mult(i));
            panels.shaded(at, piece, edge, Vector3f.UNIT_Z.negate(), EDGE, light);
            panels.shaded(at.add(edge), piece, rest, Vector3f.UNIT_Z.negate(), FRONT, light);
            panels.shaded(at, piece, along, inward, SIDE, light);
        }
    }
}
