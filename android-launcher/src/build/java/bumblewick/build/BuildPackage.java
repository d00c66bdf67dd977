package bumblewick.build;

import com.android.tools.r8.CompilationFailedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Makes what is installed and what is handed to a store: translates the classes, packs them with the resources, signs, and
 * prints what weighs how much.
 *
 * <p>Arguments: the folder of the game's classes, the folder of its libraries, the platform's classes, the resources with
 * assets, a folder to work in, the package to write, the bundle to write. {@link Keys} says which properties name the key.
 */
public final class BuildPackage {
    private final Path classes;
    private final List<Path> jars;
    private final Dexer dexer;
    private final Path resources;
    private final Path work;

    private BuildPackage(List<Path> arguments) throws IOException {
        classes = arguments.get(0);
        jars = Folders.files(arguments.get(1));
        dexer = new Dexer(arguments.get(2));
        resources = arguments.get(3);
        work = arguments.get(4);
    }

    public static void main(String[] arguments)
            throws IOException, CompilationFailedException, GeneralSecurityException {
        List<Path> paths = List.of(arguments).stream().map(Path::of).collect(Collectors.toList());
        BuildPackage build = new BuildPackage(paths);
        SigningKey key = Keys.key(
                System.getProperty("android.keystore", ""),
                System.getProperty("android.key.alias", ""),
                System.getenv());
        build.sign(key, paths.get(5), paths.get(6));
        PackageWeights.main(new String[] {paths.get(5).toString()});
    }

    private void sign(SigningKey key, Path apk, Path aab)
            throws IOException, CompilationFailedException, GeneralSecurityException {
        Path unsigned = work.resolve("unsigned.apk");
        Path bundle = work.resolve("unsigned.aab");
        pack(unsigned);
        key.signPackage(unsigned, apk);
        new Bundle(unsigned).write(work.resolve("base.zip"), bundle);
        key.signBundle(bundle, aab);
        Files.delete(unsigned);
        Files.delete(bundle);
    }

    private void pack(Path unsigned) throws IOException, CompilationFailedException {
        Path desugared = work.resolve("classes.jar");
        Path dex = work.resolve("dex");
        Folders.clear(dex);
        dexer.desugar(program(), desugared);
        dexer.dex(desugared, dex);
        try (PackageWriter writer = new PackageWriter(unsigned)) {
            writer.addArchive(resources);
            writer.addFolder(dex);
            BaselineProfile profile = new BaselineProfile(dex);
            writer.add(BaselineProfile.PROFILE, profile.profile());
            writer.add(BaselineProfile.METADATA, profile.metadata());
            writer.addAll(new JavaResources(classes, jars).files());
        }
    }

    private List<Path> program() throws IOException {
        List<Path> program = new ArrayList<>(jars);
        for (Path file : Folders.files(classes)) {
            if (file.toString().endsWith(".class")) {
                program.add(file);
            }
        }
        return program;
    }
}
