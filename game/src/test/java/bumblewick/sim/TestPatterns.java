package bumblewick.sim;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.content.json.Formulas;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.AttackDef;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Patterns for tests: the library's, and those that a test writes as an author does. */
public final class TestPatterns {
    private static final SceneFiles SHIPPED = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));

    private static final List<String> LIBRARY = List.of("aimed", "fan", "ring");

    private TestPatterns() {}

    /** The three that ship with the game. */
    public static SortedMap<String, PatternDef> library() {
        SortedMap<String, PatternDef> all = new TreeMap<>();
        for (String id : LIBRARY) {
            all.put(id, read(SHIPPED, id));
        }
        return all;
    }

    /** A pattern of these actions, written in JSON without the brackets around them. */
    public static PatternDef of(String id, String actions) {
        return whole(id, "\"actions\": [" + actions + "]");
    }

    /**
     * A pattern of these members of its file.
     *
     * @param others which it calls, beside those of the library: ids and members in turn
     */
    public static PatternDef whole(String id, String members, String... others) {
        MemoryFiles files = new MemoryFiles();
        try {
            for (String known : LIBRARY) {
                files.with(path(known), SHIPPED.open(path(known)).readAllBytes());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (int i = 0; i < others.length; i += 2) {
            files.with(path(others[i]), file(others[i + 1]));
        }
        return read(files.with(path(id), file(members)), id);
    }

    private static String path(String id) {
        return PatternFormat.FORMAT.path(id);
    }

    private static String file(String members) {
        return "{\"format\": 1, " + members + "}";
    }

    private static PatternDef read(SceneFiles files, String id) {
        ParsedDefinition draft = new DefinitionGraph(files).begin(PatternFormat.PATTERN, id);
        PatternDef pattern = PatternFormat.FORMAT
                .read(files, PatternFormat.FORMAT.path(id), draft)
                .orElseThrow();
        if (!draft.problems().isEmpty()) {
            throw new IllegalArgumentException(draft.problems().toString());
        }
        return pattern;
    }

    /** Arguments, as {@code count 3, spread hum * 20}. */
    public static SortedMap<String, PatternFormula> arguments(String text) {
        SortedMap<String, PatternFormula> arguments = new TreeMap<>();
        for (String argument : text.isEmpty() ? new String[0] : text.split(", *")) {
            String[] words = argument.split(" ", 2);
            arguments.put(words[0], Formulas.parse(words[1]));
        }
        return arguments;
    }

    /** An attack of one round with {@link TestRules#SHOT}, surely, after {@code firstAfter} seconds. */
    public static AttackDef attack(String pattern, String arguments, float firstAfter) {
        return new AttackDef("shot", pattern, arguments(arguments), firstAfter, 100f, 1, 0.75f, 10f);
    }
}
