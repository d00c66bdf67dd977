package bumblewick.view.flight;

import bumblewick.sim.FlightStage;
import bumblewick.sim.escort.Escort;
import bumblewick.sim.escort.Escort.State;
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
import java.util.List;

/** Draws friends: they sway, lean in the wind, flash when they are hurt, glow at home, and tilt when they are lost. */
final class EscortView {
    private static final float SWAY = 0.07f; // radians
    private static final float SWAYS = 1.3f; // radians a second
    private static final float TILT = 0.5f; // radians, of one that is lost
    private static final float TILTS_OVER = 90f; // ticks
    private static final float FLASH_TICKS = 20f;
    private static final float SHADOW_HEIGHT = 18f; // u at which the shadow is gone
    private static final float FITS = 0.95f; // of a model's half height, to the radius that is hit

    private final InstancedModels models;
    private final GroundShadows shadows;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final SeenWind wind;

    EscortView(InstancedModels models, GroundShadows shadows, SeenWind wind) {
        this.models = models;
        this.shadows = shadows;
        this.wind = wind;
    }

    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites) {
        List<Escort> escorts = flight.escorts().view();
        for (int i = 0; i < escorts.size(); i++) {
            Escort escort = escorts.get(i);
            if (escort.state() != State.WAITS && escort.state() != State.GONE) {
                draw(escort, frame, sprites);
            }
        }
    }

    private void draw(Escort escort, FrameContext frame, SpriteBatch sprites) {
        PoseBlend.inScene(escort, frame.alpha, place);
        float lost = escort.state() == State.LOST ? Math.min(1f, escort.ticks() / TILTS_OVER) : 0f;
        float sway = SWAY * FastMath.sin(SWAYS * frame.time + escort.id())
                + wind.lean(escort.position(), frame.time, escort.id());
        SceneCoordinates.rotation(
                0.4f * FastMath.sin(0.5f * frame.time + escort.id()), TILT * lost, sway + TILT * lost, turn);
        style.reset();
        style.flash = 0.45f * Math.min(1f, escort.hitTicks() / FLASH_TICKS);
        style.glow = escort.state() == State.HOME ? 1.8f : 1f - 0.7f * lost;
        InstancedModel model = models.of(escort.model());
        float radius = escort.def().radius();
        model.add(place, turn, 2f * radius * FITS / model.width(), style);
        if (escort.state() == State.HOME) {
            sprites.light(SpriteBatch.Shape.GLOW, place, radius * 2.4f, EffectColours.LANTERN, 0.5f);
        }
        float near = 1f - place.y / SHADOW_HEIGHT;
        if (near > 0f && place.y > 0f) {
            shadows.add(place, radius * 1.4f, 0.5f * near);
        }
    }
}
