package bumblewick.desktop.pad;

import bumblewick.desktop.script.ScriptLines;
import bumblewick.input.device.PadLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A simulated pad: follows a file, line by line, while the file is being written. For tests of the whole game, and for
 * repeating the same input.
 *
 * <pre>
 * press a         y b a x lb rb lt rt select start l3 r3
 * release a
 * push x -0.8     x y z rz rx ry pov_x pov_y, −1 to 1; triggers (rx, ry) 0 to 1
 * unplug
 * plug            it is plugged in at first
 * </pre>
 *
 * <p>It reads one line per frame, so that nothing is released in the frame in which it was pressed.
 */
public final class ScriptedPort implements PadPort {
    private static final Logger LOG = LoggerFactory.getLogger(ScriptedPort.class);
    private static final String NAME = "scripted pad";
    private static final List<String> BUTTONS =
            List.of("y", "b", "a", "x", "lb", "rb", "lt", "rt", "select", "start", "l3", "r3");
    private static final Map<String, Boolean> PRESSES = Map.of("press", true, "release", false);
    private static final Map<String, Boolean> PLUGS = Map.of("plug", true, "unplug", false);

    private final ScriptLines lines;
    private final PadState own = new PadState();
    private boolean plugged = true;

    /**
     * Follows a file from its beginning.
     *
     * @throws IOException if it cannot be read
     */
    public ScriptedPort(Path file) throws IOException {
        lines = new ScriptLines(file);
        rest();
    }

    private void rest() {
        own.clear(NAME, PadLayout.BUTTONS, PadLayout.AXES.size());
    }

    @Override
    public boolean read(PadState state) {
        next();
        if (plugged) {
            state.clear(NAME, own.buttonCount(), own.axisCount());
            for (int i = 0; i < own.buttonCount(); i++) {
                state.press(i, own.pressed(i));
            }
            for (int i = 0; i < own.axisCount(); i++) {
                state.push(i, own.axis(i));
            }
        }
        return plugged;
    }

    private void next() {
        try {
            lines.next()
                    .filter(line -> !line.isEmpty())
                    .ifPresent(line -> follow(line.toLowerCase(Locale.ROOT).split("\\s+", -1)));
        } catch (IOException | IllegalArgumentException e) {
            LOG.warn("the pad's script cannot be followed: {}", e.getMessage());
        }
    }

    private void follow(String[] words) {
        if (words.length == 1 && PLUGS.containsKey(words[0])) {
            plugged = PLUGS.get(words[0]);
            rest();
        } else if (words.length == 2 && PRESSES.containsKey(words[0])) {
            own.press(index(BUTTONS, words[1]), PRESSES.get(words[0]));
        } else if (words.length == 3 && words[0].equals("push")) {
            own.push(index(PadLayout.AXES, words[1]), Float.parseFloat(words[2]));
        } else {
            throw new IllegalArgumentException(
                    "found '" + String.join(" ", words) + "', expected press, release, push, plug or unplug");
        }
    }

    private static int index(List<String> names, String name) {
        int index = names.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("found '" + name + "', expected one of " + names);
        }
        return index;
    }
}
