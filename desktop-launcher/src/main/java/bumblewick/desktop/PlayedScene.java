package bumblewick.desktop;

import bumblewick.content.ModdedScene;
import bumblewick.content.Scene;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModLibrary;
import bumblewick.platform.SceneFiles;
import bumblewick.replay.GameVersion;
import bumblewick.save.ModChoices;
import bumblewick.save.ModsFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;

/** The scene that the game starts with: the base with the enabled mods. */
final class PlayedScene {
    private PlayedScene() {}

    /**
     * Reads it. Mods that cannot be used are left out, as in the game.
     *
     * @param data folder with the mods and the choice of them
     * @param settings of mods; all others are at their defaults
     * @throws UsageException if a setting is named that no mod there has
     * @throws IOException if the base or the folder of mods cannot be read
     */
    static Scene read(SceneFiles base, Path data, ModSettingOptions settings) throws IOException, UsageException {
        ModChoices choices = new ModsFile(data).read().value();
        List<Mod> mods = new ModLibrary(data.resolve("mods")).open();
        try {
            settings.applyTo(mods);
            LoadOrder order = new LoadOrder(mods, choices.order(), new TreeSet<>(choices.on()), GameVersion.number());
            return ModdedScene.read(base, order.active()).scene();
        } finally {
            for (Mod mod : mods) {
                mod.close();
            }
        }
    }
}
