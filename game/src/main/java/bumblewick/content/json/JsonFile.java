package bumblewick.content.json;

import bumblewick.content.json.JsonMistake.Expected;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.platform.SceneFiles;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one JSON file as RFC 8259 has it: no comments, no NaN, no name twice in an object, UTF-8, whole letters. The first
 * mistake of the grammar ends the reading, for what follows would be guesswork. What is too large is refused as soon as that
 * is known, without reading the rest.
 */
public final class JsonFile {
    static final int MAX_BYTES = 1 << 20;
    public static final int MAX_VALUES = 50_000;
    static final int MAX_DEPTH = 16;

    /** Letters of the name of a field: places of mistakes are made of them. */
    static final int LONGEST_NAME = 200;

    /** The symbol table is off: names made to collide in it would slow the parser down. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNameLength(Integer.MAX_VALUE) // what is too long is reported by our own limits
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private static final char UNREADABLE = '\uFFFD'; // stands for what is not UTF-8, but can be meant, too
    private static final String BYTE_ORDER_MARK = "\uFEFF"; // written by some editors of Windows

    private final String file;
    private final String text;
    private final String origin;
    private final boolean lined;
    private final int mostValues;

    /** The place of the value that is read: {@code $.waves[3].at}. */
    private final StringBuilder path = new StringBuilder("$");

    private JsonParser parser;
    private int values;

    private JsonFile(String file, String text, String origin, int mostValues, boolean lined) {
        this.file = file;
        this.origin = origin;
        this.lined = lined;
        this.text = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        this.mostValues = mostValues;
    }

    /**
     * Reads a file, and merges the patches that lie over it.
     *
     * @throws ContentException with one problem, if the file or a patch is missing, too large or not JSON
     */
    public static JsonValue read(SceneFiles files, String file) throws ContentException {
        return read(files, file, new ArrayList<>());
    }

    /** What the patches over a file override of each other; nothing if one of them cannot be read. */
    public static List<PatchConflict> conflicts(SceneFiles files, String file) {
        List<PatchConflict> conflicts = new ArrayList<>();
        try {
            read(files, file, conflicts);
        } catch (ContentException e) {
            conflicts.clear(); // whoever reads the file reports it
        }
        return conflicts;
    }

    private static JsonValue read(SceneFiles files, String file, List<PatchConflict> conflicts)
            throws ContentException {
        JsonValue original = read(files, file, "");
        JsonValue document = original;
        for (String patch : files.patches(file)) {
            document = MergePatch.apply(document, read(files, patch, patch), original, patch, conflicts);
        }
        return document;
    }

    private static JsonValue read(SceneFiles files, String file, String origin) throws ContentException {
        JsonFile read = opened(files, file, origin);
        return SettingReferences.resolve(read.document(), read.text, file, files.settings(file));
    }

    /** A file without patches, see {@link JsonDocuments#written}. */
    static JsonValue written(SceneFiles files, String file) throws ContentException {
        JsonFile read = opened(files, file, "");
        return SettingReferences.choose(read.document(), read.text, file, files.settings(file));
    }

    private static JsonFile opened(SceneFiles files, String file, String origin) throws ContentException {
        try (InputStream in = files.unpatched(file)) {
            return new JsonFile(file, utf8(file, bytes(file, in, MAX_BYTES)), origin, MAX_VALUES, true);
        } catch (NoSuchFileException | FileNotFoundException e) {
            throw new ContentException(ContentProblem.ofFile(file, "is missing"));
        } catch (IOException e) {
            throw new ContentException(ContentProblem.unreadable(file, e));
        }
    }

    /**
     * Reads JSON that a program wrote into a file of another kind: its lines mean nothing to anybody, and are 0.
     *
     * @param bytes between their position and limit (position changed)
     * @throws ContentException with one problem, if it is too large or not JSON
     */
    public static JsonValue embedded(String file, ByteBuffer bytes, int mostValues) throws ContentException {
        return new JsonFile(file, utf8(file, bytes), "", mostValues, false).document();
    }

