package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class GameVersionTest {
    @Test
    void theBuildHasFilledItIn() {
        assertTrue(GameVersion.number().matches("\\d+\\.\\d+\\.\\d+"), GameVersion.number());
    }
}
