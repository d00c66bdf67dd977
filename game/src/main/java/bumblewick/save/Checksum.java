package bumblewick.save;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Wraps JSON with a SHA-256 checksum of its compact text, to notice damage. It does not protect against deliberate
 * changes.
 */
final class Checksum {
    private static final String SUM = "sha256";
    private static final String CONTENT = "content";
    private static final Gson COMPACT = new Gson();

    private Checksum() {}

    /** Wraps {@code content} with its checksum. */
    static JsonObject seal(JsonObject content) {
        JsonObject sealed = new JsonObject();
        sealed.addProperty("format", 1);
        sealed.addProperty(SUM, sum(content));
        sealed.add(CONTENT, content);
        return sealed;
    }

    /**
     * The content of a wrapped object.
     *
     * @throws JsonParseException if the checksum is wrong or missing
     */
    static JsonObject unseal(JsonObject sealed) {
        JsonElement content = sealed.get(CONTENT);
        JsonElement sum = sealed.get(SUM);
        if (content == null || !content.isJsonObject() || sum == null) {
            throw new JsonParseException("expected " + SUM + " and " + CONTENT);
        }
        String found = sum(content.getAsJsonObject());
        if (!sum.isJsonPrimitive() || !sum.getAsString().equals(found)) {
            throw new JsonParseException("its content has the check sum " + found + ", expected " + sum);
        }
        return content.getAsJsonObject();
    }

    private static String sum(JsonObject content) {
        try {
            byte[] text = COMPACT.toJson(content).getBytes(StandardCharsets.UTF_8);
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(text);
            return String.format("%064x", new BigInteger(1, sum));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
