package bumblewick.view.scenery;

import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Landmark;
import bumblewick.math.Easing;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.rule.BackdropCue;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.render.SceneLighting;
import bumblewick.view.render.SceneRig;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stands behind the boss: the landmarks of the boss's look. They keep their distance to Wick and rise as the boss's light
 * comes; a distant one is half risen before and stays so afterwards, and some rise a way before the boss, where they say so.
 * They roll about the axis of the lane when a rule says so; where motion is reduced, they go dark instead and are rolled when
 * they are light again. In the boss's last phase those that burn glow, fall and are gone, one after the other. When the boss
 * is beaten, those that sleep light up, one after the other, and some of them turn.
 */
public final class BossBackdrop {
    private static final float RISES_BY = 70f; // u
    private static final float HALF_RISEN = 0.36f; // share to which a distant one has risen when it comes into sight
    private static final float RISES_MEANWHILE = 0.24f; // share that it rises from there to the boss's place
    private static final float RISES_OVER = 45f; // u along the rail in which what rises before the boss has risen
    private static final float RISES_ASIDE = 120f; // u that a distant one comes from the left meanwhile
    private static final float TURNED_LIGHT = 0.55f; // of a distant one that has rolled to where Wick is seen before it
    private static final int CAPACITY = 16;
    private static final float FAR_BEND = 0.12f;

    private final List<Landmark> landmarks = new ArrayList<>();
    private final List<InstancedModel> models = new ArrayList<>();
    private final List<InstancedModel> each = new ArrayList<>();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f seen = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final BackdropFire fire = new BackdropFire();
    private final BackdropWaking waking = new BackdropWaking();
    private final float bossAt;
    private final SceneLighting lighting;
    private boolean steady;
    private float lastPhase; // seconds since the boss's last phase began
    private float beaten; // seconds since the boss was beaten

    /** Builds it for the look of a boss at a distance along the rail; nothing where the boss has none, or that has no landmarks. */
    public BossBackdrop(Optional<LookDef> look, float bossAt, ModelLibrary library, SceneRig rig) {
        this.bossAt = bossAt;
        lighting = rig.lighting();
        rig.observeOptions(options -> steady = options.reduceMotion());
        for (Landmark landmark : look.map(LookDef::landmarks).orElse(List.of())) {
            landmarks.add(landmark);
            each.add(modelOf(landmark, library, rig));
        }
        if (!landmarks.isEmpty()) {
            rig.prepareRoll();
        }
    }

    private InstancedModel modelOf(Landmark landmark, ModelLibrary library, SceneRig rig) {
        for (int i = 0; i < each.size(); i++) {
            Landmark other = landmarks.get(i);
            if (other.model().equals(landmark.model()) && other.haze() == landmark.haze()) {
                return each.get(i);
            }
        }
        InstancedModel model =
                new InstancedModel(landmark.model(), library, rig.surroundings(), CAPACITY, ShadowMode.Off);
        model.setApparentDistance(FAR_BEND, landmark.haze());
        if (landmark.y() < MeadowGround.SEA_LEVEL) {
            model.setSeaLevel(MeadowGround.SEA_LEVEL);
        }
        if (landmark.burns() > 0f) {
            model.canBeFaint();
        }
        models.add(model);
        return model;
    }

    /** Lets what burns in a boss's last phase burn on by a frame, and wakes what sleeps until it is beaten; both go on without it. */
    public void burn(Optional<Boss> boss, float seconds) {
        boolean last = boss.map(b -> b.phase() == b.def().phases().size() - 1).orElse(lastPhase > 0f);
        lastPhase = last ? lastPhase + seconds : 0f;
        boolean over = boss.map(Boss::defeated).orElse(beaten > 0f);
        beaten = over ? beaten + seconds : 0f;
    }

    /**
     * Draws it.
     *
     * @param z Wick's distance along the rail, in u
     * @param share of the boss's light, 0 to 1
     * @param roll how far it has rolled
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     * @param flames of what burns are added to it
     * @return how far the sky rolls with it, in radians
     */
    public float show(float z, float share, BackdropCue roll, float alpha, SpriteBatch flames) {
        for (int i = 0; i < models.size(); i++) {
            models.get(i).clear();
        }
        float degrees = roll.degrees(alpha);
        float light = 1f;
        if (steady) {
            float done = roll.share(alpha);
            light = Math.abs(2f * done - 1f);
            degrees = done < 0.5f ? roll.former() : roll.wanted();
        }
        float angle = degrees * FastMath.DEG_TO_RAD;
        for (int i = 0; i < landmarks.size(); i++) {
            float risen = Math.max(share, risenBefore(landmarks.get(i), z));
            if (risen > 0f) {
                put(landmarks.get(i), each.get(i), z, risen, angle, light, flames);
            }
        }
        for (int i = 0; i < models.size(); i++) {
            models.get(i).submit();
        }
        return landmarks.isEmpty() ? 0f : angle;
    }

    private float risenBefore(Landmark landmark, float z) {
        if (landmark.risesBefore() > 0f) {
            return Easing.inOut(Easing.clamp((z - bossAt + landmark.risesBefore()) / RISES_OVER));
        }
        float way = Math.min(1f, 1f + (z - bossAt) / landmark.seenFrom());
        return landmark.distant() && way > 0f ? HALF_RISEN + RISES_MEANWHILE * way : 0f;
    }

    private void put(
            Landmark landmark,
            InstancedModel model,
            float z,
            float share,
            float angle,
            float light,
            SpriteBatch flames) {
        fire.set(landmark, lastPhase);
        if (fire.isOut()) {
            return;
        }
        float x = -landmark.x() + (landmark.distant() ? RISES_ASIDE * (1f - share) : 0f);
        float y = landmark.y() - SceneLighting.ROLL_AXIS - RISES_BY * (1f - share);
        place.set(x, SceneLighting.ROLL_AXIS + y - fire.fallen(), z + landmark.z());
        waking.set(landmark, beaten);
        float swing = fire.swing() + (steady ? 0f : waking.turned());
        SceneCoordinates.rotation(-landmark.yawDegrees() * FastMath.DEG_TO_RAD, 0f, swing, turn);
        float cos = FastMath.cos(angle);
        float sin = FastMath.sin(angle);
        float left = light * (landmark.distant() ? Easing.mix(TURNED_LIGHT, 1f, 0.5f + 0.5f * cos) : 1f);
        fire.colour(style.tint(left, left, left));
        waking.colour(left, style);
        model.add(place, turn, waking.size() * landmark.scale(), style, 0f, 0f);
        y -= fire.fallen();
        place.set(x * cos - y * sin, SceneLighting.ROLL_AXIS + x * sin + y * cos, place.z);
        seenAt(lighting.bend());
        fire.show(seen, model.size() * landmark.scale(), flames);
        waking.show(seen, model.size() * landmark.scale(), flames);
    }

    /** Finds where sprites have to be for them to be seen where the piece is: the course bends them in full, and the piece less. */
    private void seenAt(Vector3f bend) {
        float depth = Math.max(0f, place.z - bend.z);
        float more = (FAR_BEND - 1f) * depth * depth;
        seen.set(place.x + bend.x * more, place.y + bend.y * more, place.z);
    }
}
