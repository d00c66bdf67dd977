package bumblewick.app.menu;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Gui;
import bumblewick.platform.Platform;
import bumblewick.ui.screen.ProblemPanel;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Lists on the title what is wrong with the scene folder and the player's mods, and that nothing will be kept. */
public final class TitleProblems {
    private final CurrentScene currentScene;
    private final PlayerMods mods;
    private final Gui gui;
    private final Platform platform;

    public TitleProblems(CurrentScene currentScene, PlayerMods mods, Gui gui, Platform platform) {
        this.currentScene = currentScene;
        this.mods = mods;
        this.gui = gui;
        this.platform = platform;
    }

    /** That another game has the saves; the problems of the game's own files, else those of mods; nothing if all is well. */
    Optional<ProblemPanel> panel() {
        if (!platform.savesAreKept()) {
            return panel(gui.text("problems.second"), gui.text("problems.second.cost"), List.of());
        }
        Collection<String> own = mods.loaded().ownMistakes();
        if (!own.isEmpty()) {
            String stages = String.join(
                    ", ", currentScene.scene().report().unplayableStages().keySet());
            String cost = stages.isEmpty() ? gui.text("problems.harmless") : gui.text("problems.unplayable", stages);
            return panel(gui.text("problems.title", own.size()), cost, own);
        }
        Collection<String> ofMods = mods.mistakesOfWanted();
        return ofMods.isEmpty()
                ? Optional.empty()
                : panel(gui.text("problems.mods", ofMods.size()), gui.text("problems.leftOut"), ofMods);
    }

    private Optional<ProblemPanel> panel(String heading, String cost, Collection<String> problems) {
        return Optional.of(
                new ProblemPanel(gui.canvas(), gui.skin(), gui.translations(), heading, cost, List.copyOf(problems)));
    }
}
