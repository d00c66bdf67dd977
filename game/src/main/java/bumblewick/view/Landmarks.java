package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.def.LookDef.Landmark;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Large single pieces: those by the wayside pass, the distant ones keep their distance and slide slowly aside. */
final class Landmarks {
    private static final int CAPACITY = 24;
    private static final float SEEN_FROM = 320f; // u
    private static final float SEEN_TO = -60f;
    private static final float RISES_OVER = 60f;
    private static final float FAR_BEND = 0.12f;
    private static final float FAR_HAZE = 0.72f;
    private static final int COPIES = 3;
    private static final float AFLOAT = 2f; // u above the ground: what is higher hangs in the air
    private static final float FLOAT = 0.5f; // u that an island bobs
    private static final float SAILS = 0.9f; // radians per second

    private final Map<String, Crowd> near = new HashMap<>();
    private final Map<String, Crowd> far = new HashMap<>();
    private final List<Crowd> crowds = new ArrayList<>();
    private final List<Crowd> owners = new ArrayList<>();
    private final List<Landmark> all;
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();

    Landmarks(ModelLibrary library, Node parent, LookDef look) {
        all = look.landmarks();
        for (Landmark landmark : all) {
            owners.add(crowd(landmark, library, parent));
        }
    }

    private Crowd crowd(Landmark landmark, ModelLibrary library, Node parent) {
        Map<String, Crowd> kind = landmark.distant() ? far : near;
        return kind.computeIfAbsent(landmark.model(), model -> {
            ShadowMode shadow = shadow(landmark);
            Crowd crowd = new Crowd(model, library, parent, CAPACITY, shadow);
            if (landmark.distant()) {
                crowd.material().setVector2("Distance", new Vector2f(FAR_BEND, FAR_HAZE));
            }
            crowds.add(crowd);
            return crowd;
        });
    }

    /** Islands float far beside the meadow: their shadows fall into the clouds. */
    private static ShadowMode shadow(Landmark landmark) {
        if (landmark.distant()) {
            return ShadowMode.Off;
        }
        return landmark.y() > AFLOAT ? ShadowMode.Receive : ShadowMode.CastAndReceive;
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
        for (int i = 0; i < all.size(); i++) {
            Landmark landmark = all.get(i);
            if (landmark.distant()) {
                around(landmark, owners.get(i), z, heading, time);
            } else {
                passing(landmark, owners.get(i), z, time);
            }
        }
        for (int i = 0; i < crowds.size(); i++) {
            crowds.get(i).show();
        }
    }

    private void passing(Landmark landmark, Crowd crowd, float z, float time) {
        float ahead = landmark.z() - z;
        if (ahead > SEEN_FROM || ahead < SEEN_TO) {
            return;
        }
        float risen = Math.min(1f, (SEEN_FROM - ahead) / RISES_OVER);
        place.set(-landmark.x(), landmark.y() + bob(landmark, time), landmark.z());
        put(landmark, crowd, landmark.scale() * (2f - risen) * risen, landmark.yawDegrees(), time);
    }

    /** A distant piece stands three times around, so that there is one wherever the course turns. */
    private void around(Landmark landmark, Crowd crowd, float z, float heading, float time) {
        float distance = FastMath.sqrt(landmark.x() * landmark.x() + landmark.z() * landmark.z());
        float bearing = FastMath.atan2(landmark.x(), landmark.z()) - heading;
        for (int i = 0; i < COPIES; i++) {
            float angle = bearing + i * FastMath.TWO_PI / COPIES;
            float ahead = FastMath.cos(angle) * distance;
            if (ahead > 0f) {
                place.set(-FastMath.sin(angle) * distance, landmark.y() + bob(landmark, time + i * 9f), z + ahead);
                put(landmark, crowd, landmark.scale(), landmark.yawDegrees() + i * 77f, time);
            }
        }
    }

    private static float bob(Landmark landmark, float time) {
        return landmark.y() > AFLOAT ? FLOAT * FastMath.sin(time * 0.5f + landmark.x()) : 0f;
    }

    private void put(Landmark landmark, Crowd crowd, float scale, float yawDegrees, float time) {
        Corridor.turn(-yawDegrees * FastMath.DEG_TO_RAD, 0f, 0f, turn);
        crowd.put(place, turn, scale, paint.plain(), 0f, time * SAILS + landmark.z());
    }
}
