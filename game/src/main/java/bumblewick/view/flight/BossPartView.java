package bumblewick.view.flight;

import bumblewick.def.presentation.ApparentSize;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossPart;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.HitFlash;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the parts of a boss that have models of their own, the cord through those that chase each other, and marks those that
 * are open.
 */
final class BossPartView {
    private static final float FLASH = 0.45f;
    private static final float SWELL = 0.06f; // of the size, when it is hit
    private static final float OPEN_GLOW = 1.6f; // more, on emissive parts
    private static final float PULSE = 7f; // radians a second

    private static final int CORD_PIECES = 4; // between two parts
    private static final float CORD_BENDS = 0.2f; // of the gap, to where the one before has its nose
    private static final float ROOT = 0.8f; // of the way from the boss's middle to what hangs on it: behind its cloth

    private final InstancedModels models;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f knot = new Vector3f();
    private final Vector3f body = new Vector3f();
    private final Quaternion bodyTurn = new Quaternion();
    private final Vector3f nose = new Vector3f();
    private final Vector3f formerNose = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final List<HitFlash> flashes = new ArrayList<>();
    private final List<Boolean> seenBroken = new ArrayList<>();
    private final BossStreamer streamer;
    private float bodySize = 1f;
    private Boss shown;

    BossPartView(InstancedModels models) {
        this.models = models;
        streamer = new BossStreamer(models);
    }

    /** Shows the parts as they are after a jump to another moment. */
    void reset() {
        shown = null;
        streamer.reset();
    }

    /** Sets where the boss itself is seen, in the scene's frame: what hangs on it begins there (copied). */
    void setBody(Vector3f middle, Quaternion turn, float size) {
        body.set(middle);
        bodyTurn.set(turn);
        bodySize = size;
    }

    /** Draws the parts of a boss that fights. */
    void show(Boss boss, float wickZ, FrameContext frame, SpriteBatch sprites, EffectPlayer effects) {
        if (boss.def().parts().isEmpty()) {
            return;
        }
        if (boss != shown) {
            begin(boss);
        }
        for (int i = 0; i < boss.parts().size(); i++) {
            BossPart part = boss.parts().get(i);
            PoseBlend.inScene(part, frame.alpha, place);
            float size = ApparentSize.ofBoss(boss.def(), place.z - wickZ);
            if (part.broken() != seenBroken.get(i)) {
                seenBroken.set(i, part.broken());
                if (part.broken()) {
                    effects.play(EffectKind.BOSS_WOUND, place);
                }
            }
            if (!part.broken()) {
                float tapered = part.chased() == null ? 1f : BossStreamer.tapered(boss, i);
                draw(part, flashes.get(i), size * tapered, frame, sprites);
                cord(part, frame.alpha, sprites);
            }
        }
        if (boss.def().trail().isPresent()) {
            streamer.show(boss, boss.def().trail().get(), wickZ, frame, sprites);
        }
    }

    /**
     * Draws the tail of a boss that is beaten.
     *
     * @param middle of the boss, in the scene's frame (unaffected)
     * @param seconds since it was beaten
     */
    void fall(Boss boss, Vector3f middle, float seconds, float wickZ, FrameContext frame, SpriteBatch sprites) {
        if (boss == shown && boss.def().trail().isPresent()) {
            streamer.fall(boss, middle, seconds, wickZ, frame, sprites);
        }
    }

    /** Lets what is left of those with models of their own burst, once: the boss that they belonged to is beaten. */
    void burst(Boss boss, FrameContext frame, EffectPlayer effects) {
        for (int i = 0; boss == shown && i < boss.parts().size(); i++) {
            BossPart part = boss.parts().get(i);
            if (!seenBroken.get(i) && !part.model().isEmpty()) {
                effects.play(EffectKind.BOSS_WOUND, PoseBlend.inScene(part, frame.alpha, place));
            }
            seenBroken.set(i, true);
        }
    }

    private void begin(Boss boss) {
        shown = boss;
        streamer.reset();
        flashes.clear();
        seenBroken.clear();
        for (BossPart part : boss.parts()) {
            flashes.add(new HitFlash());
            seenBroken.add(part.broken());
        }
    }

    /** The cord from a part to the one that it chases: a curve that leaves each along its nose. */
    private void cord(BossPart part, float alpha, SpriteBatch sprites) {
        BossPart first = part.chased();
        if (first == null) {
            return;
        }
        PoseBlend.inScene(part, alpha, place);
        if (first.chased() == null) {
            bodyTurn.mult(first.at(), knot).multLocal(ROOT * bodySize).addLocal(body);
        } else {
            PoseBlend.inScene(first, alpha, knot);
        }
        float bend = CORD_BENDS * place.distance(knot);
        SceneCoordinates.toScene(part.heading(), nose).multLocal(bend);
        SceneCoordinates.toScene(first.heading(), formerNose).multLocal(first.chased() == null ? 0f : bend);
        from.set(place);
        for (int i = 1; i <= CORD_PIECES; i++) {
            float t = (float) i / CORD_PIECES;
            float there = t * t * (3f - 2f * t);
            to.set(knot).subtractLocal(place).multLocal(there).addLocal(place);
            to.scaleAdd(3f * t * (1f - t) * (1f - t), nose, to).scaleAdd(-3f * t * t * (1f - t), formerNose, to);
            BossStreamer.ribbon(from, to, 1f, sprites);
            from.set(to);
        }
    }

    private void draw(BossPart part, HitFlash flash, float size, FrameContext frame, SpriteBatch sprites) {
        float beat = 0.5f + 0.5f * FastMath.sin(frame.time * PULSE);
        if (!part.model().isEmpty()) {
            float hit = flash.strength(part.hitTicks() > 0, frame.time);
            style.reset();
            style.flash = FLASH * hit;
            style.glow = 1f + (part.open() ? OPEN_GLOW * beat : 0f);
            SceneCoordinates.rotation(part.heading(), part.bank(), turn);
            models.of(part.model()).add(place, turn, size * (1f + SWELL * hit), style);
        }
        if (part.open()) {
            float radius = part.radius() * size;
            sprites.light(
                    SpriteBatch.Shape.GLOW,
                    place,
                    radius * (0.9f + 0.2f * beat),
                    EffectColours.BLOSSOM,
                    0.5f + 0.3f * beat);
            sprites.dashes(
                    place,
                    radius * (1.5f - 0.3f * beat),
                    EffectColours.BLOSSOM,
                    0.9f * beat,
                    0f,
                    EnemyView.WEAK_DASHES);
        }
    }
}
