package bumblewick.editor.level;

import bumblewick.app.scene.LiveReload;
import bumblewick.app.scene.PlayerMods;
import bumblewick.content.LevelPlanReader;
import bumblewick.content.mod.Mod;
import bumblewick.def.LevelPlan;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Reads the levels of gardens as the mods in use make them, on another thread, and watches their files for changes. */
public final class LevelLoader {
    private final SceneFiles base;
    private final PlayerMods mods;
    private final LiveReload liveReload;

    /** @param base the scene folder of the game, without mods */
    public LevelLoader(SceneFiles base, PlayerMods mods, LiveReload liveReload) {
        this.base = base;
        this.mods = mods;
        this.liveReload = liveReload;
    }

    /**
     * Begins to read a level.
     *
     * @param garden id
     * @return completed exceptionally with an {@link UncheckedIOException} if a file cannot be read
     */
    CompletableFuture<LevelPlan> read(String garden) {
        List<Mod> active = mods.loaded().order().active();
        return CompletableFuture.supplyAsync(() -> {
            try {
                return LevelPlanReader.read(base, active, garden);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Changed files are noticed from now on, whatever the player's settings say, see {@link LiveReload#acquire}. */
    void watch() {
        liveReload.acquire();
    }

    /** Ends what {@link #watch} began. */
    void stopWatching() {
        liveReload.release();
    }
}
