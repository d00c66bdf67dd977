package bumblewick.build;

import com.android.aapt.Resources.XmlAttribute;
import com.android.aapt.Resources.XmlElement;
import com.android.aapt.Resources.XmlNamespace;
import com.android.aapt.Resources.XmlNode;
import com.reandroid.arsc.chunk.xml.ResXmlAttribute;
import com.reandroid.arsc.chunk.xml.ResXmlElement;
import com.reandroid.arsc.chunk.xml.ResXmlNamespace;
import com.reandroid.arsc.value.ValueType;
import java.util.Iterator;

/** A manifest or a resource of XML, from a package's form to a bundle's. */
final class ProtoXml {
    private ProtoXml() {}

    /** Turns an element with all in it. */
    static XmlNode of(ResXmlElement element) {
        XmlElement.Builder xml = XmlElement.newBuilder().setName(element.getName(false));
        if (element.getUri() != null) {
            xml.setNamespaceUri(element.getUri());
        }
        for (int i = 0; i < element.getNamespaceCount(); i++) {
            ResXmlNamespace namespace = element.getNamespaceAt(i);
            xml.addNamespaceDeclaration(
                    XmlNamespace.newBuilder().setPrefix(namespace.getPrefix()).setUri(namespace.getUri()));
        }
        for (Iterator<ResXmlAttribute> all = element.getAttributes(); all.hasNext(); ) {
            xml.addAttribute(attribute(all.next()));
        }
        for (Iterator<ResXmlElement> all = element.getElements(); all.hasNext(); ) {
            xml.addChild(of(all.next()));
        }
        return XmlNode.newBuilder().setElement(xml).build();
    }

    private static XmlAttribute attribute(ResXmlAttribute attribute) {
        XmlAttribute.Builder xml = XmlAttribute.newBuilder()
                .setName(attribute.getName(false))
                .setResourceId(attribute.getNameId())
                .setValue(text(attribute));
        if (attribute.getUri() != null) {
            xml.setNamespaceUri(attribute.getUri());
        }
        boolean known = attribute.getNameId() != 0; // one of the platform's, not a plain word such as "package"
        if (known || attribute.getValueType() != ValueType.STRING) {
            xml.setCompiledItem(ProtoItem.of(attribute.getValueType(), attribute.getData(), text(attribute)));
        }
        return xml.build();
    }

    private static String text(ResXmlAttribute attribute) {
        switch (attribute.getValueType()) {
            case STRING:
                String value = attribute.getValueAsString();
                return value == null ? "" : value;
            case BOOLEAN:
                return String.valueOf(attribute.getData() != 0);
            case REFERENCE:
                return String.format("@0x%08x", attribute.getData());
            default:
                return String.valueOf(attribute.getData());
        }
    }
}
