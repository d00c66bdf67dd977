package bumblewick.build;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;

/**
 * The names in a file of Android's classes: which classes it defines, and which methods it mentions, by their numbers in it.
 *
 * <p>Source: <i>Dalvik Executable format</i>, source.android.com.
 */
final class DexFile {
    private static final int CHECKSUM = 8; // places in the header, in bytes
    private static final int STRINGS = 56;
    private static final int TYPES = 64;
    private static final int PROTOTYPES = 72;
    private static final int METHODS = 88;
    private static final int CLASSES = 96;

    private static final int PROTOTYPE_SIZE = 12; // bytes
    private static final int METHOD_SIZE = 8;
    private static final int CLASS_SIZE = 32;

    private final ByteBuffer bytes;
    private final BitSet defined = new BitSet(); // numbers of types

    /** @param content of a {@code .dex} file, version 035 to 039 */
    DexFile(byte[] content) {
        bytes = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < bytes.getInt(CLASSES); i++) {
            defined.set(bytes.getInt(bytes.getInt(CLASSES + 4) + i * CLASS_SIZE));
        }
    }

    /** The checksum in its header. */
    int checksum() {
        return bytes.getInt(CHECKSUM);
    }

    /** How many types it mentions. */
    int typeCount() {
        return bytes.getInt(TYPES);
    }

    /** How many methods it mentions, at most 65,536. */
    int methodCount() {
        return bytes.getInt(METHODS);
    }

    /** The numbers of the types that it defines. */
    BitSet defined() {
        return (BitSet) defined.clone();
    }

    /** A type as its descriptor, such as {@code Ljava/lang/String;}. */
    String type(int number) {
        return string(bytes.getInt(bytes.getInt(TYPES + 4) + number * 4));
    }

    /** The number of the type that a method belongs to. */
    int methodType(int number) {
        return bytes.getShort(method(number)) & 0xffff;
    }

    /** A method with its class, such as {@code Lbumblewick/math/Tick;->of(F)I}. */
    String methodName(int number) {
        int prototype = bytes.getInt(PROTOTYPES + 4) + (bytes.getShort(method(number) + 2) & 0xffff) * PROTOTYPE_SIZE;
        StringBuilder name = new StringBuilder(type(methodType(number)))
                .append("->")
                .append(string(bytes.getInt(method(number) + 4)))
                .append('(');
        int parameters = bytes.getInt(prototype + 8);
        for (int i = 0; parameters != 0 && i < bytes.getInt(parameters); i++) {
            name.append(type(bytes.getShort(parameters + 4 + 2 * i) & 0xffff));
        }
        return name.append(')').append(type(bytes.getInt(prototype + 4))).toString();
    }

    private int method(int number) {
        return bytes.getInt(METHODS + 4) + number * METHOD_SIZE;
    }

    /** Names are of letters that have the same form in UTF-8. */
    private String string(int number) {
        int at = bytes.getInt(bytes.getInt(STRINGS + 4) + number * 4);
        while (bytes.get(at) < 0) { // its length, seven bits a byte
            at++;
        }
        int end = ++at;
        while (bytes.get(end) != 0) {
            end++;
        }
        return new String(bytes.array(), at, end - at, StandardCharsets.UTF_8);
    }
}
