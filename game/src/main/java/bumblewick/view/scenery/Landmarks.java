package bumblewick.view.scenery;

import bumblewick.def.presentation.LookDef.Landmark;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.render.LeafColours;
import bumblewick.view.render.SceneRig;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The landmarks of a flight: single large models. Near ones pass beside the rail; distant ones keep their distance and
 * move slowly aside.
 */
public final class Landmarks {
    private static final int CAPACITY = 40; // of one kind, in sight at once
    private static final float SEEN_TO = -30f; // u
    private static final float RISES_OVER = 60f;
    private static final float CASTS_AHEAD = 62f; // u: from further ahead no shadow falls into the map
    private static final float COARSE_FROM = 45f; // u at which a flat landmark becomes coarse; a high one later
    private static final float COARSE_PER_HEIGHT = 3.2f;
    private static final float FADES_OVER = 0.1f; // of that distance, from one model to the other
    private static final float NEVER_COARSE = 1e6f; // u
    private static final float EYE_OFF = 16f; // u from Wick that a camera is which follows Wick, at most
    private static final float COARSE = 0.05f; // of the size: finer details are invisible from there
    private static final float ACROSS = 6f; // u from the middle of the lane: one that stands nearer is flown through
    private static final float WIDE = 12f; // u: from this size on it fills the lens then
    private static final float FAR_BEND = 0.12f;
    private static final float FAR_HAZE = 0.72f;
    private static final int COPIES = 3;
    private static final float AFLOAT = 2f; // u above the ground: a higher landmark floats
    private static final float COLOSSAL_HEIGHT = 45f; // u
    private static final float FLOAT = 0.5f; // u that an island bobs
    private static final float SAILS = 0.9f; // radians per second
    private static final float FULL_SOCK = 5.5f; // u/s of wind at which a sock stands out
    private static final float FLUTTER = 0.05f; // of a sock, as a share of its way
    private static final float FLUTTERS = 9f; // radians per second
    private static final float FLAP = 0.22f; // radians that a whale's fins beat

    private final List<InstancedModel> models = new ArrayList<>();
    private final List<Piece> passing = new ArrayList<>();
    private final List<Piece> distant = new ArrayList<>();
    private float motion;
    private float eyeOff = EYE_OFF;
    private boolean back;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f tint = new Vector3f();
    private final LeafColours leaves;
    private final Vector3f windAt = new Vector3f();
    private Wind wind = Wind.CALM;
    private final Quaternion turn = new Quaternion();

    /** The wind that is seen in landmarks. */
    @FunctionalInterface
    public interface Wind {
        /** None. */
        Wind CALM = place -> 0f;

        /**
         * How fast it blows to the right of who flies by, in u/s.
         *
         * @param place in the corridor's frame (unaffected)
         */
        float across(Vector3f place);
    }

    /** A landmark and the models that draw it near and far, from where a copy of size 1 is drawn far. */
    private record Piece(Landmark landmark, InstancedModel near, InstancedModel far, float coarseFrom) {}

    public Landmarks(ModelLibrary library, SceneRig rig) {
        rig.observeOptions(options -> motion = options.reduceMotion() ? 0f : 1f);
        leaves = rig.look().leaves;
        List<Landmark> all = new ArrayList<>(rig.look().look.landmarks());
        all.sort(Comparator.comparing(Landmark::z));
        for (Landmark landmark : all) {
            Piece piece = sameKind(landmark);
            if (piece == null) {
                piece = create(landmark, library, rig);
            }
            (landmark.distant() ? distant : passing).add(piece);
        }
    }

    /** The landmark with the models of an earlier one of the same kind, or null. */
    private Piece sameKind(Landmark landmark) {
        for (Piece piece : landmark.distant() ? distant : passing) {
            Landmark other = piece.landmark();
            if (other.model().equals(landmark.model()) && other.haze() == landmark.haze()) {
                return new Piece(landmark, piece.near(), piece.far(), piece.coarseFrom());
            }
        }
        return null;
    }

    private Piece create(Landmark landmark, ModelLibrary library, SceneRig rig) {
        InstancedModel near =
                new InstancedModel(landmark.model(), library, rig.surroundings(), CAPACITY, ShadowMode.Off);
        near.setShadowMode(shadow(landmark, near.height()));
        models.add(near);
        Clouds.coat(near, landmark.model());
        if (landmark.distant()) {
            near.setApparentDistance(FAR_BEND, FAR_HAZE);
            return new Piece(landmark, near, near, 0f);
        }
        near.fadeNearCamera().setApparentDistance(1f, landmark.haze());
        if (Math.abs(landmark.x()) < ACROSS && near.size() > WIDE) {
            near.fadeByDepth();
        }
        near.setSeaLevel(MeadowGround.SEA_LEVEL);
        if (Clouds.isOne(landmark.model())) { // round, and of few triangles
            return new Piece(landmark, near, near, NEVER_COARSE);
        }
        InstancedModel far = InstancedModel.far(landmark.model(), library, rig.surroundings(), CAPACITY, COARSE);
        far.setApparentDistance(1f, landmark.haze());
        far.setSeaLevel(MeadowGround.SEA_LEVEL);
        models.add(far);
        Clouds.coat(far, landmark.model());
        float from = COARSE_FROM + COARSE_PER_HEIGHT * near.height();
        near.setFadeBandBySize(from, FADES_OVER * from, true);
        far.setFadeBandBySize(from, FADES_OVER * from, false);
        return new Piece(landmark, near, far, from);
    }

