package bumblewick.content;

import bumblewick.content.JsonValue.Type;
import bumblewick.platform.SceneFiles;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads one JSON file as RFC 8259 has it: no comments, no NaN, no name twice in an object, UTF-8. The first mistake of
 * the grammar ends the reading, for what follows would be guesswork. What is too large is refused as soon as that is
 * known, without reading the rest.
 */
final class JsonFile {
    static final int MAX_BYTES = 1 << 20;
    static final int MAX_VALUES = 50_000;
    static final int MAX_DEPTH = 16;

    /** Gson says where it is only like this: {@code … at line 3 column 7 path $.waves[2]}. */
    private static final Pattern PLACE = Pattern.compile(" at line (\\d+) column (\\d+) path (.*)");

    private static final String LINE = " at line ";

    private static final Pattern NO_NUMBER = Pattern.compile("[-+]?(NaN|Infinity)\\b");

    private final String file;
    private final String text;
    private final String origin;
    private final int mostValues;
    private final boolean lined;
    private final JsonReader reader;
    private int values;

    private JsonFile(String file, String text, String origin, int mostValues, boolean lined) {
        this.file = file;
        this.origin = origin;
        this.text = text;
        this.mostValues = mostValues;
        this.lined = lined;
        this.reader = new JsonReader(new StringReader(text));
        reader.setStrictness(Strictness.STRICT);
    }

    /**
     * Reads a file, and merges the patches that lie over it.
     *
     * @throws ContentException with one problem, if the file or a patch is missing, too large or not JSON
     */
    static JsonValue read(SceneFiles files, String file) throws ContentException {
        JsonValue document = read(files, file, "");
        for (String patch : files.patches(file)) {
            document = MergePatch.apply(document, read(files, patch, patch));
        }
        return document;
    }

    private static JsonValue read(SceneFiles files, String file, String origin) throws ContentException {
        try (InputStream in = files.unpatched(file)) {
            return new JsonFile(file, utf8(file, bytes(file, in, MAX_BYTES)), origin, MAX_VALUES, true).document();
        } catch (NoSuchFileException | FileNotFoundException e) {
            throw refusal(ContentProblem.ofFile(file, "is missing"));
        } catch (IOException e) {
            throw refusal(ContentProblem.ofFile(file, "cannot be read: " + e.getMessage()));
        }
    }

    /**
     * Reads JSON that a program wrote into a file of another kind: its lines mean nothing to anybody, and are 0.
     *
     * @param bytes between their position and limit (position changed)
     * @throws ContentException with one problem, if it is too large or not JSON
     */
    static JsonValue embedded(String file, ByteBuffer bytes, int mostValues) throws ContentException {
        try {
            return new JsonFile(file, utf8(file, bytes), "", mostValues, false).document();
        } catch (IOException e) {
            throw refusal(ContentProblem.ofFile(file, "cannot be read: " + e.getMessage()));
        }
    }

