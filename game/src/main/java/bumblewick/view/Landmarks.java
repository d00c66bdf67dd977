package bumblewick.view;

import bumblewick.def.LookDef.Landmark;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Large single pieces: those by the wayside pass, the distant ones keep their distance and slide slowly aside. */
final class Landmarks {
    private static final int CAPACITY = 12;
    private static final float SEEN_TO = -30f; // u
    private static final float RISES_OVER = 60f;
    private static final float CASTS_AHEAD = 62f; // u: from farther on no shadow falls into the map
    private static final float COARSE_FROM = 45f; // u, for what is flat; more for what is high
    private static final float COARSE_PER_HEIGHT = 3.2f;
    private static final float COARSE = 0.05f; // of the size: what is finer cannot be seen from there
    private static final float FAR_BEND = 0.12f;
    private static final float FAR_HAZE = 0.72f;
    private static final int COPIES = 3;
    private static final float AFLOAT = 2f; // u above the ground: what is higher hangs in the air
    private static final float COLOSSAL = 45f; // u
    private static final float FLOAT = 0.5f; // u that an island bobs
    private static final float SAILS = 0.9f; // radians per second
    private static final float FLAP = 0.22f; // radians that a whale's fins beat

    private final List<Crowd> crowds = new ArrayList<>();
    private final List<Piece> passing = new ArrayList<>();
    private final List<Piece> distant = new ArrayList<>();
    private float motion;
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();

    /** One landmark, and the crowds that draw it from near and from afar. */
    private record Piece(Landmark landmark, Crowd near, Crowd far, float coarseFrom) {}

    Landmarks(ModelLibrary library, Theatre theatre) {
        theatre.follow(options -> motion = options.reduceMotion() ? 0f : 1f);
        List<Landmark> all = new ArrayList<>(theatre.day().look.landmarks());
        all.sort(Comparator.comparing(Landmark::z));
        for (Landmark landmark : all) {
            Piece piece = known(landmark);
            if (piece == null) {
                piece = made(landmark, library, theatre);
            }
            (landmark.distant() ? distant : passing).add(piece);
        }
    }

    /** The landmark with the crowds of an earlier one of the same kind, or null. */
    private Piece known(Landmark landmark) {
        for (Piece piece : landmark.distant() ? distant : passing) {
            Landmark other = piece.landmark();
            if (other.model().equals(landmark.model()) && other.haze() == landmark.haze()) {
                return new Piece(landmark, piece.near(), piece.far(), piece.coarseFrom());
            }
        }
        return null;
    }

    private Piece made(Landmark landmark, ModelLibrary library, Theatre theatre) {
        Crowd near = new Crowd(landmark.model(), library, theatre.root(), CAPACITY, ShadowMode.Off);
        near.shadow(shadow(landmark, near.height()));
        crowds.add(near);
        if (landmark.distant()) {
            near.distance(FAR_BEND, FAR_HAZE);
            return new Piece(landmark, near, near, 0f);
        }
        near.thinNear().distance(1f, landmark.haze());
        Crowd far = new Crowd(landmark.model(), library, theatre.root(), CAPACITY, ShadowMode.Receive);
        far.coarsen(near.size() * COARSE);
        far.distance(1f, landmark.haze());
        crowds.add(far);
        return new Piece(landmark, near, far, COARSE_FROM + COARSE_PER_HEIGHT * near.height());
    }

    /** Islands float far beside the meadow: their shadows fall into the clouds. A colossus would darken the whole map. */
    private static ShadowMode shadow(Landmark landmark, float height) {
        if (landmark.distant()) {
            return ShadowMode.Off;
        }
        return landmark.y() > AFLOAT || height > COLOSSAL ? ShadowMode.Receive : ShadowMode.CastAndReceive;
    }

    /**
     * Draws what is seen.
     *
     * @param z Wick's place along the rail, in u
     * @param heading how far the course has turned to the right since the start, in radians
     */
    void show(float z, float heading, float time) {
        for (int i = 0; i < crowds.size(); i++) {
            crowds.get(i).clear();
        }
        for (int i = 0; i < passing.size(); i++) {
            pass(passing.get(i), z, time, true);
        }
        for (int i = 0; i < crowds.size(); i++) {
            crowds.get(i).castSoFar();
        }
        for (int i = 0; i < passing.size(); i++) {
            pass(passing.get(i), z, time, false);
        }
        for (int i = 0; i < distant.size(); i++) {
            around(distant.get(i), z, heading, time);
        }
        for (int i = 0; i < crowds.size(); i++) {
            crowds.get(i).show();
        }
    }

    private void pass(Piece piece, float z, float time, boolean casting) {
        Landmark landmark = piece.landmark();
        float ahead = (landmark.z() - z) * (1f - landmark.pace());
        boolean casts = ahead < CASTS_AHEAD;
        if (ahead > landmark.seenFrom() || ahead < SEEN_TO || casts != casting) {
            return;
        }
        float risen = Math.min(1f, (landmark.seenFrom() - ahead) / RISES_OVER);
        float aside = motion * landmark.sway() * FastMath.sin(time * 0.23f + landmark.z());
        place.set(-landmark.x() - aside, landmark.y() + bob(landmark, time), z + ahead);
        Crowd crowd = ahead > piece.coarseFrom() * landmark.scale() ? piece.far() : piece.near();
        put(landmark, crowd, landmark.scale() * (2f - risen) * risen, landmark.yawDegrees(), time);
    }

    /** A distant piece stands three times around, so that there is one wherever the course turns. */
    private void around(Piece piece, float z, float heading, float time) {
        Landmark landmark = piece.landmark();
        float distance = FastMath.sqrt(landmark.x() * landmark.x() + landmark.z() * landmark.z());
        float bearing = FastMath.atan2(landmark.x(), landmark.z()) - heading;
        for (int i = 0; i < COPIES; i++) {
            float angle = bearing + i * FastMath.TWO_PI / COPIES;
            float ahead = FastMath.cos(angle) * distance;
            if (ahead > 0f) {
                place.set(-FastMath.sin(angle) * distance, landmark.y() + bob(landmark, time + i * 9f), z + ahead);
                put(landmark, piece.near(), landmark.scale(), landmark.yawDegrees() + i * 77f, time);
            }
        }
    }

    private float bob(Landmark landmark, float time) {
        return landmark.y() > AFLOAT ? motion * FLOAT * FastMath.sin(time * 0.5f + landmark.x()) : 0f;
    }

    private void put(Landmark landmark, Crowd crowd, float scale, float yawDegrees, float time) {
        Corridor.turn(-yawDegrees * FastMath.DEG_TO_RAD, 0f, 0f, turn);
        float flap = FLAP * FastMath.sin(time * 1.1f + landmark.z());
        crowd.put(place, turn, scale, paint.plain(), flap, time * SAILS + landmark.z());
    }
}
