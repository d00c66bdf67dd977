package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UniqueFileNameTest {
    @TempDir
    Path folder;

    @Test
    void threeFilesOfTheSameSecondHaveThreeNames() throws IOException {
        for (String expected : new String[] {"run.replay", "run-2.replay", "run-3.replay"}) {
            Path file = UniqueFileName.in(folder, "run", ".replay");
            Files.createFile(file);

            assertEquals(folder.resolve(expected), file);
        }
    }
}
