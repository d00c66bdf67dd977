package bumblewick.view.gizmo;

import bumblewick.def.presentation.ApparentSize;
import bumblewick.math.Tick;
import bumblewick.sim.enemy.PathRehearsal;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.character.EnemyAnimation;
import bumblewick.view.character.EnemyVisual;
import bumblewick.view.gizmo.PathGizmoModel.Fliers;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** Draws the enemies that fly an edited path, at the time that the editor shows. */
final class PathFliers {
    private static final float OFFSET = 0.37f; // seconds between the wing beats of two neighbours

    private static final float RADIUS = 1f; // u, of an enemy like most

    /**
     * Distance from the eye, in u, beyond which an enemy is drawn larger: the author has to find it, not to fight it.
     */
    private static final float FAR = 34f;

    private final InstancedModels models;
    private final List<EnemyAnimation> animations = new ArrayList<>();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f eye = new Vector3f();
    private final Vector3f heading = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private String model = "";

    PathFliers(InstancedModels models) {
        this.models = models;
    }

    /**
     * Draws them.
     *
     * @param railZ Wick's distance along the rail, in u
     * @param from position of the camera, in the scene's frame (unaffected)
     */
    void show(PathGizmoModel edited, float railZ, Vector3f from) {
        eye.set(from);
        edited.fliers().ifPresent(fliers -> show(fliers, edited.tick(), railZ));
        edited.mirrored().ifPresent(fliers -> show(fliers, edited.tick(), railZ));
    }

    private void show(Fliers fliers, float tick, float railZ) {
        InstancedModel instances = models.of(fliers.flight().enemy().model());
        if (!model.equals(fliers.flight().enemy().model())) {
            model = fliers.flight().enemy().model();
            animations.clear();
        }
        while (animations.size() < fliers.count()) {
            EnemyAnimation motion = new EnemyAnimation();
            motion.start(instances.poses(), OFFSET * animations.size());
            animations.add(motion);
        }
        for (int i = 0; i < fliers.count(); i++) {
            float own = tick - i * fliers.spacing();
            if (own >= 0f && own <= fliers.flight().ticks()) {
                put(instances, fliers, i, own, railZ);
            }
        }
    }

    private void put(InstancedModel instances, Fliers fliers, int index, float tick, float railZ) {
        PathRehearsal flight = fliers.flight();
        SceneCoordinates.toScene(flight.position(tick, place), place);
        place.addLocal(-index * fliers.shiftX(), index * fliers.shiftY(), railZ);
        float speed = flight.velocity(tick, heading).length();
        EnemyVisual.rotation(flight.heading(tick, heading), EnemyVisual.LOOK_AT_WICK, flight.bank(tick), turn);
        EnemyAnimation motion = animations.get(index);
        motion.pose(tick * Tick.SECONDS + OFFSET * index, speed);
        motion.applyTo(style.reset());
        float size = Math.max(ApparentSize.ofEnemy(RADIUS, place.z - railZ), place.distance(eye) / FAR);
        instances.add(place, turn, size, style);
    }
}
