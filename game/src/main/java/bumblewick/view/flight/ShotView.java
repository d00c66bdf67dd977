package bumblewick.view.flight;

import bumblewick.sim.FlightStage;
import bumblewick.sim.swarm.Shot;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.RibbonTrails;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.Vector3f;
import java.util.List;

/** Draws the bees' shots: short streaks of light; the homing shots of a volley leave ribbons and dust. */
final class ShotView {
    private static final float LENGTH = 0.022f; // seconds of flight
    private static final float HOMING_LENGTH = 0.03f;
    private static final int HOMING = 64; // a power of two
    private static final float RIBBON = 0.13f; // u

    private final EffectPlayer effects;
    private final ActionColours colours;
    private final RibbonTrails ribbons = new RibbonTrails(HOMING, RIBBON, 0.35f);
    private final Vector3f head = new Vector3f();
    private final Vector3f tail = new Vector3f();

    ShotView(EffectPlayer effects, ActionColours colours) {
        this.colours = colours;
        this.effects = effects;
    }

    /** Draws all shots. */
    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites) {
        List<Shot> shots = flight.shots();
        for (int i = 0; i < shots.size(); i++) {
            show(shots.get(i), frame, sprites);
        }
    }

    private void show(Shot shot, FrameContext frame, SpriteBatch sprites) {
        boolean homing = shot.targetId() != Shot.NO_TARGET;
        boolean strong = shot.damage() > 1;
        PoseBlend.inScene(shot.previousPosition(), shot.position(), frame.alpha, head);
        Vector3f colour = strong ? colours.volley() : colours.shot();
        if (homing) {
            ribbons.show(shot.id(), head, 0f, frame.seconds, sprites, colour, 1f);
            effects.emit(EffectKind.HOMING, head, frame.seconds);
        }
        float length = homing ? HOMING_LENGTH : LENGTH;
        SceneCoordinates.toScene(shot.velocity(), tail).multLocal(-length).addLocal(head);
        sprites.beam(tail, head, homing ? 0.17f : strong ? 0.13f : 0.09f, colour, strong ? 2.2f : 1.5f, 0.9f);
        sprites.light(SpriteBatch.Shape.GLOW, head, strong ? 0.34f : 0.22f, colour, strong ? 1.1f : 0.8f);
    }
}
