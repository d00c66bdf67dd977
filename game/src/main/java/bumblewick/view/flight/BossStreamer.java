package bumblewick.view.flight;

import bumblewick.def.BossDef.Trail;
import bumblewick.math.Easing;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossPart;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * The end of a boss's tail: behind the last part that chases, two smaller pieces for each that is left stream with the trail's
 * wind and away from the lens, in a wave. They are only seen. When the boss is beaten the whole tail, its parts too, falls in
 * a spiral, and strips of cloth fly off.
 */
final class BossStreamer {
    private static final int FOR_EACH = 2; // pieces for each part that is left
    private static final int MOST = 24; // pieces, with the parts once they fall
    private static final float LENGTHENS = 8f; // pieces a second
    private static final float GAP = 3.3f; // u, behind the first piece
    private static final float LAST_GAP = 0.55f; // of the gap, at the end of the tail
    private static final float SIZE = 0.74f; // of the part's model, of the first piece
    private static final float LAST_SIZE = 0.2f;
    private static final float ASIDE = 0.5f; // of its way, against the way up and away
    private static final float UP = 0.16f;
    private static final float AWAY = 0.72f;
    private static final float WAVE = 0.62f; // up and down
    private static final float WAVES = 2.3f; // radians a second
    private static final float WAVE_LAG = 0.42f; // radians from piece to piece
    private static final float SETTLES = 3.2f; // 1/s: how quickly it turns with the wind
    private static final float EDGE = 0.42f; // u, half the ribbon's width at its head with its dark edge
    private static final float CLOTH = 0.26f; // the same without
    private static final float THIN = 0.4f; // of the width, at the end

    private static final float WINDS = 1.1f; // s until what falls is a spiral
    private static final float TURN = 0.62f; // radians from piece to piece
    private static final float TURNS = 2.6f; // radians a second
    private static final float RADIUS = 4.6f; // u
    private static final float RISE = 0.95f; // u from piece to piece
    private static final float WEIGHT = 3.4f; // u/s²
    private static final float BESIDE = 9f; // u from the boss to the middle of the spiral, to where the wind blows
    private static final float BEYOND = 8f; // u
    private static final float FALLS = 4f; // s

    private final InstancedModels models;
    private final TornCloth cloth = new TornCloth();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f[] pieces = vectors(); // z is ahead of Wick
    private final Vector3f[] loose = vectors(); // the same, as they were when they began to fall
    private final Vector3f anchor = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Vector3f former = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private String model = "";
    private float length; // pieces
    private float side; // in the scene, where the wind blows
    private float fallen = -1f; // s, less than 0 while it flies
    private boolean streams;

    BossStreamer(InstancedModels models) {
        this.models = models;
    }

    private static Vector3f[] vectors() {
        Vector3f[] made = new Vector3f[MOST];
        for (int i = 0; i < MOST; i++) {
            made[i] = new Vector3f();
        }
        return made;
    }

    /** Forgets the tail that it showed. */
    void reset() {
        streams = false;
        fallen = -1f;
        length = 0f;
    }

    /** The share of their size at which the parts that chase are drawn: less towards the end of the tail. */
    static float tapered(Boss boss, int index) {
        int before = 0;
        int all = 0;
        for (int i = 0; i < boss.parts().size(); i++) {
            if (boss.parts().get(i).chased() != null) {
                all++;
                before += i < index ? 1 : 0;
            }
        }
        return all == 0 ? 1f : Easing.mix(1f, SIZE, (float) before / all);
    }

    /** Draws the end of the tail of a boss that fights. */
    void show(Boss boss, Trail trail, float wickZ, FrameContext frame, SpriteBatch sprites) {
        BossPart last = null;
        int left = 0;
        for (int i = 0; i < boss.parts().size(); i++) {
            BossPart part = boss.parts().get(i);
            if (!part.broken() && part.chased() != null) {
                last = part;
                left++;
            }
        }
        side = -Math.signum(trail.wind().x);
        float most = Math.min(MOST, FOR_EACH * left);
        float change = LENGTHENS * frame.seconds;
        length += Math.max(-change, Math.min(change, most - length));
        if (last == null) {
            streams = false;
            return;
        }
        model = last.model();
        PoseBlend.inScene(last, frame.alpha, anchor);
        anchor.z -= wickZ;
        stream(frame);
        former.set(anchor);
        former.z += wickZ;
        for (int i = 0; i < MOST && i < length; i++) {
            draw(i, size(i) * Math.min(1f, length - i), wickZ, sprites);
        }
    }

