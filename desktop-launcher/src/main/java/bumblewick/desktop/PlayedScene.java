package bumblewick.desktop;

import bumblewick.content.LoadOrder;
import bumblewick.content.Mod;
import bumblewick.content.ModShelf;
import bumblewick.content.ModdedScene;
import bumblewick.content.Scene;
import bumblewick.loop.GameVersion;
import bumblewick.platform.SceneFiles;
import bumblewick.save.ModChoices;
import bumblewick.save.ModsFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;

/** The scene as the game has it when it starts: the base with the mods that the player has switched on. */
final class PlayedScene {
    private PlayedScene() {}

    /**
     * Reads it. Mods that cannot be used are left out, as in the game.
     *
     * @param data folder with the mods and the choice of them
     * @throws IOException if the base or the folder of mods cannot be read
     */
    static Scene read(SceneFiles base, Path data) throws IOException {
        ModChoices choices = new ModsFile(data).read().value();
        List<Mod> mods = new ModShelf(data.resolve("mods")).open();
        try {
            LoadOrder order = new LoadOrder(mods, choices.order(), new TreeSet<>(choices.on()), GameVersion.number());
            return ModdedScene.read(base, order.active()).scene();
        } finally {
            for (Mod mod : mods) {
                mod.close();
            }
        }
    }
}
