package bumblewick.view.scenery;

import bumblewick.math.Easing;
import bumblewick.view.LinearColour;
import bumblewick.view.render.LeafColours;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Leaves of giant trees in clusters, with holes to the sky: what a wall or a ceiling of leaves is made of. They hang off the
 * profile away from the corridor, so that none is in the way. Their colour is that of the season: see {@link LeafColours}.
 */
final class LeafLayer {
    private static final int PER_CLUSTER = 4; // leaves about one stalk
    private static final float FROM = 0.9f; // u away from the corridor that the nearest leaves are
    private static final float DEEP = 2.2f; // u that the layers reach away from the corridor
    private static final float HALF_LENGTH = 1.15f; // u, of a middling leaf
    private static final float OUT = 0.62f; // of its length that its middle is from the stalk
    private static final float ASTRAY = 0.5f; // radians that it points beside its place about the stalk, at most
    private static final float BROAD = 0.65f; // of its length is its width
    private static final float SHOULDER = 0.35f; // of its length is its round edge
    private static final float BACK = 0.15f; // of its length that this is nearer to the stalk than to the tip
    private static final float CUP = 0.22f; // of its length that its edge is higher than its midrib
    private static final float DROOP = 0.3f; // of its length that it hangs at most
    private static final float MIDRIB = 0.16f; // how much darker one half is than the other
    private static final float RIM = 0.3f; // how much lighter its edge is
    private static final float HOLE = 17f; // u from one hole to the next, about
    private static final float OPEN = 0.27f; // share of the layer that is holes
    private static final Vector3f DARK = LinearColour.parse("#3a4028");
    private static final Vector3f LIGHT = LinearColour.parse("#b0aa50");
    private static final Vector3f ABOVE_DARK = LinearColour.parse("#6a6c40"); // below whoever flies above
    private static final Vector3f ABOVE_LIGHT = LinearColour.parse("#c8c070");
    private static final float ABOVE_FROM =
            0.5f; // share of the layers' height at which leaves begin to be seen from above
    private static final float ABOVE_TO = 0.65f; // share from which on all are

    private LeafLayer() {}

    /** Adds the leaves between two rows of a profile; {@code row} is their distance along the rail, in u; colours are multiplied by {@code tint}. */
    static void between(StripMesh mesh, Vector3f[] near, Vector3f[] far, int row, Vector3f tint) {
        for (int i = 0; i + 1 < near.length; i++) {
            Vector3f away = near[i + 1].subtract(near[i]).crossLocal(far[i].subtract(near[i]));
            away.normalizeLocal();
            if (away.y < 0f) {
                away.negateLocal();
            }
            int place = row * 37 + i;
            Vector3f stalk = new Vector3f().interpolateLocal(near[i], near[i + 1], chance(place, 11));
            stalk.z += (far[i].z - near[i].z) * chance(place, 12);
            if (!isOpen(stalk)) {
                for (int leaf = 0; leaf < PER_CLUSTER; leaf++) {
                    add(mesh, stalk, away, place, leaf, tint);
                }
            }
        }
    }

    /** Whether there is a hole to the sky: waves that never meet in the same way. */
    private static boolean isOpen(Vector3f at) {
        float wave = FastMath.sin(at.z * FastMath.TWO_PI / HOLE + 1.7f * FastMath.sin(at.x * 0.31f))
                + FastMath.sin(at.x * 0.52f + 1.3f * FastMath.sin(at.z * 0.093f));
        return wave > 2f - 4f * OPEN;
    }

    private static void add(StripMesh mesh, Vector3f stalk, Vector3f away, int cluster, int leaf, Vector3f tint) {
        int place = cluster * PER_CLUSTER + leaf;
        float size = HALF_LENGTH * (0.75f + 0.5f * chance(cluster, 13));
        float turn = FastMath.TWO_PI * (chance(cluster, 14) + leaf / (float) PER_CLUSTER);
        turn += ASTRAY * (2f * chance(place, 14) - 1f);
        Vector3f along = new Vector3f(FastMath.cos(turn), 0f, FastMath.sin(turn)).multLocal(size);
        Vector3f aside = along.cross(away).multLocal(BROAD);
        float high = FROM + DEEP * (0.8f * chance(cluster, 15) + 0.2f * chance(place, 15));
        Vector3f middle = stalk.add(along.mult(OUT)).addLocal(away.mult(high));
        middle.y -= DROOP * size * chance(place, 16);
        Vector3f lift = away.mult(CUP * size);
        float share = (high - FROM) / DEEP;
        float light = 0.25f + 0.4f * chance(cluster, 17) + 0.12f * chance(place, 17) + 0.3f * share;
        Vector3f back = along.mult(-BACK);
        half(mesh, middle, along, aside.add(back), lift, light, share, tint);
        Vector3f other = aside.negateLocal().addLocal(back);
        half(mesh, middle, along.negateLocal(), other, lift, light - MIDRIB, share, tint);
    }

    /** Half a leaf, from one end of the midrib over its round edge to the other: lit where it is seen from above. */
    private static void half(
            StripMesh mesh,
            Vector3f middle,
            Vector3f along,
            Vector3f aside,
            Vector3f lift,
            float light,
            float share,
            Vector3f tint) {
        Vector3f rim = middle.add(aside).addLocal(lift);
        Vector3f inner = tone(light, share).multLocal(tint);
        Vector3f outer = tone(light + RIM, share).multLocal(tint);
        if (share > ABOVE_FROM) {
            mesh.nextIsLit();
        }
        mesh.add(middle.subtract(along), inner);
        mesh.add(rim.subtract(along.mult(SHOULDER)), outer);
        mesh.add(rim.add(along.mult(SHOULDER)), outer);
        mesh.add(middle.add(along), inner);
    }

    /** Colour of a leaf at a share of the layers' height. */
    private static Vector3f tone(float light, float share) {
        float above = Easing.clamp((share - ABOVE_FROM) / (ABOVE_TO - ABOVE_FROM));
        Vector3f seenFromAbove = new Vector3f().interpolateLocal(ABOVE_DARK, ABOVE_LIGHT, Easing.clamp(light));
        return tone(light).interpolateLocal(seenFromAbove, above);
    }

    /** Colour of a leaf, from 0 in the depth to 1 in the light. */
    static Vector3f tone(float light) {
        return new Vector3f().interpolateLocal(DARK, LIGHT, Math.max(0f, Math.min(1f, light)));
    }

    private static float chance(int place, int what) {
        return FloorStrips.chance(place, what);
    }
}
