package bumblewick.editor.session;

import com.google.gson.JsonObject;
import java.util.Optional;

/** What documents inherit of the definitions that they extend. */
public interface Heritage {
    /** Of documents that extend none. */
    Heritage NONE = new Heritage() {
        @Override
        public Optional<JsonObject> inherited(String path, JsonObject document) {
            return Optional.empty();
        }

        @Override
        public JsonObject extending(String path, JsonObject document, String base) {
            return document;
        }
    };

    /**
     * What a document inherits.
     *
     * @param path in the scene folder
     * @param document with what it inherits
     * @return nothing if it extends none, or one that cannot be read
     */
    Optional<JsonObject> inherited(String path, JsonObject document);

    /**
     * A document (unaffected) that extends another definition than before, and whose file else says the same.
     *
     * @param base id of the other definition
     */
    JsonObject extending(String path, JsonObject document, String base);
}
