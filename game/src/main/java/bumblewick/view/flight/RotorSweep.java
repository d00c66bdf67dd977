package bumblewick.view.flight;

import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.math.Easing;
import bumblewick.math.Tick;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.view.EffectColours;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * What tells sails that turn from sails that stand, even in a still picture: behind the tips of those that turn lie pale arcs,
 * longer the faster they are; about the hub of those that a signal has stopped lies a ring of mint: here one may pass.
 */
final class RotorSweep {
    private static final int PIECES = 5; // of an arc
    private static final float LONGEST = 0.8f; // of it, in radians
    private static final float FULL_SPEED = 5f; // of a tip, in u/s, at which an arc is longest
    private static final float WIDTH = 0.5f; // half of it at the tip, in u
    private static final float COVERS = 0.95f;
    private static final float INSIDE = 0.96f; // of an arm's length: the arc ends in its tip
    private static final float RING = 0.42f; // half the ring's edge per reach of the arms
    private static final float RING_TURNS = 0.5f; // radians a second
    private static final int DASHES = 10;

    private final Vector3f hub = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Vector3f arm = new Vector3f();
    private final Vector3f before = new Vector3f();
    private final Vector3f ahead = new Vector3f();
    private final Vector3f head = new Vector3f();
    private final Vector3f tail = new Vector3f();

    /**
     * Shows whether a rotor turns.
     *
     * @param grown share of its size that it has
     * @param time in seconds
     */
    void show(Hazard hazard, Rotor rotor, float grown, float time, SpriteBatch sprites) {
        if (rotor.clack().isThere()) {
            return;
        }
        SceneCoordinates.toScene(hazard.origin(), hub);
        if (!hazard.isOn() && !hazard.def().waits()) {
            sprites.dashes(hub, RING * rotor.reach() * grown, EffectColours.MINT, grown, RING_TURNS * time, DASHES);
        }
        for (int i = 0; i < rotor.arms(); i++) {
            sweep(hazard.pieces().get(i), grown, sprites);
        }
    }

    /** Draws the arc behind the tip of an arm. */
    private void sweep(HazardPiece piece, float grown, SpriteBatch sprites) {
        float length = piece.half().y;
        piece.solid()
                .orientation()
                .mult(tip.set(0f, length, 0f), tip)
                .addLocal(piece.solid().position());
        piece.solid()
                .previousOrientation()
                .mult(before.set(0f, length, 0f), before)
                .addLocal(piece.solid().previousPosition());
        SceneCoordinates.toScene(tip, tip);
        SceneCoordinates.toScene(before, before);
        arm.set(tip).subtractLocal(hub).multLocal(INSIDE * grown);
        ahead.set(tip).subtractLocal(before);
        float moved = ahead.length();
        float share = Easing.clamp(moved * Tick.PER_SECOND / FULL_SPEED) * grown;
        if (share <= 0f) {
            return;
        }
        ahead.multLocal(arm.length() / moved);
        head.set(hub).addLocal(arm);
        for (int i = 1; i <= PIECES; i++) {
            float angle = LONGEST * share * i / PIECES;
            tail.set(hub)
                    .addLocal(arm.x * FastMath.cos(angle), arm.y * FastMath.cos(angle), arm.z * FastMath.cos(angle))
                    .subtractLocal(
                            ahead.x * FastMath.sin(angle),
                            ahead.y * FastMath.sin(angle),
                            ahead.z * FastMath.sin(angle));
            float from = 1f - (float) (i - 1) / PIECES;
            float to = 1f - (float) i / PIECES;
            sprites.ribbon(tail, head, WIDTH * from, EffectColours.CREAM, COVERS, to * share, from * share);
            head.set(tail);
        }
    }
}
