package bumblewick.view.scenery;

import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Scatter;
import bumblewick.def.presentation.LookDef.Side;
import bumblewick.def.presentation.LookDef.Stand;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.ViewOptions;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.render.LeafColours;
import bumblewick.view.render.SceneRig;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Scatters plants, rocks and houses along the rail as the look says. A plant's place depends on its index alone, so
 * that every flight has the same meadow. They grow out of the haze ahead, small ones nearer than large ones; the shader
 * does that.
 */
public final class RailScatter {
    private static final float BEHIND = 12f; // u
    private static final float SHADOW_AHEAD = 48f;
    private static final float EYE_ASIDE = 9.5f; // u from the rail that the camera is, at most
    private static final float EYE_BEHIND = 6f; // u behind Wick, at least
    private static final float EYE_FAR_BEHIND = 11f; // at most
    private static final float SHADOW_ASIDE = 36f; // u from the rail: what is further off casts no visible shadow
    private static final float REDUCED_MOTION_SWAY = 0.25f; // share of the sway with reduced motion
    private static final float DENSE_COUNT = 4f; // per 100 u: a rarer kind is never thinned out
    private static final float LOW_QUALITY_SHARE = 0.45f; // share that is left on the lowest quality

    private final List<Row> rows = new ArrayList<>();
    private final ModelLibrary library;
    private final SceneRig rig;
    private Node node = new Node("wayside");
    private final boolean fadesNear;
    private float share;
    private float wind;
    private CourseGround bare; // null if there are none

    /** @param fadesNear whether to fade what is between the camera and Wick */
    public RailScatter(ModelLibrary library, SceneRig rig, boolean fadesNear) {
        this.fadesNear = fadesNear;
        this.library = library;
        this.rig = rig;
        rig.observeOptions(this::apply);
    }

    private void apply(ViewOptions options) {
        float wanted = options.isLowQuality() ? LOW_QUALITY_SHARE : 1f;
        float sway = options.reduceMotion() ? REDUCED_MOTION_SWAY : 1f;
        if (wanted != share || sway != wind) {
            share = wanted;
            wind = sway;
            build();
        }
    }

    private void build() {
        node.removeFromParent();
        node = new Node("wayside");
        rig.surroundings().attachChild(node);
        rows.clear();
        LookDef look = rig.look().look;
        LeafColours turning = rig.look().leaves;
        List<Scatter> all = look.scatter();
        for (int i = 0; i < all.size(); i++) {
            Scatter scatter = all.get(i);
            boolean thinned = scatter.perHundredUnits() > DENSE_COUNT && scatter.stand() != Stand.ROW;
            float spacing = 100f / (scatter.perHundredUnits() * (thinned ? share : 1f));
            ScatterPlaces places = new ScatterPlaces(scatter, i, spacing);
            Foliage foliage = new Foliage(scatter, places, wind, library, node);
            if (fadesNear) {
                foliage.near.fadeNearCamera();
            }
            rows.add(new Row(
                    scatter,
                    places,
                    foliage,
                    bare,
                    turning.turns(scatter.model()) ? Optional.of(turning) : Optional.empty()));
        }
    }

    /** Leaves the places out that a course has bare. */
    public void leaveOut(CourseGround course) {
        if (course.isBareSomewhere()) {
            bare = course;
            build();
        }
    }

    /** Scatters what is visible from a distance along the rail. */
    public void update(float z) {
        update(z, false);
    }

