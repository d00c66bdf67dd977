package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
            boolean moved = name.equals("AndroidManifest.xml") || name.equals("resources.arsc") || isProfile(name);
            if (!moved && !isSignature(name)) {
                expected.add("base/" + Bundle.place(name));
            }
        }
        Set<String> found = names(Built.AAB.toFile().getPath());
        found.removeIf(name -> isSignature(name) || name.endsWith(".pb") || name.startsWith("base/manifest/"));
        assertTrue(found.remove("BUNDLE-METADATA/" + Bundle.PROFILES + "/baseline.prof"));
        assertTrue(found.remove("BUNDLE-METADATA/" + Bundle.PROFILES + "/baseline.profm"));
        assertEquals(expected, found);
    }

    private static boolean isProfile(String name) {
        return name.equals(BaselineProfile.PROFILE) || name.equals(BaselineProfile.METADATA);
    }

    /** As a store does it, by a release key; stores refuse the certificate of development. */
    @Test
    void packagesAreMadeOfItByAReleaseKey(@TempDir Path folder) throws Exception {
        Path store = folder.resolve("release.p12");
        Keys.make(store, "release", "throw-away", "CN=A publisher of games,C=JP");
        Path signed = folder.resolve("release.aab");
        new SigningKey(store, "release", "throw-away", "throw-away").signBundle(Built.AAB, signed);
        bundletool("validate", "--bundle=" + signed);
        Path aapt = Tool.find("aapt2");
        Path apks = folder.resolve("release.apks");

        bundletool(
                "build-apks",
                "--bundle=" + signed,
                "--output=" + apks,
                "--mode=universal",
                "--aapt2=" + aapt,
                "--ks=" + store,
                "--ks-key-alias=release",
                "--ks-pass=pass:throw-away");

        Path apk = folder.resolve("universal.apk");
        try (ZipFile zip = new ZipFile(apks.toFile());
                InputStream universal = zip.getInputStream(zip.getEntry("universal.apk"))) {
            Files.copy(universal, apk);
        }
        String certificate = String.join("\n", Tool.says("apksigner", "verify", "--print-certs", apk));
        assertTrue(certificate.contains("CN=A publisher of games"), certificate);
        Set<String> names = names(apk.toString());
        assertTrue(names.containsAll(Set.of("classes.dex", "classes2.dex", BaselineProfile.PROFILE)), names::toString);
        assertArrayEquals(Built.read(Built.APK, BaselineProfile.PROFILE), Built.read(apk, BaselineProfile.PROFILE));
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
