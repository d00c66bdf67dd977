package bumblewick.view.flight;

import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.combat.WebRing;
import bumblewick.sim.combat.WebRing.State;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Draws the webs that come at Wick: woven in the air, with a rim of light about the hole; those that fall crumple, and those past
 * Wick fade before they reach the lens.
 */
final class WebRingView {
    /** The model of a web, for a ring of {@link #MODEL_RADIUS}. */
    static final String MODEL = "web_ring";

    private static final float MODEL_RADIUS = 6f; // u
    private static final float WOVEN_IN = 40f; // ticks
    private static final float CRUMPLES_IN = 45f; // ticks
    private static final int HOLE_PIECES = 20;
    private static final float HOLE_LINE = 0.07f; // u
    private static final float WHOLE = 1.2f; // u ahead of Wick at which all of it is left
    private static final float GONE = -1.6f; // u ahead of Wick at which nothing is

    private final InstancedModels models;
    private InstancedModel instances; // null before the first web
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Quaternion turn = new Quaternion();

    WebRingView(InstancedModels models) {
        this.models = models;
    }

    void show(FlightStage flight, float wickZ, FrameContext frame, SpriteBatch sprites) {
        for (int i = 0; i < flight.webs().size(); i++) {
            show(flight.webs().get(i), wickZ, frame, sprites);
        }
    }

    private void show(WebRing web, float wickZ, FrameContext frame, SpriteBatch sprites) {
        PoseBlend.lerp(web.previousPosition(), web.position(), frame.alpha, place);
        SceneCoordinates.toScene(place, place);
        float left = Easing.clamp((place.z - wickZ - GONE) / (WHOLE - GONE));
        if (left == 0f) {
            return;
        }
        if (instances == null) {
            instances = models.of(MODEL).canBeFaint();
        }
        boolean goes = web.state() == State.GOES;
        float since = web.ticks() + frame.alpha;
        float size = goes ? Math.max(0.05f, 1f - since / CRUMPLES_IN) : 1f;
        if (web.state() == State.COMES) {
            float woven = Math.min(1f, since / WOVEN_IN);
            size = woven * (2f - woven);
        }
        float tremble = web.state() == State.HOLDS ? 0.06f * FastMath.sin(frame.time * 30f) : 0f;
        SceneCoordinates.rotation(0f, 0f, tremble + (goes ? since * 0.05f : 0f), turn);
        style.reset();
        style.glow = web.holdsBee() ? 1.8f : 1f;
        style.faint = 1f - left;
        instances.add(place, turn, size * web.def().radius() / MODEL_RADIUS, style);
        if (!goes) {
            hole(web.def().hole() * size, left, sprites);
        }
    }

    /** The way through: a thin ring of light about the hole. */
    private void hole(float radius, float strength, SpriteBatch sprites) {
        from.set(place.x, place.y + radius, place.z);
        for (int i = 1; i <= HOLE_PIECES; i++) {
            float angle = i * FastMath.TWO_PI / HOLE_PIECES;
            to.set(place.x + radius * FastMath.sin(angle), place.y + radius * FastMath.cos(angle), place.z);
            sprites.ribbon(from, to, HOLE_LINE, EffectColours.CREAM, 0.6f, 0.9f * strength, 0.9f * strength);
            from.set(to);
        }
    }
}
