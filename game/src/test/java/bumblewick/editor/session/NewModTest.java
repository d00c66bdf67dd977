package bumblewick.editor.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bumblewick.content.mod.Mod;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewModTest {
    @TempDir
    Path mods;

    private static NewMod called(String id) {
        return new NewMod(id, "自作MOD", "Ada", "1.2.0");
    }

    @Test
    void isAModWithoutProblemsThatChangesNothing() throws IOException {
        called("my_mod").write(mods.resolve("deep"));

        try (Mod mod = Mod.open(mods.resolve("deep/my_mod"))) {
            assertEquals(List.of(), mod.problems());
            assertEquals("my_mod", mod.id());
            assertEquals("自作MOD", mod.name());
            assertEquals(Set.of(), mod.scenePaths());
            assertEquals(true, mod.card().orElseThrow().suits("1.3.0"));
        }
    }

    @Test
    void takesTheNextNumberThatIsFree() {
        assertEquals("my_mod", NewMod.freeId("my_mod", Set.of("other")));
        assertEquals("my_mod_3", NewMod.freeId("my_mod", Set.of("my_mod", "my_mod_2.zip")));
    }

    @Test
    void neverTouchesWhatIsThere() throws IOException {
        called("my_mod").write(mods);

        assertThrows(FileAlreadyExistsException.class, () -> called("my_mod").write(mods));
    }
}
