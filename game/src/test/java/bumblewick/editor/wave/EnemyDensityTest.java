package bumblewick.editor.wave;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.WaveDef;
import bumblewick.editor.widget.EnemyDensityStep;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnemyDensityTest {
    /** A rail of 10 u/s, and a path that takes 2 s. */
    private static final float SPEED = 10f;

    private static final int PATH = 120;

    private static WaveDef wave(float at, int count, float spacing) {
        return new WaveDef(at, "gnat", "loop", false, count, spacing, 0f, 0f, "");
    }

    private static EnemyDensity density(WaveDef... waves) {
        List<WaveSpan> spans = new ArrayList<>();
        for (WaveDef wave : waves) {
            spans.add(WaveSpan.of(wave, SPEED, PATH));
        }
        return EnemyDensity.of(List.of(waves), spans);
    }

    /** Three, 0.5 s or 5 u apart, each for 20 u: 100 to 120, 105 to 125, 110 to 130. */
    @Test
    void aWaveIsInTheAirFromItsFirstToItsLast() {
        WaveSpan span = WaveSpan.of(wave(100f, 3, 0.5f), SPEED, PATH);
        assertAll(
                () -> assertEquals(100f, span.from()),
                () -> assertEquals(110f, span.entered()),
                () -> assertEquals(130f, span.to(), 1e-4f));
    }

    @Test
    void countsThoseThatAreInTheAirAtOnce() {
        EnemyDensity density = density(wave(100f, 3, 0.5f), wave(115f, 1, 0f));
        assertAll(
                () -> assertEquals(0, density.most(0f, 99f)),
                () -> assertEquals(2, density.most(105f, 106f)),
                () -> assertEquals(4, density.most(90f, 200f)),
                () -> assertEquals(2, density.most(126f, 129f), "the last gnat and the single one"),
                () -> assertEquals(0, density.most(136f, 900f)));
    }

    /** One leaves at 120 where another comes: they meet for that moment, and then there is one. */
    @Test
    void allAreGoneInTheEnd() {
        EnemyDensity density = density(wave(100f, 1, 0f), wave(120f, 1, 0f));
        List<EnemyDensityStep> steps = density.steps();
        assertAll(
                () -> assertEquals(0, steps.get(steps.size() - 1).enemies()),
                () -> assertEquals(1, density.most(101f, 139f)));
    }
}