    private void stream(FrameContext frame) {
        float settled = streams ? 1f - FastMath.exp(-SETTLES * frame.seconds) : 1f;
        for (int i = 0; i < MOST; i++) {
            Vector3f before = i == 0 ? anchor : pieces[i - 1];
            wind(i, frame.time, place);
            way.set(pieces[i]).subtractLocal(before);
            if (streams) {
                way.normalizeLocal();
            }
            way.interpolateLocal(place, settled).normalizeLocal();
            pieces[i]
                    .set(way)
                    .multLocal(GAP * Easing.mix(1f, LAST_GAP, share(i)))
                    .addLocal(before);
        }
        streams = true;
    }

    private void wind(int index, float time, Vector3f store) {
        float phase = WAVES * time - WAVE_LAG * index;
        float aside = ASIDE + 0.5f * WAVE * FastMath.cos(phase);
        store.set(side * aside, UP + WAVE * FastMath.sin(phase), AWAY).normalizeLocal();
    }

    private static float share(int index) {
        return index / (MOST - 1f);
    }

    private static float size(int index) {
        return Easing.mix(SIZE, LAST_SIZE, (float) Math.sqrt(share(index)));
    }

    /** Draws a piece with its knot towards the one before, at {@code former}, and the ribbon from there. */
    private void draw(int index, float size, float wickZ, SpriteBatch sprites) {
        place.set(pieces[index]);
        place.z += wickZ;
        float wide = Easing.mix(1f, THIN, share(index)) * Math.min(1f, size / LAST_SIZE);
        ribbon(place, former, wide, sprites);
        SceneCoordinates.toScene(former, way)
                .subtractLocal(SceneCoordinates.toScene(place, anchor))
                .normalizeLocal();
        SceneCoordinates.rotation(way, 0f, turn);
        models.of(model).add(place, turn, size, style.reset());
        former.set(place);
    }

    /** A piece of the ribbon that holds the tail together: cloth with a dark edge. */
    static void ribbon(Vector3f from, Vector3f to, float wide, SpriteBatch sprites) {
        sprites.ribbon(from, to, EDGE * wide, EffectColours.SHADOW, 1f, 1f, 1f);
        sprites.ribbon(from, to, CLOTH * wide, EffectColours.LANTERN, 1f, 0.9f, 0.9f);
    }

    /**
     * Draws the tail of a boss that is beaten, and the cloth that flies off.
     *
     * @param middle of the boss, in the scene's frame (unaffected)
     * @param seconds since it was beaten
     */
    void fall(Boss boss, Vector3f middle, float seconds, float wickZ, FrameContext frame, SpriteBatch sprites) {
        cloth.show(middle, boss.def().radius(), side, seconds, sprites);
        if (seconds > FALLS || model.isEmpty()) {
            return;
        }
        if (fallen < 0f) {
            letGo(boss, middle, wickZ, frame);
        }
        fallen = seconds;
        float wound = Easing.inOut(seconds / WINDS);
        for (int i = 0; i < MOST; i++) {
            float angle = TURN * i - TURNS * seconds;
            place.set(middle).addLocal(side * BESIDE, RISE * (i - 0.3f * MOST), BEYOND - wickZ);
            place.addLocal(RADIUS * FastMath.cos(angle), 0f, RADIUS * FastMath.sin(angle));
            pieces[i].set(loose[i]).interpolateLocal(place, wound);
            pieces[i].y -= 0.5f * WEIGHT * seconds * seconds;
        }
        former.set(pieces[0]);
        former.z += wickZ;
        for (int i = 1; i < MOST; i++) {
            draw(i, size(i), wickZ, sprites);
        }
    }

    /** Takes the parts that are left and what streamed behind them for one tail; what is missing unrolls from its end. */
    private void letGo(Boss boss, Vector3f middle, float wickZ, FrameContext frame) {
        int next = 0;
        for (int i = 0; i < boss.parts().size(); i++) {
            BossPart part = boss.parts().get(i);
            if (next < MOST && part.chased() != null && !part.broken()) {
                PoseBlend.inScene(part, frame.alpha, loose[next]);
                loose[next].z -= wickZ;
                next++;
            }
        }
        int held = next;
        while (next < MOST) {
            if (next - held < length && streams) {
                loose[next].set(pieces[next - held]);
            } else if (next > 0) {
                loose[next].set(loose[next - 1]);
            } else {
                loose[next].set(middle);
                loose[next].z -= wickZ;
            }
            next++;
        }
    }
}
