package bumblewick.view;

import bumblewick.sim.FlightStage;
import bumblewick.sim.swarm.Shot;
import com.jme3.math.Vector3f;
import java.util.List;

/** Pollen on its way: short streaks of light; a volley's homing grains leave ribbons and dust. */
final class ShotView {
    private static final float LENGTH = 0.022f; // seconds of flight
    private static final float HOMING_LENGTH = 0.03f;
    private static final int HOMING = 64; // a power of two
    private static final float RIBBON = 0.13f; // u

    private final Effects effects;
    private final Streamers ribbons = new Streamers(HOMING, RIBBON, 0.35f);
    private final Vector3f head = new Vector3f();
    private final Vector3f tail = new Vector3f();

    ShotView(Effects effects) {
        this.effects = effects;
    }

    /** Draws all shots. */
    void show(FlightStage flight, float alpha, Sprites sprites, float seconds) {
        List<Shot> shots = flight.shots();
        for (int i = 0; i < shots.size(); i++) {
            show(shots.get(i), alpha, sprites, seconds);
        }
    }

    private void show(Shot shot, float alpha, Sprites sprites, float seconds) {
        boolean homing = shot.targetId() != Shot.NO_TARGET;
        boolean strong = shot.damage() > 1;
        Corridor.blend(shot.previousPosition(), shot.position(), alpha, head);
        Vector3f colour = strong ? Hue.HONEY : Hue.POLLEN;
        if (homing) {
            ribbons.show(shot.id(), head, 0f, seconds, sprites, colour, 1f);
            effects.flow(Effect.HOMING, head, seconds);
        }
        float length = homing ? HOMING_LENGTH : LENGTH;
        Corridor.toScene(shot.velocity(), tail).multLocal(-length).addLocal(head);
        sprites.beam(tail, head, homing ? 0.17f : strong ? 0.13f : 0.09f, colour, strong ? 2.2f : 1.5f, 0.9f);
        sprites.light(Sprites.Shape.GLOW, head, strong ? 0.34f : 0.22f, colour, strong ? 1.1f : 0.8f);
    }
}
