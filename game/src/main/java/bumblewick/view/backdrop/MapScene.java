package bumblewick.view.backdrop;

import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.math.Easing;
import bumblewick.view.EffectColours;
import bumblewick.view.ModelLibrary;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.effect.ParticlePool;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.render.SceneRig;
import bumblewick.view.scenery.CloudSea;
import bumblewick.view.scenery.DistantIslands;
import bumblewick.view.scenery.WeatherParticles;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;

/** The islands of a campaign from above. Wick, as large as a token, stands on one of them or is carried to the next. */
final class MapScene {
    private static final float FIELD_OF_VIEW_DEGREES = 36f;
    private static final float BACK = 36f; // u of horizontal distance from the target to the camera
    private static final float UP = 12.5f; // u
    private static final float AHEAD = 4f; // u beyond the place at which the camera looks
    private static final float RAISED = 2.6f; // u above the place at which the camera looks
    /** Height of the picture where the target is, in u. */
    private static final float PICTURE_HEIGHT =
            2f * (float) (Math.hypot(BACK, UP) * Math.tan(Math.toRadians(FIELD_OF_VIEW_DEGREES / 2.0)));

    private static final float NARROW = 1.6f; // aspect ratio below which the camera steps back
    private static final float FOLLOW = 0.22f; // seconds in which the camera makes half of its way
    private static final float SEA = 11f; // u below the islands
    private static final float SEA_WIDTH = 900f;
    private static final float DOT_STEP = 1.1f; // u
    private static final float ARCH = 1.6f; // u that a way rises between its ends
    private static final float EDGE = 5.2f; // u about a place without dots
    private static final String BEAD = "pollen";
    private static final float BEAD_SIZE = 0.8f;
    private static final int MOTES_ABOVE = 4;

    private final SceneRig rig;
    private final CampaignDef map;
    private final SceneCulling culling;
    private final MapIslands islands;
    private final MapToken token;
    private final DistantIslands distantIslands;
    private final SpriteBatch sprites;
    private final InstancedModels beads;
    private final InstanceStyle style = new InstanceStyle();
    private final ParticlePool particles = new ParticlePool();
    private final WeatherParticles weather;
    private final Vector3f focus = new Vector3f();
    private final Vector3f wanted = new Vector3f();
    private final Vector3f eye = new Vector3f();
    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();
    private final Vector3f dot = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final MapVisibility sight;
    private Place looked;
    private float wantedLift; // u
    private float lift;
    private boolean fresh = true;
    private float time;

    MapScene(SceneRig rig, CampaignDef map, MapVisibility sight, Place start) {
        this.rig = rig;
        this.map = map;
        this.sight = sight;
        looked = start;
        Node root = rig.root();
        ModelLibrary library = new ModelLibrary(rig.assets());
        culling = new SceneCulling(rig.camera(), rig.lighting().sun());
        float motion = rig.options().reduceMotion() ? 0f : 1f;
        islands = new MapIslands(map, library, root, culling, motion);
        sprites = new SpriteBatch(rig.assets(), root).withGroundAt(-SEA - 1f);
        token = new MapToken(library, root, sprites, start);
        beads = new InstancedModels(library, root);
        beads.of(BEAD);
        distantIslands = new DistantIslands(library, root, rig.look().look, culling);
        weather = new WeatherParticles(particles, rig.look().look.motes());
        CloudSea sea = new CloudSea(rig.assets(), CloudSea.square(SEA_WIDTH), rig.look());
        sea.geometry().setLocalTranslation(0f, -SEA, 0f);
        root.attachChild(sea.geometry());
        rig.lighting().bend(0f, 0f, 0f);
    }

    /**
     * Moves the camera to a place, smoothly.
     *
     * @param raised how far the place stands above its usual spot, as a share of the picture's height
     */
    void lookAt(Place place, float raised) {
        looked = place;
        wantedLift = raised * PICTURE_HEIGHT;
    }