    /**
     * Whether a landmark casts a shadow: an island's would fall into the clouds far beside the meadow, a colossus would
     * darken the whole map.
     */
    private static ShadowMode shadow(Landmark landmark, float height) {
        if (landmark.distant()) {
            return ShadowMode.Off;
        }
        return landmark.y() > AFLOAT || height > COLOSSAL_HEIGHT ? ShadowMode.Receive : ShadowMode.CastAndReceive;
    }

    /**
     * Draws the visible landmarks.
     *
     * @param z Wick's distance along the rail, in u
     * @param heading turn of the course to the right since the start, in radians
     */
    public void show(float z, float heading, float time) {
        show(z, heading, time, false, Wind.CALM);
    }

    /** How far from Wick the camera is, in u: it says which landmarks are near enough for their whole model. */
    public void setEyeOff(float distance) {
        eyeOff = Math.max(EYE_OFF, distance);
    }

    /** The same in a wind; {@code looksBack} says whether the camera looks back. */
    public void show(float z, float heading, float time, boolean looksBack, Wind blowing) {
        back = looksBack;
        wind = blowing;
        for (int i = 0; i < models.size(); i++) {
            models.get(i).clear();
        }
        for (int i = 0; i < passing.size(); i++) {
            showPassing(passing.get(i), z, time, true);
        }
        for (int i = 0; i < models.size(); i++) {
            models.get(i).castShadowsOfThoseSoFar();
        }
        for (int i = 0; i < passing.size(); i++) {
            showPassing(passing.get(i), z, time, false);
        }
        for (int i = 0; i < distant.size(); i++) {
            showDistant(distant.get(i), z, heading, time);
        }
        for (int i = 0; i < models.size(); i++) {
            models.get(i).submit();
        }
    }

    private void showPassing(Piece piece, float z, float time, boolean casting) {
        Landmark landmark = piece.landmark();
        float ahead = (landmark.z() - z) * (1f - landmark.pace());
        boolean casts = ahead < CASTS_AHEAD;
        float before = back ? -ahead : ahead;
        if (before > landmark.seenFrom() || before < SEEN_TO || casts != casting) {
            return;
        }
        float risen = back ? 1f : Math.min(1f, (landmark.seenFrom() - ahead) / RISES_OVER);
        float aside = motion * landmark.sway() * FastMath.sin(time * 0.23f + landmark.z());
        place.set(-landmark.x() - aside, landmark.y() + bob(landmark, time), z + ahead);
        float scale = landmark.scale() * (2f - risen) * risen;
        float away = FastMath.sqrt(ahead * ahead + landmark.x() * landmark.x());
        float from = piece.coarseFrom() * scale;
        if (away - eyeOff < from * (1f + FADES_OVER)) {
            put(landmark, piece.near(), scale, landmark.yawDegrees(), ahead, time);
        }
        if (away + eyeOff > from) {
            put(landmark, piece.far(), scale, landmark.yawDegrees(), ahead, time);
        }
    }

    /** Draws a distant landmark three times around, so that one is in sight wherever the course turns. */
    private void showDistant(Piece piece, float z, float heading, float time) {
        Landmark landmark = piece.landmark();
        float distance = FastMath.sqrt(landmark.x() * landmark.x() + landmark.z() * landmark.z());
        float bearing = FastMath.atan2(landmark.x(), landmark.z()) - heading;
        for (int i = 0; i < COPIES; i++) {
            float angle = bearing + i * FastMath.TWO_PI / COPIES;
            float ahead = FastMath.cos(angle) * distance;
            if (back ? ahead < 0f : ahead > 0f) {
                place.set(-FastMath.sin(angle) * distance, landmark.y() + bob(landmark, time + i * 9f), z + ahead);
                put(landmark, piece.near(), landmark.scale(), landmark.yawDegrees() + i * 77f, distance, time);
            }
        }
    }

    private float bob(Landmark landmark, float time) {
        return landmark.y() > AFLOAT ? motion * FLOAT * FastMath.sin(time * 0.5f + landmark.x()) : 0f;
    }

    private void put(
            Landmark landmark, InstancedModel instances, float scale, float yawDegrees, float ahead, float time) {
        SceneCoordinates.rotation(-yawDegrees * FastMath.DEG_TO_RAD, 0f, 0f, turn);
        float flap = FLAP * FastMath.sin(time * 1.1f + landmark.z());
        style.reset();
        if (leaves.turns(landmark.model())) {
            leaves.at(landmark.z(), tint);
            style.tint(tint.x, tint.y, tint.z);
        }
        style.wind = blown(landmark, time);
        if (instances.hasHead()) {
            ColossusMotion.pose(ahead, motion * time, style);
        }
        instances.add(place, turn, scale, style, flap, time * SAILS + landmark.z());
    }

    /** How far the wind lifts its sock, with a flutter. */
    private float blown(Landmark landmark, float time) {
        float share = wind.across(windAt.set(landmark.x(), Math.max(1f, landmark.y()), landmark.z())) / FULL_SOCK;
        float lift = Math.max(-1f, Math.min(1f, share));
        float flutter = FLUTTER * (0.25f + Math.abs(lift)) * FastMath.sin(FLUTTERS * time + landmark.z());
        return lift + flutter;
    }
}
