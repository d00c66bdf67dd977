package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;

import bumblewick.desktop.window.VirtualPad.Button;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real program with nothing but a pad: no key and no mouse is touched. */
class PadIT {
    @TempDir
    Path folder;

    @Test
    void titleSettingsFlightPauseAndAPadPulledOut() throws Exception {
        VirtualPad pad = VirtualPad.in(folder);
        try (WindowRun run = WindowRun.start(folder, pad.options())) {
            StartedGame game = run.game();
            game.awaitLog("seen: title", LIMIT);
            settingsAndBack(run, pad);
            fly(run, pad);
            pad.unplug();
            game.awaitLog("page opened: Controller disconnected", LIMIT);
            run.keep("pad is gone");
            pad.plug();
            pad.press(Button.A, () -> game.awaitLog("page left: Controller disconnected", LIMIT));
            pad.press(Button.START, () -> game.awaitLog("resumed", 3, LIMIT));
        }
    }

    /** Settings are the sixth button of the title, the controls their third tab, keys and buttons the first row there. */
    private static void settingsAndBack(WindowRun run, VirtualPad pad) throws Exception {
        StartedGame game = run.game();
        for (int i = 0; i < 5; i++) {
            pad.flick(i % 2 == 0 ? "y" : "pov_y", i % 2 == 0 ? 1 : -1);
        }
        pad.press(Button.A, () -> game.awaitLog("page opened: Settings", LIMIT));
        pad.tap(Button.RB);
        pad.tap(Button.RB);
        pad.press(Button.A, () -> game.awaitLog("page opened: Key bindings", LIMIT));
        pad.press(Button.B, () -> game.awaitLog("page left: Key bindings", LIMIT));
        run.keep("controls by pad");
        pad.press(Button.B, () -> game.awaitLog("page left: Settings", LIMIT));
        for (int i = 0; i < 5; i++) {
            pad.flick(i % 2 == 0 ? "y" : "pov_y", i % 2 == 0 ? -1 : 1);
        }
    }

    /** Start pauses and resumes; B resumes as well. */
    private static void fly(WindowRun run, VirtualPad pad) throws Exception {
        StartedGame game = run.game();
        pad.press(Button.A, () -> game.awaitLog("flying after", LIMIT));
        pad.push("x", -1f);
        run.awaitNumber("tick ", 120);
        pad.push("x", 0f);
        pad.press(Button.START, () -> game.awaitLog("paused", LIMIT));
        pad.press(Button.START, () -> game.awaitLog("resumed", LIMIT));
        pad.press(Button.START, () -> game.awaitLog("paused", 2, LIMIT));
        run.keep("paused by pad");
        pad.press(Button.B, () -> game.awaitLog("resumed", 2, LIMIT));
    }
}
