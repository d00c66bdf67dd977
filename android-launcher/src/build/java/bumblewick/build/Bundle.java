package bumblewick.build;

import com.android.tools.build.bundletool.commands.BuildBundleCommand;
import com.google.common.collect.ImmutableList;
import com.reandroid.apk.ApkModule;
import com.reandroid.archive.InputSource;
import com.reandroid.arsc.chunk.xml.ResXmlDocument;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;

/**
 * A package turned into an app bundle, the form in which stores take it: the same files in other places, and manifest,
 * resources and their table as protocol buffers.
 *
 * <p>Source: <i>The Android App Bundle format</i>, developer.android.com; {@code Resources.proto} of aapt2.
 */
final class Bundle {
    private static final String MANIFEST = "AndroidManifest.xml";
    private static final String TABLE = "resources.arsc";

    /** Where a bundle has the baseline profile; whoever makes packages of it puts it into their assets. */
    static final String PROFILES = "com.android.tools.build.profiles";

    private static final List<String> PROFILE = List.of(BaselineProfile.PROFILE, BaselineProfile.METADATA);

    private final Path apk;

    /**
     * Takes a package.
     *
     * @param apk not signed
     */
    Bundle(Path apk) {
        this.apk = apk;
    }

    /**
     * Writes the bundle.
     *
     * @param module is written on the way: the one module that the bundle has
     * @param bundle is written
     */
    void write(Path module, Path bundle) throws IOException {
        try (ApkModule content = ApkModule.loadApkFile(apk.toFile());
                PackageWriter writer = new PackageWriter(module)) {
            content.setLoadDefaultFramework(false);
            writer.add(
                    "manifest/" + MANIFEST,
                    ProtoXml.of(content.getAndroidManifest().getDocumentElement())
                            .toByteArray());
            writer.add("resources.pb", ProtoTable.of(content.getTableBlock()).toByteArray());
            for (InputSource file : content.getInputSources()) {
                add(file, writer);
            }
        }
        Files.deleteIfExists(bundle);
        BuildBundleCommand.Builder command = BuildBundleCommand.builder()
                .setModulesPaths(ImmutableList.of(module))
                .setOutputPath(bundle);
        for (String name : PROFILE) {
            Path file = extract(name, module.resolveSibling(Path.of(name).getFileName()));
            command.addMetadataFile(PROFILES, file.getFileName().toString(), file);
        }
        command.build().execute();
    }

    private Path extract(String name, Path file) throws IOException {
        try (ZipFile zip = new ZipFile(apk.toFile());
                InputStream bytes = zip.getInputStream(zip.getEntry(name))) {
            return Files.write(file, bytes.readAllBytes());
        }
    }

    private static void add(InputSource file, PackageWriter writer) throws IOException {
        String name = file.getAlias();
        if (!name.equals(MANIFEST) && !name.equals(TABLE) && !PROFILE.contains(name)) {
            try (InputStream stream = file.openStream()) {
                byte[] bytes = stream.readAllBytes();
                boolean xml = name.startsWith("res/") && name.endsWith(".xml");
                writer.add(place(name), xml ? proto(bytes) : bytes);
            }
        }
    }

    private static byte[] proto(byte[] binary) throws IOException {
        ResXmlDocument document = new ResXmlDocument();
        document.readBytes(new ByteArrayInputStream(binary));
        return ProtoXml.of(document.getDocumentElement()).toByteArray();
    }

    /** Where a package's file stands in a module. */
    static String place(String name) {
        if (name.endsWith(".dex")) {
            return "dex/" + name;
        }
        return name.startsWith("res/") || name.startsWith("assets/") ? name : "root/" + name;
    }
}
