package bumblewick.ui;

import bumblewick.sim.swarm.Bee;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import java.util.List;

/**
 * A face for each bee, in two rows of ten. How hurt a bee is shows twice: gold, amber, ashen; and no, one or both
 * antennae hang. Who is hit shakes, who comes swells up, who is lost falls.
 */
final class BeeFaces {
    private static final int PER_ROW = 10;
    private static final float SPACING = 33f;
    private static final float ROW = 39f;
    private static final float HEIGHT = 40f;
    private static final float SECONDS = 0.25f; // that anything of it lasts
    private static final float SWELL = 0.4f;
    private static final float SHAKE = 3.5f; // lines
    private static final float FALL = 30f; // lines
    private static final ColorRGBA STRUCK = new ColorRGBA(1f, 0.55f, 0.5f, 1f);

    private final Quads quads;
    private final Marks.Mark[] faces;
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

    BeeFaces(Ink ink, int most, int fullHp) {
        this.fullHp = fullHp;
        motion = ink.motion();
        quads = ink.quads(2 * most);
        Marks marks = ink.marks();
        faces = new Marks.Mark[] {marks.of("face_weak"), marks.of("face_hurt"), marks.of("face_well")};
        ids = new int[most];
        hps = new int[most];
        hit = new float[most];
        come = new float[most];
        gone = new float[most];
    }

    Geometry geometry() {
        return quads.geometry();
    }

    /** Which face a bee makes: 2 well, 1 hurt, 0 weak. */
    static int mood(int hp, int fullHp) {
        return 3 * hp > 2 * fullHp ? 2 : 3 * hp > fullHp ? 1 : 0;
    }

    /** Follows the swarm; who is parked in a flower is neither there nor lost. */
    void update(List<Bee> bees, int parked, float seconds) {
        int count = Math.min(bees.size(), ids.length);
        falling = parked <= parkedBefore;
        parkedBefore = parked;
        note(bees, count);
        quads.begin();
        for (int i = 0; i < ids.length; i++) {
            hit[i] = Math.max(0f, hit[i] - seconds / SECONDS);
            come[i] = Math.max(0f, come[i] - seconds / SECONDS);
            gone[i] = Math.max(0f, gone[i] - seconds / SECONDS);
            if (i < count) {
                draw(i);
            }
            if (gone[i] > 0f) {
                float fallen = motion * FALL * (1f - gone[i]) * (1f - gone[i]);
                quads.add(faces[0], x(i), y(i) - fallen, HEIGHT, 0f, ColorRGBA.White, gone[i]);
            }
        }
        quads.end();
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
        ColorRGBA tint = hit[i] > 0.3f ? STRUCK : ColorRGBA.White;
        quads.add(faces[mood(hps[i], fullHp)], x(i) + shake, y(i), HEIGHT * swell, 0f, tint, 1f);
    }

    private static float x(int place) {
        return place % PER_ROW * SPACING;
    }

    private static float y(int place) {
        return -(place / PER_ROW) * ROW;
    }
}
