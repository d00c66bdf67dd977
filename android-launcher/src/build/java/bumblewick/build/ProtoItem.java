package bumblewick.build;

import com.android.aapt.Resources.Item;
import com.android.aapt.Resources.Primitive;
import com.android.aapt.Resources.Reference;
import com.reandroid.arsc.value.ValueType;

/** One value, from a package's form to a bundle's. */
final class ProtoItem {
    private ProtoItem() {}

    /**
     * Turns it.
     *
     * @param type what it is
     * @param data its bits; of no matter for a text
     * @param text the text, if it is one
     * @throws IllegalArgumentException if a bundle has nothing like it
     */
    static Item of(ValueType type, int data, String text) {
        Item.Builder item = Item.newBuilder();
        switch (type) {
            case STRING:
                return item.setStr(
                                com.android.aapt.Resources.String.newBuilder().setValue(text))
                        .build();
            case REFERENCE:
                return item.setRef(Reference.newBuilder().setId(data)).build();
            case ATTRIBUTE:
                return item.setRef(Reference.newBuilder().setId(data).setType(Reference.Type.ATTRIBUTE))
                        .build();
            default:
                return item.setPrim(primitive(type, data)).build();
        }
    }

    private static Primitive.Builder primitive(ValueType type, int data) {
        Primitive.Builder primitive = Primitive.newBuilder();
        switch (type) {
            case BOOLEAN:
                return primitive.setBooleanValue(data != 0);
            case DEC:
                return primitive.setIntDecimalValue(data);
            case HEX:
                return primitive.setIntHexadecimalValue(data);
            case FLOAT:
                return primitive.setFloatValue(Float.intBitsToFloat(data));
            case DIMENSION:
                return primitive.setDimensionValue(data);
            case FRACTION:
                return primitive.setFractionValue(data);
            case COLOR_ARGB8:
                return primitive.setColorArgb8Value(data);
            case COLOR_RGB8:
                return primitive.setColorRgb8Value(data);
            case COLOR_ARGB4:
                return primitive.setColorArgb4Value(data);
            case COLOR_RGB4:
                return primitive.setColorRgb4Value(data);
            case NULL:
                return primitive.setNullValue(Primitive.NullType.getDefaultInstance());
            default:
                throw new IllegalArgumentException("a bundle has no value of type " + type);
        }
    }
}
