package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes broken versions of one file, and knows where its target is. */
final class BrokenFile {
    /** Files that are not part of the rules. */
    static final String HEARD = "(music|sounds)/.*";

    static final MemoryFiles SHIPPED = MemoryFiles.plain();

    /**
     * A number in a file that the mistakes are made with.
     *
     * @param files pattern of the files that have it
     * @param field its name; the first one in the file is meant
     * @param path its JSON path
     * @param expected what messages say about it
     * @param name a field that names another definition, or empty
     */
    record Target(String files, String field, String path, String expected, String name) {}

    final String stage;
    final String file;
    final String text;
    final Target target;
    private String expected;
    private boolean whole; // or only how the message begins: lists of known names grow

    BrokenFile(String stage, String file, List<Target> targets) {
        this.stage = stage;
        this.file = file;
        this.text = SHIPPED.text(file);
        this.target = targets.stream()
                .filter(t -> file.matches(t.files()))
                .findFirst()
                .orElseThrow();
    }

    String id() {
        return file.replaceAll(".*/|\\.json", "");
    }

    boolean has(String field, String value) {
        return Pattern.compile("\"" + field + "\": " + value).matcher(text).find();
    }

    /** The first {@code "field": value}; group 1 is the value. */
    Matcher find(String field, String value) {
        Matcher matcher = Pattern.compile("\"" + field + "\": (" + value + ")").matcher(text);
        assertTrue(matcher.find(), () -> field + " is not in " + file);
        return matcher;
    }

    private Matcher number() {
        return find(target.field(), "-?[0-9.]+");
    }

    String value() {
        return number().group(1);
    }

    int valueLine() {
        return lineOf(number().start());
    }

    int lineOf(int offset) {
        return (int) text.substring(0, offset).chars().filter(c -> c == '\n').count() + 1;
    }

    /** Line of the brace that opens the object with the target. */
    int objectLine() {
        int open = 0;
        for (int at = number().start() - 1; ; at--) {
            open += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
            if (open == 1) {
                return lineOf(at);
            }
        }
    }

    String with(Matcher value, String replacement) {
        return text.substring(0, value.start(1)) + replacement + text.substring(value.end(1));
    }

    String withValue(String replacement) {
        return with(number(), replacement);
    }

    /** The field goes, and one comma with it; the lines stay. */
    String without() {
        Matcher number = number();
        String before = text.substring(0, number.start());
        String after = text.substring(number.end());
        return after.startsWith(",") ? before + after.substring(1) : before.replaceFirst(",(\\s*)$", "$1") + after;
    }

    String cutOff() {
        return text.substring(0, number().start(1));
    }

    MemoryFiles naming(String enemy) {
        return new MemoryFiles().with(file, with(find(target.name(), "\"[a-z_]+\""), "\"" + enemy + "\""));
    }

    BrokenFile expect(int line, String message) {
        expected = file + ":" + line + " " + target.path() + ": " + message;
        whole = true;
        return this;
    }

    BrokenFile expectAtValue(String message) {
        return expect(valueLine(), message);
    }

    BrokenFile expectStart(int line, String path, String message) {
        expected = file + ":" + line + " " + path + ": " + message;
        whole = false;
        return this;
    }

    BrokenFile expectFile(String message) {
        expected = file + ": " + message;
        whole = true;
        return this;
    }

    BrokenFile expectElsewhere(String problem) {
        expected = problem;
        whole = false;
        return this;
    }

    void in(String broken) throws Exception {
        in(new MemoryFiles().with(file, broken));
    }

    /** Lays the broken files over the shipped ones, and reads. */
    void in(MemoryFiles broken) throws Exception {
        Scene scene = SceneReader.read(broken.over(SHIPPED));
        SortedSet<ContentProblem> problems = scene.report().problems();
        assertEquals(1, problems.size(), () -> "expected only " + expected + ", found " + problems);
        String found = problems.first().toString();
        assertEquals(expected, whole ? found : found.substring(0, Math.min(found.length(), expected.length())));
        if (file.matches(HEARD)) {
            assertPlayable(scene);
        } else {
            assertEquals(
                    List.copyOf(problems), scene.report().unplayableStages().get(stage));
            assertFalse(scene.rules().plays(stage));
        }
        assertFalse(scene.text("en").keys().isEmpty());
    }

    static void assertPlayable(Scene scene) {
        assertEquals(Set.of(), scene.report().unplayableStages().keySet());
        assertTrue(scene.rules().plays("cloverfield"));
        assertTrue(scene.rules().plays("mill_yard"));
    }
}