    /**
     * Scatters what is visible from a distance along the rail.
     *
     * @param back whether the camera looks back
     */
    public void update(float z, boolean back) {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).follow(z, back);
        }
    }

    /** The models of one kind: full detail until they are small in the picture, fewer triangles further on. */
    private static final class Foliage {
        private static final float LEAST_REACH = 55f; // u ahead at which the smallest appear
        private static final float REACH_PER_HEIGHT = 45f;
        private static final float MOST_REACH = 255f;
        private static final float GROWS_OVER = 0.2f; // of the reach
        private static final float SMALL = 1.6f; // u: a lower kind casts no shadow
        private static final int MIN_TRIANGLES = 150; // triangles: a model with fewer has no coarse version
        private static final float COARSE = 0.12f; // of the size: finer details are invisible from afar
        private static final float COARSE_ALOFT = 0.2f; // the same for what floats in the sky
        private static final float SMALL_FROM = 5.5f; // distance per height: a fifth of the picture
        private static final float FADES_OVER = 0.25f; // of that distance, from one model to the other

        final InstancedModel near;
        final InstancedModel far;
        final float reach;
        final float fadesFrom; // for a copy of size 1
        final float fadesOver;

        Foliage(Scatter scatter, ScatterPlaces places, float wind, ModelLibrary library, Node parent) {
            int sides = scatter.side() == Side.BOTH ? 2 : 1;
            int most = places.most(2f * BEHIND + MOST_REACH) * sides;
            near = new InstancedModel(scatter.model(), library, parent, most, ShadowMode.Receive);
            float height = near.height() * scatter.maxScale();
            if (height > SMALL) {
                near.setShadowMode(ShadowMode.CastAndReceive);
            }
            boolean aloft = scatter.y() > near.height();
            far = near.triangles() < MIN_TRIANGLES || Clouds.isOne(scatter.model())
                    ? near
                    : InstancedModel.far(scatter.model(), library, parent, most, aloft ? COARSE_ALOFT : COARSE);
            reach = aloft ? MOST_REACH : Math.min(MOST_REACH, LEAST_REACH + REACH_PER_HEIGHT * height);
            fadesFrom = SMALL_FROM * near.height();
            fadesOver = FADES_OVER * fadesFrom;
            if (far != near) {
                near.setFadeBandBySize(fadesFrom, fadesOver, true);
                far.setFadeBandBySize(fadesFrom, fadesOver, false);
            }
            float bow = wind * scatter.sway() * (1f + 0.35f * near.height()) / (near.height() * near.height());
            grow(near, scatter, bow);
            grow(far, scatter, bow);
        }

        private void grow(InstancedModel instances, Scatter scatter, float bow) {
            Clouds.coat(instances, scatter.model(), 1f);
            if (scatter.y() < MeadowGround.SEA_LEVEL) {
                instances.setSeaLevel(MeadowGround.SEA_LEVEL);
            }
            instances.material().setVector3("Grow", new Vector3f(reach - 2f, 1f / (GROWS_OVER * reach), bow));
        }
    }

    /** One kind along the rail. */
    private static final class Row {
        private final Scatter scatter;
        private final ScatterPlaces places;
        private final Foliage foliage;
        private final CourseGround bare; // null if nothing is left out
        private final Optional<LeafColours> leaves; // empty if they do not turn
        private final Vector3f tint = new Vector3f();
        private final InstanceStyle style = new InstanceStyle();
        private final Vector3f place = new Vector3f();
        private final Quaternion turn = new Quaternion();
        private int first = Integer.MIN_VALUE;
        private boolean back;
        private float here;
        private float step;

        Row(Scatter scatter, ScatterPlaces places, Foliage foliage, CourseGround bare, Optional<LeafColours> leaves) {
            this.leaves = leaves;
            this.bare = scatter.y() == 0f ? bare : null; // what is higher or lower does not stand on the ground
            this.scatter = scatter;
            this.places = places;
            this.foliage = foliage;
        }

        void follow(float z, boolean looksBack) {
            step = Math.min(places.spacing(), BEHIND);
            int slot = (int) FastMath.floor(z / step);
            if (slot == first && looksBack == back) {
                return;
            }
            back = looksBack;
            first = slot;
            here = slot * step;
            foliage.near.clear();
            foliage.far.clear();
            strew(true);
            foliage.near.castShadowsOfThoseSoFar();
            strew(false);
            foliage.near.submit();
            if (foliage.far != foliage.near) {
                foliage.far.submit();
            }
        }

        /** Scatters the instances that cast shadows, or those that do not. */
        private void strew(boolean casting) {
            float least = back ? here - foliage.reach : here - BEHIND;
            float most = here + places.spacing() + (back ? 2f * BEHIND : foliage.reach);
            least = Math.max(least, scatter.from());
            most = Math.min(most, scatter.to());
            int from = places.first(least);
            int to = places.last(most);
            for (int slot = from; slot <= to; slot++) {
                if (scatter.side() != Side.RIGHT) {
                    put(slot, -1f, 0, casting, least, most);
                }
                if (scatter.side() != Side.LEFT) {
                    put(slot, 1f, 1, casting, least, most);
                }
            }
        }

        private void put(int slot, float side, int salt, boolean casting, float least, float most) {
            boolean row = scatter.stand() == Stand.ROW;
            places.find(slot, salt, place);
            float out = place.x;
            float along = place.z;
            if (along < least || along > most) {
                return;
            }
            float far = back ? here - along : along - here;
            if ((out < SHADOW_ASIDE && far < SHADOW_AHEAD) != casting) {
                return;
            }
            if (bare != null && bare.isBare(out, along)) {
                return;
            }
            place.set(-side * out, scatter.y(), along);
            float yaw = row ? side * FastMath.HALF_PI : places.chance(slot, salt, 2) * FastMath.TWO_PI;
            SceneCoordinates.rotation(yaw, 0f, 0f, turn);
            float shade = 0.9f + 0.2f * places.chance(slot, salt, 3);
            tint.set(shade, shade, shade);
            if (leaves.isPresent()) {
                leaves.get().at(along, tint).multLocal(shade);
            }
            style.tint(tint.x, tint.y, tint.z);
            style.phase = places.chance(slot, salt, 4) * FastMath.TWO_PI;
            add(out, along, places.between(scatter.minScale(), scatter.maxScale(), slot, salt, 5));
        }

        /** Adds the near model, the far one, or in between both, of which the shader draws a share of the pixels. */
        private void add(float out, float along, float scale) {
            float ahead = back ? here - along + step : along - here;
            float nearest = distance(out - EYE_ASIDE, ahead - step + EYE_BEHIND);
            float farthest = distance(out + EYE_ASIDE, ahead + EYE_FAR_BEHIND);
            boolean near = nearest < (foliage.fadesFrom + foliage.fadesOver) * scale;
            if (near || foliage.far == foliage.near) {
                foliage.near.add(place, turn, scale, style);
            }
            if (farthest > foliage.fadesFrom * scale && foliage.far != foliage.near) {
                foliage.far.add(place, turn, scale, style);
            }
        }

        private static float distance(float aside, float ahead) {
            float x = Math.max(0f, aside);
            float z = Math.max(0f, ahead);
            return FastMath.sqrt(x * x + z * z);
        }
    }
}
