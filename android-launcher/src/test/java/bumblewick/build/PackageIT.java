package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The package as it is installed, seen by tools that did not make it. */
class PackageIT {
    private static final long LARGEST = 50_000_000; // bytes: two flights, a garden and two bosses more than 45 MB held
    private static final String SCENE = "assets/scene/";

    @Test
    void introducesItselfInBothLanguages() throws IOException, InterruptedException {
        Set<String> badging = badging();
        assertTrue(badging.contains("application-label:'Bumblewick'"), () -> String.join("\n", badging));
        assertTrue(badging.contains("application-label-ja:'バンブルウィック'"), () -> String.join("\n", badging));
    }

    @Test
    void tellsItsVersionAndWhichAndroidsItRunsOn() throws IOException, InterruptedException {
        Set<String> badging = badging();
        String start = "package: name='bumblewick.android' versionCode='" + VersionCode.of(Built.VERSION)
                + "' versionName='" + Built.VERSION + "'";
        assertTrue(badging.stream().anyMatch(line -> line.startsWith(start)), () -> String.join("\n", badging));
        assertTrue(badging.contains("sdkVersion:'26'"), () -> String.join("\n", badging));
        assertTrue(badging.contains("targetSdkVersion:'36'"), () -> String.join("\n", badging));
        assertTrue(badging.contains("uses-gl-es: '0x30000'"), () -> String.join("\n", badging));
    }

    @Test
    void asksForNoPermission() throws IOException, InterruptedException {
        assertEquals(List.of(), beginning(badging(), "uses-permission"));
        assertEquals(List.of("package: bumblewick.android"), Tool.says("aapt", "dump", "permissions", Built.APK));
    }

    /** Neither fingers nor a pad nor a phone's screen is needed: a television has none or one of them. */
    @Test
    void needsNothingButOpenGl() throws IOException, InterruptedException {
        Set<String> badging = badging();
        assertEquals(List.of(), beginning(badging, "uses-feature:"));
        assertEquals(List.of(), beginning(badging, "uses-implied-feature:"));
        for (String feature :
                List.of("android.hardware.touchscreen", "android.hardware.gamepad", "android.software.leanback")) {
            assertTrue(badging.contains("uses-feature-not-required: name='" + feature + "'"), feature);
        }
    }

    /** Direct buffers are part of the heap, so a stage needs more of it than most programs. */
    @Test
    void asksForALargeHeap() throws IOException, InterruptedException {
        List<String> manifest = Tool.says("aapt", "dump", "xmltree", Built.APK, "AndroidManifest.xml");
        assertEquals(
                1,
                manifest.stream()
                        .filter(line -> line.contains("android:largeHeap") && line.endsWith("0xffffffff"))
                        .count());
    }

    @Test
    void isAGameForPhonesAndTelevisionsWithAnIconAndABanner() throws IOException, InterruptedException {
        Set<String> badging = badging();
        String activity = "launchable-activity: name='bumblewick.android.BumblewickActivity'";
        assertEquals(1, beginning(badging, activity).size());
        assertEquals(1, beginning(badging, "leanback-" + activity).size());
        assertTrue(badging.contains("application-isGame"));
        String icon = "application-icon-640:'res/mipmap-anydpi-v26/ic_launcher.xml'";
        assertTrue(badging.contains(icon), () -> String.join("\n", badging));
        assertEquals(
                1,
                badging.stream()
                        .filter(line -> line.startsWith("application: ") && line.contains("/banner.png'"))
                        .count());
    }

    @Test
    void isSignedInAllThreeWays() throws IOException, InterruptedException {
        List<String> report = Tool.says("apksigner", "verify", "--verbose", "--min-sdk-version", "23", Built.APK);
        assertTrue(report.contains("Verified using v1 scheme (JAR signing): true"), () -> report.toString());
        assertTrue(
                report.contains("Verified using v2 scheme (APK Signature Scheme v2): true"), () -> report.toString());
        assertTrue(
                report.contains("Verified using v3 scheme (APK Signature Scheme v3): true"), () -> report.toString());
    }

    @Test
    void storesWhatIsMappedIntoMemoryAtMultiplesOfFourBytes() throws IOException, InterruptedException {
        Tool.says("zipalign", "-c", "4", Built.APK);
    }

    @Test
    void isSmallEnoughToDownload() throws IOException {
        assertTrue(Files.size(Built.APK) < LARGEST, "bytes: " + Files.size(Built.APK));
    }

    @Test
    void holdsTheWholeSceneBitByBit() throws IOException {
        try (ZipFile apk = new ZipFile(Built.APK.toFile())) {
            Set<String> missing = names(apk).stream()
                    .filter(name -> name.startsWith(SCENE))
                    .map(name -> name.substring(SCENE.length()))
                    .collect(Collectors.toCollection(TreeSet::new));
            for (Path file : Folders.files(Built.SCENE)) {
                String name = Folders.name(Built.SCENE, file);
                assertTrue(missing.remove(name), name);
                assertArrayEquals(Files.readAllBytes(file), read(apk, SCENE + name), name);
            }
            assertEquals(Set.of(), missing, "what the scene does not have");
        }
    }

