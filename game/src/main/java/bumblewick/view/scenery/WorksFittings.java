package bumblewick.view.scenery;

import bumblewick.view.LinearColour;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What the bays of a tunnel of timber have: windows, slits before the works, lamps, brass pipes and a shaft. In the scene's frame. */
final class WorksFittings {
    private static final float SILL = 4.6f; // u
    private static final float PANE_WIDE = 2.7f; // u
    private static final float PANE_HIGH = 4.4f; // u
    private static final float BAR = 0.24f; // u, a glazing bar's width
    private static final float CASING = 0.9f; // u that a window's casing stands out of the boards
    private static final float LINTEL = 0.5f; // u
    private static final float[] BANDS = {0f, 0.16f, 0.3f, 0.58f, 1f}; // of a pane's height: cloud, its tops, haze, sky
    private static final float GLINT = 0.5f; // u, a streak across a pane

    private static final float POOL_OUT = 2.2f; // u from the boards to the nearer edge of a window's light on the floor
    private static final float POOL_LONG = 6.5f; // u across the rail
    private static final float POOL_HIGH = 0.16f; // u

    private static final float SLITS_FROM = 1.6f; // u
    private static final float SLITS_HIGH = 8.4f; // u
    private static final int SLATS = 6;
    private static final float SLAT_EVERY = 1.5f; // u
    private static final float SLAT = 0.95f; // u
    private static final float DIM = 0.3f; // of the slits' glow where a lamp hangs
    private static final float COG = 3.7f; // u, half across
    private static final int COG_TEETH = 12;

    private static final float LAMP_OUT = 1.3f; // u from the boards
    private static final float LAMP_FOOT = 5.4f; // u
    private static final float LAMP = 0.5f; // u, half as wide
    private static final float LAMP_HIGH = 1.3f; // u
    private static final float LAMP_BEFORE = 0.75f; // u before its post

    private static final float PIPE = 0.3f; // u, half as thick
    private static final float PIPE_OUT = 0.8f; // u from the boards
    private static final float[] PIPES = {1.1f, 2f}; // u high
    private static final float SHAFT = 0.22f; // u, half as thick
    private static final float SHAFT_OVER = 1.5f; // u over the corridor
    private static final float PULLEY = 0.95f; // u, half across
    private static final float OCTAGON = 0.83f; // side of an octagon, as a share of half its width

    private static final Vector3f BOARDS = LinearColour.parse("#62546c");
    private static final Vector3f WOOD = LinearColour.parse("#b39c82");
    private static final Vector3f BRASS_LIGHT = LinearColour.parse("#ffe6a0");
    private static final Vector3f BRASS_DARK = LinearColour.parse("#8a5c28");
    private static final Vector3f FLAME = LinearColour.parse("#ffd79a");
    private static final Vector3f FLAME_LOW = LinearColour.parse("#f0993e");
    private static final Vector3f WORKS = LinearColour.parse("#e08a34");
    private static final Vector3f WORKS_LOW = LinearColour.parse("#b04a1c");
    private static final Vector3f POOL = LinearColour.parse("#78728f");
    private static final Vector3f POOL_END = LinearColour.parse("#54465a");
    private static final Vector3f GLASS = LinearColour.parse("#b9dcff");
    private static final Vector3f[] VIEW = {
        LinearColour.parse("#a7a4d8"),
        LinearColour.parse("#e6e8f8"),
        LinearColour.parse("#9ccaf6"),
        LinearColour.parse("#5b9be6"),
        LinearColour.parse("#2f6fcc")
    };

    private final Panels panels;
    private final WorksLight light;
    private final float left; // x of the boards
    private final float right;
    private final float top;

    /** @param left, right x of the boards on both sides, in u; left is the greater one */
    WorksFittings(Panels panels, WorksLight light, float left, float right, float top) {
        this.panels = panels;
        this.light = light;
        this.left = left;
        this.right = right;
        this.top = top;
    }

    /** All of a bay that begins at a distance. */
    void furnish(int bay, float near) {
        float z = near + (TimberTunnel.BAY + TimberTunnel.POST) / 2f;
        WorksLight.Kind kind = WorksLight.kind(bay);
        for (int side = -1; side <= 1; side += 2) {
            pipes(side, near);
            if (kind == WorksLight.Kind.SLITS || kind == WorksLight.Kind.LAMP) {
                slits(side, z, kind == WorksLight.Kind.LAMP ? DIM : 1f);
            }
        }
        shaft(near, z);
        if (kind == WorksLight.Kind.WINDOW) {
            window(WorksLight.side(bay), z);
        } else if (kind == WorksLight.Kind.LAMP) {
            lamp(WorksLight.side(bay), near);
        }
    }

    private float wall(int side) {
        return side > 0 ? left : right;
    }

    private static Vector3f inward(int side) {
        return new Vector3f(-side, 0f, 0f);
    }

    private static Vector3f up(float high) {
        return new Vector3f(0f, high, 0f);
    }

