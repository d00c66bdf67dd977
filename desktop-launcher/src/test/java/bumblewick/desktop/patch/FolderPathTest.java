package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FolderPathTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mod.json",
                "scene/models/wick.glb",
                "Read me (first).txt",
                "scene/text/日本語.json",
                "scene/sounds/été.ogg",
                "console/com10.txt",
                "a..b/...c",
                "1/2/3/4/5/6/7/8/9/10/11/12"
            })
    void namesThatEverySystemCanHaveAreGood(String path) {
        assertEquals(Optional.empty(), FolderPath.fault(path));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/",
                "/a",
                "a/",
                "a//b",
                "..",
                "a/..",
                "a/./b",
                "a\\b",
                "C:a",
                "a?",
                "a\nb",
                "a\u0000",
                "a\u001b[31m",
                "gpj\u202e.exe",
                "a\ufffd",
                "a ",
                "a./b",
                "con",
                "x/COM1.json",
                "e\u0301te\u0301.ogg",
                "1/2/3/4/5/6/7/8/9/10/11/12/13"
            })
    void othersAreNot(String path) {
        assertTrue(FolderPath.fault(path).isPresent());
    }

    @Test
    void aPathHasRoomForTheFolderBeforeIt() {
        assertEquals(Optional.empty(), FolderPath.fault("a".repeat(240)));
        assertEquals(Optional.of("is longer than 240 bytes"), FolderPath.fault("日".repeat(81)));
    }
}
