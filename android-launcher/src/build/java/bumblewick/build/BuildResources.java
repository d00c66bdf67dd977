package bumblewick.build;

import com.reandroid.apk.ApkModule;
import com.reandroid.apk.ApkModuleXmlEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Turns the manifest and the resources from text into what Android reads, and writes the version into the manifest.
 *
 * <p>Arguments: the folder of {@code AndroidManifest.xml} and {@code res}, a folder to work in, the package to write, the
 * version, a folder of more resources.
 */
public final class BuildResources {
    private static final int FRAMEWORK = 36; // the platform whose attributes may be named
    private static final int PACKAGE_ID = 0x7f;

    private BuildResources() {}

    public static void main(String[] arguments) throws IOException {
        Path source = Path.of(arguments[0]);
        Path work = Path.of(arguments[1]);
        String version = arguments[3];
        Folders.clear(work);
        lay(source.resolve("AndroidManifest.xml"), List.of(source.resolve("res"), Path.of(arguments[4])), work);
        ApkModuleXmlEncoder encoder = new ApkModuleXmlEncoder();
        ApkModule module = encoder.getApkModule();
        module.setPreferredFramework(FRAMEWORK);
        encoder.scanDirectory(work.toFile());
        module.getAndroidManifest().setVersionCode(VersionCode.of(version));
        module.getAndroidManifest().setVersionName(version);
        module.writeApk(Path.of(arguments[2]).toFile());
        module.close();
    }

    /** Lays the files out as the encoder wants them. */
    private static void lay(Path manifest, List<Path> folders, Path work) throws IOException {
        Path single = work.resolve("resources/package_1");
        ResourceNames names = new ResourceNames();
        for (Path folder : folders) {
            for (Path file : Folders.files(folder)) {
                names.add(folder, file);
                copy(file, single.resolve("res").resolve(folder.relativize(file)));
            }
        }
        copy(manifest, work.resolve("AndroidManifest.xml"));
        Files.writeString(single.resolve("res/values/public.xml"), names.numbered());
        String name = ResourceNames.root(manifest).getAttribute("package");
        Files.writeString(
                single.resolve("package.json"),
                "{\"package_id\": " + PACKAGE_ID + ", \"package_name\": \"" + name + "\"}");
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to);
    }
}
