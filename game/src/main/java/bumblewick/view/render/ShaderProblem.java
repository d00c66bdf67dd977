package bumblewick.view.render;

import com.jme3.renderer.RendererException;
import com.jme3.shader.Shader;
import com.jme3.shader.Shader.ShaderSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A mistake in a material that the graphics driver or the engine found.
 *
 * @param material path of its definition
 * @param file path of the file with the mistake; that of the material if unknown
 * @param line from 1; 0 if unknown
 * @param message what was found, with the driver's words
 */
public record ShaderProblem(String material, String file, int line, String message) {
    /** What precedes the shader's name in the engine's message. */
    private static final String SOURCE = "compile error in: ShaderSource[name=";

    /**
     * The line in messages of Mesa {@code 0:12(3): error: …}, NVIDIA {@code 0(12) : error …}, and others {@code ERROR:
     * 0:12: …}.
     */
    private static final Pattern PLACE =
            Pattern.compile("(?m)^\\D{0,10}0[:(]([0-9]+)\\)?(?:\\([0-9]+\\))?\\s*:\\s*(.*)$");

    /** The comment that the engine's {@code GLSLLoader} writes where it includes a file. */
    private static final Pattern BEGIN = Pattern.compile("// -- begin import (.*) --");

    private static final Pattern END = Pattern.compile("// -- end import .* --");

    private static final int LONGEST = 80; // characters of a source line to show

    /** A problem that was found without the driver. */
    public static ShaderProblem of(String material, String message) {
        return new ShaderProblem(material, material, 0, message);
    }

    /**
     * Finds file and line of a driver's message in the sources from which the engine assembled a shader.
     *
     * @param linearized whether the engine adds a line of its own about sRGB textures
     */
    static ShaderProblem of(String material, Shader shader, boolean linearized, RendererException refused) {
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

    private static ShaderProblem inSource(String material, ShaderSource source, boolean linearized, String log) {
        Matcher place = PLACE.matcher(log);
        if (!place.find()) {
            return new ShaderProblem(material, source.getName(), 0, "the graphics driver refuses it: " + log.trim());
        }
        int before = linesBefore(source, linearized);
        return at(
                material,
                source,
                Integer.parseInt(place.group(1)) - before,
                place.group(2).trim());
    }

    /** Number of lines that the engine puts before a shader: version, kind, and defines. */
    private static int linesBefore(ShaderSource source, boolean linearized) {
        return 2 + (linearized ? 1 : 0) + source.getDefines().split("\n", -1).length - 1;
    }

    private record Place(String file, int line) {
        Place next() {
            return new Place(file, line + 1);
        }
    }

    /**
     * The engine puts the extensions that imported files ask for before all else; none of the scene's own files asks for
     * any.
     */
    private static int extensions(String[] lines) {
        int count = 0;
        while (count < lines.length && lines[count].trim().startsWith("#extension")) {
            count++;
        }
        return count;
    }

    private static ShaderProblem at(String material, ShaderSource source, int wanted, String words) {
        Deque<Place> files = new ArrayDeque<>();
        files.push(new Place(source.getName(), 0));
        String[] lines = source.getSource().split("\n", -1);
        String found = "";
        for (int i = extensions(lines); i < Math.min(wanted, lines.length); i++) {
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
        return new ShaderProblem(
                material, place.file(), place.line(), "the graphics driver refuses '" + shown + "': " + words);
    }
}
