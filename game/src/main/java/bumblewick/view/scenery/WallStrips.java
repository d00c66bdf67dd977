package bumblewick.view.scenery;

import bumblewick.def.CourseDef.Sides;
import bumblewick.def.CourseDef.Wall;
import bumblewick.def.CourseDef.Walls;
import bumblewick.view.LinearColour;
import bumblewick.view.render.LeafColours;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The meshes of walls, ceilings and tunnels: a profile across the rail, drawn out along it. Points are in the scene's frame. */
final class WallStrips {
    /** Half the length of a facet, in u. */
    static final float ROW = 4f;

    private static final float BEHIND = 0.75f; // u behind the border that Wick's middle cannot pass
    private static final float ROUGH = 0.7f; // u
    private static final float RISE = 9f; // u that a wall without a ceiling rises over the corridor
    private static final float OVERHANG = 9f; // u that a ceiling without walls reaches beyond it
    private static final float FOOT = -1f; // u
    private static final int FACETS = 24; // of a tunnel
    private static final int COLUMNS = 4; // of a wall
    private static final float TRUNK_RISE = 46f; // u that a trunk's bark rises over the corridor
    private static final float TRUNK_FOOT = -30f; // u: in the clouds
    private static final int TRUNK_COLUMNS = 16;
    private static final int FACE_RINGS = 4;
    private static final float FACE_STEP = 0.8f; // of the tunnel's own size, from one ring to the next
    private static final float FACE_BULGE = 0.8f; // u that the lip stands out, and each ring behind it stands back
    private static final float LIP = 1.35f; // how much lighter the lip is
    private static final float RIDGE = 1.7f; // u that the furrows of a trunk's bark are deep
    private static final int CEILING_COLUMNS = 12;

    private WallStrips() {}

    /** Reads borders as {@link bumblewick.sim.run.Rail#read} stores them. */
    interface Borders {
        void read(float distance, float[] store);
    }

    /** A wall's whole way along the rail, of which a mesh is a piece: from and to in u. */
    record Reach(float from, float to) {
        /** Which part of it lies before z, 0 to 1. */
        float share(float z) {
            return FastMath.clamp((z - from) / (to - from), 0f, 1f);
        }
    }

    /** Walls from one distance to another, of a wall of that reach. */
    static StripMesh between(float from, float to, Walls walls, Borders borders, Reach reach, LeafColours leaves) {
        if (walls.where() == Sides.TUNNEL && walls.made() == Wall.PLANKS) {
            return TimberTunnel.between(from, to, borders);
        }
        if (walls.where() == Sides.TUNNEL && walls.made() == Wall.BARK) {
            return HollowTrunk.between(from, to, borders, reach);
        }
        StripMesh mesh = new StripMesh();
        float[] store = new float[7];
        Vector3f tint = new Vector3f();
        List<Vector3f[]> before = null;
        for (float z = from; ; z = Math.min(to, z + ROW)) {
            borders.read(z, store);
            List<Vector3f[]> now = profiles(walls, store, z);
            for (int i = 0; before != null && i < now.size(); i++) {
                if (walls.made() == Wall.LEAVES) {
                    LeafLayer.between(mesh, before.get(i), now.get(i), Math.round(z), leaves.at(z, tint));
                    continue;
                }
                join(mesh, before.get(i), now.get(i), walls, Math.round(z));
            }
            before = now;
            if (z >= to) {
                return mesh;
            }
        }
    }

    /** The face of a tunnel at one of its ends: a house of planks, or bark or rock all around the mouth, ragged at its edge. */
    static StripMesh face(float z, Walls walls, Borders borders) {
        if (walls.made() == Wall.PLANKS) {
            return TimberTunnel.front(z, borders);
        }
        StripMesh mesh = new StripMesh();
        float[] store = new float[7];
        borders.read(z, store);
        Vector3f[] mouth = tunnel(store, z);
        Vector3f middle = new Vector3f(-(store[0] + store[1]) / 2f, (store[2] + store[3]) / 2f, z);
        for (int ring = 0; ring < FACE_RINGS; ring++) {
            for (int i = 0; i + 1 < mouth.length; i++) {
                mesh.add(
                        outward(mouth, i, middle, ring),
                        outward(mouth, i, middle, ring + 1),
                        outward(mouth, i + 1, middle, ring + 1),
                        outward(mouth, i + 1, middle, ring),
                        tone(walls.made(), ring * 3, i).multLocal(ring == 0 ? LIP : 1f));
            }
        }
        return mesh;
    }

