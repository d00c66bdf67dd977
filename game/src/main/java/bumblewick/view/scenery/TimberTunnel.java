package bumblewick.view.scenery;

import bumblewick.view.LinearColour;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * A tunnel of timber: boards along the rail, and a frame of posts, braces and a beam before them in every bay. Frames stand
 * nearer to the corridor than the boards, so that they pass like sleepers and leave niches between them; a window lights
 * every second niche, and in the others light falls through slits from the works behind the boards. It is lit by the look, other than the rough walls of {@link WallStrips}. Points are in the scene's frame.
 */
final class TimberTunnel {
    private static final float BAY = 12f; // u from one frame to the next
    private static final float FRAME = 0.75f; // u from the corridor to a frame
    private static final float BACK = 2.6f; // u from the corridor to the boards
    private static final float POST = 1.1f; // u that a post is wide along the rail
    private static final float CORNER = 3.4f; // u of wall and of ceiling that a brace cuts off
    private static final float FOOT = -0.4f; // u
    private static final float BOARD = 1.7f; // u, about
    private static final float JOINT = 0.16f; // u between two boards
    private static final float BEHIND = 0.25f; // u from the boards to the dark behind their joints
    private static final float SILL = 5.2f; // u
    private static final float PANE = 1.25f; // u, half a pane's size
    private static final float BAR = 0.12f; // u, half a glazing bar's width
    private static final float POOL_OUT = 5.5f; // u from the boards to the nearer edge of a window's light on the floor
    private static final float BAR_SHADOW = 0.4f; // u, of the bar in that light
    private static final float POOL_HIGH = 0.13f; // u

    private static final float SLITS_FROM = 1.6f; // u
    private static final float SLITS_HIGH = 8.4f; // u
    private static final int SLATS = 6;
    private static final float SLAT_EVERY = 1.5f; // u
    private static final float SLAT = 0.95f; // u
    private static final float COG = 3.7f; // u, half across
    private static final int COG_TEETH = 12;

    private static final float FRONT_HALF = 25f; // u, half as wide as the front of the house
    private static final float CELLAR = -9f; // u, the height of its foot
    private static final float EAVES = 18f; // u
    private static final float RIDGE = 33f; // u
    private static final float FRONT_BOARD = 2.5f; // u
    private static final float RAFTER = 2.6f; // u that a rafter is high
    private static final float OUT = 2.5f; // u that the roof reaches beyond the boards
    private static final float PROUD = 0.3f; // u that a beam stands before the boards

    private static final Vector3f BOARDS = LinearColour.parse("#62546c");
    private static final Vector3f DARK = LinearColour.parse("#15121f");
    private static final Vector3f FRONT = LinearColour.parse("#b39c82");
    private static final Vector3f SIDE = LinearColour.parse("#6f5a52");
    private static final Vector3f IRON = LinearColour.parse("#37406b");
    private static final Vector3f SKY = LinearColour.parse("#6fa4e6");
    private static final Vector3f PALE = LinearColour.parse("#c9a97c");
    private static final Vector3f WORN = LinearColour.parse("#a5845c");
    private static final Vector3f RIM = LinearColour.parse("#5b4436");
    private static final Vector3f ROOF = LinearColour.parse("#1c5fc8");
    private static final Vector3f PANES = LinearColour.parse("#ffb347");
    private static final Vector3f WORKS = LinearColour.parse("#d08336");
    private static final Vector3f POOL = LinearColour.parse("#8c5f33");

    private final StripMesh mesh;
    private final float left; // x of the corridor's border, in the scene's frame the greater one
    private final float right;
    private final float top;