    MapToken token() {
        return token;
    }

    /** Draws a frame. */
    void show(float seconds) {
        time += seconds;
        sprites.clear();
        camera(seconds);
        culling.update(focus);
        islands.show(sight, time);
        distantIslands.show(time, 0f, 0f);
        beads.clear();
        turn.loadIdentity();
        for (int i = 0; i < sight.ways().size(); i++) {
            drawWay(sight.ways().get(i));
        }
        beads.submit();
        token.show(islands, rig.camera().getLocation(), time, seconds);
        weather.show(a.set(focus).addLocal(0f, MOTES_ABOVE, -6f), seconds);
        particles.show(sprites, seconds);
        rig.setShadowFocus(focus);
        sprites.show();
    }

    private void camera(float seconds) {
        Camera camera = rig.camera();
        wanted.set(-looked.x(), looked.y(), looked.z() + AHEAD);
        if (token.isTravelling()) {
            wanted.set(token.place()).addLocal(0f, 0f, AHEAD);
        }
        float left = fresh ? 0f : (float) Math.pow(0.5, seconds / FOLLOW);
        fresh = false;
        lift = FastMath.interpolateLinear(1f - left, lift, wantedLift);
        focus.interpolateLocal(wanted, 1f - left);
        float shape = (float) camera.getWidth() / camera.getHeight();
        float far = Math.max(1f, NARROW / shape);
        eye.set(focus).addLocal(0f, UP * far, -BACK * far);
        turn.lookAt(a.set(focus).addLocal(0f, RAISED - lift * far, 0f).subtractLocal(eye), Vector3f.UNIT_Y);
        camera.setFrustumPerspective(FIELD_OF_VIEW_DEGREES, shape, 0.5f, 900f);
        camera.setLocation(eye);
        camera.setRotation(turn);
    }

    /** Draws a way as dots of light; those of an open way glow and wander, those of a later one are few, small and grey. */
    private void drawWay(MapVisibility.Way way) {
        islands.middleOf(place(way.from()), time, a);
        islands.middleOf(place(way.to()), time, b);
        float length = a.distance(b);
        float gap = Math.min(0.4f, EDGE / length);
        int dots = Math.max(2, (int) ((1f - 2f * gap) * length / DOT_STEP));
        for (int i = 0; i <= dots; i++) {
            float t = gap + (1f - 2f * gap) * i / dots;
            dot.interpolateLocal(a, b, t);
            dot.y += ARCH * FastMath.sin(FastMath.PI * t);
            float wave = 0.5f + 0.5f * FastMath.sin(time * 2.4f - i * 0.8f);
            if (way.kind() == MapVisibility.Kind.LATER) {
                if (i % 2 == 0) {
                    beads.of(BEAD).add(dot, turn, 0.3f * BEAD_SIZE, style.tint(0.75f, 0.8f, 0.85f));
                }
            } else if (way.kind() == MapVisibility.Kind.OPEN) {
                beads.of(BEAD).add(dot, turn, BEAD_SIZE * (0.85f + 0.3f * wave), style.reset());
                sprites.light(SpriteBatch.Shape.GLOW, dot, 0.45f + 0.25f * wave, EffectColours.POLLEN, 0.6f * wave);
            } else {
                beads.of(BEAD).add(dot, turn, 0.6f * BEAD_SIZE, style.tint(0.45f, 0.6f, 1.1f));
            }
        }
    }

    private Place place(String id) {
        return map.place(id).orElseThrow(() -> new IllegalArgumentException("there is no place '" + id + "'"));
    }

    /** Projects a point above the middle of a place into the window. */
    Vector3f screenOf(Place place, float above, Vector3f store) {
        islands.middleOf(place, time, a).addLocal(0f, above, 0f);
        return rig.camera().getScreenCoordinates(a, store);
    }

    /** Smoothstep from 0 to 1. */
    static float smoothstep(float t) {
        return Easing.inOut(Easing.clamp(t));
    }
}
