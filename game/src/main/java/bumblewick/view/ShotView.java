package bumblewick.view;

import bumblewick.sim.FlightStage;
import bumblewick.sim.swarm.Shot;
import com.jme3.math.Vector3f;
import java.util.List;

/** Pollen on its way: short streaks of light; a volley's homing grains leave a trail. */
final class ShotView {
    private static final float LENGTH = 0.022f; // seconds of flight
    private static final float HOMING_LENGTH = 0.035f;

    private final Vector3f head = new Vector3f();
    private final Vector3f tail = new Vector3f();

    /** Draws all shots. */
    void show(FlightStage flight, float alpha, Sprites sprites, Particles particles) {
        List<Shot> shots = flight.shots();
        for (int i = 0; i < shots.size(); i++) {
            show(shots.get(i), alpha, sprites, particles);
        }
    }

    private void show(Shot shot, float alpha, Sprites sprites, Particles particles) {
        boolean homing = shot.targetId() != Shot.NO_TARGET;
        boolean strong = shot.damage() > 1;
        Corridor.blend(shot.previousPosition(), shot.position(), alpha, head);
        float length = homing ? HOMING_LENGTH : LENGTH;
        Corridor.toScene(shot.velocity(), tail).multLocal(-length).addLocal(head);
        Vector3f colour = strong ? Hue.HONEY : Hue.POLLEN;
        sprites.beam(tail, head, homing ? 0.16f : strong ? 0.13f : 0.09f, colour, strong ? 2.2f : 1.5f, 0.9f);
        sprites.light(Sprites.Shape.GLOW, head, strong ? 0.34f : 0.22f, colour, strong ? 1.1f : 0.8f);
        if (homing) {
            particles
                    .spawn(Sprites.Shape.GLOW, tail)
                    .size(0.22f, 0.04f)
                    .lasting(0.34f)
                    .paint(Hue.POLLEN, 0f, 0.9f);
        }
    }
}