    /**
     * All bytes of a file that is not too large.
     *
     * @throws ContentException with one problem, if it is larger than {@code most} bytes
     */
    static ByteBuffer bytes(String file, InputStream in, int most) throws IOException, ContentException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int n = in.read(part); n >= 0; n = in.read(part)) {
            bytes.write(part, 0, n);
            if (bytes.size() > most) {
                throw refusal(ContentProblem.ofFile(file, "is larger than " + most + " bytes"));
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
    static String text(SceneFiles files, String file, int most) throws ContentException {
        try (InputStream in = files.open(file)) {
            return StandardCharsets.UTF_8.decode(bytes(file, in, most)).toString();
        } catch (IOException e) {
            throw refusal(ContentProblem.ofFile(file, "cannot be read: " + e.getMessage()));
        }
    }

    private static String utf8(String file, ByteBuffer bytes) throws ContentException {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException e) {
            throw refusal(ContentProblem.ofFile(file, "is not UTF-8 text"));
        }
    }

    private JsonValue document() throws IOException, ContentException {
        try {
            JsonValue value = value(1);
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                throw refusal(here("expected the end of the file"));
            }
            return value;
        } catch (MalformedJsonException e) {
            throw refusal(syntax(e.getMessage()));
        } catch (EOFException e) {
            throw refusal(here("the file ends in the middle: it is empty or cut off"));
        }
    }

    private JsonValue value(int depth) throws IOException, ContentException {
        if (++values > mostValues) {
            throw refusal(here("more than " + mostValues + " values in one file"));
        }
        if (depth > MAX_DEPTH) {
            throw refusal(here("more than " + MAX_DEPTH + " lists and objects in each other"));
        }
        switch (reader.peek()) {
            case BEGIN_OBJECT:
                return object(depth);
            case BEGIN_ARRAY:
                return list(depth);
            case STRING:
                return JsonValue.scalar(Type.TEXT, origin, line(), reader.nextString());
            case NUMBER:
                return JsonValue.scalar(Type.NUMBER, origin, line(), reader.nextString());
            case BOOLEAN:
                return JsonValue.scalar(Type.FLAG, origin, line(), String.valueOf(reader.nextBoolean()));
            default:
                int line = line();
                reader.nextNull();
                return JsonValue.scalar(Type.NULL, origin, line, "");
        }
    }

    private JsonValue object(int depth) throws IOException, ContentException {
        int line = line();
        Map<String, JsonValue> members = new LinkedHashMap<>();
        reader.beginObject();
        while (reader.hasNext()) {
            String name = reader.nextName();
            if (members.put(name, value(depth + 1)) != null) {
                throw refusal(here("the field is given twice"));
            }
        }
        reader.endObject();
        return new JsonValue(Type.OBJECT, origin, line, "", List.of(), members);
    }

    private JsonValue list(int depth) throws IOException, ContentException {
        int line = line();
        List<JsonValue> items = new ArrayList<>();
        reader.beginArray();
        while (reader.hasNext()) {
            items.add(value(depth + 1));
        }
        reader.endArray();
        return new JsonValue(Type.LIST, origin, line, "", items, Map.of());
    }

    /** The line of the token that was peeked at last. Asked for every value, so it is found without an expression. */
    private int line() {
        if (!lined) {
            return 0;
        }
        String place = reader.toString();
        int from = place.indexOf(LINE) + LINE.length();
        int to = place.indexOf(' ', from);
        if (from < LINE.length() || to < 0) {
            throw new IllegalStateException("Gson no longer says where it is: '" + place + "'");
        }
        return Integer.parseInt(place.substring(from, to));
    }

    private ContentProblem here(String message) {
        Matcher place = place(reader.toString());
        return new ContentProblem(file, Integer.parseInt(place.group(1)), place.group(3), message);
    }

    private ContentProblem syntax(String gsonMessage) {
        Matcher place = place(gsonMessage);
        int line = Integer.parseInt(place.group(1));
        String found = textOf(line);
        String from = found.substring(Math.min(found.length(), Math.max(0, Integer.parseInt(place.group(2)) - 1)));
        Matcher noNumber = NO_NUMBER.matcher(from);
        String message = noNumber.lookingAt()
                ? "expected a number, found " + noNumber.group()
                : "is not JSON" + reason(gsonMessage.substring(0, place.start())) + ", found "
                        + JsonValue.shortened(found.trim());
        return new ContentProblem(file, line, place.group(3), message);
    }

    private static String reason(String gsonReason) {
        switch (gsonReason) {
            case "Unterminated object":
                return ", expected ',' or '}'";
            case "Unterminated array":
                return ", expected ',' or ']'";
            case "Expected name":
                return ", expected a name in quotes";
            case "Unterminated string":
                return ", a text without its closing quote";
            default:
                return gsonReason.startsWith("Use ") ? "" : ", " + gsonReason;
        }
    }

    private String textOf(int line) {
        String[] lines = text.split("\n", line + 1);
        return line <= lines.length ? lines[line - 1] : "";
    }

    private static Matcher place(String message) {
        Matcher place = PLACE.matcher(message);
        if (!place.find()) {
            throw new IllegalStateException("Gson no longer says where it is: '" + message + "'");
        }
        return place;
    }

    private static ContentException refusal(ContentProblem problem) {
        return new ContentException(problem.file(), List.of(problem));
    }
}
