package bumblewick.build;

import com.android.tools.r8.CompilationFailedException;
import com.android.tools.r8.CompilationMode;
import com.android.tools.r8.D8;
import com.android.tools.r8.D8Command;
import com.android.tools.r8.JdkClassFileProvider;
import com.android.tools.r8.OutputMode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Turns classes of Java into those of Android, in two steps: first whatever the oldest supported Android lacks is put in
 * other words, in class files that a PC can still run and that tests look at; then these are translated. The same classes
 * give the same bytes.
 */
final class Dexer {
    private static final int OLDEST = 26; // Android 8.0, as in the manifest

    private final Path android;

    /**
     * Makes it.
     *
     * @param android the platform's classes, as a jar
     */
    Dexer(Path android) {
        this.android = android;
    }

    /**
     * The first step.
     *
     * @param program class files and jars
     * @param jar is written
     */
    void desugar(List<Path> program, Path jar) throws IOException, CompilationFailedException {
        D8.run(command(program).setOutput(jar, OutputMode.ClassFile).build());
    }

    /**
     * The second step.
     *
     * @param desugared what the first step wrote
     * @param folder is given {@code classes.dex}, {@code classes2.dex} …
     */
    void dex(Path desugared, Path folder) throws IOException, CompilationFailedException {
        D8.run(command(List.of(desugared))
                .setDisableDesugaring(true)
                .setOutput(folder, OutputMode.DexIndexed)
                .build());
    }

    private D8Command.Builder command(List<Path> program) throws IOException {
        return D8Command.builder()
                .setMode(CompilationMode.RELEASE)
                .setMinApiLevel(OLDEST)
                .addProgramFiles(program)
                .addLibraryFiles(android)
                .addLibraryResourceProvider(JdkClassFileProvider.fromSystemJdk());
    }
}
