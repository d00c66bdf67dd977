package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.asset.AssetManager;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;

/**
 * Wick hangs from the lantern above the meadow, carried by the bees, and greets whoever looks. The camera drifts a little;
 * sails, clouds, grass and bees never stand still.
 */
final class TitleScene {
    /** Where along the rail the scene is set: the look's own landmarks stand about it. */
    private static final float ANCHOR = 366f;

    private static final float ASIDE = 1.5f; // u to the right of the picture's middle: the menu stands on the left
    private static final float WIDE = 16f / 9f; // of the window: in narrower ones Wick is nearer to the middle
    private static final float ALOFT = 0.72f; // u from the ground to the feet
    private static final float BOB = 0.07f; // u
    private static final float FACING = 2.45f; // radians: towards the camera, past the menu
    private static final float LEAN = 0.10f; // radians
    private static final float JOY = 0.85f;
    private static final float AWAY = 4.1f; // u from Wick to the camera
    private static final float EYE = 1.25f; // u above the ground
    private static final float LOOK_UP = 2.3f; // u above the ground at which the camera looks, ahead of it
    private static final float FOCUS = 6f; // u behind Wick: the middle of what throws shadows
    private static final float MIDDLE = 1.1f; // u above the feet
    private static final float DRIFT = 0.12f; // radians per second
    private static final float FIELD_OF_VIEW_DEGREES = 40f;

    private final Theatre theatre;
    private final Meadow meadow;
    private final Wayside wayside;
    private final Landmarks landmarks;
    private final Crowds crowds;
    private final Sprites sprites;
    private final Particles particles = new Particles();
    private final Weather weather;
    private final WickView wick;
    private final TitleBees bees;
    private final Vector3f home = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Vector3f ahead = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private float time;

    TitleScene(Theatre theatre) {
        this.theatre = theatre;
        AssetManager assets = theatre.assets();
        Node root = theatre.root();
        LookDef look = theatre.day().look;
        ModelLibrary library = new ModelLibrary(assets);
        meadow = new Meadow(theatre);
        wayside = new Wayside(library, theatre, false);
        landmarks = new Landmarks(library, theatre);
        crowds = new Crowds(library, root);
        wick = new WickView(library, root);
        sprites = new Sprites(assets, root);
        weather = new Weather(particles, look.motes());
        bees = new TitleBees(crowds.of("bee"), sprites);
        theatre.daylight().bend(0f, -look.curve(), ANCHOR);
        theatre.contrast().add(wick.figure(), wick.outline(), Contrast.Side.FRIEND);
        theatre.contrast().add(crowds.of("bee"), Contrast.Side.FRIEND);
    }

    /** Draws a frame. */
    void show(float seconds) {
        time += seconds;
        crowds.clear();
        sprites.clear();
        camera();
        meadow.follow(ANCHOR);
        wayside.follow(ANCHOR);
        landmarks.show(ANCHOR, 0f, time);
        home.set(-ASIDE * Math.min(1f, shape() / WIDE), ALOFT + BOB * FastMath.sin(time * 1.3f), ANCHOR);
        theatre.focus(place.set(home).addLocal(0f, 0f, FOCUS));
        Corridor.turn(FACING + 0.07f * FastMath.sin(time * 0.4f), LEAN * FastMath.sin(time * 0.9f), 0f, turn);
        wick.pose(WickClip.GLIDE, home, turn, theatre.camera().getLocation(), JOY, seconds);
        bees.show(wick.lantern(), place.set(home).addLocal(0f, MIDDLE, 0f), time);
        weather.show(place.set(home).addLocal(0f, 2f, -6f), seconds);
        particles.show(sprites, seconds);
        crowds.show();
        sprites.show();
    }

    private void camera() {
        Camera camera = theatre.camera();
        float sway = theatre.options().reduceMotion() ? 0f : 1f;
        float a = time * DRIFT;
        place.set(
                sway * 0.5f * FastMath.sin(a),
                EYE + sway * 0.14f * FastMath.sin(a * 1.7f),
                ANCHOR - AWAY - sway * 0.25f * FastMath.cos(a * 0.8f));
        ahead.set(sway * 0.14f * FastMath.sin(a), LOOK_UP, ANCHOR + 4f);
        turn.lookAt(ahead.subtractLocal(place), Vector3f.UNIT_Y);
        camera.setFrustumPerspective(FIELD_OF_VIEW_DEGREES, shape(), 0.3f, 900f);
        camera.setLocation(place);
        camera.setRotation(turn);
    }

    /** Width of the picture per height. */
    private float shape() {
        Camera camera = theatre.camera();
        return (float) camera.getWidth() / camera.getHeight();
    }
}
