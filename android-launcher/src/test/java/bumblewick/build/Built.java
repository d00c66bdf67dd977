package bumblewick.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;

/** What the build has made and what it was made of, for tests. */
final class Built {
    static final Path APK = Path.of(System.getProperty("android.package") + ".apk");
    static final Path AAB = Path.of(System.getProperty("android.package") + ".aab");
    static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    static final String VERSION = System.getProperty("bumblewick.version");

    /** The classes of the package in the form that a PC still runs. */
    static final Path CLASSES = APK.resolveSibling("android").resolve("classes.jar");

    private Built() {}

    /** A file in a package. */
    static byte[] read(Path zip, String name) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile());
                InputStream stream = file.getInputStream(file.getEntry(name))) {
            return stream.readAllBytes();
        }
    }

    /**
     * The program that runs a class of this module's tests, with the libraries that bundletool wants. It ends before the
     * thorough compiler would pay.
     */
    static List<String> java(String main, String... options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("guava-pc.jar") + File.pathSeparator + System.getProperty("java.class.path")));
        command.addAll(1, List.of(options));
        command.add(main);
        return command;
    }
}
