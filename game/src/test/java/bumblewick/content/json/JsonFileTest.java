package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.mod.MemoryFiles;
import bumblewick.platform.SceneFiles;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

public class JsonFileTest {
    @Test
    void everyValueRemembersTheLineOnWhichItBegins() throws Exception {
        String text = "\n{\n \"a\": 1,\n\n \"b\": [true,\r\n  null],\n \"c\":\n  {\"d\": \"x\"}}";

        JsonValue root = read(text);

        assertEquals(2, root.line());
        assertEquals(3, root.members().get("a").line());
        assertEquals(5, root.members().get("b").line());
        assertEquals(5, root.members().get("b").items().get(0).line());
        assertEquals(6, root.members().get("b").items().get(1).line());
        assertEquals(8, root.members().get("c").line());
        assertEquals(8, root.members().get("c").members().get("d").line());
    }

    @Test
    void linesStayRightBeyondAnyBufferOfTheParser() throws Exception {
        StringBuilder text = new StringBuilder("[\n");
        for (int i = 0; i < 5_000; i++) {
            text.append("  ").append(i).append(i < 4_999 ? ",\n" : "\n]");
        }

        List<JsonValue> items = read(text.toString()).items();

        for (int i = 0; i < items.size(); i++) {
            assertEquals(i + 2, items.get(i).line());
            assertEquals(String.valueOf(i), items.get(i).text());
        }
    }

    /** In the text, | stands for the end of a line. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            {"a":| NaN}                 ~ f.json:2 $.a: expected a number, found NaN
            [1, -Infinity]              ~ f.json:1 $[1]: expected a number, found -Infinity
            {"a": 1| "b": 2}            ~ f.json:2 $.a: is not JSON, expected ',' or '}', found "b": 2}
            [1|2]                       ~ f.json:2 $[1]: is not JSON, expected ',' or ']', found 2]
            {"a": 1,|}                  ~ f.json:2 $.a: is not JSON, expected a name in quotes, found }
            {|a: 1}                     ~ f.json:2 $: is not JSON, expected a name in quotes, found a: 1}
            {"a" 1}                     ~ f.json:1 $.a: is not JSON, expected ':', found 1}
            {"a": 'x'}                  ~ f.json:1 $.a: is not JSON, found 'x'}
            [01]                        ~ f.json:1 $[0]: is not JSON, found 01]
            ["x                         ~ f.json:1 $[0]: is not JSON, a text without its closing quote, found "x
            // why|{}                   ~ f.json:1 $: is not JSON, found // why
            hello                       ~ f.json:1 $: is not JSON, found hello
            {} {}                       ~ f.json:1 $: is not JSON, expected the end of the file, found {}
            {}}                         ~ f.json:1 $: is not JSON, expected the end of the file, found }
            {"a": {"b": 1,, "c": 2}}    ~ f.json:1 $.a.b: is not JSON, expected a name in quotes, found , "c": 2}}
            {"a\\"b": nope}             ~ f.json:1 $.a\\"b: is not JSON, found nope}
            ["x|y"]                     ~ f.json:1 $[0]: is not JSON, a text without its closing quote, found "x
            {"a": 1 "b"                ~ f.json:1 $.a: is not JSON, expected ',' or '}', found "b"
            {"a": 1, "b"               ~ f.json:1 $.b: the file ends in the middle: it is empty or cut off
            {"a": 1e}                  ~ f.json:1 $.a: is not JSON, found 1e}
            [1 : 2]                     ~ f.json:1 $[1]: is not JSON, expected ',' or ']', found : 2]
            {"a": tru}                 ~ f.json:1 $.a: is not JSON, found tru}
            {"a": [1, 2|                ~ f.json:2 $.a[2]: the file ends in the middle: it is empty or cut off
            ``                          ~ f.json:1 $: the file ends in the middle: it is empty or cut off
            {"a": 0x1,| "b": 2}         ~ f.json:1 $.a: is not JSON, expected ',' or '}', found x1,
            [1.5.2]                     ~ f.json:1 $[1]: is not JSON, expected ',' or ']', found .2]
            [1e5e]                      ~ f.json:1 $[1]: is not JSON, expected ',' or ']', found e]
            {"a": "\\ud800"}             ~ f.json:1 $.a: expected whole letters, found half of one: a \\ud800 to \\udfff without its other half
            ["\\udc00\\ud800"]           ~ f.json:1 $[0]: expected whole letters, found half of one: a \\ud800 to \\udfff without its other half
            {"a\\udbff": 1}             ~ f.json:1 $: expected whole letters, found half of one: a \\ud800 to \\udfff without its other half
            {"a": 1,| "a": 2}           ~ f.json:2 $.a: the field is given twice
            """)
    void saysWhereTheGrammarIsBroken(String text, String message) {
        assertEquals(message, problem(text.replace('|', '\n')));
    }

    @Test
    void bothHalvesOfALetterAreOne() throws Exception {
        assertEquals("\ud83d\udc1d", read("[\"\\ud83d\\udc1d\"]").items().get(0).text());
    }

    /** Whatever a file has, the terminal is not commanded, and what is told fits on a page. */
    @Test
    void whatIsToldIsPrintableAndBounded() {
        String escape = problem("{\"a\u009b2J\": \u009b}");
        ContentProblem quoting = ContentProblem.ofFile("f.json", "found " + "x".repeat(500_000));

        assertEquals("f.json:1 $.a?2J: is not JSON, found ?}", escape);
        assertTrue(quoting.toString().length() < 1_100, () -> quoting.toString().length() + " letters");
    }

