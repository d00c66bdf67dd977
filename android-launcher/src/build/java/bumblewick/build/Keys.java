package bumblewick.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Which key signs: the one that the system properties {@code android.keystore} (a file) and {@code android.key.alias} name,
 * with passwords out of the environment; or, where none is named, this machine's key for development. That one lies in the
 * user's home, where Android's own tools keep and look for it, and is made at its first use: it outlives a clean build, so
 * that every build on this machine can be installed over the one before, and is the same bit by bit.
 */
final class Keys {
    static final String STORE_PASSWORD = "BUMBLEWICK_KEYSTORE_PASSWORD";
    static final String KEY_PASSWORD = "BUMBLEWICK_KEY_PASSWORD";
    private static final String DEBUG_ALIAS = "androiddebugkey";
    private static final String DEBUG_PASSWORD = "android"; // known to everybody: this key vouches for nothing
    private static final String DEBUG_OWNER = "CN=Android Debug,O=Android,C=US";
    private static final String THIRTY_YEARS = "10950"; // days

    private Keys() {}

    /**
     * The key that is asked for.
     *
     * @param store the property {@code android.keystore}; empty for the key for development
     * @param alias the property {@code android.key.alias}
     * @param environment the variables {@value #STORE_PASSWORD} and {@value #KEY_PASSWORD}; without the latter the store's
     *     password opens the key as well
     * @throws IllegalArgumentException if the alias or the password is missing
     */
    static SigningKey key(String store, String alias, Map<String, String> environment)
            throws IOException, GeneralSecurityException {
        if (store.isEmpty()) {
            return debug(Path.of(System.getProperty("user.home"), ".android", "debug.keystore"));
        }
        String password = environment.get(STORE_PASSWORD);
        if (alias.isEmpty() || password == null) {
            throw new IllegalArgumentException("android.keystore is " + store
                    + ": expected -Dandroid.key.alias=NAME and the variable " + STORE_PASSWORD + " as well");
        }
        return new SigningKey(Path.of(store), alias, password, environment.getOrDefault(KEY_PASSWORD, password));
    }

    /** The key for development, made if it is not there. */
    static SigningKey debug(Path store) throws IOException, GeneralSecurityException {
        if (!Files.exists(store)) {
            Files.createDirectories(store.toAbsolutePath().getParent());
            make(store, DEBUG_ALIAS, DEBUG_PASSWORD, DEBUG_OWNER);
        }
        return new SigningKey(store, DEBUG_ALIAS, DEBUG_PASSWORD, DEBUG_PASSWORD);
    }

    /** RSA, for its signatures hold nothing random: the same package is signed by the same bytes. */
    static void make(Path store, String alias, String password, String owner) throws IOException {
        Path keytool = Path.of(System.getProperty("java.home"), "bin", "keytool");
        Process process = new ProcessBuilder(
                        keytool.toString(),
                        "-genkeypair",
                        "-keystore",
                        store.toString(),
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        password,
                        "-alias",
                        alias,
                        "-keyalg",
                        "RSA",
                        "-keysize",
                        "2048",
                        "-validity",
                        THIRTY_YEARS,
                        "-dname",
                        owner)
                .inheritIO()
                .start();
        try {
            if (!process.waitFor(1, TimeUnit.MINUTES) || process.exitValue() != 0) {
                throw new IOException("keytool could not make " + store);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while keytool made " + store, e);
        }
    }
}
