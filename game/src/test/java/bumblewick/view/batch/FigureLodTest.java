package bumblewick.view.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Sphere;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From where on a figure is drawn with fewer triangles. */
class FigureLodTest {
    /** The usual figure, up to 5 u long, from 13.5 and 28 u on; a sail of 40 u from eight times as far. */
    @ParameterizedTest(name = "{0} u long, {1} u away: level {2}")
    @CsvSource({"2, 10, 0", "2, 20, 1", "2, 40, 2", "5, 20, 1", "40, 40, 0", "40, 100, 0", "40, 120, 1", "40, 230, 2"})
    void aLargeFigureKeepsItsDetailFartherAway(float length, float distance, int level) {
        assertEquals(level, level(32, length, distance));
    }

    /** What clusters of its corners would tear, such as an emblem on a sail. */
    @Test
    void aLargeFigureOfFewTrianglesKeepsThemAll() {
        assertEquals(1, level(16, 5f, 20f));
        assertEquals(0, level(16, 40f, 230f));
    }

    private static int level(int slices, float length, float distance) {
        Node figure = new Node("figure");
        Geometry piece = new Geometry("piece", new Sphere(slices, slices, length / 2f));
        figure.attachChild(piece);
        FigureLod.bake(figure);

        new FigureLod(figure).show(distance, 1f / 60f, true);

        return piece.getLodLevel();
    }
}
