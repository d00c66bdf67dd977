package bumblewick.view.flight;

import bumblewick.def.presentation.ApparentSize;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.enemy.Enemy;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * What the player has to see over the swarm: the aim, Wick, the targets that are locked on, the face of a boss. A bee that flies
 * before one of them is drawn half.
 */
final class SightLines {
    private static final float MOST = 0.5f; // share of a bee that is left out
    private static final float RETICLE = 0.042f; // slope: 28 of 720 lines
    private static final float WICK = 0.5f; // u
    private static final float TARGET = 1.1f; // times the radius by the rules
    private static final float FACE = 0.6f; // of a boss, as a share of its radius
    private static final float BEE = 0.16f; // u, half of one
    private static final float RIM = 0.35f; // of the radius, over which a bee becomes faint
    private static final int CAPACITY = 16;

    private final Vector3f eye = new Vector3f();
    private final Vector3f point = new Vector3f();
    private final float[] across = new float[CAPACITY]; // slopes from the eye
    private final float[] up = new float[CAPACITY];
    private final float[] radius = new float[CAPACITY]; // likewise
    private final float[] depth = new float[CAPACITY]; // u
    private int count;

    /**
     * Looks for what is to be seen in this frame.
     *
     * @param from position of the camera, in the scene's frame (unaffected)
     * @param bend of the course, see {@link SceneCoordinates#toBentScene}
     */
    void look(FlightStage flight, Vector3f from, Vector3f bend) {
        eye.set(from);
        count = 0;
        if (flight.phase() == FlightStage.Phase.CLEARED) {
            return; // nothing is left to aim at
        }
        add(SceneCoordinates.toBentScene(flight.aim(), bend, point), 0f, RETICLE);
        add(SceneCoordinates.toScene(flight.wick().position(), point), WICK, 0f);
        if (flight.boss().isPresent()) {
            face(flight.boss().get(), bend);
        }
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            Enemy enemy = enemies.get(i);
            if (enemy.locked()) {
                float drawn = TARGET * enemy.def().radius();
                add(SceneCoordinates.toBentScene(enemy.position(), bend, point), drawn, 0f);
            }
        }
    }

    private void face(Boss boss, Vector3f bend) {
        float drawn = FACE
                * ApparentSize.ofBoss(boss.def(), boss.ahead())
                * boss.def().radius();
        add(SceneCoordinates.toBentScene(boss.position(), bend, point), drawn, 0f);
    }

    /**
     * Adds a line.
     *
     * @param to in the scene's frame (unaffected)
     * @param size radius of what is there, in u
     * @param least radius in the picture, as a slope
     */
    private void add(Vector3f to, float size, float least) {
        float far = to.z - eye.z;
        if (far > 1f && count < CAPACITY) {
            across[count] = (to.x - eye.x) / far;
            up[count] = (to.y - eye.y) / far;
            radius[count] = Math.max(least, size / far);
            depth[count++] = far;
        }
    }

    /** The share of a bee at a place that is left out, 0 to {@value #MOST}; the place is in the scene's frame (unaffected). */
    float faint(Vector3f place) {
        float far = place.z - eye.z;
        float most = 0f;
        for (int i = 0; i < count && far > 0.1f; i++) {
            if (far < depth[i]) {
                float x = (place.x - eye.x) / far - across[i];
                float y = (place.y - eye.y) / far - up[i];
                float whole = radius[i] + BEE / far;
                float off = FastMath.sqrt(x * x + y * y) / whole;
                most = Math.max(most, Easing.clamp((1f + RIM - off) / RIM));
            }
        }
        return MOST * most;
    }
}
