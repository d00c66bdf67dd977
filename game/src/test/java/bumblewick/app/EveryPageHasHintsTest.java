package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.shell.GameOptions;
import bumblewick.app.shell.MenuPages;
import bumblewick.ui.menu.MenuHint;
import com.jme3.font.BitmapText;
import com.jme3.scene.Node;
import com.jme3.system.JmeContext;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole game without a window: every page that a menu can open says at its foot what can be done there. */
class EveryPageHasHintsTest {
    private static final long LIMIT = 120; // seconds

    @TempDir
    private Path folder;

    private final CompletableFuture<GameContext> made = new CompletableFuture<>();
    private BumblewickGame game;
    private GameContext context;

    @BeforeEach
    void start() throws Exception {
        Path scene = Path.of(System.getProperty("bumblewick.scene"));
        game = new BumblewickGame(
                DeskPlatform.of(scene, folder),
                GameOptions.builder().audio(false).build(),
                made::complete);
        game.setSettings(DeskPlatform.silent());
        game.start(JmeContext.Type.Headless, true);
        context = made.get(LIMIT, TimeUnit.SECONDS);
        await(() -> context.gui().pages().isOpen(), true);
    }

    @AfterEach
    void stop() {
        game.stop(true);
    }

    /** Asks between two frames until the answer is as expected. */
    private void await(Callable<Boolean> question, boolean expected) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT);
        while (between(question) != expected) {
            assertTrue(System.nanoTime() < end && !game.failed(), "it never comes");
        }
    }

    /** Runs between two frames of the game, and waits for the next one. */
    private <T> T between(Callable<T> question) throws InterruptedException, ExecutionException, TimeoutException {
        Future<T> answer = game.enqueue(question);
        return answer.get(LIMIT, TimeUnit.SECONDS);
    }

    /** Whether the bar is there and says how to leave. */
    private boolean barSays(String words) {
        return context.gui().hints().contains(MenuHint.BACK)
                && game.getGuiNode().descendantMatches(Node.class, "hints").stream()
                        .flatMap(bar -> bar.descendantMatches(BitmapText.class).stream())
                        .anyMatch(text -> text.getText().endsWith(words));
    }

    @Test
    void whicheverPageIsOpenOrNone() throws Exception {
        String back = between(() -> context.gui().text("bar.back"));
        await(() -> barSays(back), true); // the page of the first start
        between(() -> context.gui().pages().back());
        await(
                () -> context.gui().hints().contains(MenuHint.CHOOSE) && !barSays(back),
                true); // nothing is before the title
        for (MenuPages pages : MenuPages.values()) {
            between(() -> {
                context.navigator().openPages(pages);
                return true;
            });
            assertEquals(
                    Optional.of(true),
                    Optional.of(between(() -> context.gui().pages().isOpen())),
                    pages.name());
            await(() -> barSays(back), true);
            between(() -> context.gui().pages().back());
        }
    }
}
