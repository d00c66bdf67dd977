package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetFileTest {
    @TempDir
    Path folder;

    @Test
    void aFileInAFolderThatIsYetToBeMadeIsFine() {
        assertDoesNotThrow(() -> TargetFile.check("--record", folder.resolve("deep/down/run.replay"), ""));
    }

    @Test
    void aFolderIsNoFile() {
        assertEquals("--record: " + folder + " is a folder.", complaintAbout(folder, ""));
    }

    @Test
    void aFileCannotLieInAFile() throws IOException {
        Path inside = Files.createFile(folder.resolve("file")).resolve("run.replay");

        assertEquals("--record: " + inside + " cannot be written.", complaintAbout(inside, ""));
    }

    @Test
    void aPictureOfAnotherKindIsRefused() {
        Path picture = folder.resolve("x.jpg");

        assertEquals("--record: " + picture + " does not end in .png.", complaintAbout(picture, ".png"));
    }

    private static String complaintAbout(Path file, String ending) {
        return assertThrows(UsageException.class, () -> TargetFile.check("--record", file, ending))
                .getMessage();
    }
}
