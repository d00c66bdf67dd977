package bumblewick.desktop.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/** A pad of a started game, pressed by a test. */
final class VirtualPad {
    /** Buttons, as they are printed on the pad. */
    enum Button {
        Y,
        B,
        A,
        X,
        LB,
        RB,
        LT,
        RT,
        SELECT,
        START,
        L3,
        R3
    }

    private final Path script;

    private VirtualPad(Path script) {
        this.script = script;
    }

    /** Makes one, plugged in, at rest. */
    static VirtualPad in(Path folder) throws IOException {
        return new VirtualPad(Files.createFile(folder.resolve("pad.txt")));
    }

    /** What the game's command line says of it. */
    String[] options() {
        return new String[] {"--virtual-pad", script.toString()};
    }

    /** Holds a button until its effect is there. */
    <T> T press(Button button, StartedGame.Effect<T> effect) throws Exception {
        down(button);
        try {
            return effect.await();
        } finally {
            up(button);
        }
    }

    /** Presses a button and lets it go. */
    void tap(Button button) throws IOException {
        down(button);
        up(button);
    }

    void down(Button button) throws IOException {
        say("press " + button.name().toLowerCase(Locale.ROOT));
    }

    void up(Button button) throws IOException {
        say("release " + button.name().toLowerCase(Locale.ROOT));
    }

    /**
     * Pushes an axis and leaves it there.
     *
     * @param axis one of x, y, z, rz, rx, ry, pov_x, pov_y
     */
    void push(String axis, float to) throws IOException {
        say("push " + axis + " " + to);
    }

    /** Pushes an axis to its end, 1 or −1, and lets it go: one step in a menu, however slow the frames are. */
    void flick(String axis, int way) throws IOException {
        push(axis, way);
        push(axis, 0f);
    }

    void unplug() throws IOException {
        say("unplug");
    }

    void plug() throws IOException {
        say("plug");
    }

    private void say(String line) throws IOException {
        Files.writeString(script, line + "\n", StandardOpenOption.APPEND);
    }
}
