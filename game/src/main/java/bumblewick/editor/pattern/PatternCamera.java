package bumblewick.editor.pattern;

import bumblewick.view.camera.FreeCamera;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.Optional;

/** The camera of a pattern's preview: it turns around whoever fires, is flown freely, or is the game's own. */
final class PatternCamera {
    private static final float DISTANCE = 34f; // u
    private static final float HEIGHT = 12f; // u above the muzzle
    private static final float TURN = 0.22f; // radians a second
    private static final float FIRST = 2.2f; // radians: a little behind whoever fires, Wick in view

    /** Where it looks from. */
    private enum Mode {
        AROUND,
        FREE,
        WICK;

        Mode next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    private final FreeCamera camera = new FreeCamera().detached();
    private final Vector3f target =
            new Vector3f(-PatternTrial.MUZZLE.x, PatternTrial.MUZZLE.y - 2f, PatternTrial.MUZZLE.z - 12f);
    private Mode mode = Mode.AROUND;
    private float angle = FIRST;

    FreeCamera camera() {
        return camera;
    }

    void next(PatternStage stage) {
        mode = mode.next();
        applyTo(stage);
    }

    void applyTo(PatternStage stage) {
        stage.setCamera(mode == Mode.WICK ? Optional.empty() : Optional.of(camera));
    }

    void update(float seconds) {
        if (mode == Mode.AROUND) {
            angle += TURN * seconds;
            camera.place(target.add(DISTANCE * FastMath.sin(angle), HEIGHT, DISTANCE * FastMath.cos(angle)), target);
        }
    }

    /** Whether the player flies it. */
    boolean isFree() {
        return mode == Mode.FREE;
    }
}
