package bumblewick.editor.session;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import com.google.gson.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is edited is saved by itself, once the player pauses. */
class EditedDocumentTest {
    private static final float FRAME = 0.1f;

    private final Document document = new Document("numbers/one.json", new JsonObject());
    private final Counter counter = new Counter();
    private boolean writable = true;
    private int saves;

    /** A document that holds one number. */
    private final class Counter extends EditedDocument {
        private int value;

        Counter() {
            super(document, saved -> {
                saves++;
                return writable;
            });
            reread();
        }

        @Override
        protected List<ContentProblem> read(JsonObject json) {
            value = json.has("value") ? json.get("value").getAsInt() : 0;
            return List.of();
        }

        void set(int number) {
            edit("", json -> {
                json.addProperty("value", number);
                return json;
            });
        }
    }

    private void frames(int count, boolean held) {
        for (int i = 0; i < count; i++) {
            counter.update(held, FRAME);
        }
    }

    @Test
    void savesOnceAfterAPause() {
        counter.set(1);
        frames(3, false);
        assertEquals(0, saves);
        assertFalse(counter.saved());
        frames(20, false);
        assertEquals(1, saves);
        assertTrue(counter.saved());
    }

    @Test
    void savesNothingWhileItIsHeld() {
        counter.set(1);
        frames(20, true);
        assertEquals(0, saves);
        frames(5, false);
        assertEquals(1, saves);
    }

    @Test
    void triesAgainWhatCouldNotBeSaved() {
        writable = false;
        counter.set(1);
        frames(5, false);
        assertFalse(counter.saved());
        writable = true;
        frames(5, false);
        assertAll(() -> assertEquals(2, saves), () -> assertTrue(counter.saved()));
    }

    @Test
    void anUndoneChangeIsReadAndSavedAgain() {
        counter.set(7);
        counter.save();
        int revision = counter.revision();
        assertTrue(counter.undo());
        assertAll(
                () -> assertEquals(0, counter.value),
                () -> assertEquals(revision + 1, counter.revision()),
                () -> assertFalse(counter.saved()));
    }

    @Test
    void readsWhatSomebodyElseHasChanged() {
        document.change("", json -> {
            json.addProperty("value", 5);
            return json;
        });
        counter.reread();
        assertEquals(5, counter.value);
        assertTrue(counter.saved());
    }
}
