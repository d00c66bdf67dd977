package bumblewick.view;

import bumblewick.def.CampaignDef;
import bumblewick.def.CampaignDef.Place;
import bumblewick.math.Easing;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;

/** The islands of a campaign from above: Wick, as large as a token, stands on one of them or is carried to the next. */
final class MapScene {
    private static final float FIELD_OF_VIEW_DEGREES = 36f;
    private static final float BACK = 36f; // u from what is looked at to the camera, on the plan
    private static final float UP = 12.5f; // u
    private static final float AHEAD = 4f; // u beyond the place that is looked at: there is more to see there
    private static final float RAISED = 2.6f; // u above the place that the camera looks
    private static final float NARROW = 1.6f; // below this shape of the window the camera steps back
    private static final float FOLLOW = 0.22f; // seconds in which the camera makes half of its way
    private static final float SEA = 11f; // u below the islands
    private static final float SEA_WIDTH = 900f;
    private static final float DOT_STEP = 1.1f; // u
    private static final float ARCH = 1.6f; // u that a way rises between its ends
    private static final float EDGE = 5.2f; // u about a place without dots
    private static final String BEAD = "pollen";
    private static final float BEAD_SIZE = 0.8f;
    private static final int MOTES_ABOVE = 4;

    private final Theatre theatre;
    private final CampaignDef map;
    private final Scope scope;
    private final MapIslands islands;
    private final MapToken token;
    private final Skyline skyline;
    private final Sprites sprites;
    private final Crowds beads;
    private final Paint paint = new Paint();
    private final Particles particles = new Particles();
    private final Weather weather;
    private final Vector3f focus = new Vector3f();
    private final Vector3f wanted = new Vector3f();
    private final Vector3f eye = new Vector3f();
    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();
    private final Vector3f dot = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final MapSight sight;
    private Place looked;
    private boolean fresh = true;
    private float time;

    MapScene(Theatre theatre, CampaignDef map, MapSight sight, Place start) {
        this.theatre = theatre;
        this.map = map;
        this.sight = sight;
        looked = start;
        Node root = theatre.root();
        ModelLibrary library = new ModelLibrary(theatre.assets());
        scope = new Scope(theatre.camera(), theatre.daylight().sun());
        float motion = theatre.options().reduceMotion() ? 0f : 1f;
        islands = new MapIslands(map, library, root, scope, motion);
        sprites = new Sprites(theatre.assets(), root).above(-SEA - 1f);
        token = new MapToken(library, root, sprites, start);
        beads = new Crowds(library, root);
        beads.of(BEAD);
        skyline = new Skyline(library, root, theatre.day().look, scope);
        weather = new Weather(particles, theatre.day().look.motes());
        CloudSea sea = new CloudSea(theatre.assets(), CloudSea.square(SEA_WIDTH), theatre.day());
        sea.geometry().setLocalTranslation(0f, -SEA, 0f);
        root.attachChild(sea.geometry());
        theatre.daylight().bend(0f, 0f, 0f);
    }

    /** Leads the camera to a place. */
    void look(Place place) {
        looked = place;
    }

    MapToken token() {
        return token;
    }

    /** Draws a frame. */
    void show(float seconds) {
        time += seconds;
        sprites.clear();
        camera(seconds);
        scope.look(focus);
        islands.show(sight, time);
        skyline.show(time);
        beads.clear();
        turn.loadIdentity();
        for (int i = 0; i < sight.ways().size(); i++) {
            way(sight.ways().get(i));
        }
        beads.show();
        token.show(islands, theatre.camera().getLocation(), time, seconds);
        weather.show(a.set(focus).addLocal(0f, MOTES_ABOVE, -6f), seconds);
        particles.show(sprites, seconds);
        theatre.focus(focus);
        sprites.show();
    }

    private void camera(float seconds) {
        Camera camera = theatre.camera();
        wanted.set(-looked.x(), looked.y(), looked.z() + AHEAD);
        if (token.travels()) {
            wanted.set(token.place()).addLocal(0f, 0f, AHEAD);
        }
        float left = fresh ? 0f : (float) Math.pow(0.5, seconds / FOLLOW);
        fresh = false;
        focus.interpolateLocal(wanted, 1f - left);
        float shape = (float) camera.getWidth() / camera.getHeight();
        float far = Math.max(1f, NARROW / shape);
        eye.set(focus).addLocal(0f, UP * far, -BACK * far);
        turn.lookAt(a.set(focus).addLocal(0f, RAISED, 0f).subtractLocal(eye), Vector3f.UNIT_Y);
        camera.setFrustumPerspective(FIELD_OF_VIEW_DEGREES, shape, 0.5f, 900f);
        camera.setLocation(eye);
        camera.setRotation(turn);
    }

    /** Dots of light along a way; on an open one they glow and wander. */
    private void way(MapSight.Way way) {
        islands.middle(place(way.from()), time, a);
        islands.middle(place(way.to()), time, b);
        float length = a.distance(b);
        float gap = Math.min(0.4f, EDGE / length);
        int dots = Math.max(2, (int) ((1f - 2f * gap) * length / DOT_STEP));
        for (int i = 0; i <= dots; i++) {
            float t = gap + (1f - 2f * gap) * i / dots;
            dot.interpolateLocal(a, b, t);
            dot.y += ARCH * FastMath.sin(FastMath.PI * t);
            float wave = 0.5f + 0.5f * FastMath.sin(time * 2.4f - i * 0.8f);
            if (way.open()) {
                beads.of(BEAD).put(dot, turn, BEAD_SIZE * (0.85f + 0.3f * wave), paint.plain());
                sprites.light(Sprites.Shape.GLOW, dot, 0.45f + 0.25f * wave, Hue.POLLEN, 0.6f * wave);
            } else {
                beads.of(BEAD).put(dot, turn, 0.6f * BEAD_SIZE, paint.tint(0.45f, 0.6f, 1.1f));
            }
        }
    }

    private Place place(String id) {
        return map.place(id).orElseThrow(() -> new IllegalArgumentException("there is no place '" + id + "'"));
    }

    /** Where a point above the middle of a place is seen. */
    Vector3f screenOf(Place place, float above, Vector3f store) {
        islands.middle(place, time, a).addLocal(0f, above, 0f);
        return theatre.camera().getScreenCoordinates(a, store);
    }

    /** From 0 to 1 and gently at both ends. */
    static float eased(float t) {
        return Easing.inOut(Easing.clamp(t));
    }
}
