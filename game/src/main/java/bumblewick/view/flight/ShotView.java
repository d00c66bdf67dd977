package bumblewick.view.flight;

import bumblewick.math.Easing;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.swarm.Shot;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.camera.WickSilhouette;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.RibbonTrails;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Draws the bees' shots: streaks of light, bent as they fly, brightest at the head; the homing shots of a volley leave ribbons
 * and dust. Before Wick's figure none of that is seen: the light begins beside it.
 */
final class ShotView {
    private static final float LENGTH = 0.03f; // seconds of flight
    private static final int PARTS = 3; // of a bent streak
    private static final float HOMING_LENGTH = 0.03f;
    private static final int HOMING = 64; // a power of two
    private static final float RIBBON = 0.18f; // u
    private static final float NEAR = 14f; // u ahead of Wick up to which light has its own size
    private static final float FAR_SIZE = 2.6f; // factor on it at most
    private static final float AMONG_BEES =
            0.15f; // of a shot's glow beside Wick: those of a swarm would add up and hide it
    private static final float IN_ENTRANCE = 0.1f; // of the light, while a boss enters

    private final EffectPlayer effects;
    private final ActionColours colours;
    private final WickSilhouette silhouette;
    private final RibbonTrails ribbons;
    private final Vector3f head = new Vector3f();
    private final Vector3f tail = new Vector3f();
    private final Vector3f joint = new Vector3f();
    private final Vector3f flown = new Vector3f();
    private final Vector3f turn = new Vector3f();
    private final Vector3f middle = new Vector3f();
    private float wickZ;
    private float shown; // factor on all light

    /** @param silhouette that is set before each frame (kept) */
    ShotView(EffectPlayer effects, ActionColours colours, WickSilhouette silhouette) {
        this.colours = colours;
        this.effects = effects;
        this.silhouette = silhouette;
        ribbons = new RibbonTrails(HOMING, RIBBON, 0.35f, this::beside);
    }

    /** How much of the light at a place is seen: none of it before Wick. */
    private float beside(Vector3f place) {
        return 1f - silhouette.covered(place, 0f);
    }

    /**
     * Draws all shots.
     *
     * @param entrance share of the shot in which a boss enters, 0 to 1: then they are faint
     */
    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites, float entrance) {
        wickZ = flight.wick().position().z;
        shown = Easing.mix(1f, IN_ENTRANCE, entrance);
        List<Shot> shots = flight.shots();
        for (int i = 0; i < shots.size(); i++) {
            show(shots.get(i), frame, sprites);
        }
    }

    /** Factor on the size of the light so many u ahead of Wick: far off it hardly becomes thinner in the picture. */
    private static float size(float ahead) {
        return Math.max(1f, Math.min(FAR_SIZE, ahead / NEAR));
    }

    private void show(Shot shot, FrameContext frame, SpriteBatch sprites) {
        boolean homing = shot.targetId() != Shot.NO_TARGET;
        boolean strong = shot.damage() > 1;
        PoseBlend.inScene(shot.previousPosition(), shot.position(), frame.alpha, head);
        float size = size(head.z - wickZ);
        Vector3f colour = strong ? colours.volley() : colours.shot();
        if (homing) {
            SceneCoordinates.toScene(shot.velocity(), flown);
            ribbons.show(shot.id(), head, flown, 0f, frame.seconds, sprites, size, colour, shown);
        }
        float lit = shown * beside(head);
        if (homing && lit > 0f) {
            effects.emit(EffectKind.HOMING, head, frame.seconds);
        }
        if (homing) {
            SceneCoordinates.toScene(shot.velocity(), tail)
                    .multLocal(-HOMING_LENGTH)
                    .addLocal(head);
            float light = shown * beside(middle.set(tail).addLocal(head).multLocal(0.5f));
            sprites.beam(tail, head, 0.17f * size, colour, light * (strong ? 2.2f : 1.5f), 0.9f);
        } else {
            streak(shot, (strong ? 0.13f : 0.09f) * size, strong, colour, sprites);
        }
        float glow = lit * (strong ? 1f : 0.5f) * Easing.mix(AMONG_BEES, 1f, Easing.clamp((head.z - wickZ) / NEAR));
        sprites.light(SpriteBatch.Shape.GLOW, head, (strong ? 0.34f : 0.22f) * size, colour, glow);
    }

    /** Draws where a shot was in the last moments, by its velocity and how that turned. */
    private void streak(Shot shot, float width, boolean strong, Vector3f colour, SpriteBatch sprites) {
        SceneCoordinates.toScene(shot.velocity(), flown);
        SceneCoordinates.toScene(shot.lastVelocity(), turn).subtractLocal(flown).multLocal(-Tick.PER_SECOND);
        tail.set(head);
        for (int i = 1; i <= PARTS; i++) {
            joint.set(tail);
            float before = LENGTH * i / PARTS;
            tail.set(turn)
                    .multLocal(before / 2f)
                    .subtractLocal(flown)
                    .multLocal(before)
                    .addLocal(head);
            float fade = 1f - (i - 1f) / PARTS;
            float beside = beside(middle.set(tail).addLocal(joint).multLocal(0.5f));
            float light = shown * beside * fade * (strong ? 2f : 1.1f);
            sprites.beam(tail, joint, width * fade, colour, light, 0.9f * fade);
        }
    }
}
