package bumblewick.view;

import bumblewick.def.LookDef.Scatter;
import bumblewick.def.LookDef.Side;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Plants and rocks strewn along the rail as the look says. The place of each depends on its number alone, so that the
 * same meadow is met on every flight. They grow out of the haze far ahead; the graphics card does that.
 */
final class Wayside {
    private static final float BEHIND = 14f; // u
    private static final float AHEAD = 185f;
    private static final float GROWN_AT = 175f;
    private static final float GROWS_OVER = 34f;
    private static final float SHADOW_AHEAD = 48f;
    private static final float SHADOW_ASIDE = 32f; // u from the rail: what is farther off throws none that is seen
    private static final float SWAY = 0.055f; // of the height, at the tip
    private static final float DENSE = 4f; // per 100 u: what is rarer is never thinned out
    private static final float SPARSE = 0.45f; // share that is left on the lowest quality
    private static final String CLOUD = "cloud"; // the model that light goes through
    private static final float STIFF = 3.2f; // u: what is taller sways less and less

    private final List<Row> rows = new ArrayList<>();

    Wayside(ModelLibrary library, Theatre theatre) {
        List<Scatter> all = theatre.day().look.scatter();
        float share = theatre.options().finished() ? 1f : SPARSE;
        for (int i = 0; i < all.size(); i++) {
            rows.add(new Row(all.get(i), i, share, library, theatre.root()));
        }
    }

    /** Strews what is seen from a point of the rail. */
    void follow(float z) {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).follow(z);
        }
    }

    /** One kind of plant along the rail. */
    private static final class Row {
        private final Scatter scatter;
        private final int number;
        private final float spacing;
        private final Crowd crowd;
        private final Paint paint = new Paint();
        private final Vector3f place = new Vector3f();
        private final Quaternion turn = new Quaternion();
        private int first = Integer.MIN_VALUE;

        Row(Scatter scatter, int number, float share, ModelLibrary library, Node parent) {
            this.scatter = scatter;
            this.number = number;
            boolean many = scatter.perHundredUnits() > DENSE;
            spacing = 100f / (scatter.perHundredUnits() * (many ? share : 1f));
            int sides = scatter.side() == Side.BOTH ? 2 : 1;
            int capacity = ((int) ((BEHIND + AHEAD) / spacing) + 2) * sides;
            crowd = new Crowd(scatter.model(), library, parent, capacity, ShadowMode.CastAndReceive);
            Material material = crowd.material();
            material.setFloat("Airy", scatter.model().equals(CLOUD) ? 1f : 0f);
            float height = crowd.height();
            float sway = height > STIFF || height <= 0f ? 0f : SWAY * (1f + 0.35f * height) / height;
            material.setVector3("Grow", new Vector3f(GROWN_AT, 1f / GROWS_OVER, sway));
        }

        void follow(float z) {
            int from = (int) FastMath.floor((z - BEHIND) / spacing);
            if (from == first) {
                return;
            }
            first = from;
            int to = (int) FastMath.floor((z + AHEAD) / spacing);
            float casts = z + SHADOW_AHEAD + spacing;
            crowd.clear();
            strew(from, to, casts, true);
            crowd.castSoFar();
            strew(from, to, casts, false);
            crowd.show();
        }

        /** Strews those of a stretch that throw shadows, or those that do not. */
        private void strew(int from, int to, float shadowTo, boolean casting) {
            for (int slot = from; slot <= to; slot++) {
                if (slot * spacing >= scatter.from() && slot * spacing < scatter.to()) {
                    strew(slot, shadowTo, casting);
                }
            }
        }

        private void strew(int slot, float shadowTo, boolean casting) {
            if (scatter.side() != Side.RIGHT) {
                put(slot, -1f, 0, shadowTo, casting);
            }
            if (scatter.side() != Side.LEFT) {
                put(slot, 1f, 1, shadowTo, casting);
            }
        }

        private void put(int slot, float side, int salt, float shadowTo, boolean casting) {
            float out = between(scatter.minX(), scatter.maxX(), slot, salt, 0);
            float along = (slot + chance(slot, salt, 1)) * spacing;
            if ((out < SHADOW_ASIDE && along < shadowTo) != casting) {
                return;
            }
            place.set(-side * out, scatter.y(), along);
            Corridor.turn(chance(slot, salt, 2) * FastMath.TWO_PI, 0f, 0f, turn);
            float shade = 0.9f + 0.2f * chance(slot, salt, 3);
            paint.tint(shade, shade, shade);
            paint.phase = chance(slot, salt, 4) * FastMath.TWO_PI;
            crowd.put(place, turn, between(scatter.minScale(), scatter.maxScale(), slot, salt, 5), paint);
        }

        private float between(float min, float max, int slot, int salt, int what) {
            return min + (max - min) * chance(slot, salt, what);
        }

        /** 0 to 1, from the place's number. */
        private float chance(int slot, int salt, int what) {
            int h = slot * 0x9E3779B1 + number * 0x85EBCA77 + salt * 0xC2B2AE3D + what * 0x27D4EB2F;
            h = (h ^ (h >>> 15)) * 0x2C1B3C6D;
            h = (h ^ (h >>> 12)) * 0x297A2D39;
            return ((h ^ (h >>> 15)) >>> 8) * 0x1.0p-24f;
        }
    }
}
