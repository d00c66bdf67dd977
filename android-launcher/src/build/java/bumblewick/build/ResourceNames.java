package bumblewick.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * All resources of the package by type and name, in alphabetical order, which gives them their numbers:
 *
 * <pre>number = 0x7f000000 + 0x10000 × (place of the type, from 1) + (place of the name, from 0)</pre>
 */
final class ResourceNames {
    private static final int PACKAGE = 0x7f00_0000;
    private static final int TYPE = 0x1_0000;
    private static final String VALUES = "values";

    private final SortedMap<String, SortedSet<String>> names = new TreeMap<>();

    /**
     * Takes what one file brings: {@code values…/x.xml} every value in it, {@code type…/name.ext} itself.
     *
     * @param folder where resources lie
     * @param file below it
     * @throws IOException if it cannot be read, or is a file of values and not XML
     */
    void add(Path folder, Path file) throws IOException {
        String type = folder.relativize(file).getName(0).toString().split("-", -1)[0];
        if (type.equals(VALUES)) {
            addValues(file);
        } else {
            String name = file.getFileName().toString();
            add(type, name.substring(0, name.indexOf('.')));
        }
    }

    private void addValues(Path file) throws IOException {
        NodeList values = root(file).getChildNodes();
        for (int i = 0; i < values.getLength(); i++) {
            if (values.item(i).getNodeType() == Node.ELEMENT_NODE) {
                Element value = (Element) values.item(i);
                add(value.getTagName(), value.getAttribute("name"));
            }
        }
    }

    private void add(String type, String name) {
        names.computeIfAbsent(type, none -> new TreeSet<>()).add(name);
    }

    /** The outermost element of a file. */
    static Element root(Path file) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile())
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    /** The numbers, as a file of values. */
    String numbered() {
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n");
        int type = PACKAGE;
        for (Map.Entry<String, SortedSet<String>> each : names.entrySet()) {
            type += TYPE;
            int number = type;
            for (String name : each.getValue()) {
                xml.append(String.format(
                        "  <public id=\"0x%08x\" type=\"%s\" name=\"%s\"/>%n", number, each.getKey(), name));
                number++;
            }
        }
        return xml.append("</resources>\n").toString();
    }
}
