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
 * The check sum on what must not be damaged unnoticed: SHA-256 of the text without spaces. It is no lock, only a seal
 * that shows whether a file is whole.
 */
final class Seal {
    private static final String SUM = "sha256";
    private static final String CONTENT = "content";
    private static final Gson COMPACT = new Gson();

    private Seal() {}

    static JsonObject put(JsonObject content) {
        JsonObject sealed = new JsonObject();
        sealed.addProperty("format", 1);
        sealed.addProperty(SUM, sum(content));
        sealed.add(CONTENT, content);
        return sealed;
    }

    /**
     * What is under the seal.
     *
     * @throws JsonParseException if it is broken or missing
     */
    static JsonObject open(JsonObject sealed) {
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
