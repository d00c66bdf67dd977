package bumblewick.editor;

import bumblewick.app.Feature;
import bumblewick.app.GameContext;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.RunFactory;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.MenuExtensions;
import bumblewick.app.shell.Navigator;
import bumblewick.editor.level.LevelDestination;
import bumblewick.editor.level.LevelLoader;
import bumblewick.editor.level.LevelViewerScreen;
import bumblewick.editor.path.PathDestination;
import bumblewick.editor.path.PathEditorScreen;
import bumblewick.editor.pattern.PatternDestination;
import bumblewick.editor.pattern.PatternScreen;
import bumblewick.editor.value.DefinitionNames;
import bumblewick.editor.wave.TimelineDestination;
import bumblewick.editor.wave.TimelineScreen;
import bumblewick.input.device.InputCapture;

/**
 * Adds the editor to the game: its screens, its entries in the list of mods and in the menu of a paused run, and the
 * command line's option to start in it.
 */
public final class EditorFeature implements Feature {
    @Override
    public void install(GameContext game) {
        EditorLauncher launcher =
                new EditorLauncher(game.gui(), game.navigator(), game.playerMods(), game.liveReload());
        registerScreens(game);
        game.navigator().registerPages(EditorLauncher.EnterPage.class, page -> launcher.enter(page.mod()));
        game.startWith(options -> options.edit().map(launcher::asked));
        MenuExtensions menus = game.menuExtensions();
        menus.addModListEntry(new MenuExtensions.Entry("workshop.fresh", launcher::begin));
        menus.addModAction(
                new MenuExtensions.ModAction("workshop.edit", mod -> mod.card().isEmpty(), launcher::enter));
        menus.addPauseRows(
                run -> new PauseMenuEditRows(game.gui(), game.navigator(), game.currentScene(), launcher, run).rows());
    }

    private static void registerScreens(GameContext game) {
        Navigator navigator = game.navigator();
        InputMode inputMode = game.inputMode();
        InputCapture capture = game.inputCapture();
        PresentationContext context = game.presentation();
        DefinitionNames names =
                new DefinitionNames(game.currentScene(), game.playerMods(), game.localization()::language);
        LevelLoader levels = new LevelLoader(game.platform().scene(), game.playerMods(), game.liveReload());
        RunFactory runs = game.runs();
        navigator.register(
                EditDestination.class, to -> new EditScreen(context, navigator, inputMode, capture, names, runs, to));
        navigator.register(PathDestination.class, to -> new PathEditorScreen(context, navigator, inputMode, to));
        navigator.register(
                PatternDestination.class, to -> new PatternScreen(context, navigator, inputMode, capture, names, to));
        navigator.register(
                TimelineDestination.class,
                to -> new TimelineScreen(context, navigator, inputMode, runs.difficulty(), to));
        navigator.register(
                LevelDestination.class,
                to -> new LevelViewerScreen(context, navigator, inputMode, capture, levels, to));
    }
}
