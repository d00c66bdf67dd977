package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResourceNamesTest {
    @TempDir
    Path folder;

    private final ResourceNames names = new ResourceNames();

    @Test
    void numbersTypesAndNamesInAlphabeticalOrder() throws IOException {
        add("xml/rules.xml", "<rules/>");
        add("values/strings.xml", "<resources><string name='b'>B</string><string name='a'>A</string></resources>");
        add("values/colors.xml", "<resources><color name='night'>#000000</color></resources>");
        assertEquals(
                String.join(
                        System.lineSeparator(),
                        "  <public id=\"0x7f010000\" type=\"color\" name=\"night\"/>",
                        "  <public id=\"0x7f020000\" type=\"string\" name=\"a\"/>",
                        "  <public id=\"0x7f020001\" type=\"string\" name=\"b\"/>",
                        "  <public id=\"0x7f030000\" type=\"xml\" name=\"rules\"/>"),
                numbered());
    }

    @Test
    void aNameHasOneNumberInAllLanguagesAndDensities() throws IOException {
        add("values/strings.xml", "<resources><string name='a'>A</string></resources>");
        add("values-ja/strings.xml", "<resources><string name='a'>あ</string></resources>");
        add("mipmap-hdpi/icon.png", "");
        add("mipmap-xhdpi/icon.png", "");
        assertEquals(2, numbered().lines().count());
    }

    @Test
    void namesTheFileThatIsNotXml() throws IOException {
        IOException e = assertThrows(IOException.class, () -> add("values/strings.xml", "<resources>"));
        assertTrue(e.getMessage().contains("strings.xml"), e.getMessage());
    }

    private void add(String path, String content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        names.add(folder, file);
    }

    private String numbered() {
        String all = names.numbered();
        return all.substring(all.indexOf("  <public"), all.lastIndexOf("</resources>"))
                .stripTrailing();
    }
}
