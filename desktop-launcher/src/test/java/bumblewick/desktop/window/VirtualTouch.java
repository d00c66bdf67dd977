package bumblewick.desktop.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Fingers on the window of a started game, moved by a test. The window is that of a phone, 411 dp high, with a cut-out on
 * the left and the system's bar below. Places count in 640ths of its width from the lower left corner, whatever its size.
 */
final class VirtualTouch {
    private static final int GRID = 640; // places across
    private static final int WIDTH = Integer.parseInt(WindowRun.SIZE.substring(0, WindowRun.SIZE.indexOf('x')));
    private static final String PHONE =
            "screen " + 0.875f * WIDTH / GRID + " insets " + pixels(26) + " 0 " + pixels(18) + " " + pixels(14);

    private final Path script;

    private VirtualTouch(Path script) {
        this.script = script;
    }

    /** Makes a screen that nobody touches. */
    static VirtualTouch in(Path folder) throws IOException {
        VirtualTouch touch = new VirtualTouch(Files.createFile(folder.resolve("touch.txt")));
        touch.say(PHONE);
        return touch;
    }

    /** What the game's command line says of it. */
    String[] options(String... more) {
        String[] all = new String[2 + more.length];
        all[0] = "--virtual-touch";
        all[1] = script.toString();
        System.arraycopy(more, 0, all, 2, more.length);
        return all;
    }

    private static int pixels(int places) {
        return places * WIDTH / GRID;
    }

    private static String line(String what, int finger, int x, int y) {
        return what + " " + finger + " " + pixels(x) + " " + pixels(y);
    }

    void down(int finger, int x, int y) throws IOException {
        say(line("down", finger, x, y));
    }

    /** Draws a finger to a place in some steps, each a frame. */
    void draw(int finger, int fromX, int fromY, int toX, int toY) throws IOException {
        int steps = 6;
        String[] lines = new String[steps];
        for (int i = 1; i <= steps; i++) {
            lines[i - 1] = line("move", finger, fromX + (toX - fromX) * i / steps, fromY + (toY - fromY) * i / steps);
        }
        say(lines);
    }

    /**
     * Presses a finger and draws it from place to place, each in the frame after the one before; it stays down.
     *
     * @param places x and y of each
     */
    void press(int finger, int... places) throws IOException {
        String[] lines = new String[places.length / 2];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = line(i == 0 ? "down" : "move", finger, places[2 * i], places[2 * i + 1]);
        }
        say(lines);
    }

    void up(int finger) throws IOException {
        say("up " + finger);
    }

    void tap(int x, int y) throws IOException {
        say(line("down", 0, x, y), "up 0");
    }

    void swipe(int fromX, int fromY, int toX, int toY) throws IOException {
        down(0, fromX, fromY);
        draw(0, fromX, fromY, toX, toY);
        up(0);
    }

    /** One line a frame. What is said at once happens in frames that follow each other, however slow this process is. */
    private void say(String... lines) throws IOException {
        Files.writeString(script, String.join("\n", lines) + "\n", StandardOpenOption.APPEND);
    }
}
