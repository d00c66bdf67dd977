package bumblewick.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import bumblewick.app.BumblewickGame;
import bumblewick.app.DeskPlatform;
import bumblewick.app.GameContext;
import bumblewick.app.menu.TitleScreen;
import bumblewick.app.play.RunScreen;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameOptions;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.TitleDestination;
import bumblewick.content.json.ContentException;
import bumblewick.content.mod.Mod;
import bumblewick.def.GardenDef;
import bumblewick.def.PathDef;
import bumblewick.def.StageDef;
import bumblewick.editor.level.LevelDestination;
import bumblewick.editor.level.LevelViewerScreen;
import bumblewick.editor.path.PathDestination;
import bumblewick.editor.path.PathEditorScreen;
import bumblewick.editor.pattern.PatternDestination;
import bumblewick.editor.pattern.PatternScreen;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.session.NewMod;
import bumblewick.editor.wave.TimelineDestination;
import bumblewick.editor.wave.TimelineScreen;
import bumblewick.replay.GameVersion;
import com.jme3.app.state.AbstractAppState;
import com.jme3.system.JmeContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Opens each screen of the editor by its destination, in a game without a window, and leaves it again. */
@Tag("long")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EditorScreensTest {
    private static final long LIMIT = 120_000; // milliseconds
    private static final int FRAMES = 30; // that a screen is shown for

    private BumblewickGame game;
    private GameContext services;
    private final AtomicInteger frames = new AtomicInteger();

    /** Starts the game on a mod that changes nothing yet. */
    @BeforeAll
    void startInTheEditor(@TempDir Path data) throws IOException, ReflectiveOperationException, InterruptedException {
        NewMod mod = new NewMod("fen", "Fen", "Somebody", GameVersion.number());
        mod.write(data.resolve("mods"));
        PlayerMods mods = new PlayerMods(data);
        mods.switchOn("fen");
        mods.save();
        Path scene = Path.of(System.getProperty("bumblewick.scene"));
        game = new BumblewickGame(
                DeskPlatform.of(scene, data),
                GameOptions.builder().audio(false).edit("fen").build(),
                new EditorFeature(),
                all -> services = all);
        game.setSettings(DeskPlatform.silent());
        game.getStateManager().attach(new AbstractAppState() {
            @Override
            public void update(float seconds) {
                frames.incrementAndGet();
            }
        });
        game.start(JmeContext.Type.Headless, true);
        await(EditScreen.class);
    }

    @AfterAll
    void stop() {
        game.stop(true);
        assertFalse(game.failed(), () -> "see " + game.crashReport());
    }

    private GameScreen current() {
        return services == null ? null : services.navigator().current();
    }

    private void await(Class<? extends GameScreen> expected) throws InterruptedException {
        long end = System.currentTimeMillis() + LIMIT;
        while (!game.failed() && System.currentTimeMillis() < end) {
            GameScreen now = current();
            if (expected.isInstance(now) && now.ready()) {
                break;
            }
            Thread.sleep(20);
        }
        assertFalse(game.failed(), () -> "see " + game.crashReport());
        assertEquals(expected, current().getClass());
        letFramesPass();
        assertEquals(expected, current().getClass());
    }

    private void letFramesPass() throws InterruptedException {
        int end = frames.get() + FRAMES;
        while (frames.get() < end && !game.failed()) {
            Thread.sleep(5);
        }
    }

    /** What has to be done on the render thread, and may fail. */
    private interface Task<T> {
        T run() throws ContentException;
    }

    private <T> T onRenderThread(Task<T> task) throws InterruptedException {
        try {
            return game.enqueue(task::run).get();
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        }
    }

    private void open(Task<Destination> task) throws InterruptedException {
        onRenderThread(() -> {
            services.navigator().open(task.run());
            return null;
        });
    }

    private EditSession session() {
        Mod mod = services.playerMods().loaded().order().active().get(0);
        Optional<EditSession> session =
                EditSession.open(services.playerMods(), services.liveReload(), services.gui(), mod);
        return session.orElseThrow();
    }

    private StageDef firstStage() {
        return services.currentScene()
                .rules()
                .all(StageDef.class)
                .values()
                .iterator()
                .next();
    }

    private static Destination title() {
        return TitleDestination.with();
    }

    @Test
    void theCommandLineLeadsIntoTheEditor() {
        assertEquals(Optional.of("edit"), game.firstSeen());
    }

    @Test
    void aPathIsEditedAndLeft() throws InterruptedException {
        String path = services.currentScene().rules().all(PathDef.class).firstKey();
        open(() -> PathDestination.of(session(), path, EditorScreensTest::title));
        await(PathEditorScreen.class);

        onRenderThread(() -> {
            current().recreated().ifPresent(services.navigator()::open);
            return null;
        });
        await(PathEditorScreen.class);

        onRenderThread(() -> {
            game.back();
            return null;
        });
        await(TitleScreen.class);
    }

    @Test
    void aPatternIsPlayedAndLeft() throws InterruptedException {
        open(() -> new PatternDestination(session(), "ambush", EditorScreensTest::title));
        await(PatternScreen.class);

        onRenderThread(() -> {
            current().recreated().ifPresent(services.navigator()::open);
            return null;
        });
        await(PatternScreen.class);

        onRenderThread(() -> {
            game.back();
            return null;
        });
        await(TitleScreen.class);
    }

    @Test
    void theWavesOfAStageAreShownAndTested() throws InterruptedException {
        open(() -> TimelineDestination.atFirstWave(session(), firstStage(), EditorScreensTest::title));
        await(TimelineScreen.class);

        onRenderThread(() -> {
            current().recreated().ifPresent(services.navigator()::open);
            return null;
        });
        await(TimelineScreen.class);

        open(() -> TimelineDestination.atFirstWave(session(), firstStage(), EditorScreensTest::title)
                .withPlaytest());
        await(RunScreen.class);
    }

    @Test
    void theLevelOfAGardenIsShown() throws InterruptedException {
        String garden = services.currentScene().rules().all(GardenDef.class).firstKey();
        open(() -> new LevelDestination(garden, EditorScreensTest::title));
        await(LevelViewerScreen.class);

        onRenderThread(() -> {
            current().recreated().ifPresent(services.navigator()::open);
            return null;
        });
        await(LevelViewerScreen.class);
    }
}
