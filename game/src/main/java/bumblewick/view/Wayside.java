package bumblewick.view;

import bumblewick.def.LookDef.Scatter;
import bumblewick.def.LookDef.Side;
import bumblewick.def.LookDef.Stand;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Plants, rocks and houses along the rail as the look says. The place of each depends on its number alone, so that the
 * same meadow is met on every flight. They grow out of the haze ahead, small ones nearer than large ones; the graphics
 * card does that.
 */
final class Wayside {
    private static final float BEHIND = 12f; // u
    private static final float SHADOW_AHEAD = 48f;
    private static final float SHADOW_ASIDE = 36f; // u from the rail: what is farther off throws none that is seen
    private static final float STEADY = 0.25f; // share of the sway with reduced motion
    private static final float DENSE = 4f; // per 100 u: what is rarer is never thinned out
    private static final float SPARSE = 0.45f; // share that is left on the lowest quality

    private final List<Row> rows = new ArrayList<>();
    private final ModelLibrary library;
    private final Theatre theatre;
    private Node strewn = new Node("wayside");
    private final boolean thins;
    private float share;
    private float wind;

    /** @param thins whether what comes between the camera and Wick thins out */
    Wayside(ModelLibrary library, Theatre theatre, boolean thins) {
        this.thins = thins;
        this.library = library;
        this.theatre = theatre;
        theatre.follow(this::apply);
    }

    private void apply(ViewOptions options) {
        float wanted = options.plain() ? SPARSE : 1f;
        float sway = options.reduceMotion() ? STEADY : 1f;
        if (wanted != share || sway != wind) {
            share = wanted;
            wind = sway;
            sow();
        }
    }

    private void sow() {
        strewn.removeFromParent();
        strewn = new Node("wayside");
        theatre.root().attachChild(strewn);
        rows.clear();
        List<Scatter> all = theatre.day().look.scatter();
        for (int i = 0; i < all.size(); i++) {
            Scatter scatter = all.get(i);
            boolean thinned = scatter.perHundredUnits() > DENSE && scatter.stand() == Stand.STREWN;
            float spacing = 100f / (scatter.perHundredUnits() * (thinned ? share : 1f));
            Foliage foliage = new Foliage(scatter, spacing, wind, library, strewn);
            if (thins) {
                foliage.near.thinNear();
            }
            rows.add(new Row(scatter, i, spacing, foliage));
        }
    }

    /** Strews what is seen from a point of the rail. */
    void follow(float z) {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).follow(z);
        }
    }

    /** What one kind is drawn with: whole near by, with fewer triangles farther on. */
    private static final class Foliage {
        private static final float LEAST_REACH = 55f; // u ahead at which the smallest are seen
        private static final float REACH_PER_HEIGHT = 45f;
        private static final float MOST_REACH = 255f;
        private static final float GROWS_OVER = 0.2f; // of the reach
        private static final float TRIFLE = 1.6f; // u: what is lower throws no shadow
        private static final int FEW = 150; // triangles: no use to leave some out
        private static final float COARSE = 0.14f; // of the size: what is finer cannot be seen from afar
        private static final float COARSE_ALOFT = 0.2f; // the same of what hangs in the sky
        private static final float COARSE_FROM = 24f; // u
        private static final float COARSE_PER_HEIGHT = 3f;
        private static final String CLOUD = "cloud"; // the model that light goes through

        final Crowd near;
        final Crowd far;
        final float reach;
        final float coarseFrom;

        Foliage(Scatter scatter, float spacing, float wind, ModelLibrary library, Node parent) {
            int sides = scatter.side() == Side.BOTH ? 2 : 1;
            int most = ((int) ((BEHIND + MOST_REACH) / spacing) + 2) * sides;
            near = new Crowd(scatter.model(), library, parent, most, ShadowMode.Receive);
            float height = near.height() * scatter.maxScale();
            if (height > TRIFLE) {
                near.shadow(ShadowMode.CastAndReceive);
            }
            far = near.triangles() < FEW ? near : new Crowd(scatter.model(), library, parent, most, ShadowMode.Receive);
            boolean aloft = scatter.y() > near.height();
            if (far != near) {
                far.coarsen(near.size() * (aloft ? COARSE_ALOFT : COARSE));
            }
            reach = aloft ? MOST_REACH : Math.min(MOST_REACH, LEAST_REACH + REACH_PER_HEIGHT * height);
            coarseFrom = COARSE_FROM + COARSE_PER_HEIGHT * height;
            float bow = wind * scatter.sway() * (1f + 0.35f * near.height()) / (near.height() * near.height());
            grow(near, scatter, bow);
            grow(far, scatter, bow);
        }

        private void grow(Crowd crowd, Scatter scatter, float bow) {
            crowd.material().setFloat("Airy", scatter.model().equals(CLOUD) ? 1f : 0f);
            crowd.material().setVector3("Grow", new Vector3f(reach - 2f, 1f / (GROWS_OVER * reach), bow));
        }
    }

    /** One kind along the rail. */
    private static final class Row {
        private final Scatter scatter;
        private final int number;
        private final float spacing;
        private final Foliage foliage;
        private final Paint paint = new Paint();
        private final Vector3f place = new Vector3f();
        private final Quaternion turn = new Quaternion();
        private int first = Integer.MIN_VALUE;
        private float here;

        Row(Scatter scatter, int number, float spacing, Foliage foliage) {
            this.scatter = scatter;
            this.number = number;
            this.spacing = spacing;
            this.foliage = foliage;
        }

        void follow(float z) {
            float step = Math.min(spacing, BEHIND);
            int slot = (int) FastMath.floor(z / step);
            if (slot == first) {
                return;
            }
            first = slot;
            here = slot * step;
            foliage.near.clear();
            foliage.far.clear();
            strew(true);
            foliage.near.castSoFar();
            strew(false);
            foliage.near.show();
            if (foliage.far != foliage.near) {
                foliage.far.show();
            }
        }

        /** Strews those that throw shadows, or those that do not. */
        private void strew(boolean casting) {
            int from = (int) FastMath.ceil(Math.max(here - BEHIND, scatter.from()) / spacing);
            int to = (int) FastMath.floor(Math.min(here + foliage.reach + spacing, scatter.to()) / spacing);
            for (int slot = from; slot <= to; slot++) {
                if (scatter.side() != Side.RIGHT) {
                    put(slot, -1f, 0, casting);
                }
                if (scatter.side() != Side.LEFT) {
                    put(slot, 1f, 1, casting);
                }
            }
        }

        private void put(int slot, float side, int salt, boolean casting) {
            boolean row = scatter.stand() == Stand.ROW;
            float out = between(scatter.minX(), scatter.maxX(), slot, salt, 0);
            float along = (slot + (row ? 0f : chance(slot, salt, 1))) * spacing;
            if ((out < SHADOW_ASIDE && along < here + SHADOW_AHEAD) != casting) {
                return;
            }
            place.set(-side * out, scatter.y(), along);
            float yaw = row ? side * FastMath.HALF_PI : chance(slot, salt, 2) * FastMath.TWO_PI;
            Corridor.turn(yaw, 0f, 0f, turn);
            float shade = 0.9f + 0.2f * chance(slot, salt, 3);
            paint.tint(shade, shade, shade);
            paint.phase = chance(slot, salt, 4) * FastMath.TWO_PI;
            Crowd crowd = along < here + foliage.coarseFrom ? foliage.near : foliage.far;
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