    private static Vector3f outward(Vector3f[] mouth, int index, Vector3f middle, int ring) {
        int facet = index % FACETS; // the last is the first again
        float far = ring == 0 ? 1f : 1f + FACE_STEP * ring * (0.85f + 0.3f * FloorStrips.chance(facet * 7 + ring, 9));
        float bulge = ring == 0 ? 0f : ring == 1 ? -FACE_BULGE : FACE_BULGE * (ring - 1);
        return mouth[facet].subtract(middle).multLocal(far).addLocal(middle).addLocal(0f, 0f, bulge);
    }

    private static List<Vector3f[]> profiles(Walls walls, float[] borders, float z) {
        Sides where = walls.where();
        boolean trunk = walls.made() == Wall.BARK;
        List<Vector3f[]> all = new ArrayList<>();
        if (where == Sides.TUNNEL) {
            all.add(tunnel(borders, z));
            return all;
        }
        float top = borders[3] + BEHIND;
        float rise = top + (trunk ? TRUNK_RISE : RISE);
        float foot = trunk ? TRUNK_FOOT : FOOT;
        int columns = trunk ? TRUNK_COLUMNS : COLUMNS;
        float ridge = trunk ? RIDGE * FloorStrips.chance(Math.round(z / ROW), 8) : 0f;
        if (where.left()) {
            float x = borders[0] - BEHIND - ridge;
            all.add(line(x, foot, x - 1f, rise, columns, z));
        }
        if (where.right()) {
            float x = borders[1] + BEHIND + ridge;
            all.add(line(x, foot, x + 1f, rise, columns, z));
        }
        if (where.ceiling()) {
            all.add(line(borders[0] - OVERHANG, top, borders[1] + OVERHANG, top, CEILING_COLUMNS, z));
        }
        return all;
    }

    private static Vector3f[] line(float x0, float y0, float x1, float y1, int columns, float z) {
        Vector3f[] points = new Vector3f[columns + 1];
        for (int i = 0; i <= columns; i++) {
            float share = i / (float) columns;
            points[i] = rough(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, z, i);
        }
        return points;
    }

    /** How far a tunnel's wall is from its middle in a direction of length 1, in u: the nearer of the box and its circle. */
    static float out(float[] borders, float cos, float sin) {
        float halfX = (borders[1] - borders[0]) / 2f + BEHIND;
        float halfY = (borders[3] - borders[2]) / 2f + BEHIND;
        float box = Math.min(halfX / Math.max(1e-3f, Math.abs(cos)), halfY / Math.max(1e-3f, Math.abs(sin)));
        return borders[6] > 0f ? Math.min(box, borders[6] + BEHIND) : box;
    }

    /** All around. */
    private static Vector3f[] tunnel(float[] borders, float z) {
        Vector3f[] points = new Vector3f[FACETS + 1];
        float x = (borders[0] + borders[1]) / 2f;
        float y = (borders[2] + borders[3]) / 2f;
        for (int i = 0; i <= FACETS; i++) {
            float angle = FastMath.TWO_PI * (i + 0.5f) / FACETS;
            float cos = FastMath.cos(angle);
            float sin = FastMath.sin(angle);
            float out = out(borders, cos, sin);
            points[i] = rough(x + cos * out, y + sin * out, z, i % FACETS);
        }
        return points;
    }

    private static Vector3f rough(float x, float y, float z, int index) {
        int place = Math.round(z / ROW) * 31 + index;
        float jag = ROUGH * FloorStrips.chance(place, 6);
        return new Vector3f(-x - Math.signum(x) * -jag * 0.5f, y + jag * 0.5f, z);
    }

    private static void join(StripMesh mesh, Vector3f[] near, Vector3f[] far, Walls walls, int row) {
        boolean trunk = walls.made() == Wall.BARK; // its furrows run upwards
        for (int i = 0; i + 1 < near.length; i++) {
            Vector3f tone = trunk ? tone(walls.made(), i, Math.round(row / ROW)) : tone(walls.made(), row, i);
            mesh.add(near[i], far[i], far[i + 1], near[i + 1], tone);
        }
    }

    private static Vector3f tone(Wall made, int row, int facet) {
        float chance = FloorStrips.chance(row * 37 + facet, 7);
        return switch (made) {
            case ROCK -> LinearColour.parse("#645c56").multLocal(0.65f + 0.4f * chance);
            case BARK ->
                LinearColour.parse("#5f3f2a").multLocal(facet % 2 == 0 ? 0.6f + 0.25f * chance : 0.9f + 0.3f * chance);
            case PLANKS -> LinearColour.parse("#93683f").multLocal(row / 4 % 2 == 0 ? 0.8f : 0.95f + 0.2f * chance);
            case ICE -> LinearColour.parse("#9fd8f2").multLocal(0.8f + 0.35f * chance);
            case LEAVES -> LeafLayer.tone(chance);
        };
    }
}