    /** Code is Java alone, and what the engine draws with is an asset, not a second time a resource of Java's. */
    @Test
    void holdsNoNativeCodeAndNothingTwice() throws IOException {
        try (ZipFile apk = new ZipFile(Built.APK.toFile())) {
            for (String name : names(apk)) {
                assertTrue(!name.endsWith(".so") && !name.startsWith("lib/"), name);
                assertTrue(!name.startsWith("Common/") && !name.startsWith("Interface/"), name);
            }
            assertTrue(names(apk).contains("assets/engine/Common/MatDefs/Misc/Unshaded.j3md"));
        }
    }

    /** Tools of a computer may look where the time goes, without which nobody can say why a phone stutters. */
    @Test
    void canBeProfiledByAComputer() throws IOException, InterruptedException {
        String manifest = String.join("\n", Tool.says("aapt", "dump", "xmltree", Built.APK, "AndroidManifest.xml"));
        assertTrue(manifest.contains("E: profileable"), manifest);
    }

    /**
     * A file of classes mentions 65,536 methods at most, and the game needs more: Android 5 and later load {@code
     * classes.dex}, {@code classes2.dex} and so on without a gap, wherever a class is in them.
     */
    @Test
    void everyClassIsInOneOfTheFilesOfClasses() throws IOException {
        List<String> expected = new ArrayList<>();
        try (ZipFile jar = new ZipFile(Built.CLASSES.toFile())) {
            for (String name : names(jar)) {
                if (name.endsWith(".class") && !name.startsWith("META-INF/")) {
                    expected.add("L" + name.substring(0, name.length() - ".class".length()) + ";");
                }
            }
        }
        Collections.sort(expected);
        List<String> found = new ArrayList<>();
        int files = 0;
        try (ZipFile apk = new ZipFile(Built.APK.toFile())) {
            for (String name = "classes.dex"; apk.getEntry(name) != null; name = "classes" + (files + 1) + ".dex") {
                files++;
                DexFile dex = new DexFile(read(apk, name));
                System.out.println(name + ": " + dex.methodCount() + " of 65536 methods");
                dex.defined().stream().mapToObj(dex::type).forEach(found::add);
            }
            int last = files;
            assertEquals(
                    last,
                    names(apk).stream().filter(name -> name.endsWith(".dex")).count(),
                    "none after a gap");
        }
        Collections.sort(found);
        assertTrue(files >= 2, "two files, so that this test sees what it is for");
        assertEquals(expected, found);
    }

    @Test
    void holdsClassesOfTheGameButNoneOfItsBuildAndTests() throws IOException, InterruptedException {
        Set<String> classes = classes();
        assertTrue(classes.contains("bumblewick.android.BumblewickActivity"));
        assertTrue(classes.contains("bumblewick.sim.FlightStage"));
        assertTrue(classes.contains("org.slf4j.jul.JULServiceProvider"));
        List<String> foreign =
                List.of("bumblewick.build.", "bumblewick.android.harness.", "org.junit.", "org.robolectric.");
        for (String name : classes) {
            assertTrue(foreign.stream().noneMatch(name::startsWith), name);
            assertTrue(!name.endsWith("Test") && !name.startsWith("android."), name);
        }
    }

    private static Set<String> classes() throws IOException, InterruptedException {
        Pattern line = Pattern.compile("\\s*Class descriptor\\s*: 'L(.+);'");
        Set<String> classes = new TreeSet<>();
        for (String text : Tool.says("dexdump", Built.APK)) {
            assertFalse(
                    text.startsWith("Call site"), "a lambda is left for the platform to link, which cannot: " + text);
            Matcher matcher = line.matcher(text);
            if (matcher.matches()) {
                classes.add(matcher.group(1).replace('/', '.'));
            }
        }
        return classes;
    }

    private static Set<String> badging() throws IOException, InterruptedException {
        return new TreeSet<>(Tool.says("aapt", "dump", "badging", Built.APK).stream()
                .map(String::strip)
                .collect(Collectors.toList()));
    }

    private static List<String> beginning(Set<String> lines, String start) {
        return lines.stream().filter(line -> line.startsWith(start)).collect(Collectors.toList());
    }

    private static Set<String> names(ZipFile zip) {
        return Collections.list(zip.entries()).stream()
                .map(ZipEntry::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static byte[] read(ZipFile zip, String name) throws IOException {
        try (InputStream stream = zip.getInputStream(zip.getEntry(name))) {
            return stream.readAllBytes();
        }
    }
}
