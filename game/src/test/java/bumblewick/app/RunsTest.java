package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.DifficultyDef;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunsTest {
    @Test
    void difficultiesAreOfferedFromTheGentlestOn() {
        List<DifficultyDef> all = List.of(
                new DifficultyDef("hard", 4, 1f, 40, 100),
                new DifficultyDef("brutal", 2, 1f, 90, 100),
                new DifficultyDef("easy", 8, 1f, 0, 60),
                new DifficultyDef("normal", 6, 1f, 0, 100));

        assertEquals(List.of("easy", "normal", "hard", "brutal"), Runs.gentlestFirst(all));
    }
}
