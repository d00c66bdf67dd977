package bumblewick.view.flight;

import bumblewick.def.BossDef.Action;
import bumblewick.def.CourseDef.Floor;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.view.EffectColours;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Where a boss that dives will strike, and the way there: rings on the ground, or over open sky, where nothing can lie on the
 * ground, a ring that closes about the place and stars from the boss's face. As it winds up the mark follows Wick, then it stays.
 */
final class BossStrike {
    private static final float SIZE = 2.6f; // u: half the edge of the mark
    private static final float AHEAD = 3f; // u before Wick
    private static final float ON_GROUND = 0.08f; // u: height of a mark there, against z-fighting
    private static final float OPEN = 3.2f; // times its size, as a ring in the air begins to close
    private static final int DASHES = 8;
    private static final float PULSE = 0.12f; // share of its size
    private static final float PULSE_RATE = 0.6f; // radians a tick
    private static final int STEPS = 8; // marks on the way, at most
    private static final float STEP = 1.3f; // u: half the edge of such a mark
    private static final float STAR = 0.9f; // u: half the edge of a star near the place; twice that at the boss

    private static final float LANE = 30f; // u: least length of the lane of a charge
    private static final int LANE_PIECES = 8; // so that it bends with the course
    private static final float EDGE = 0.16f; // u: half of how wide its edges are

    private final Vector3f aim = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f mark = new Vector3f();
    private final Vector3f spot = new Vector3f();
    private boolean dives; // since the frame before

    /** Forgets where it aimed. */
    void reset() {
        dives = false;
    }

    /**
     * Draws it while the boss winds up for a dive, and dives.
     *
     * @param boss at {@code place} in the scene's frame (unaffected)
     * @param tell how far its wind-up is, 0 to 1
     * @param time of the scene, in s
     */
    void draw(Boss boss, FlightStage flight, Vector3f place, float tell, float time, SpriteBatch sprites) {
        boolean now = boss.action().passesWick();
        boolean warns = boss.action() == Action.TELL && boss.next().action().passesWick() && !boss.entering();
        if (!now || !dives) {
            aim.set(flight.wick().position());
        }
        dives = now;
        if (boss.reels() || (!dives && !warns)) {
            return;
        }
        float seen = dives ? 1f : tell;
        SceneCoordinates.toScene(aim, mark);
        mark.z = flight.distance() + AHEAD;
        float size = SIZE * (1f + PULSE * FastMath.sin(boss.stepTicks() * PULSE_RATE));
        Action coming = dives ? boss.action() : boss.next().action();
        if (coming == Action.CHARGE) {
            drawLane(place, seen, boss.def().radius(), sprites);
        }
        if (flight.ruled().rail().floor() == Floor.NONE) {
            drawInAir(place, seen, size, time, sprites);
        } else {
            drawOnGround(place, seen, size, sprites);
        }
    }

    /** The edges of the lane on the ground along which it will run, up to where it is. */
    private void drawLane(Vector3f place, float seen, float half, SpriteBatch sprites) {
        float length = seen * Math.max(LANE, place.z - mark.z);
        for (float side = -1f; side <= 1f; side += 2f) {
            from.set(mark.x + side * half, ON_GROUND, mark.z);
            for (int i = 1; i <= LANE_PIECES; i++) {
                to.set(from.x, ON_GROUND, mark.z + length * i / LANE_PIECES);
                sprites.ribbon(from, to, EDGE, EffectColours.EMBER, 0.8f, 1.6f * seen, 1.6f * seen);
                from.set(to);
            }
        }
    }

    private void drawOnGround(Vector3f place, float seen, float size, SpriteBatch sprites) {
        mark.y = ON_GROUND;
        sprites.put(SpriteBatch.Shape.GROUND_MARK, mark, size, EffectColours.EMBER, 0.9f, 2f * seen, 0f, 0f);
        int steps = stepsTo(spot.set(place.x, ON_GROUND, place.z));
        for (int i = 1; i < steps * seen; i++) {
            float along = (float) i / steps;
            spot.interpolateLocal(mark, place, along);
            spot.y = ON_GROUND;
            sprites.put(
                    SpriteBatch.Shape.GROUND_RING, spot, STEP, EffectColours.EMBER, 0.9f, 2f - 1.4f * along, 0f, 0f);
        }
    }

    /** As many as lie apart on the way to the boss: close by they would be a scribble. */
    private int stepsTo(Vector3f boss) {
        return Math.min(STEPS, (int) (mark.distance(boss) / (2f * STEP)));
    }

    private void drawInAir(Vector3f place, float seen, float size, float time, SpriteBatch sprites) {
        float open = Easing.mix(OPEN, 1f, Easing.inOut(seen));
        sprites.put(SpriteBatch.Shape.RING, mark, size * open, EffectColours.EMBER, 0.9f, 2f, 0f, 0f);
        sprites.dashes(mark, size, EffectColours.EMBER, 1.4f * seen, time, DASHES);
        int steps = stepsTo(place);
        for (int i = 1; i < steps * seen; i++) {
            float along = 1f - (float) i / steps;
            spot.interpolateLocal(mark, place, along);
            star(spot, STAR * (2f - along), 1f, sprites);
        }
    }

    /**
     * A star that shows before a bright sky, too, as it covers that.
     *
     * @param half half its edge, in u
     * @param strength of its light, 0 to 1
     */
    static void star(Vector3f where, float half, float strength, SpriteBatch sprites) {
        sprites.put(SpriteBatch.Shape.STAR, where, half, EffectColours.EMBER, 0.6f, 1.4f * strength, 0f, 0f);
    }
}