    private static Vector3f along(float length) {
        return new Vector3f(0f, 0f, length);
    }

    /** Two pipes along the foot of a wall. */
    private void pipes(int side, float near) {
        for (float high : PIPES) {
            rod(new Vector3f(wall(side) - side * PIPE_OUT, high, near), PIPE, side);
        }
    }

    /** The shaft that drives it all, under the ceiling, with a pulley in the middle of the bay. */
    private void shaft(float near, float middle) {
        for (int side = -1; side <= 1; side += 2) {
            Vector3f from = new Vector3f(wall(side) * 0.5f, top + SHAFT_OVER, near);
            rod(from, SHAFT, side);
            pulley(new Vector3f(from.x, from.y, middle));
        }
    }

    /** A rod along a bay: light above, brass towards the lane, dark below. */
    private void rod(Vector3f middle, float half, int side) {
        Vector3f bay = along(TimberTunnel.BAY);
        Vector3f edge = middle.add(-side * half, 0.4f * half, 0f);
        panels.shaded(
                edge, bay, new Vector3f(side * half, 0.6f * half, 0f), new Vector3f(-side, 1f, 0f), BRASS_LIGHT, light);
        panels.shaded(edge, bay, up(-0.8f * half), inward(side), TimberTunnel.BRASS, light);
        Vector3f low = edge.add(0f, -0.8f * half, 0f);
        panels.shaded(
                low, bay, new Vector3f(side * half, -0.6f * half, 0f), new Vector3f(-side, -1f, 0f), BRASS_DARK, light);
    }

    private void pulley(Vector3f middle) {
        for (int i = 0; i < 4; i++) {
            float angle = FastMath.PI * i / 4f;
            Vector3f arm = new Vector3f(FastMath.cos(angle), FastMath.sin(angle), 0f);
            Vector3f wide = new Vector3f(-arm.y, arm.x, 0f).multLocal(OCTAGON * PULLEY);
            Vector3f corner = middle.subtract(arm.mult(PULLEY)).subtractLocal(wide.mult(0.5f));
            panels.shaded(corner, arm.mult(2f * PULLEY), wide, Vector3f.UNIT_Z.negate(), TimberTunnel.BRASS, light);
        }
        Vector3f hub = middle.add(-PULLEY / 2f, -PULLEY / 2f, -0.05f);
        panels.shaded(
                hub, new Vector3f(PULLEY, 0f, 0f), up(PULLEY), Vector3f.UNIT_Z.negate(), TimberTunnel.IRON, light);
    }

    /** A lamp of brass that hangs before a post. */
    private void lamp(int side, float z) {
        Vector3f foot = new Vector3f(wall(side) - side * LAMP_OUT - LAMP, LAMP_FOOT, z - LAMP_BEFORE);
        Vector3f wide = new Vector3f(2f * LAMP, 0f, 0f);
        Vector3f inner = side > 0 ? foot : foot.add(wide);
        panels.fade(foot, wide, up(LAMP_HIGH), Vector3f.UNIT_Z.negate(), FLAME_LOW, FLAME);
        panels.fade(inner, along(2f * LAMP), up(LAMP_HIGH), inward(side), FLAME_LOW, FLAME);
        for (float bar = 0f; bar <= 1f; bar += 0.5f) {
            Vector3f at = foot.add(wide.mult(bar)).addLocal(-0.07f, 0f, -0.05f);
            panels.front(at, 0.14f, LAMP_HIGH, BRASS_DARK);
        }
        Vector3f brim = foot.add(-0.2f, LAMP_HIGH, -0.2f);
        panels.front(brim, 2f * LAMP + 0.4f, 0.3f, BRASS_LIGHT);
        panels.front(brim.add(0.3f, 0.3f, 0f), 2f * LAMP - 0.2f, 0.4f, TimberTunnel.BRASS);
        panels.front(foot.add(-0.1f, -0.3f, -0.1f), 2f * LAMP + 0.2f, 0.3f, TimberTunnel.BRASS);
        panels.front(foot.add(LAMP - 0.08f, LAMP_HIGH + 0.7f, 0f), 0.16f, 1.2f, TimberTunnel.IRON);
    }

