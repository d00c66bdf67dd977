package bumblewick.ui.hud;

import bumblewick.math.Easing;
import bumblewick.sim.swarm.Bee;
import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.SpriteAtlas;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import java.util.List;

/**
 * A face for each bee, in two rows of ten. The health of a bee shows twice: golden, amber or ashen; and none, one or
 * both antennae hanging. A hit bee shakes, a new one swells, a lost one falls. While the swarm is gathered, the faces close
 * up and redden, each in a cell of a comb: they can be hit.
 */
final class BeeFaces {
    private static final int PER_ROW = 10;
    private static final float SPACING = 33f;
    private static final float ROW = 39f;
    private static final float HEIGHT = 40f;
    private static final float SECONDS = 0.25f; // that anything of it lasts
    private static final float RISK_SECONDS = 0.15f;
    private static final ColorRGBA BLUSH = new ColorRGBA(1f, 0.9f, 0.74f, 1f);
    private static final float SWELL = 0.4f;
    private static final float SHAKE = 3.5f; // lines
    private static final float FALL = 30f; // lines
    private static final float CELL = 42f;
    private static final float CELL_ABOVE = -4f; // lines from the middle of a face, feelers and all: behind the head
    private static final float CROWD = 0.98f; // of the distance between faces, when the swarm is gathered: cells touch
    private static final ColorRGBA STRUCK = new ColorRGBA(1f, 0.55f, 0.5f, 1f);

    private final QuadBatch batch;
    private final SpriteAtlas.Region[] faces;
    private final SpriteAtlas.Region cell;
    private final ColorRGBA tint = new ColorRGBA();
    private float risk; // 0 scattered, 1 gathered
    private final int fullHp;
    private final float motion;
    private final int[] ids;
    private final int[] hps;
    private final float[] hit;
    private final float[] come;
    private final float[] gone;
    private int shown = -1;
    private int parkedBefore;
    private boolean falling;

    BeeFaces(HudSkin hudSkin, int most, int fullHp) {
        this.fullHp = fullHp;
        motion = hudSkin.motion();
        batch = hudSkin.batch(3 * most);
        SpriteAtlas atlas = hudSkin.atlas();
        cell = atlas.of("gathered");
        faces = new SpriteAtlas.Region[] {atlas.of("face_weak"), atlas.of("face_hurt"), atlas.of("face_well")};
        ids = new int[most];
        hps = new int[most];
        hit = new float[most];
        come = new float[most];
        gone = new float[most];
    }

    Geometry geometry() {
        return batch.geometry();
    }

    /** From the middle of the first face to the right edge of the last one in the longest row, in lines. */
    static float width(int bees) {
        return (Math.min(bees, PER_ROW) - 1) * SPACING + HEIGHT / 2f;
    }

    /** The face of a bee: 2 well, 1 hurt, 0 weak. */
    static int mood(int hp, int fullHp) {
        return 3 * hp > 2 * fullHp ? 2 : 3 * hp > fullHp ? 1 : 0;
    }

    /**
     * Shows the swarm. Bees that are parked in a flower are neither shown nor count as lost.
     *
     * @param gathered whether the swarm is gathered
     */
    void update(List<Bee> bees, int parked, boolean gathered, float seconds) {
        risk = Easing.clamp(risk + (gathered ? seconds : -seconds) / RISK_SECONDS);
        tint.interpolateLocal(ColorRGBA.White, BLUSH, risk);
        int count = Math.min(bees.size(), ids.length);
        falling = parked <= parkedBefore;
        parkedBefore = parked;
        note(bees, count);
        batch.begin();
        for (int i = 0; i < ids.length; i++) {
            hit[i] = Math.max(0f, hit[i] - seconds / SECONDS);
            come[i] = Math.max(0f, come[i] - seconds / SECONDS);
            gone[i] = Math.max(0f, gone[i] - seconds / SECONDS);
            if (i < count) {
                draw(i);
            }
            if (gone[i] > 0f) {
                float fallen = motion * FALL * (1f - gone[i]) * (1f - gone[i]);
                batch.add(faces[0], x(i), y(i) - fallen, HEIGHT, 0f, ColorRGBA.White, gone[i]);
            }
        }
        batch.end();
    }

    /** Compares what there is with what there was: bees that stay keep their order, so that one can only close up. */
    private void note(List<Bee> bees, int count) {
        boolean first = shown < 0;
        int old = Math.max(0, shown);
        int at = 0;
        for (int i = 0; i < count; i++) {
            Bee bee = bees.get(i);
            while (at < old && ids[at] != bee.id() && lost(bees, count, ids[at])) {
                gone[at++] = falling ? 1f : 0f;
            }
            boolean known = at < old && ids[at] == bee.id();
            come[i] = known || first ? come[i] : 1f;
            hit[i] = known && bee.hp() < hps[at] ? 1f : hit[i];
            at += known ? 1 : 0;
        }
        while (at < old) {
            gone[at++] = falling ? 1f : 0f;
        }
        for (int i = 0; i < count; i++) {
            ids[i] = bees.get(i).id();
            hps[i] = bees.get(i).hp();
        }
        shown = count;
    }

    private static boolean lost(List<Bee> bees, int count, int id) {
        for (int i = 0; i < count; i++) {
            if (bees.get(i).id() == id) {
                return false;
            }
        }
        return true;
    }

    private void draw(int i) {
        float swell = 1f + motion * SWELL * come[i];
        float shake = motion * SHAKE * hit[i] * (float) Math.sin(hit[i] * 25f);
        if (risk > 0f) {
            batch.add(cell, x(i), y(i) + CELL_ABOVE, CELL * risk, 0f, ColorRGBA.White, risk);
        }
        batch.add(
                faces[mood(hps[i], fullHp)], x(i) + shake, y(i), HEIGHT * swell, 0f, hit[i] > 0.3f ? STRUCK : tint, 1f);
    }

    private float x(int place) {
        return place % PER_ROW * SPACING * (1f - motion * (1f - CROWD) * risk);
    }

    private static float y(int place) {
        return -(place / PER_ROW) * ROW;
    }
}
