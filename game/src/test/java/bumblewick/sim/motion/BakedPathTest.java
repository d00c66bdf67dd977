package bumblewick.sim.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PathDef;
import bumblewick.def.PathDef.SpeedKey;
import bumblewick.math.Powers;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BakedPathTest {
    private static final List<Vector3f> STRAIGHT = List.of(new Vector3f(0f, 5f, 120f), new Vector3f(0f, 5f, 0f));
    private static final List<Vector3f> CORKSCREW = List.of(
            new Vector3f(6f, 5f, 120f),
            new Vector3f(6f, 8f, 105f),
            new Vector3f(-6f, 8f, 90f),
            new Vector3f(-6f, 2f, 75f),
            new Vector3f(6f, 2f, 60f),
            new Vector3f(6f, 8f, 45f),
            new Vector3f(13f, 2f, -8f));

    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();

    /** 120 u at 12 u/s: 600 ticks, 601 points of 12 bytes. */
    @Test
    void tenSecondsTake7212Bytes() {
        BakedPath path = bake(STRAIGHT, 12f);

        assertEquals(600, path.ticks());
        assertEquals(7212, path.bytes());
    }

    @Test
    void aHundredMotionsOfTenSecondsTakeLessThanAMegabyte() {
        SortedMap<String, PathDef> defs = new TreeMap<>();
        for (int i = 0; i < 100; i++) {
            defs.put("path" + i, def(STRAIGHT, 12f, PathDef.Cut.EQUAL));
        }

        assertEquals(721_200L, new PathBank(defs).bytes());
    }

    @ParameterizedTest
    @EnumSource(PathDef.Cut.class)
    void everyTickIsEquallyLong(PathDef.Cut cut) {
        BakedPath path = new BakedPath(def(CORKSCREW, 26f, cut));
        float expected = 26f / 60f;

        for (int i = 0; i < path.ticks(); i++) {
            float step = path.position(i, a).distance(path.position(i + 1, b));
            // the straight way across a bend is a little shorter than the way along it
            assertEquals(expected, step, 0.01f * expected, "tick " + i);
        }
    }

    @Test
    void beginsAndEndsWhereThePathDoes() {
        BakedPath path = bake(CORKSCREW, 26f);

        assertEquals(CORKSCREW.get(0), path.position(0, a));
        assertEquals(CORKSCREW.get(6), path.position(path.ticks(), a));
    }

    @Test
    void theTableIsWhatLiveEvaluationGives() {
        PathDef def = def(CORKSCREW, 26f, PathDef.Cut.EQUAL);
        BakedPath path = new BakedPath(def);
        ChordTable live = new ChordTable(new CornerPath(def));

        for (int i = 0; i <= path.ticks(); i++) {
            live.position(live.length() * i / path.ticks(), b);
            assertEquals(0f, path.position(i, a).distance(b), 1e-5f, "tick " + i);
        }
    }

    /** A corner with legs of 13.3 u: |p0 − 2p1 + p2| = 18.9, so at most 18.9 / (4 · 128²) = 0.3 mm. */
    @Test
    void chordsStayOnTheCurve() {
        List<Vector3f> corner = List.of(new Vector3f(), new Vector3f(40f, 0f, 0f), new Vector3f(40f, 40f, 0f));
        CornerPath path = new CornerPath(def(corner, 30f, PathDef.Cut.EQUAL));
        ChordTable chords = new ChordTable(path);
        Curve curve = path.pieces().get(1);

        for (int i = 0; i <= 100; i++) {
            chords.position(chords.length() * i / 100, a);
            if (curve.position(0f, b).x < a.x && a.y > 0f && a.y < curve.position(1f, b).y) {
                assertTrue(distance(curve, a) < 5e-4f, a::toString);
            }
        }
    }

    /** From factor 1 to 3 over 120 u at 12 u/s: t = 120 · ln 3 / (36 − 12) = 5.493 s. */
    @Test
    void speedProfileChangesTheSpeedAlongTheWay() {
        PathDef def = new PathDef(
                "test",
                STRAIGHT,
                12f,
                PathDef.Cut.EQUAL,
                PathDef.DEFAULT_CUT_RATIO,
                List.of(new SpeedKey(0f, 1f), new SpeedKey(1f, 3f)));
        BakedPath path = new BakedPath(def);

        assertEquals(Math.round(60 * 120 * Powers.log(3) / 24), path.ticks());
        assertEquals(12f / 60f, path.step(0, a).length(), 0.005f);
        assertEquals(36f / 60f, path.step(path.ticks() - 1, a).length(), 0.005f);
        assertEquals(STRAIGHT.get(1), path.position(path.ticks(), a));
    }

    /** 0.25 · 120/12 at factor 1, the rest at 2: 2.5 + 3.75 s. */
    @Test
    void speedProfileMayJump() {
        PathDef def = new PathDef(
                "test",
                STRAIGHT,
                12f,
                PathDef.Cut.EQUAL,
                PathDef.DEFAULT_CUT_RATIO,
                List.of(new SpeedKey(0.25f, 1f), new SpeedKey(0.25f, 2f)));

        assertEquals(375, new BakedPath(def).ticks());
    }

    @ParameterizedTest
    @ValueSource(floats = {0f, -3f, Float.NaN})
    void refusesASpeedThatNeverArrives(float speed) {
        assertThrows(IllegalArgumentException.class, () -> bake(STRAIGHT, speed));
    }

    @Test
    void followerAtRateOneReadsTheTableItself() {
        BakedPath path = bake(CORKSCREW, 26f);
        PathFollower follower = new PathFollower(path, false);

        for (int i = 0; i <= path.ticks(); i++) {
            assertEquals(path.position(i, a), follower.position(b));
            assertEquals(i == path.ticks(), follower.finished());
            follower.advance(1f);
        }
    }

    /** 0.85 and 1.15, the ends of Hum's range, are rounded to 1/65536 and still add up to 2 exactly. */
    @Test
    void changingRatesKeepTheTableExact() {
        BakedPath path = bake(CORKSCREW, 26f);
        PathFollower follower = new PathFollower(path, false);

        for (int i = 0; i < 50; i++) {
            follower.advance(0.85f);
            follower.advance(1.15f);
        }

        assertEquals(100f, follower.phase());
        assertEquals(path.position(100, a), follower.position(b));
    }

    @Test
    void betweenTwoPointsItIsOnTheLineBetween() {
        BakedPath path = bake(CORKSCREW, 26f);
        PathFollower follower = new PathFollower(path, false);

        follower.advance(10.25f);

        path.position(10, a).multLocal(0.75f).addLocal(path.position(11, b).multLocal(0.25f));
        assertEquals(0f, a.distance(follower.position(b)), 1e-5f);
    }

    @Test
    void mirroringExchangesLeftAndRight() {
        BakedPath path = bake(CORKSCREW, 26f);
        PathFollower follower = new PathFollower(path, true);
        follower.start(path, true, 2f, 1f);
        follower.advance(40f);

        path.position(40, a);
        assertEquals(new Vector3f(-a.x + 2f, a.y + 1f, a.z), follower.position(b));
        assertEquals(-path.step(40, a).x * 60f * 40f, follower.velocity(b).x, 1e-3f);
    }

    @Test
    void staysAtTheEnd() {
        BakedPath path = bake(CORKSCREW, 26f);
        PathFollower follower = new PathFollower(path, false);
        assertFalse(follower.finished());

        follower.advance(1e6f);

        assertTrue(follower.finished());
        assertEquals(CORKSCREW.get(6), follower.position(a));
        assertTrue(follower.velocity(a).z < 0f, "the direction of the last tick");
    }

    private static BakedPath bake(List<Vector3f> points, float speed) {
        return new BakedPath(def(points, speed, PathDef.Cut.EQUAL));
    }

    private static PathDef def(List<Vector3f> points, float speed, PathDef.Cut cut) {
        return new PathDef("test", points, speed, cut, PathDef.DEFAULT_CUT_RATIO, List.of());
    }

    private float distance(Curve curve, Vector3f point) {
        float least = Float.MAX_VALUE;
        for (int i = 0; i <= 100_000; i++) {
            least = Math.min(least, curve.position(i / 100_000f, b).distance(point));
        }
        return least;
    }
}
