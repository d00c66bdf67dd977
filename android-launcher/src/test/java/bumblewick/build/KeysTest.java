package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeysTest {
    @TempDir
    Path folder;

    @Test
    void makesTheKeyForDevelopmentOnceAndSignsTheSameBytesEachTime() throws IOException, GeneralSecurityException {
        Path store = folder.resolve("home/.android/debug.keystore");
        Path jar = folder.resolve("some.jar");
        try (PackageWriter writer = new PackageWriter(jar)) {
            writer.add("hello.txt", "hello".getBytes(StandardCharsets.UTF_8));
        }
        Keys.debug(store).signBundle(jar, folder.resolve("first.jar"));
        byte[] made = Files.readAllBytes(store);
        Keys.debug(store).signBundle(jar, folder.resolve("second.jar"));
        assertArrayEquals(made, Files.readAllBytes(store));
        assertEquals(-1L, Files.mismatch(folder.resolve("first.jar"), folder.resolve("second.jar")));
    }

    @Test
    void findsTheReleaseKeyByItsNameAndPassword() throws IOException, GeneralSecurityException {
        Path store = folder.resolve("release.keystore");
        Keys.debug(store);
        Map<String, String> environment = Map.of(Keys.STORE_PASSWORD, "android");
        Keys.key(store.toString(), "androiddebugkey", environment);
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> Keys.key(store.toString(), "other", environment));
        assertEquals(store + " has no key \"other\"", e.getMessage());
    }

    @Test
    void saysWhatIsMissingForTheReleaseKey() {
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class, () -> Keys.key("my.keystore", "me", Map.of("HOME", "/home/me")));
        assertTrue(e.getMessage().contains("BUMBLEWICK_KEYSTORE_PASSWORD"), e.getMessage());
        assertTrue(e.getMessage().contains("my.keystore"), e.getMessage());
    }

    @Test
    void neverMakesAReleaseKey() {
        Path none = folder.resolve("none.keystore");
        Map<String, String> environment = Map.of(Keys.STORE_PASSWORD, "android");
        assertThrows(IOException.class, () -> Keys.key(none.toString(), "me", environment));
        assertFalse(Files.exists(none));
    }
}
