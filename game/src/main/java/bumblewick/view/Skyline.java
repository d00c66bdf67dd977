package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** What is seen around a garden and belongs to no level: other islands, mountains, clouds; each where its look says. */
final class Skyline {
    private static final int CAPACITY = 8;
    private static final float HAZE = 0.75f; // share of the fog on what is distant
    private static final float RADIUS = 16f; // u about a piece of size 1, its origin included
    private static final float FLOAT = 0.5f; // u that it bobs
    private static final float COARSE = 0.9f; // u of the model: what is finer cannot be seen so far away
    private static final float FINE = 0.6f;
    private static final float SAILS = 0.9f; // radians per second

    private final List<LookDef.Landmark> all;
    private final List<Crowd> crowds = new ArrayList<>();
    private final Scope scope;
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();

    Skyline(ModelLibrary library, Node parent, LookDef look, Scope scope) {
        this.scope = scope;
        all = look.landmarks();
        for (int i = 0; i < all.size(); i++) {
            crowds.add(known(i, library, parent));
        }
    }

    /** The crowd of an earlier landmark of the same kind, or a new one. */
    private Crowd known(int index, ModelLibrary library, Node parent) {
        LookDef.Landmark landmark = all.get(index);
        for (int i = 0; i < index; i++) {
            LookDef.Landmark other = all.get(i);
            if (other.model().equals(landmark.model()) && other.distant() == landmark.distant()) {
                return crowds.get(i);
            }
        }
        Crowd crowd = new Crowd(landmark.model(), library, parent, CAPACITY, ShadowMode.Off);
        crowd.coarsen(landmark.distant() ? COARSE : FINE);
        if (landmark.distant()) {
            crowd.material().setVector2("Distance", new Vector2f(1f, HAZE));
        }
        return crowd;
    }

    /** Draws it at a time, in seconds. */
    void show(float time) {
        for (int i = 0; i < all.size(); i++) {
            crowds.get(i).clear();
        }
        for (int i = 0; i < all.size(); i++) {
            LookDef.Landmark landmark = all.get(i);
            float bob = landmark.distant() ? 0f : FLOAT * FastMath.sin(time * 0.5f + landmark.x());
            place.set(landmark.x(), landmark.y() + bob, landmark.z());
            if (!scope.sees(place, RADIUS * landmark.scale())) {
                continue;
            }
            Corridor.turn(landmark.yawDegrees() * FastMath.DEG_TO_RAD, 0f, 0f, turn);
            crowds.get(i).put(place, turn, landmark.scale(), paint.plain(), 0f, time * SAILS + landmark.z());
        }
        for (int i = 0; i < all.size(); i++) {
            crowds.get(i).show();
        }
    }
}
