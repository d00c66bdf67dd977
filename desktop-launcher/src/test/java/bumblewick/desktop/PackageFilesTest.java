package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** What is packed beside the jars says what stores and desktops ask for, and names files that are there. */
class PackageFilesTest {
    private static final Path FOLDER = project().resolve("desktop-launcher/src/package");
    private static final Path METAINFO = FOLDER.resolve("linux/metainfo/bumblewick.metainfo.xml");
    private static final Path DESKTOP = FOLDER.resolve("linux/applications/bumblewick.desktop");

    /**
     * Source: freedesktop.org, <i>AppStream Specification</i> 1.0, 2.1 and 2.2: what a desktop application must have, and
     * what stores want of a game.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "id",
                "metadata_license",
                "project_license",
                "name[not(@lang)]",
                "name[@lang='ja']",
                "summary[not(@lang)]",
                "summary[@lang='ja']",
                "developer_name",
                "description/p[not(@lang)]",
                "description/p[@lang='ja']",
                "launchable[@type='desktop-id']",
                "icon",
                "categories/category",
                "content_rating[@type='oars-1.1']/content_attribute",
                "releases/release",
            })
    void theMetadataHasEveryFieldThatIsAskedFor(String field) throws Exception {
        NodeList found =
                find("/component[@type='desktop-application']/" + field.replace("@lang", "@*[name()='xml:lang']"));

        assertTrue(found.getLength() > 0);
        for (int i = 0; i < found.getLength(); i++) {
            String text = found.item(i).getTextContent();
            assertEquals(text.strip(), text);
            assertTrue(!text.isEmpty() || field.endsWith("release"), field);
        }
    }

    /** A summary is one line without a full stop, or stores cut it. */
    @Test
    void theSummaryIsShort() throws Exception {
        String summary = find("/component/summary").item(0).getTextContent();

        assertTrue(summary.length() <= 35 && !summary.endsWith("."), summary);
    }

    @Test
    void theReleaseIsThePomsAndWrittenNowhereElse() throws Exception {
        Properties versions = new Properties();
        versions.put("version", find("//release/@version").item(0).getNodeValue());
        versions.put("date", find("//release/@date").item(0).getNodeValue());

        assertEquals(Map.of("version", "${project.version}", "date", "${release.date}"), versions);
    }

    @Test
    void theMetadataNamesTheDesktopFileAndItsProgram() throws Exception {
        Map<String, String> desktop = desktopFile();

        assertAll(
                () -> assertEquals(
                        DESKTOP.getFileName().toString(),
                        find("//launchable").item(0).getTextContent()),
                () -> assertEquals(desktop.get("Exec"), find("//binary").item(0).getTextContent()),
                () -> assertEquals(desktop.get("Icon"), find("//icon").item(0).getTextContent()),
                () -> assertEquals(desktop.get("Name"), find("//name").item(0).getTextContent()));
    }

    /** Source: freedesktop.org, <i>Desktop Entry Specification</i> 1.5. */
    @Test
    void theDesktopFileHasWhatAMenuNeeds() throws IOException {
        Map<String, String> desktop = desktopFile();

        assertAll(
                () -> assertEquals("Application", desktop.get("Type")),
                () -> assertEquals("false", desktop.get("Terminal")),
                () -> assertTrue(
                        List.of(desktop.get("Categories").split(";", -1)).contains("Game")),
                () -> assertFalse(desktop.get("Comment").isBlank()),
                () -> assertFalse(desktop.get("Name[ja]").isBlank()),
                () -> assertFalse(desktop.get("Comment[ja]").isBlank()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"linux", "windows", "macos"})
    void everySystemSaysTheSameThingsAndHasItsIcon(String system) throws IOException {
        Properties properties = new Properties();
        try (var in = Files.newBufferedReader(FOLDER.resolve(system + ".properties"))) {
            properties.load(in);
        }

        Set<String> keys = new HashSet<>(properties.stringPropertyNames());
        keys.remove("share"); // only Linux wants more beside the program
        assertEquals(Set.of("icon", "version", "home", "app", "runtime", "zstd", "programs", "options"), keys);
        assertTrue(Files.exists(project().resolve("assets/identity/icon").resolve(properties.getProperty("icon"))));
    }

    /** Windows reads a script of bare line feeds wrongly, every other system one with carriage returns. */
    @Test
    void theStartScriptsEndTheirLinesAsTheirSystemsWant() throws IOException {
        String batch = Files.readString(FOLDER.resolve("portable/bumblewick.bat"));
        String shell = Files.readString(FOLDER.resolve("portable/bumblewick.sh"));

        assertAll(
                () -> assertEquals(batch.chars().filter(c -> c == '\n').count(), batch.split("\r\n", -1).length - 1),
                () -> assertFalse(shell.contains("\r")),
                () -> assertTrue(shell.startsWith("#!/bin/sh\n")));
    }

    private static NodeList find(String path) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Document document = factory.newDocumentBuilder().parse(METAINFO.toFile());
        XPath xpath = XPathFactory.newInstance().newXPath();
        return (NodeList) xpath.evaluate(path, document, XPathConstants.NODESET);
    }

    private static Map<String, String> desktopFile() throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(DESKTOP));
        assertEquals("[Desktop Entry]", lines.remove(0));
        return lines.stream()
                .map(line -> line.split("=", 2))
                .collect(Collectors.toMap(line -> line[0], line -> line[1]));
    }

    /** The scene folder is {@code assets/scene} in it. */
    private static Path project() {
        return new File(System.getProperty("bumblewick.scene"))
                .toPath()
                .toAbsolutePath()
                .getParent()
                .getParent();
    }
}
