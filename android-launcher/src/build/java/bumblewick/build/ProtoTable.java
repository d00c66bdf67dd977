package bumblewick.build;

import com.android.aapt.Resources.CompoundValue;
import com.android.aapt.Resources.ConfigValue;
import com.android.aapt.Resources.EntryId;
import com.android.aapt.Resources.FileReference;
import com.android.aapt.Resources.Item;
import com.android.aapt.Resources.Package;
import com.android.aapt.Resources.PackageId;
import com.android.aapt.Resources.Reference;
import com.android.aapt.Resources.ResourceTable;
import com.android.aapt.Resources.Style;
import com.android.aapt.Resources.Type;
import com.android.aapt.Resources.TypeId;
import com.android.aapt.Resources.Value;
import com.reandroid.arsc.chunk.PackageBlock;
import com.reandroid.arsc.chunk.TableBlock;
import com.reandroid.arsc.model.ResourceEntry;
import com.reandroid.arsc.model.ResourceType;
import com.reandroid.arsc.value.Entry;
import com.reandroid.arsc.value.ResValue;
import com.reandroid.arsc.value.ResValueMap;
import com.reandroid.arsc.value.ValueType;
import java.util.Iterator;

/** The table of resources, from a package's form to a bundle's. */
final class ProtoTable {
    private static final int ENTRY = 0xffff; // the bits of a resource's number that are its own

    private ProtoTable() {}

    /** Turns the table. */
    static ResourceTable of(TableBlock table) {
        ResourceTable.Builder proto = ResourceTable.newBuilder();
        for (PackageBlock part : table) {
            Package.Builder single = Package.newBuilder()
                    .setPackageId(PackageId.newBuilder().setId(part.getId()))
                    .setPackageName(part.getName());
            for (Iterator<ResourceType> types = part.getTypes(); types.hasNext(); ) {
                single.addType(type(types.next()));
            }
            proto.addPackage(single);
        }
        return proto.build();
    }

    private static Type type(ResourceType type) {
        Type.Builder proto = Type.newBuilder()
                .setTypeId(TypeId.newBuilder().setId(type.getId()))
                .setName(type.getName());
        for (ResourceEntry entry : type) {
            proto.addEntry(entry(entry));
        }
        return proto.build();
    }

    private static com.android.aapt.Resources.Entry entry(ResourceEntry entry) {
        com.android.aapt.Resources.Entry.Builder proto = com.android.aapt.Resources.Entry.newBuilder()
                .setEntryId(EntryId.newBuilder().setId(entry.getResourceId() & ENTRY))
                .setName(entry.getName());
        for (Iterator<Entry> values = entry.iterator(false); values.hasNext(); ) {
            Entry value = values.next();
            if (value != null && !value.isNull()) {
                proto.addConfigValue(ConfigValue.newBuilder()
                        .setConfig(ProtoConfiguration.of(value.getResConfig()))
                        .setValue(value(value)));
            }
        }
        return proto.build();
    }

    private static Value value(Entry entry) {
        if (entry.isComplex()) {
            return Value.newBuilder()
                    .setCompoundValue(CompoundValue.newBuilder().setStyle(style(entry)))
                    .build();
        }
        return Value.newBuilder().setItem(item(entry.getResValue())).build();
    }

    private static Style style(Entry entry) {
        Style.Builder style = Style.newBuilder();
        int parent = entry.getResTableMapEntry().getParentId();
        if (parent != 0) {
            style.setParent(Reference.newBuilder().setId(parent));
        }
        for (Iterator<ResValueMap> items = entry.getResValueMapArray().iterator(); items.hasNext(); ) {
            ResValueMap item = items.next();
            style.addEntry(Style.Entry.newBuilder()
                    .setKey(Reference.newBuilder().setId(item.getNameId()))
                    .setItem(ProtoItem.of(item.getValueType(), item.getData(), item.getValueAsString())));
        }
        return style.build();
    }

    private static Item item(ResValue value) {
        String text = value.getValueAsString();
        boolean file = value.getValueType() == ValueType.STRING && text != null && text.startsWith("res/");
        return file
                ? Item.newBuilder().setFile(file(text)).build()
                : ProtoItem.of(value.getValueType(), value.getData(), text);
    }

    private static FileReference file(String path) {
        return FileReference.newBuilder()
                .setPath(path)
                .setType(path.endsWith(".xml") ? FileReference.Type.PROTO_XML : FileReference.Type.PNG)
                .build();
    }
}
