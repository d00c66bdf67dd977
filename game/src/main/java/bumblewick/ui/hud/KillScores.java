package bumblewick.ui.hud;

import bumblewick.def.EnemyDef;
import bumblewick.math.Easing;
import bumblewick.sim.run.SimEvent;
import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.SpriteAtlas;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/**
 * What each destroyed enemy paid, beside where it was: a moment after the burst, which it leaves free, the number pops up above
 * and outward from the middle of the picture, rises a little and fades. Those that are destroyed together, side by side, have one
 * number: their sum.
 */
final class KillScores {
    private static final int MOST = 6; // at a time
    private static final int DIGITS = 5;
    private static final int TEN = 10;
    private static final float SECONDS = 0.6f;
    static final float WAITS = 0.28f; // seconds: the burst is seen first
    private static final float FADE = 0.6f; // share of that in which it fades
    private static final float POP_SECONDS = 0.1f;
    private static final float POP = 0.5f; // share by which it is larger at first
    private static final float RISE = 24f; // lines
    private static final float ABOVE = 84f; // lines above where the enemy was
    private static final float ASIDE = 60f; // lines outward from there, at most
    private static final float CENTRAL = 120f; // lines from the middle of the picture within which it is less
    private static final float SIZE = 20f; // height of a figure, in lines
    private static final float BIG = 28f; // the same for a big enemy
    private static final float WIDE = 90f; // lines beside a number in which no other is at its height
    private static final float TOGETHER =
            170f; // lines from a number that is still to pop up: what is paid there adds to it
    private static final float APART = 0.6f; // from one figure to the next, per height

    private final QuadBatch batch;
    private final SpriteAtlas.Region[] figures = new SpriteAtlas.Region[TEN];
    private final Projection projection;
    private final HudLayout layout;
    private final float motion;
    private final Paid[] paid = new Paid[MOST];
    private final Vector3f place = new Vector3f();
    private int next;

    /** What one enemy paid. */
    private static final class Paid {
        private int points;
        private float x;
        private float y;
        private float size;
        private float age = SECONDS;
    }

    KillScores(HudSkin hudSkin, HudLayout layout, Projection projection) {
        this.layout = layout;
        this.projection = projection;
        motion = hudSkin.motion();
        batch = hudSkin.batch(MOST * DIGITS);
        for (int i = 0; i < TEN; i++) {
            figures[i] = hudSkin.atlas().of("number_" + i);
        }
        for (int i = 0; i < MOST; i++) {
            paid[i] = new Paid();
        }
    }

    Geometry geometry() {
        return batch.geometry();
    }

    void onEvent(SimEvent event) {
        if (event.type() == SimEvent.Type.ENEMY_DESTROYED
                && event.score() > 0
                && projection.project(event.position(), place)) {
            float x = place.x + outward(place.x - layout.middle());
            float y = place.y + ABOVE;
            Paid other = waitingAt(x, y);
            if (other == null) {
                add(event.score(), x, y);
            } else {
                other.points += event.score();
                other.size = Math.max(other.size, sizeOf(event.score()));
            }
        }
    }

    private static float sizeOf(int points) {
        return points >= EnemyDef.BIG ? BIG : SIZE;
    }

    private void add(int points, float x, float y) {
        Paid one = paid[next];
        next = (next + 1) % MOST;
        one.age = SECONDS; // in its own way it does not stand
        one.points = points;
        one.x = x;
        one.y = freeFrom(x, y);
        one.size = sizeOf(points);
        one.age = -WAITS;
    }

    /** The number near there that is still to pop up, or null. */
    private Paid waitingAt(float x, float y) {
        for (Paid one : paid) {
            if (one.age < 0f && Math.hypot(one.x - x, one.y - y) < TOGETHER) {
                return one;
            }
        }
        return null;
    }

    /** How far beside an enemy its number stands, in lines, by how far to the right of the picture's middle that was. */
    static float outward(float right) {
        return ASIDE * Easing.clamp(right / CENTRAL, -1f, 1f);
    }

    /** The lowest height from y on at which no other number stands. */
    private float freeFrom(float x, float y) {
        float free = y;
        for (int i = 0; i < MOST; i++) {
            Paid other = paid[(next + i) % MOST];
            boolean there = other.age < SECONDS && Math.abs(other.x - x) < WIDE && Math.abs(other.y - free) < BIG;
            free = there ? other.y + BIG : free;
        }
        return free;
    }

    void update(float seconds) {
        batch.begin();
        for (Paid one : paid) {
            if (one.age >= 0f && one.age < SECONDS) {
                draw(one);
            }
            one.age = Math.min(SECONDS, one.age + seconds);
        }
        batch.end();
    }

    private void draw(Paid one) {
        float share = one.age / SECONDS;
        float pop = 1f + motion * POP * (1f - Easing.out(Easing.clamp(one.age / POP_SECONDS)));
        float alpha = Easing.clamp((1f - share) / FADE);
        float size = one.size * pop;
        float y = one.y + motion * RISE * Easing.out(share);
        int count = digits(one.points);
        int left = one.points;
        for (int i = count - 1; i >= 0; i--) {
            float x = one.x + (i - (count - 1) / 2f) * APART * size;
            batch.add(figures[left % TEN], x, y, size, 0f, Skin.GOLD, alpha);
            left /= TEN;
        }
    }

    /** How many figures a number has, at most {@value #DIGITS}. */
    static int digits(int number) {
        int count = 1;
        for (int left = number / TEN; left > 0 && count < DIGITS; left /= TEN) {
            count++;
        }
        return count;
    }
}