    /**
     * All bytes of a file that is not too large.
     *
     * @throws ContentException with one problem, if it is larger than {@code most} bytes
     */
    public static ByteBuffer bytes(String file, InputStream in, int most) throws IOException, ContentException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int n = in.read(part); n >= 0; n = in.read(part)) {
            bytes.write(part, 0, n);
            if (bytes.size() > most) {
                throw new ContentException(ContentProblem.ofFile(file, "is larger than " + most + " bytes"));
            }
        }
        return ByteBuffer.wrap(bytes.toByteArray());
    }

    /**
     * All of a text file that is not too large; what is not UTF-8 is shown as such.
     *
     * @param most bytes
     * @throws ContentException with one problem, if it is larger or cannot be read
     */
    public static String text(SceneFiles files, String file, int most) throws ContentException {
        try (InputStream in = files.open(file)) {
            return StandardCharsets.UTF_8.decode(bytes(file, in, most)).toString();
        } catch (IOException e) {
            throw new ContentException(ContentProblem.unreadable(file, e));
        }
    }

    private static String utf8(String file, ByteBuffer bytes) throws ContentException {
        byte[] all = new byte[bytes.remaining()];
        bytes.get(all);
        String text = new String(all, StandardCharsets.UTF_8);
        if (text.indexOf(UNREADABLE) < 0) {
            return text; // faster than what follows
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(all))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new ContentException(ContentProblem.ofFile(file, "is not UTF-8 text"));
        }
    }

    private JsonValue document() throws ContentException {
        try (JsonParser opened = FACTORY.createParser(text)) {
            parser = opened;
            JsonValue value = value(next(Expected.VALUE, 1), 1);
            long last = parser.currentTokenLocation().getCharOffset();
            if (!isAtEnd()) {
                throw syntax(Expected.END, 1, last);
            }
            return value;
        } catch (IOException e) {
            throw new ContentException(ContentProblem.unreadable(file, e));
        }
    }

    private boolean isAtEnd() throws IOException {
        try {
            return parser.nextToken() == null;
        } catch (JsonProcessingException e) {
            return false;
        }
    }

    /**
     * The next token; if it cannot be read, the mistake is behind the last one that could.
     *
     * @param outside length of the path of the object or list that it is in
     */
    private JsonToken next(Expected expected, int outside) throws IOException, ContentException {
        long last = parser.currentToken() == null
                ? -1
                : parser.currentTokenLocation().getCharOffset();
        try {
            JsonToken token = parser.nextToken();
            if (token == JsonToken.VALUE_STRING) {
                parser.finishToken();
            }
            if (token == null) {
                throw syntax(expected, outside, last);
            }
            return token;
        } catch (JsonProcessingException e) {
            throw syntax(expected, outside, last);
        }
    }

    private ContentException syntax(Expected expected, int outside, long lastToken) {
        JsonMistake mistake = JsonMistake.after((int) lastToken, text, expected);
        if (!mistake.member().isEmpty()) {
            path.setLength(outside);
        }
        return new ContentException(
                new ContentProblem(file, mistake.line(), path + mistake.member(), mistake.message()));
    }

    private JsonValue value(JsonToken token, int depth) throws IOException, ContentException {
        if (++values > mostValues) {
            throw here("more than " + mostValues + " values in one file");
        }
        if (depth > MAX_DEPTH) {
            throw here("more than " + MAX_DEPTH + " lists and objects in each other");
        }
        int line = line();
        return switch (token) {
            case START_OBJECT -> object(line, depth);
            case START_ARRAY -> list(line, depth);
            case VALUE_STRING -> JsonValue.scalar(Type.TEXT, origin, line, whole(parser.getText()));
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> JsonValue.scalar(Type.NUMBER, origin, line, parser.getText());
            case VALUE_TRUE, VALUE_FALSE -> JsonValue.scalar(Type.FLAG, origin, line, parser.getText());
            default -> JsonValue.scalar(Type.NULL, origin, line, "");
        };
    }

    private JsonValue object(int line, int depth) throws IOException, ContentException {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        int outside = path.length();
        while (next(Expected.MEMBER, outside) != JsonToken.END_OBJECT) {
            path.setLength(outside);
            String name = whole(parser.currentName());
            if (name.length() > LONGEST_NAME) {
                throw here("has a field with a name of " + name.length() + " letters, expected " + LONGEST_NAME
                        + " at most");
            }
            path.append('.').append(name);
            if (members.containsKey(name)) {
                throw here("the field is given twice");
            }
            members.put(name, value(next(Expected.VALUE, outside), depth + 1));
        }
        path.setLength(outside);
        return new JsonValue(Type.OBJECT, origin, line, "", List.of(), members);
    }

    private JsonValue list(int line, int depth) throws IOException, ContentException {
        List<JsonValue> items = new ArrayList<>();
        int length = path.length();
        while (true) {
            path.setLength(length);
            path.append('[').append(items.size()).append(']');
            JsonToken token = next(Expected.ITEM, length);
            if (token == JsonToken.END_ARRAY) {
                path.setLength(length);
                return new JsonValue(Type.LIST, origin, line, "", items, Map.of());
            }
            items.add(value(token, depth + 1));
        }
    }

    /**
     * A text, unless an escape in it is half of a letter, which no file could be written with.
     *
     * <p>Source: T. Bray, <i>The I-JSON Message Format</i>, RFC 7493 (2015), 2.1.
     */
    private String whole(String read) throws ContentException {
        int letter;
        for (int i = 0; i < read.length(); i += Character.charCount(letter)) {
            letter = read.codePointAt(i);
            if (letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE) {
                throw here("expected whole letters, found half of one: a \\ud800 to \\udfff without its other half");
            }
        }
        return read;
    }

    /** The line of the token that was read last. */
    private int line() {
        return lined ? parser.currentTokenLocation().getLineNr() : 0;
    }

    private ContentException here(String message) {
        return new ContentException(
                new ContentProblem(file, parser.currentTokenLocation().getLineNr(), path.toString(), message));
    }
}
