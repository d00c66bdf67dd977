package bumblewick.view.scenery;

import bumblewick.def.presentation.LookDef;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.camera.SceneCulling;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** What surrounds a garden and belongs to no level: other islands, mountains, clouds, placed by the look. */
public final class DistantIslands {
    private static final int CAPACITY = 24;
    private static final float HAZE = 0.75f; // share of the haze that distant pieces take
    private static final float RADIUS = 16f; // u: radius of a piece of size 1 about its origin
    private static final float FLOAT = 0.5f; // u that a piece bobs
    private static final float COARSE = 0.9f; // u of the model: finer details are invisible from afar
    private static final float FINE = 0.6f;
    private static final float ROUND = 0.5f; // the same of a cloud, which would look like rock
    private static final float SAILS = 0.9f; // radians per second

    private final List<LookDef.Landmark> all;
    private final List<InstancedModel> models = new ArrayList<>();
    private final SceneCulling culling;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();

    public DistantIslands(ModelLibrary library, Node parent, LookDef look, SceneCulling culling) {
        this.culling = culling;
        all = look.landmarks();
        for (int i = 0; i < all.size(); i++) {
            models.add(sameKind(i, library, parent));
        }
    }

    /** The instanced model of an earlier landmark of the same kind, or a new one. */
    private InstancedModel sameKind(int index, ModelLibrary library, Node parent) {
        LookDef.Landmark landmark = all.get(index);
        for (int i = 0; i < index; i++) {
            LookDef.Landmark other = all.get(i);
            if (other.model().equals(landmark.model()) && other.distant() == landmark.distant()) {
                return models.get(i);
            }
        }
        InstancedModel instances = new InstancedModel(landmark.model(), library, parent, CAPACITY, ShadowMode.Off);
        Clouds.coat(instances, landmark.model());
        instances.simplify(detail(landmark));
        if (landmark.distant()) {
            instances.material().setVector2("Distance", new Vector2f(1f, HAZE));
        }
        return instances;
    }

    /** Details of the model that are too small to be seen, in u. */
    private static float detail(LookDef.Landmark landmark) {
        if (Clouds.isOne(landmark.model())) {
            return ROUND;
        }
        return landmark.distant() ? COARSE : FINE;
    }

    /**
     * Draws everything.
     *
     * @param time in seconds
     * @param height of what stands there above where the look places it, in u
     * @param travel how far behind that place it lies, in u
     */
    public void show(float time, float height, float travel) {
        for (int i = 0; i < all.size(); i++) {
            models.get(i).clear();
        }
        for (int i = 0; i < all.size(); i++) {
            LookDef.Landmark landmark = all.get(i);
            float bob = landmark.distant() ? 0f : FLOAT * FastMath.sin(time * 0.5f + landmark.x());
            place.set(landmark.x(), landmark.y() + bob + height, landmark.z() - travel);
            if (!culling.isVisible(place, RADIUS * landmark.scale())) {
                continue;
            }
            SceneCoordinates.rotation(landmark.yawDegrees() * FastMath.DEG_TO_RAD, 0f, 0f, turn);
            models.get(i).add(place, turn, landmark.scale(), style.reset(), 0f, time * SAILS + landmark.z());
        }
        for (int i = 0; i < all.size(); i++) {
            models.get(i).submit();
        }
    }
}
