package bumblewick.app.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.ModdedScene;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.TestMod;
import bumblewick.ui.draw.Translations;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands on a mod's row in the list. */
class ModStatusTextTest {
    private static final Translations TEXTS = (key, values) -> switch (key) {
        case "workshop.entry" -> values[0] + " " + values[1];
        case "workshop.conflicts" -> values[0] + " (conflicts: " + values[1] + ")";
        default -> throw new IllegalArgumentException(key);
    };

    @TempDir
    Path folder;

    /** Amber and beech set two values of the gnat both, of which beech's count; cedar sets another one of the wasp. */
    @Test
    void theRowOfAModSaysHowManyValuesConflict() throws IOException {
        List<Mod> mods = new ArrayList<>();
        for (TestMod mod : List.of(
                new TestMod("amber").with("enemies/gnat.patch.json", "{\"hp\": 5, \"score\": 70}"),
                new TestMod("beech").with("enemies/gnat.patch.json", "{\"hp\": 9, \"score\": 80}"),
                new TestMod("cedar").with("enemies/wasp.patch.json", "{\"hp\": 9}"))) {
            mods.add(Mod.open(mod.folder(folder)));
        }
        ModdedScene scene = ModdedScene.read(MemoryFiles.shipped(), mods);
        ModStatusText texts = new ModStatusText(TEXTS);

        assertEquals("Mod amber 1.0.0 (conflicts: 2)", texts.name(mods.get(0), scene));
        assertEquals("Mod beech 1.0.0 (conflicts: 2)", texts.name(mods.get(1), scene));
        assertEquals("Mod cedar 1.0.0", texts.name(mods.get(2), scene));
        for (Mod mod : mods) {
            mod.close();
        }
    }
}