    /** Slits between boards, behind which a cog stands before the light of the works. */
    private void slits(int side, float z, float bright) {
        float x = wall(side) - side * 0.05f;
        float from = z - SLATS * SLAT_EVERY / 2f;
        Vector3f wide = along(SLATS * SLAT_EVERY);
        Vector3f foot = new Vector3f(x, SLITS_FROM, from);
        panels.fade(foot, wide, up(SLITS_HIGH), inward(side), WORKS.mult(bright), WORKS_LOW.mult(bright));
        cog(new Vector3f(x - side * 0.05f, SLITS_FROM + SLITS_HIGH / 2f, z), inward(side));
        for (int i = 0; i < SLATS; i++) {
            Vector3f slat = new Vector3f(x - side * 0.1f, SLITS_FROM, from + i * SLAT_EVERY);
            panels.shaded(slat, along(SLAT), up(SLITS_HIGH), inward(side), BOARDS, light);
        }
        for (float high : new float[] {SLITS_FROM - 0.3f, SLITS_FROM + SLITS_HIGH - 0.3f}) {
            panels.shaded(
                    new Vector3f(x - side * 0.2f, high, from), wide, up(0.6f), inward(side), TimberTunnel.BRASS, light);
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
        Vector3f length = new Vector3f(0f, FastMath.sin(angle), FastMath.cos(angle)).multLocal(halfLength);
        Vector3f across = new Vector3f(0f, FastMath.cos(angle), -FastMath.sin(angle)).multLocal(halfWidth);
        Vector3f corner = middle.subtract(length).subtractLocal(across);
        panels.glow(corner, length.mult(2f), across.mult(2f), towards, TimberTunnel.DARK);
    }

    /** A window in a deep casing, through which one sees the sky over the clouds, and its light on the floor. */
    private void window(int side, float z) {
        float half = PANE_WIDE + BAR / 2f;
        float x = wall(side) - side * 0.1f;
        for (int pane = 0; pane < 2; pane++) {
            float from = z + (pane == 0 ? -half : BAR / 2f);
            view(new Vector3f(x, SILL, from), side);
            pool(side, from);
        }
        casing(side, z - half, 2f * half);
        Vector3f bar = new Vector3f(x - side * 0.15f, SILL, z - BAR / 2f);
        panels.shaded(bar, along(BAR), up(PANE_HIGH), inward(side), TimberTunnel.IRON, light);
        Vector3f across = new Vector3f(x - side * 0.15f, SILL + 0.62f * PANE_HIGH, z - half);
        panels.shaded(across, along(2f * half), up(BAR), inward(side), TimberTunnel.IRON, light);
    }

    /** A pane: clouds below, then haze, then a sky that deepens, and a streak of light across it. */
    private void view(Vector3f corner, int side) {
        for (int i = 0; i + 1 < BANDS.length; i++) {
            Vector3f at = corner.add(0f, BANDS[i] * PANE_HIGH, 0f);
            Vector3f high = up((BANDS[i + 1] - BANDS[i]) * PANE_HIGH);
            panels.fade(at, along(PANE_WIDE), high, inward(side), VIEW[i], i == 1 ? VIEW[1] : VIEW[i + 1]);
        }
        Vector3f streak = corner.add(-side * 0.03f, 0.34f * PANE_HIGH, 0.3f);
        panels.glow(streak, along(GLINT), new Vector3f(0f, 0.6f * PANE_HIGH, 1.4f), inward(side), GLASS);
    }

    private void casing(int side, float from, float length) {
        float out = wall(side) - side * CASING;
        Vector3f deep = new Vector3f(side * CASING, 0f, 0f);
        Vector3f high = up(PANE_HIGH);
        Vector3f foot = new Vector3f(out, SILL, from);
        panels.shaded(foot, deep, along(length), Vector3f.UNIT_Y, WOOD, light);
        panels.shaded(foot.add(high), deep, along(length), Vector3f.UNIT_Y.negate(), WOOD, light);
        panels.shaded(foot.add(along(length)), deep, high, Vector3f.UNIT_Z.negate(), WOOD, light);
        panels.shaded(
                foot.add(0f, -LINTEL, -LINTEL),
                deep,
                up(PANE_HIGH + 2f * LINTEL),
                Vector3f.UNIT_Z.negate(),
                WOOD,
                light);
        Vector3f whole = along(length + 2f * LINTEL);
        for (float at : new float[] {-LINTEL, PANE_HIGH}) {
            panels.shaded(foot.add(0f, at, -LINTEL), whole, up(LINTEL), inward(side), WOOD, light);
        }
        for (float at : new float[] {-LINTEL, length}) {
            panels.shaded(foot.add(0f, 0f, at), along(LINTEL), high, inward(side), WOOD, light);
        }
        panels.shaded(
                foot.add(-side * 0.12f, -LINTEL - 0.25f, -LINTEL),
                whole,
                up(0.3f),
                inward(side),
                TimberTunnel.BRASS,
                light);
    }

    /** The light of a pane on the planks of the floor, paler the farther it is. */
    private void pool(int side, float from) {
        float plank = FloorStrips.PLANK;
        Vector3f out = new Vector3f(-side * POOL_LONG, 0f, 0f);
        for (int i = (int) FastMath.floor(from / plank); i * plank < from + PANE_WIDE; i++) {
            float near = Math.max(from, i * plank);
            float far = Math.min(from + PANE_WIDE, (i + 1) * plank - FloorStrips.JOINT);
            if (near < far) {
                Vector3f corner = new Vector3f(wall(side) - side * POOL_OUT, POOL_HIGH, near);
                float tone = 0.8f + 0.4f * FloorStrips.chance(i, 2);
                panels.fade(corner, along(far - near), out, Vector3f.UNIT_Y, POOL.mult(tone), POOL_END.mult(tone));
            }
        }
    }
}
