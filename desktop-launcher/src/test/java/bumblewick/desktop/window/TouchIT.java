package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real program with nothing but fingers, on the screen of a phone: no key and no mouse is touched. */
class TouchIT {
    /** Middle of the first button of the title; of the pause button; of the page that lies over a pause. */
    private static final int[] PLAY = {156, 330};

    private static final int[] PAUSE = {596, 333};
    private static final int[] RESUME = {324, 279};
    private static final int[] SETTINGS = {324, 157};
    private static final int[] CONTROLS = {264, 270};
    private static final int[] FIRST_ROW = {324, 237};
    private static final int[] JUMP = {580, 80};
    private static final int[] SPIN = {518, 52};
    private static final int[] LEAVE_LAYOUT = {192, 324};

    @TempDir
    Path folder;

    private static void tap(VirtualTouch touch, int[] place) throws Exception {
        touch.tap(place[0], place[1]);
    }

    @Test
    void fromTheTitleIntoAFlightAndItsPause() throws Exception {
        VirtualTouch touch = VirtualTouch.in(folder);
        try (WindowRun run = WindowRun.start(folder, touch.options())) {
            StartedGame game = run.game();
            game.awaitLog("seen: title", LIMIT);
            run.keep("title by touch");
            tap(touch, PLAY);
            game.awaitLog("flying after", LIMIT);
            touch.tap(300, 200); // the card of the stage has been read
            touch.down(0, 150, 150);
            touch.draw(0, 150, 150, 190, 180);
            run.awaitNumber("tick ", 60);
            touch.draw(0, 190, 180, 130, 170);
            run.awaitNumber("score ", 1);
            run.keep("flight by touch");
            touch.up(0);
            tap(touch, PAUSE);
            game.awaitLog("paused", LIMIT);
            game.awaitLog("page seen: Paused", LIMIT);
            run.keep("paused by touch");
            tap(touch, RESUME);
            game.awaitLog("resumed", LIMIT);
        }
    }

    @Test
    void aWalkAJumpALookRoundAndAButtonMoved() throws Exception {
        VirtualTouch touch = VirtualTouch.in(folder);
        try (WindowRun run = WindowRun.start(folder, touch.options("--stage", "mill_yard"))) {
            StartedGame game = run.game();
            game.awaitLog("event: hint 0", LIMIT);
            touch.down(0, 130, 100);
            touch.draw(0, 130, 100, 130, 150);
            game.awaitLog("event: hint 1", LIMIT);
            touch.down(1, SPIN[0], SPIN[1]);
            game.awaitLog("event: spin", LIMIT);
            touch.up(1);
            touch.down(1, JUMP[0], JUMP[1]);
            touch.up(1);
            touch.up(0);
            Picture before = run.keep("garden by touch");
            touch.swipe(400, 250, 500, 250);
            run.awaitMovement(before);
            tap(touch, PAUSE);
            game.awaitLog("page seen: Paused", LIMIT);
            moveAButton(run, touch);
        }
    }

    private static void moveAButton(WindowRun run, VirtualTouch touch) throws Exception {
        StartedGame game = run.game();
        tap(touch, SETTINGS);
        game.awaitLog("page seen: Settings, Video", LIMIT);
        tap(touch, CONTROLS);
        game.awaitLog("page seen: Settings, Controls", LIMIT);
        tap(touch, FIRST_ROW);
        game.awaitLog("page seen: Touch layout", LIMIT);
        touch.swipe(JUMP[0], JUMP[1], 510, 170);
        game.awaitLog("moved: FOOT JUMP", LIMIT);
        run.keep("touch layout");
        tap(touch, LEAVE_LAYOUT);
        game.awaitLog("touch layout kept", LIMIT);
    }
}
