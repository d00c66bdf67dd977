package bumblewick.sim.garden;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.PickupDef.Effect;
import bumblewick.def.Rulebook;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.sim.garden.camera.CameraRig;
import bumblewick.sim.garden.camera.CameraSubject;
import bumblewick.sim.garden.level.Fixture;
import bumblewick.sim.garden.level.Fixtures;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * The story of a garden: the gem brings the key, the key opens the door, behind it the friends are free.
 *
 * <p>Source: RULES 7, <i>gem → …</i>.
 */
final class Story {
    /** From taking the gem to the story's first camera, in ticks. */
    static final int BREATH = Tick.of(0.5f);

    /** How long the first camera is active. */
    static final int KEY_SCENE = Tick.of(3f);

    /** When in that time the key begins to appear, and how long that takes. */
    static final int KEY_APPEARS = Tick.of(0.3f);

    private static final int KEY_GROWS = Tick.of(0.8f);

    /** How long the blend back to the stage's camera takes. */
    static final int BACK = Tick.of(0.75f);

    /** From the second camera to the door's opening, and from there until the friends come out. */
    static final int DOOR_OPENS = Tick.of(1f);

    static final int DOOR_OPEN = Tick.of(2.5f);

    /** From the last friend's arrival to the end. */
    static final int REJOICING = Tick.of(1f);

    private final CameraDef keyCamera;
    private final CameraDef doorCamera;
    private final CameraRig rig;
    private final CameraSubject scene = new CameraSubject();
    private final Fixtures fixtures;
    private final Friends friends;
    private final GardenPickup key;
    private final boolean hasStory;
    private Chapter chapter;
    private int ticks;
    private int sceneTicks;
    private int joy;

    /**
     * @throws IllegalArgumentException if the level lacks a camera of its story
     */
    Story(GardenDef garden, CameraRig rig, GardenPickups pickups, Fixtures fixtures, Friends friends) {
        hasStory = garden.goal() == GardenDef.Goal.FRIENDS;
        LevelDef level = garden.level();
        keyCamera = hasStory ? Rulebook.named(level.cameras(), "key") : null;
        doorCamera = hasStory ? Rulebook.named(level.cameras(), "door") : null;
        this.rig = rig;
        this.fixtures = fixtures;
        this.friends = friends;
        key = hasStory ? pickups.first(Effect.KEY) : null;
        chapter = hasStory ? Chapter.GEM : Chapter.FREE;
        if (key != null) {
            key.hidden = true;
        }
    }

    Chapter chapter() {
        return chapter;
    }

    /** Whether a camera of the story is active, or blends back. */
    boolean cinematic() {
        return sceneTicks > 0;
    }

    /** Whether no rule may look elsewhere; once the door is open, one may, while the friends come out. */
    boolean keepsCamera() {
        return cinematic() && (chapter != Chapter.FREED || ticks < DOOR_OPENS);
    }

    /** What the story's camera looks at. */
    CameraSubject subject() {
        return scene;
    }

    /** Whether the story is over. */
    boolean over() {
        return joy >= REJOICING;
    }

    /** Whether all friends have arrived. */
    boolean celebrating() {
        return joy > 0;
    }

    void takeGem(Vector3f where, SimEvents events) {
        if (chapter == Chapter.GEM) {
            become(Chapter.KEY_SHOWN);
            events.add(Type.GEM_TAKEN, where);
        }
    }

    void takeKey(Vector3f where, SimEvents events) {
        if (chapter == Chapter.KEY) {
            become(Chapter.DOOR);
            events.add(Type.KEY_TAKEN, where);
        }
    }

    /**
     * Opens the door in front of which Wick stands, if Wick has the key.
     *
     * @return whether it opens
     */
    boolean openDoor(Vector3f where, SimEvents events) {
        if (chapter == Chapter.DOOR) {
            become(Chapter.FREED);
            return true;
        }
        if (hasStory && chapter != Chapter.FREED) {
            events.add(Type.DOOR_LOCKED, where);
        }
        return false;
    }

    private void become(Chapter next) {
        chapter = next;
        ticks = 0;
    }

    /**
     * Advances by a tick.
     *
     * @param wick what the stage's camera looks at
     */
    void tick(CameraSubject wick, SimEvents events) {
        ticks++;
        if (chapter == Chapter.KEY_SHOWN) {
            showKey(wick, events);
        } else if (chapter == Chapter.FREED) {
            showDoor(events);
        }
    }

    private void showKey(CameraSubject wick, SimEvents events) {
        int t = ticks - BREATH;
        if (t < 0) {
            return;
        }
        sceneTicks++;
        if (t == 0) {
            begin(keyCamera, key == null ? wick.feet() : key.place, events);
        }
        if (key != null && t >= KEY_APPEARS) {
            growKey(t - KEY_APPEARS, events);
        }
        if (t == KEY_SCENE) {
            rig.resume(wick, BACK);
        }
        if (t == KEY_SCENE + BACK) {
            end(events);
            become(Chapter.KEY);
        }
    }

    private void growKey(int t, SimEvents events) {
        if (t == 0) {
            key.hidden = false;
            events.add(Type.KEY_APPEARED, key.id, key.place);
        }
        key.size = Easing.out(t / (float) KEY_GROWS);
    }

    private void showDoor(SimEvents events) {
        sceneTicks++;
        if (ticks == 1) {
            begin(doorCamera, doorway(), events);
        }
        if (ticks == DOOR_OPENS) {
            fixtures.open();
            events.add(Type.DOOR_OPENED, doorway());
        }
        if (ticks >= DOOR_OPEN) {
            friends.comeOut(events);
            joy += friends.arrived() ? 1 : 0;
        }
        if (over()) {
            end(events);
            become(Chapter.FREE);
        }
    }

    private Vector3f doorway() {
        Fixture door = fixtures.named(Fixtures.DOOR);
        return door == null ? scene.feet() : door.pose.position();
    }

    private void begin(CameraDef camera, Vector3f what, SimEvents events) {
        scene.place(what, 0f);
        rig.interrupt(camera, scene);
        events.add(Type.CINEMATIC, SimEvent.NOBODY, true, what);
    }

    private void end(SimEvents events) {
        sceneTicks = 0;
        events.add(Type.CINEMATIC, SimEvent.NOBODY, false, scene.feet());
    }

    /** Whether the story's camera is the active one. */
    boolean cameraActive() {
        return sceneTicks > 0 && (chapter == Chapter.FREED || ticks - BREATH < KEY_SCENE);
    }

    void addTo(StateHash hash) {
        hash.add(chapter.ordinal()).add(ticks).add(sceneTicks).add(joy);
    }
}
