package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.EnemyDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.EffectDef.Layer;
import bumblewick.math.Tick;
import com.jme3.math.FastMath;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is seen of the end of an enemy. */
class FlightEffectsTest {
    private static final float LONGEST_STOP = 0.1f; // seconds: longer would be felt as a stutter

    private final Map<String, EffectDef> effects = ShippedScene.read().all(EffectDef.class);

    FlightEffectsTest() throws IOException {}

    /** Two ticks at least, at which the world all but stands. */
    @Test
    void aBigEnemyStopsTheWorldForAMomentASmallOneDoesNot() {
        EffectDef big = effects.get("enemy_big_destroyed");
        EffectDef small = effects.get("enemy_destroyed");

        assertTrue(big.hold() >= 2 * Tick.SECONDS && big.hold() <= LONGEST_STOP, "for " + big.hold() + " s");
        assertTrue(big.pace() < 0.1f);
        assertEquals(0f, small.hold());
    }

    /** The flash of a big one, which is the longest, is over, or nearly, when the smoke of what it was made of comes. */
    @ParameterizedTest
    @MethodSource("bursts")
    void itBurstsBeforeItSmokes(String burst) {
        float smoke = Float.MAX_VALUE;
        for (Layer layer : effects.get(burst).layers()) {
            if (layer.sprite() == EffectDef.Sprite.PUFF) {
                smoke = Math.min(smoke, layer.delay().min());
            }
        }
        float flash = 0f;
        for (Layer layer : effects.get("enemy_big_destroyed").layers()) {
            flash = layer.flash() ? Math.max(flash, layer.life().max()) : flash;
        }

        assertTrue(smoke >= 0.5f * flash && smoke < 1f, "smoke after " + smoke + " s, flash of " + flash + " s");
    }

    /** What enemies burst into. */
    static Set<String> bursts() throws IOException {
        return ShippedScene.read().rules().all(EnemyDef.class).values().stream()
                .map(EnemyDef::burst)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyEnemyBurstsIntoSomething() throws IOException {
        assertFalse(bursts().contains(""));
    }

    /** Wherever it can be hit, seen by a camera that is six u behind Wick and 54 degrees high. */
    @ParameterizedTest
    @ValueSource(floats = {0f, 15f, 60f, 100f, 140f})
    void aBurstIsAtLeastAHundredLinesHigh(float away) throws IOException {
        for (String burst : bursts()) {
            float lines = lines(burst, EffectDef.Sprite.BURST, away);

            assertTrue(lines >= 100f, burst + ": " + lines + " lines");
        }
    }

    /** Less than a quarter of a field of ten degrees, which is a third of the picture's width and height. */
    @ParameterizedTest
    @CsvSource({"enemy_destroyed, 3", "enemy_destroyed, 15", "enemy_destroyed, 60", "enemy_big_destroyed, 60"})
    void theWhiteBallOfABurstIsNoFlash(String effect, float away) {
        float half = 0.5f * lines(effect, EffectDef.Sprite.POP, away);
        float share = FastMath.PI * half * half / (720f / 3f * 1280f / 3f);

        assertTrue(share < 0.25f, "share of " + share);
    }

    /** Height of a layer at its largest, in lines. */
    private float lines(String effect, EffectDef.Sprite sprite, float away) {
        float half = 0f;
        for (Layer layer : effects.get(effect).layers()) {
            half = layer.sprite() == sprite ? Math.max(half, layer.size().max()) : half;
        }
        return 2f * half * FlightEffects.burstSize(away) / (1.02f * (away + 6f)) * 720f;
    }

    @ParameterizedTest
    @CsvSource({"0, 1.25", "15, 1.25", "120, 3.6"})
    void piecesOfWhatIsFarAreLarger(float ahead, float size) {
        assertEquals(size, FlightEffects.piecesSize(ahead), 1e-5f);
    }

    /** From 9 u on as large in the picture as there, up to 3.5 times as large. */
    @ParameterizedTest
    @CsvSource({"0, 1", "9, 1", "18, 2", "31.5, 3.5", "90, 3.5"})
    void aHitFarOffIsSeen(float away, float size) {
        assertEquals(size, FlightEffects.strikeSize(away), 1e-5f);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.5", "7.5, 0.75", "15, 1", "36, 1.76", "120, 4.8", "200, 4.8"})
    void whatIsFarBurstsLargerAndWhatIsNearHidesLess(float away, float size) {
        assertEquals(size, FlightEffects.burstSize(away), 1e-5f);
    }
}
