package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamedModTest {
    @TempDir
    Path mods;

    @Test
    void aNameAloneIsLookedUpInTheFolderOfMods() throws IOException {
        Path mod = Files.createDirectory(mods.resolve("moth_night"));

        assertEquals(mod, NamedMod.find(Path.of("moth_night"), mods));
    }

    @Test
    void aFolderThatIsThereIsTakenAsItIs() throws IOException {
        Path elsewhere = Files.createDirectories(mods.resolve("elsewhere/moth_night"));
        Files.createDirectory(mods.resolve("moth_night"));

        assertEquals(elsewhere, NamedMod.find(elsewhere, mods));
    }

    @Test
    void whatIsNowhereKeepsItsNameForTheMessage() {
        assertEquals(Path.of("absent"), NamedMod.find(Path.of("absent"), mods));
    }
}
