package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.asset.AssetManager;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;

/** Wick at rest: stands on a tuffet of clover and looks out, while the bees fly rings about the lantern. */
final class TitleScene {
    /** Where along the rail the scene is set: the look's own landmarks stand about it. */
    private static final float ANCHOR = 366f;

    private static final float ASIDE = 2.1f; // u to the right of the picture's middle: the menu stands on the left
    private static final float FACING = 2.72f; // radians
    private static final int BEES = 7;
    private static final float GOLDEN_ANGLE = 2.39996f; // radians
    private static final float BESIDE = 0.45f; // u from the lantern, away from the face
    private static final float LOWEST = 0.35f; // u above the ground
    private static final float FLAP_RATE = 190f;
    private static final float DRIFT = 0.12f; // radians per second
    private static final float FIELD_OF_VIEW_DEGREES = 38f;

    private final Theatre theatre;
    private final Meadow meadow;
    private final Wayside wayside;
    private final Landmarks landmarks;
    private final Crowds crowds;
    private final Sprites sprites;
    private final Particles particles = new Particles();
    private final Weather weather;
    private final WickView wick;
    private final Crowd swarm;
    private final WingBlur wings = new WingBlur();
    private final BeeNature nature = new BeeNature();
    private final Paint paint = new Paint();
    private final Vector3f home = new Vector3f(-ASIDE, 0f, ANCHOR);
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
        wayside = new Wayside(library, theatre);
        landmarks = new Landmarks(library, theatre);
        crowds = new Crowds(library, root);
        swarm = crowds.of("bee");
        wick = new WickView(library, root);
        sprites = new Sprites(assets, root);
        weather = new Weather(particles, look.motes());
        theatre.daylight().bend(0f, -look.curve(), ANCHOR);
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
        theatre.focus(place.set(home).addLocal(0f, 0f, 8f));
        Corridor.turn(FACING + 0.06f * FastMath.sin(time * 0.4f), 0f, 0f, turn);
        wick.pose(WickClip.IDLE, home, turn, theatre.camera().getLocation(), 0.5f, seconds);
        bees();
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
                sway * 0.9f * FastMath.sin(a),
                1.45f + sway * 0.22f * FastMath.sin(a * 1.7f),
                ANCHOR - 6.6f - sway * 0.5f * FastMath.cos(a * 0.8f));
        ahead.set(sway * 0.25f * FastMath.sin(a), 2.05f, ANCHOR + 4f);
        turn.lookAt(ahead.subtractLocal(place), Vector3f.UNIT_Y);
        camera.setFrustumPerspective(FIELD_OF_VIEW_DEGREES, (float) camera.getWidth() / camera.getHeight(), 0.3f, 900f);
        camera.setLocation(place);
        camera.setRotation(turn);
    }

    private void bees() {
        Vector3f lamp = wick.lantern();
        sprites.light(Sprites.Shape.GLOW, lamp, 0.55f + 0.04f * FastMath.sin(time * 5f), Hue.LANTERN, 0.9f);
        for (int i = 0; i < BEES; i++) {
            float a = time * (0.8f + 0.11f * i) + i * GOLDEN_ANGLE;
            float wide = 0.55f + 0.2f * (i % 3);
            float tilt = 0.9f * FastMath.sin(i * GOLDEN_ANGLE);
            place.set(
                    lamp.x + BESIDE + FastMath.cos(a) * wide,
                    lamp.y + 0.5f + FastMath.cos(a) * wide * tilt + 0.3f * FastMath.sin(a * 1.7f + i),
                    lamp.z + FastMath.sin(a) * wide);
            place.y = Math.max(place.y, LOWEST);
            Corridor.turn(-a, 0.15f * FastMath.cos(a * 1.7f + i), 0.35f, turn);
            float flap = 0.3f + 0.3f * FastMath.sin(time * FLAP_RATE + i);
            nature.of(i);
            paint.tint(nature.red, nature.green, nature.blue).glow = 0.6f;
            swarm.put(place, turn, nature.size, paint, flap, 0f);
            wings.show(place, turn, nature.size, 1f, sprites);
            sprites.light(Sprites.Shape.GLOW, place, 0.34f, Hue.POLLEN, 0.5f);
        }
    }
}
