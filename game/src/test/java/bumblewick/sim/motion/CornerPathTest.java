package bumblewick.sim.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bumblewick.def.PathDef;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CornerPathTest {
    private static final List<Vector3f> STEP = List.of(at(0f, 0f), at(30f, 0f), at(30f, 30f), at(60f, 30f));
    private static final float THIRD = 1f / 3f;

    private final Vector3f store = new Vector3f();

    /** lerp(p0,p1) = (3,0), lerp(p1,p2) = (10,3), three tenths between: (5.1, 0.9). */
    @Test
    void bezierFollowsDeCasteljau() {
        QuadraticBezier curve = new QuadraticBezier(at(0f, 0f), at(10f, 0f), at(10f, 10f));

        assertPoint(5.1f, 0.9f, curve.position(0.3f, store));
        assertPoint(0f, 0f, curve.position(0f, store));
        assertPoint(10f, 10f, curve.position(1f, store));
        assertPoint(20f, 0f, curve.tangent(0f, store));
        assertPoint(0f, 20f, curve.tangent(1f, store));
    }

    @Test
    void cutsEachLegAtAThirdOfItsOwnLength() {
        List<Curve> pieces = path(STEP, PathDef.Cut.RATIO, THIRD).pieces();

        assertEquals(5, pieces.size());
        assertPiece(Line.class, 0f, 0f, 20f, 0f, pieces.get(0));
        assertPiece(QuadraticBezier.class, 20f, 0f, 30f, 10f, pieces.get(1));
        assertPiece(Line.class, 30f, 10f, 30f, 20f, pieces.get(2));
        assertPiece(QuadraticBezier.class, 30f, 20f, 40f, 30f, pieces.get(3));
        assertPiece(Line.class, 40f, 30f, 60f, 30f, pieces.get(4));
    }

    @Test
    void cutsBothLegsOfACornerByTheShorterOne() {
        List<Vector3f> points = List.of(at(0f, 0f), at(30f, 0f), at(30f, 12f));

        assertPiece(
                QuadraticBezier.class,
                26f,
                0f,
                30f,
                4f,
                path(points, PathDef.Cut.EQUAL, THIRD).pieces().get(1));
        assertPiece(
                QuadraticBezier.class,
                20f,
                0f,
                30f,
                4f,
                path(points, PathDef.Cut.RATIO, THIRD).pieces().get(1));
    }

    @Test
    void curvesAllTheWayWhenLegsAreCutInTheMiddle() {
        List<Curve> pieces = path(STEP, PathDef.Cut.RATIO, 0.5f).pieces();

        assertEquals(4, pieces.size(), "line, curve, curve, line: nothing is left of the middle leg");
        assertPiece(QuadraticBezier.class, 15f, 0f, 30f, 15f, pieces.get(1));
        assertPiece(QuadraticBezier.class, 30f, 15f, 45f, 30f, pieces.get(2));
    }

    @Test
    void passesOverRepeatedPoints() {
        assertEquals(
                1,
                path(List.of(at(0f, 0f), at(0f, 0f), at(9f, 0f), at(9f, 0f)), PathDef.Cut.EQUAL, THIRD)
                        .pieces()
                        .size());
    }

    @ParameterizedTest
    @ValueSource(floats = {0f, -0.1f, 0.51f, Float.NaN})
    void refusesACutThatLegsCannotGive(float ratio) {
        assertThrows(IllegalArgumentException.class, () -> path(STEP, PathDef.Cut.EQUAL, ratio));
    }

    @Test
    void refusesAPathThatGoesNowhere() {
        assertThrows(
                IllegalArgumentException.class, () -> path(List.of(at(1f, 1f), at(1f, 1f)), PathDef.Cut.EQUAL, THIRD));
    }

    private static CornerPath path(List<Vector3f> points, PathDef.Cut cut, float ratio) {
        return new CornerPath(new PathDef("test", points, 30f, cut, ratio, List.of()));
    }

    private static Vector3f at(float x, float y) {
        return new Vector3f(x, y, 0f);
    }

    private void assertPiece(Class<? extends Curve> kind, float x0, float y0, float x1, float y1, Curve piece) {
        assertInstanceOf(kind, piece);
        assertPoint(x0, y0, piece.position(0f, store));
        assertPoint(x1, y1, piece.position(1f, store));
    }

    private static void assertPoint(float x, float y, Vector3f point) {
        assertEquals(0f, point.distance(at(x, y)), 1e-5f, () -> "expected (" + x + ", " + y + "), is " + point);
    }
}
