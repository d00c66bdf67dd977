package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class GameOptionsTest {
    @Test
    void whatIsNotNamedKeepsItsDefault() {
        GameOptions options = GameOptions.builder().seed(7).build();

        assertEquals(OptionalLong.of(7), options.seed());
        assertEquals(Optional.empty(), options.stage());
        assertTrue(options.audio());
        assertFalse(options.demo());
    }

    @Test
    void aScreenshotNeedsANumberOfFrames() {
        GameOptions.Builder builder = GameOptions.builder().screenshot(Path.of("a.png"));

        assertThrows(IllegalArgumentException.class, builder::build);
        assertEquals(3, builder.frames(3).build().frames());
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, GameOptions.builder().frames(-1)::build);
        assertThrows(IllegalArgumentException.class, GameOptions.builder().skipTicks(-1)::build);
        assertThrows(IllegalArgumentException.class, GameOptions.builder().frameSeconds(Float.NaN)::build);
    }
}
