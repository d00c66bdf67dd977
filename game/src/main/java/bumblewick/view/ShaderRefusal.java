package bumblewick.view;

import com.jme3.renderer.RendererException;
import com.jme3.shader.Shader;
import com.jme3.shader.Shader.ShaderSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a graphics driver has against a material.
 *
 * @param material path of its definition
 * @param file path of the file in which the mistake is; that of the material if nobody knows better
 * @param line from 1; 0 if it is not known
 * @param message what was found, and what the driver says of it
 */
public record ShaderRefusal(String material, String file, int line, String message) {
    /** Before the name of the shader in what the engine says. */
    private static final String SOURCE = "compile error in: ShaderSource[name=";

    /** The line in the words of Mesa {@code 0:12(3): error: …}, NVIDIA {@code 0(12) : error …}, others {@code ERROR: 0:12: …}. */
    private static final Pattern PLACE =
            Pattern.compile("(?m)^\\D{0,10}0[:(]([0-9]+)\\)?(?:\\([0-9]+\\))?\\s*:\\s*(.*)$");

    /** What the engine writes where it puts a shader's parts together, see its {@code GLSLLoader}. */
    private static final Pattern BEGIN = Pattern.compile("// -- begin import (.*) --");

    private static final Pattern END = Pattern.compile("// -- end import .* --");

    private static final int LONGEST = 80; // characters of a line that are shown

    /** Something that no driver was asked about. */
    static ShaderRefusal of(String material, String message) {
        return new ShaderRefusal(material, material, 0, message);
    }

    /**
     * Finds the place in the files of which the engine has put a shader together.
     *
     * @param linearized whether the engine tells shaders so in a line of its own
     */
    static ShaderRefusal of(String material, Shader shader, boolean linearized, RendererException refused) {
        String said = String.valueOf(refused.getMessage()).replace("\0", "");
        for (ShaderSource source : shader.getSources()) {
            if (said.startsWith(SOURCE + source.getName() + ",")
                    && said.contains(source.getType().name())) {
                return inSource(material, source, linearized, said.substring(said.indexOf('\n') + 1));
            }
        }
        String words = said.substring(said.indexOf('\n') + 1).trim().split("\n", 2)[0];
        return of(material, "the graphics driver cannot put its shaders together: " + words);
    }

    private static ShaderRefusal inSource(String material, ShaderSource source, boolean linearized, String log) {
        Matcher place = PLACE.matcher(log);
        if (!place.find()) {
            return new ShaderRefusal(material, source.getName(), 0, "the graphics driver refuses it: " + log.trim());
        }
        int before = linesBefore(source, linearized);
        return at(
                material,
                source,
                Integer.parseInt(place.group(1)) - before,
                place.group(2).trim());
    }

    /** How many lines the engine puts before a shader: its version, what kind it is, and definitions. */
    private static int linesBefore(ShaderSource source, boolean linearized) {
        return 2 + (linearized ? 1 : 0) + source.getDefines().split("\n", -1).length - 1;
    }

    private record Place(String file, int line) {
        Place next() {
            return new Place(file, line + 1);
        }
    }

    private static ShaderRefusal at(String material, ShaderSource source, int wanted, String words) {
        Deque<Place> files = new ArrayDeque<>();
        files.push(new Place(source.getName(), 0));
        String[] lines = source.getSource().split("\n", -1);
        String found = "";
        for (int i = 0; i < Math.min(wanted, lines.length); i++) {
            found = lines[i].trim();
            Matcher begin = BEGIN.matcher(found);
            if (END.matcher(found).matches()) {
                files.pop();
                continue;
            }
            files.push(files.pop().next());
            if (begin.matches()) {
                files.push(new Place(begin.group(1), 0));
            }
        }
        String shown = found.length() > LONGEST ? found.substring(0, LONGEST) + "…" : found;
        Place place = files.getFirst();
        return new ShaderRefusal(
                material, place.file(), place.line(), "the graphics driver refuses '" + shown + "': " + words);
    }
}
