package bumblewick.content.asset;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.platform.SceneFiles;
import com.jme3.material.MatParam;
import com.jme3.material.MaterialDef;
import com.jme3.material.TechniqueDef;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Guards the engine against shaders that import themselves, on which its loader would run out of stack, and against materials
 * that lack a parameter or technique that the game sets, on which the renderer would fail in play. Whether a material can be
 * read at all, the engine's own loader says. Only a graphics driver can compile a shader, so what it would say of its grammar
 * is not known here.
 *
 * <p>The hostile file: a shader that imports itself, directly or through others; a material definition without the parameter
 * or the technique that the game sets.
 */
public final class ShaderCheck {
    static final String MATERIAL = ".j3md";

    private static final int LARGEST = 1 << 20; // bytes
    private static final Pattern IMPORT = Pattern.compile("\\s*#import\\s+(.*)");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"\\s*");
    private static final Pattern LAST_WORD = Pattern.compile("\\w+$");
    private static final Pattern OPENS = Pattern.compile("\\s*#\\s*if(n?def)?\\b.*");
    private static final Pattern CLOSES = Pattern.compile("\\s*#\\s*endif\\b.*");

    private final SceneFiles files;
    private final SceneFiles base;
    private final EngineLoadCheck engine;

    /**
     * @param files where the files are
     * @param base what lies below all mods: what the game has been written for
     */
    public ShaderCheck(SceneFiles files, SceneFiles base) {
        this.files = files;
        this.base = base;
        engine = new EngineLoadCheck(files);
    }

    /** Whether a file is one that is looked at here. */
    public static boolean knows(String path) {
        return path.endsWith(MATERIAL) || isShader(path);
    }

    private static boolean isShader(String path) {
        return path.endsWith(".vert") || path.endsWith(".frag") || path.endsWith(".glsllib");
    }

    /**
     * Looks at a file.
     *
     * @throws ContentException with all of its problems
     */
    public void check(String path) throws ContentException {
        List<ContentProblem> problems = new ArrayList<>();
        if (isShader(path)) {
            shader(path, problems);
        } else {
            material(path, problems);
        }
        if (!problems.isEmpty()) {
            throw new ContentException(path, problems);
        }
    }

    private void material(String path, List<ContentProblem> problems) throws ContentException {
        MaterialDef def = definition(path);
        for (TechniqueDef technique : techniques(def)) {
            for (String shader : technique.getShaderProgramNames().values()) {
                if (!engine.has(shader)) {
                    problems.add(new ContentProblem(path, line(path, shader), "", "there is no shader " + shader));
                }
            }
        }
        if (base.exists(path)) {
            compare(path, def, new EngineLoadCheck(base).material(path), problems);
        }
    }

    /** Where the engine names what it stumbled over but not where, the first line that contains it is reported. */
    private MaterialDef definition(String path) throws ContentException {
        try {
            return engine.material(path);
        } catch (ContentException e) {
            ContentProblem found = e.problems().get(0);
            Matcher word = LAST_WORD.matcher(found.message());
            int line = found.line() == 0 && word.find() ? line(path, word.group()) : found.line();
            throw new ContentException(new ContentProblem(path, line, found.path(), found.message()));
        }
    }

    private static List<TechniqueDef> techniques(MaterialDef def) {
        List<TechniqueDef> all = new ArrayList<>();
        def.getTechniqueDefsNames().forEach(name -> all.addAll(def.getTechniqueDefs(name)));
        return all;
    }

    /** The game sets parameters by name, and asks for techniques: none may be missing. */
    private static void compare(String path, MaterialDef own, MaterialDef usual, List<ContentProblem> problems) {
        for (MatParam wanted : usual.getMaterialParams()) {
            MatParam found = own.getMaterialParam(wanted.getName());
            if (found == null || found.getVarType() != wanted.getVarType()) {
                problems.add(ContentProblem.ofFile(
                        path,
                        "expected the parameter " + wanted.getVarType() + " " + wanted.getName()
                                + ", which the game sets, found "
                                + (found == null ? "none" : found.getVarType())));
            }
        }
        for (String technique : usual.getTechniqueDefsNames()) {
            if (own.getTechniqueDefs(technique) == null) {
                problems.add(ContentProblem.ofFile(path, "expected the technique " + technique + ", found none"));
            }
        }
    }

    private void shader(String path, List<ContentProblem> problems) throws ContentException {
        String[] lines = text(path).split("\n", -1);
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            if (OPENS.matcher(lines[i]).matches()) {
                open.add(i + 1);
            } else if (CLOSES.matcher(lines[i]).matches() && open.isEmpty()) {
                problems.add(new ContentProblem(path, i + 1, "", "#endif closes nothing"));
            } else if (CLOSES.matcher(lines[i]).matches()) {
                open.remove(open.size() - 1);
            }
            imported(path, i + 1, lines[i], problems);
        }
        open.forEach(line -> problems.add(new ContentProblem(path, line, "", "is never closed by #endif")));
    }

    private void imported(String path, int line, String text, List<ContentProblem> problems) throws ContentException {
        Matcher wish = IMPORT.matcher(text);
        if (!wish.matches()) {
            return;
        }
        Matcher name = QUOTED.matcher(wish.group(1));
        if (!name.matches()) {
            problems.add(new ContentProblem(path, line, "", "expected the name of a file in quotes after #import"));
        } else if (!engine.has(name.group(1))) {
            problems.add(new ContentProblem(path, line, "", "there is no file " + name.group(1)));
        } else if (reaches(name.group(1), path, new ArrayList<>())) {
            problems.add(new ContentProblem(path, line, "", "imports itself by " + name.group(1)));
        }
    }

    /** Whether a shader imports another, however many are between them. */
    private boolean reaches(String from, String to, List<String> seen) throws ContentException {
        if (from.equals(to)) {
            return true;
        }
        if (seen.contains(from) || !files.exists(from)) {
            return false; // what the engine brings imports nothing of the scene
        }
        seen.add(from);
        for (String line : text(from).split("\n")) {
            Matcher wish = IMPORT.matcher(line);
            Matcher name = QUOTED.matcher(wish.matches() ? wish.group(1) : "");
            if (name.matches() && reaches(name.group(1), to, seen)) {
                return true;
            }
        }
        return false;
    }

    /** The first line that names something. */
    private int line(String path, String name) throws ContentException {
        String text = text(path);
        int at = text.indexOf(name);
        return at < 0 ? 0 : text.substring(0, at).split("\n", -1).length;
    }

    private String text(String path) throws ContentException {
        return JsonFile.text(files, path, LARGEST);
    }
}
