package bumblewick.desktop.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that grows while it is read. */
class ScriptLinesTest {
    @TempDir
    Path folder;

    private Path file;
    private ScriptLines lines;

    @BeforeEach
    void open() throws IOException {
        file = Files.createFile(folder.resolve("script.txt"));
        lines = new ScriptLines(file);
    }

    private void write(String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.APPEND);
    }

    @Test
    void theBeginningOfALineIsNotTakenForALine() throws IOException {
        write("move 0 1");
        assertEquals(Optional.empty(), lines.next());
        assertEquals(Optional.empty(), lines.next());

        write("50 170\nup");
        assertEquals(Optional.of("move 0 150 170"), lines.next());
        assertEquals(Optional.empty(), lines.next());

        write(" 0\n");
        assertEquals(Optional.of("up 0"), lines.next());
    }

    @Test
    void linesThatCameAtOnceAreReadOneByOne() throws IOException {
        write("down 0 1 2\r\n\n up 0 \n");

        assertEquals(Optional.of("down 0 1 2"), lines.next());
        assertEquals(Optional.of(""), lines.next());
        assertEquals(Optional.of("up 0"), lines.next());
        assertEquals(Optional.empty(), lines.next());
    }
}
