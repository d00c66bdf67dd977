package bumblewick.sim.garden;

import bumblewick.def.LevelDef.CameraDef;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.camera.CameraRig;
import bumblewick.sim.garden.camera.CameraSubject;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * The camera of the level through which a rule shows something. A further one replaces it without coming back in between. While
 * the story keeps the camera, the last one that was asked for waits; from its open door on, the story gives it away.
 */
final class RuleScene {
    private final CameraRig rig;
    private final CameraSubject scene = new CameraSubject();
    private final Vector3f wanted = new Vector3f();
    private CameraDef next; // null if none waits
    private int nextTicks;
    private int lookTicks; // that it still looks on
    private int backTicks; // that it still blends back

    RuleScene(CameraRig rig) {
        this.rig = rig;
    }

    /**
     * Asks for a camera.
     *
     * @param what it looks at, in u (copied)
     * @param ticks how long, 1 or more
     */
    void begin(CameraDef camera, Vector3f what, int ticks) {
        next = camera;
        nextTicks = ticks;
        wanted.set(what);
    }

    /**
     * Advances by a tick.
     *
     * @param told whether the story keeps the camera
     * @param wick what the stage's camera looks at
     */
    void tick(boolean told, CameraSubject wick, SimEvents events) {
        if (told) {
            lookTicks = 0;
            backTicks = 0;
        } else if (next != null) {
            show(events);
        } else if (lookTicks > 0) {
            if (--lookTicks == 0) {
                rig.resume(wick, Story.BACK);
                backTicks = Story.BACK;
            }
        } else if (backTicks > 0 && --backTicks == 0) {
            events.add(Type.CINEMATIC, SimEvent.NOBODY, false, scene.feet());
        }
    }

    private void show(SimEvents events) {
        boolean further = cinematic();
        scene.place(wanted, 0f);
        rig.interrupt(next, scene);
        lookTicks = nextTicks;
        backTicks = 0;
        next = null;
        if (!further) {
            events.add(Type.CINEMATIC, SimEvent.NOBODY, true, wanted);
        }
    }

    /** Whether it is active, or blends back. */
    boolean cinematic() {
        return cameraActive() || backTicks > 0;
    }

    /** Whether it is the active camera. */
    boolean cameraActive() {
        return lookTicks > 0;
    }

    /** What it looks at. */
    CameraSubject subject() {
        return scene;
    }

    void addTo(StateHash hash) {
        hash.add(wanted).add(nextTicks).add(next != null).add(lookTicks).add(backTicks);
        scene.addTo(hash);
    }
}
