package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** What is handed to a store. */
class BundleIT {
    @Test
    void isWhatTheStoresOwnToolTakes() throws IOException, InterruptedException {
        List<String> report = bundletool("validate", "--bundle=" + Built.AAB);
        assertTrue(report.stream().anyMatch(line -> line.contains("dex/classes.dex")), () -> String.join("\n", report));
    }

    @Test
    void saysTheSameOfItselfAsThePackage() throws IOException, InterruptedException {
        String manifest = String.join("\n", bundletool("dump", "manifest", "--bundle=" + Built.AAB));
        for (String part : List.of(
                "package=\"bumblewick.android\"",
                "android:versionCode=\"" + VersionCode.of(Built.VERSION) + "\"",
                "android:minSdkVersion=\"26\"",
                "android:targetSdkVersion=\"36\"",
                "android.intent.category.LEANBACK_LAUNCHER")) {
            assertTrue(manifest.contains(part), () -> part + " in\n" + manifest);
        }
        assertTrue(!manifest.contains("uses-permission"), manifest);
    }

    @Test
    void namesTheGameInBothLanguages() throws IOException, InterruptedException {
        String names = String.join(
                "\n",
                bundletool("dump", "resources", "--bundle=" + Built.AAB, "--resource=string/app_name", "--values"));
        assertTrue(names.contains("\"Bumblewick\"") && names.contains("\"バンブルウィック\""), names);
    }

    @Test
    void holdsWhatThePackageHolds() throws IOException {
        Set<String> expected = new TreeSet<>();
        for (String name : names(Built.APK.toFile().getPath())) {
            if (!name.equals("AndroidManifest.xml") && !name.equals("resources.arsc") && !isSignature(name)) {
                expected.add("base/" + Bundle.place(name));
            }
        }
        Set<String> found = names(Built.AAB.toFile().getPath());
        found.removeIf(name -> isSignature(name) || name.endsWith(".pb") || name.startsWith("base/manifest/"));
        assertEquals(expected, found);
    }

    @Test
    void everyFileIsSigned() throws IOException {
        try (JarFile bundle = new JarFile(Built.AAB.toFile(), true)) {
            for (JarEntry entry : Collections.list(bundle.entries())) {
                try (InputStream stream = bundle.getInputStream(entry)) {
                    stream.readAllBytes(); // its signature is known only then
                }
                if (!isSignature(entry.getName())) {
                    assertNotNull(entry.getCodeSigners(), entry.getName());
                }
            }
        }
    }

    private static boolean isSignature(String name) {
        return name.startsWith("META-INF/CERT.") || name.equals("META-INF/MANIFEST.MF");
    }

    private static Set<String> names(String zip) throws IOException {
        Set<String> names = new TreeSet<>();
        try (ZipFile file = new ZipFile(zip)) {
            for (ZipEntry entry : Collections.list(file.entries())) {
                names.add(entry.getName());
            }
        }
        return names;
    }

    private static List<String> bundletool(String... arguments) throws IOException, InterruptedException {
        List<String> command = Built.java("com.android.tools.build.bundletool.BundleToolMain");
        command.addAll(List.of(arguments));
        return Tool.run(command);
    }
}