    @Test
    void refusesWhatIsNotUtf8() {
        byte[] latin1 = {'[', '"', (byte) 0xE9, '"', ']'};
        MemoryFiles files = new MemoryFiles().with("f.json", () -> new ByteArrayInputStream(latin1));

        assertEquals("f.json: is not UTF-8 text", problem(files));
    }

    @Test
    void refusesValuesThatNestTooDeeply() {
        int deep = JsonFile.MAX_DEPTH + 1;

        String message = problem("[".repeat(deep) + "]".repeat(deep));

        assertEquals("f.json:1 $" + "[0]".repeat(deep - 1) + ": more than 16 lists and objects in each other", message);
    }

    @Test
    void refusesMoreValuesThanAnyDefinitionNeeds() {
        String message = problem("[" + "1,".repeat(JsonFile.MAX_VALUES) + "1]");

        // The list itself is the first value.
        assertEquals("f.json:1 $[49999]: more than 50000 values in one file", message);
    }

    @Test
    void refusesABillionElementsAfterReadingNoMoreThanTheLimit() {
        AtomicLong read = new AtomicLong();
        MemoryFiles files = new MemoryFiles().with("f.json", () -> new Billion("[", read));

        assertEquals("f.json: is larger than 1048576 bytes", problem(files));
        assertTrue(read.get() < JsonFile.MAX_BYTES + 100_000, read + " bytes read");
    }

    @Test
    void namesAFileThatIsNotThere() {
        assertEquals("f.json: is missing", problem(new MemoryFiles()));
    }

    /** Begins with a text and goes on with a billion zeros, made while they are read. */
    public static final class Billion extends InputStream {
        private static final long ELEMENTS = 1_000_000_000L;

        private final ArrayDeque<Byte> head = new ArrayDeque<>();
        private final AtomicLong read;
        private long left = 2 * ELEMENTS;

        public Billion(String begin, AtomicLong read) {
            this.read = read;
            for (int i = 0; i < begin.length(); i++) {
                char c = begin.charAt(i);
                head.add((byte) c);
            }
        }

        @Override
        public int read() {
            read.incrementAndGet();
            if (!head.isEmpty()) {
                return head.remove();
            }
            return left-- <= 0 ? -1 : left % 2 == 1 ? '0' : ',';
        }

        @Override
        public int read(byte[] into, int from, int length) {
            int first = read();
            if (first < 0) {
                return -1;
            }
            into[from] = (byte) first;
            return 1;
        }
    }

    private static JsonValue read(String text) throws ContentException {
        return JsonFile.read(new MemoryFiles().with("f.json", text), "f.json");
    }

    private static String problem(String text) {
        return problem(new MemoryFiles().with("f.json", text));
    }

    private static String problem(SceneFiles files) {
        ContentException refusal = assertThrows(ContentException.class, () -> JsonFile.read(files, "f.json"));
        assertEquals(1, refusal.problems().size());
        return refusal.problems().get(0).toString();
    }
}