    private TimberTunnel(StripMesh mesh, float[] borders) {
        this.mesh = mesh;
        left = -borders[0];
        right = -borders[1];
        top = borders[3];
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
            if (near == bay * BAY) {
                tunnel.frame(near);
            }
            if (far - near == BAY) {
                tunnel.lights(bay, near + (BAY + POST) / 2f);
            }
        }
        return mesh;
    }

    /** The front of the house that the tunnel leads into: upright boards under a gable, beams, lit windows, a blue roof. */
    static StripMesh front(float z, WallStrips.Borders borders) {
        StripMesh mesh = new StripMesh();
        float[] store = new float[7];
        borders.read(z, store);
        new TimberTunnel(mesh, store).front(z);
        return mesh;
    }

    private void front(float z) {
        int count = Math.round(2f * FRONT_HALF / FRONT_BOARD);
        for (int i = 0; i < count; i++) {
            float x = FRONT_BOARD * i - FRONT_HALF;
            boolean overDoor = Math.abs(x + FRONT_BOARD / 2f) < left + FRAME;
            float foot = overDoor ? top + FRAME : CELLAR;
            Vector3f tone = (i % 2 == 0 ? PALE : WORN).mult(0.85f + 0.3f * FloorStrips.chance(i, 23));
            upright(x + JOINT / 2f, foot, FRONT_BOARD - JOINT, roofAt(x + FRONT_BOARD / 2f) - foot, z, tone);
        }
        upright(-FRONT_HALF, EAVES - 1f, 2f * FRONT_HALF, 2f, z - PROUD, RIM);
        upright(-FRONT_HALF, CELLAR, FRONT_HALF - left - FRAME, 2.4f, z - PROUD, RIM);
        upright(left + FRAME, CELLAR, FRONT_HALF - left - FRAME, 2.4f, z - PROUD, RIM);
        for (int side = -1; side <= 1; side += 2) {
            upright(side * FRONT_HALF - 1f, CELLAR, 2f, EAVES - CELLAR, z - PROUD, RIM);
            upright(side * 18.5f - 2.2f, 5.6f, 4.4f, 6.8f, z - PROUD, RIM);
            Vector3f pane = new Vector3f(side * 18.5f - 1.6f, 6.2f, z - 2f * PROUD);
            glow(pane, new Vector3f(3.2f, 0f, 0f), new Vector3f(0f, 5.6f, 0f), Vector3f.UNIT_Z.negate(), PANES);
            upright(side * 18.5f - 0.2f, 6.2f, 0.4f, 5.6f, z - 3f * PROUD, RIM);
            upright(side * 18.5f - 1.6f, 8.8f, 3.2f, 0.4f, z - 3f * PROUD, RIM);
            Vector3f eaves = new Vector3f(side * (FRONT_HALF + OUT), roofAt(FRONT_HALF + OUT), z - 2f * PROUD);
            Vector3f slope = new Vector3f(0f, RIDGE, z - 2f * PROUD).subtractLocal(eaves);
            face(eaves, slope, new Vector3f(0f, RAFTER, 0f), Vector3f.UNIT_Z.negate(), ROOF);
            face(eaves, slope, new Vector3f(0f, -0.7f, 0f), Vector3f.UNIT_Z.negate(), PALE);
        }
    }

    private static float roofAt(float x) {
        return RIDGE - (RIDGE - EAVES) * Math.abs(x) / FRONT_HALF;
    }

    /** A part of the front, seen by who comes. */
    private void upright(float x, float y, float wide, float high, float z, Vector3f colour) {
        Vector3f corner = new Vector3f(x, y, z);
        face(corner, new Vector3f(wide, 0f, 0f), new Vector3f(0f, high, 0f), Vector3f.UNIT_Z.negate(), colour);
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
        boarded(
                across,
                new Vector3f(wall(1, BACK) - CORNER, high, near),
                far - near,
                new Vector3f(0f, -1f, 0f),
                bay * 8 + 3);
    }

    /** Boards side by side from one line along the rail to another, before something dark. */
    private void boarded(Vector3f from, Vector3f to, float length, Vector3f inward, int place) {
        Vector3f across = to.subtract(from);
        Vector3f along = new Vector3f(0f, 0f, length);
        int count = Math.max(1, Math.round(across.length() / BOARD));
        Vector3f board = across.divide(count);
        Vector3f gap = board.normalize().multLocal(JOINT);
        face(from.subtract(inward.normalize().multLocal(BEHIND)), along, across, inward, DARK);
        for (int i = 0; i < count; i++) {
            float tone = 0.62f + 0.5f * FloorStrips.chance(place * 31 + i, 21);
            Vector3f foot = from.add(board.mult(i)).addLocal(gap);
            face(foot, along, board.subtract(gap), inward, BOARDS.mult(tone));
        }
    }

    /** Posts, braces and the beam: what faces Wick is light, what faces the lane darker; iron at the knees. */
    private void frame(float z) {
        float high = top + FRAME;
        Vector3f along = new Vector3f(0f, 0f, POST);
        for (int side = -1; side <= 1; side += 2) {
            Vector3f inward = new Vector3f(-side, 0f, 0f);
            Vector3f foot = new Vector3f(wall(side, FRAME), FOOT, z);
            Vector3f rise = new Vector3f(0f, top + BACK - FOOT, 0f);
            Vector3f deep = new Vector3f(side * (BACK - FRAME), 0f, 0f);
            timber(foot, rise, deep, along, inward);
            Vector3f knee = new Vector3f(wall(side, FRAME), high - CORNER, z);
            Vector3f brace = new Vector3f(-side * CORNER, CORNER, 0f);
            timber(knee, brace, new Vector3f(side * 0.9f, 0.9f, 0f), along, new Vector3f(-side, -1f, 0f));
            Vector3f strap = knee.add(-side * 0.06f, -1.5f, -0.06f);
            face(strap, new Vector3f(0f, 0.9f, 0f), deep, Vector3f.UNIT_Z.negate(), IRON);
            face(strap, new Vector3f(0f, 0.9f, 0f), along, inward, IRON);
        }
        Vector3f beam = new Vector3f(wall(-1, FRAME), high, z);
        Vector3f across = new Vector3f(left - right + 2f * FRAME, 0f, 0f);
        timber(beam, across, new Vector3f(0f, BACK - FRAME, 0f), along, Vector3f.UNIT_Y.negate());
    }

    private void timber(Vector3f from, Vector3f length, Vector3f deep, Vector3f along, Vector3f inward) {
        face(from, length, deep, Vector3f.UNIT_Z.negate(), FRONT);
        face(from, length, along, inward, SIDE);
    }

    /** What lights a bay: a window, or slits on both sides. */
    private void lights(int bay, float z) {
        if (bay % 2 == 0) {
            window(bay % 4 < 2 ? 1 : -1, z);
        } else {
            slits(1, z);
            slits(-1, z);
        }
    }

    /** Slits between boards, behind which a cog stands before the light of the works, and their light on the floor. */
    private void slits(int side, float z) {
        Vector3f inward = new Vector3f(-side, 0f, 0f);
        float x = wall(side, BACK) - side * 0.05f;
        float from = z - SLATS * SLAT_EVERY / 2f;
        Vector3f high = new Vector3f(0f, SLITS_HIGH, 0f);
        glow(new Vector3f(x, SLITS_FROM, from), new Vector3f(0f, 0f, SLATS * SLAT_EVERY), high, inward, WORKS);
        cog(new Vector3f(x - side * 0.05f, SLITS_FROM + SLITS_HIGH / 2f, z), inward);
        for (int i = 0; i < SLATS; i++) {
            float at = from + i * SLAT_EVERY;
            face(new Vector3f(x - side * 0.1f, SLITS_FROM, at), new Vector3f(0f, 0f, SLAT), high, inward, BOARDS);
            Vector3f pool = new Vector3f(x - side * POOL_OUT, POOL_HIGH, at + SLAT);
            glow(
                    pool,
                    new Vector3f(side * 3.4f, 0f, 0f),
                    new Vector3f(0f, 0f, SLAT_EVERY - SLAT),
                    Vector3f.UNIT_Y,
                    POOL);
        }
    }

    /** The dark shape of a cog: bars across it, whose ends are its teeth, and squares that make its disc. */
    private void cog(Vector3f middle, Vector3f towards) {
        for (int i = 0; i < COG_TEETH / 2; i++) {
            float angle = FastMath.TWO_PI * i / COG_TEETH;
            bar(middle, angle, COG, 0.12f * COG, towards);
            if (i % 2 == 0) {
                bar(middle, angle, 0.62f * COG, 0.62f * COG, towards);
            }
        }
    }

    /** A rectangle in the plane of the wall, turned about its middle. */
    private void bar(Vector3f middle, float angle, float halfLength, float halfWidth, Vector3f towards) {
        Vector3f along = new Vector3f(0f, FastMath.sin(angle), FastMath.cos(angle)).multLocal(halfLength);
        Vector3f across = new Vector3f(0f, FastMath.cos(angle), -FastMath.sin(angle)).multLocal(halfWidth);
        Vector3f corner = middle.subtract(along).subtractLocal(across);
        glow(corner, along.mult(2f), across.mult(2f), towards, DARK);
    }

    /** A window in a niche, with bars, and the light that falls from it onto the floor. */
    private void window(int side, float z) {
        Vector3f inward = new Vector3f(-side, 0f, 0f);
        float x = wall(side, BACK) - side * 0.1f;
        for (int pane = 0; pane < 2; pane++) {
            Vector3f corner = new Vector3f(x, SILL, z + (pane == 0 ? -2f * PANE - BAR : BAR));
            glow(corner, new Vector3f(0f, 0f, 2f * PANE), new Vector3f(0f, 3f * PANE, 0f), inward, SKY);
            face(
                    corner.add(-side * 0.05f, 1.4f * PANE, 0f),
                    new Vector3f(0f, 0f, 2f * PANE),
                    new Vector3f(0f, 2f * BAR, 0f),
                    inward,
                    IRON);
        }
        Vector3f sill = new Vector3f(x, SILL - 0.5f, z - 2f * PANE - 0.6f);
        face(
                sill.add(-side * 0.3f, 0f, 0f),
                new Vector3f(0f, 0f, 4f * PANE + 1.2f),
                new Vector3f(0f, 0.5f, 0f),
                inward,
                FRONT);
        for (int pane = 0; pane < 2; pane++) {
            Vector3f pool = new Vector3f(x - side * POOL_OUT, POOL_HIGH, z - PANE + pane * (2f * PANE + BAR_SHADOW));
            glow(pool, new Vector3f(-side * 4.5f, 0f, 1.6f), new Vector3f(0f, 0f, 2f * PANE), Vector3f.UNIT_Y, POOL);
        }
    }

    private void face(Vector3f corner, Vector3f u, Vector3f v, Vector3f towards, Vector3f colour) {
        Vector3f[] at = corners(corner, u, v, towards);
        mesh.addLit(at[0], at[1], at[2], at[3], colour);
    }

    private void glow(Vector3f corner, Vector3f u, Vector3f v, Vector3f towards, Vector3f colour) {
        Vector3f[] at = corners(corner, u, v, towards);
        mesh.add(at[0], at[1], at[2], at[3], colour);
    }

    /** The corners of a parallelogram in the order in which its normal points to the side of {@code towards}. */
    private static Vector3f[] corners(Vector3f corner, Vector3f u, Vector3f v, Vector3f towards) {
        boolean turned = u.cross(v).dot(towards) < 0f;
        Vector3f far = corner.add(u).addLocal(v);
        return new Vector3f[] {corner, corner.add(turned ? v : u), far, corner.add(turned ? u : v)};
    }
}
