package bumblewick.view.backdrop;

import bumblewick.def.presentation.LookDef;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.character.WickClip;
import bumblewick.view.character.WickView;
import bumblewick.view.effect.ParticlePool;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.render.HighContrast;
import bumblewick.view.render.SceneRig;
import bumblewick.view.scenery.Landmarks;
import bumblewick.view.scenery.MeadowGround;
import bumblewick.view.scenery.RailScatter;
import bumblewick.view.scenery.WeatherParticles;
import com.jme3.asset.AssetManager;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;

/**
 * Wick hangs from the lantern above the meadow, carried by the bees, and greets the player. The camera drifts a little;
 * sails, clouds, grass and bees keep moving.
 */
final class TitleScene {
    /** Distance along the rail of the scene, in u: the look's landmarks stand about it. */
    private static final float ANCHOR = 366f;

    private static final float ASIDE = 1.5f; // u to the right of the picture's middle, since the menu is on the left
    private static final float WIDE_ASPECT = 16f / 9f; // aspect ratio: in narrower windows Wick is nearer to the middle
    private static final float ALOFT = 0.72f; // u from the ground to the feet
    private static final float BOB = 0.07f; // u
    private static final float FACING = 2.45f; // radians: towards the camera, past the menu
    private static final float LEAN = 0.10f; // radians
    private static final float JOY = 0.85f;
    private static final float CAMERA_DISTANCE = 4.1f; // u from Wick to the camera
    private static final float CAMERA_HEIGHT = 1.25f; // u above the ground
    private static final float LOOK_UP = 2.3f; // u above the ground at which the camera looks
    private static final float FOCUS = 6f; // u behind Wick: centre of the shadow map
    private static final float MIDDLE = 1.1f; // u above the feet
    private static final float FACE = 1.36f; // u above the feet
    private static final float DRIFT = 0.12f; // radians per second
    private static final float FIELD_OF_VIEW_DEGREES = 40f;

    private final SceneRig rig;
    private final MeadowGround meadow;
    private final RailScatter scatter;
    private final Landmarks landmarks;
    private final InstancedModels models;
    private final SpriteBatch sprites;
    private final ParticlePool particles = new ParticlePool();
    private final WeatherParticles weather;
    private final WickView wick;
    private final CirclingBees bees;
    private final Vector3f home = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Vector3f ahead = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private float time;

    TitleScene(SceneRig rig) {
        this.rig = rig;
        AssetManager assets = rig.assets();
        Node root = rig.root();
        LookDef look = rig.look().look;
        ModelLibrary library = new ModelLibrary(assets);
        meadow = new MeadowGround(rig);
        scatter = new RailScatter(library, rig, false);
        landmarks = new Landmarks(library, rig);
        models = new InstancedModels(library, root);
        wick = new WickView(library, root).inPortrait();
        sprites = new SpriteBatch(assets, root);
        weather = new WeatherParticles(particles, look.motes());
        bees = new CirclingBees(models.of("bee"), sprites);
        rig.lighting().bend(0f, -look.curve(), ANCHOR);
        rig.highContrast().add(wick.figure(), wick.outline(), HighContrast.Side.FRIEND);
        rig.highContrast().add(models.of("bee"), HighContrast.Side.FRIEND);
    }

    /** Draws a frame. */
    void show(float seconds) {
        time += seconds;
        models.clear();
        sprites.clear();
        camera();
        meadow.moveTo(ANCHOR);
        scatter.update(ANCHOR);
        landmarks.show(ANCHOR, 0f, time);
        home.set(-ASIDE * Math.min(1f, shape() / WIDE_ASPECT), ALOFT + BOB * FastMath.sin(time * 1.3f), ANCHOR);
        rig.setShadowFocus(place.set(home).addLocal(0f, 0f, FOCUS));
        SceneCoordinates.rotation(
                FACING + 0.07f * FastMath.sin(time * 0.4f), LEAN * FastMath.sin(time * 0.9f), 0f, turn);
        wick.pose(WickClip.GLIDE, home, turn, rig.camera().getLocation(), JOY, seconds);
        bees.keepOff(place.set(home).addLocal(0f, FACE, 0f), rig.camera().getLocation());
        bees.show(wick.lanternPosition(), place.set(home).addLocal(0f, MIDDLE, 0f), time);
        weather.show(place.set(home).addLocal(0f, 2f, -6f), seconds);
        particles.show(sprites, seconds);
        models.submit();
        sprites.show();
    }

    private void camera() {
        Camera camera = rig.camera();
        float sway = rig.options().reduceMotion() ? 0f : 1f;
        float a = time * DRIFT;
        place.set(
                sway * 0.5f * FastMath.sin(a),
                CAMERA_HEIGHT + sway * 0.14f * FastMath.sin(a * 1.7f),
                ANCHOR - CAMERA_DISTANCE - sway * 0.25f * FastMath.cos(a * 0.8f));
        ahead.set(sway * 0.14f * FastMath.sin(a), LOOK_UP, ANCHOR + 4f);
        turn.lookAt(ahead.subtractLocal(place), Vector3f.UNIT_Y);
        camera.setFrustumPerspective(FIELD_OF_VIEW_DEGREES, shape(), 0.3f, 900f);
        camera.setLocation(place);
        camera.setRotation(turn);
    }

    /** The aspect ratio of the picture. */
    private float shape() {
        Camera camera = rig.camera();
        return (float) camera.getWidth() / camera.getHeight();
    }
}
