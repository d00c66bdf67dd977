package bumblewick.editor.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;

class DocumentTest {
    private final Document document = new Document("enemies/gnat.json", object(1));

    @Test
    void goesBackAndOnAgain() {
        set("", 2);
        set("", 3);
        assertTrue(document.undo());
        assertEquals(object(2), document.value());
        assertTrue(document.undo());
        assertEquals(object(1), document.value());
        assertFalse(document.undo());
        assertTrue(document.redo());
        assertTrue(document.redo());
        assertFalse(document.redo());
        assertEquals(object(3), document.value());
    }

    @Test
    void takesADragBackAsAWhole() {
        set("drag", 2);
        set("drag", 3);
        document.finish();
        set("drag", 4);
        document.undo();
        assertEquals(object(3), document.value());
        document.undo();
        assertEquals(object(1), document.value());
    }

    @Test
    void forgetsWhatWasTakenBackOnceSomethingElseIsDone() {
        set("", 2);
        document.undo();
        set("", 3);
        assertFalse(document.canRedo());
        document.undo();
        assertEquals(object(1), document.value());
    }

    @Test
    void knowsThatNothingChanged() {
        assertFalse(set("", 1));
        assertFalse(document.canUndo());
    }

    @Test
    void doesNotChangeWhatItWasMadeOf() {
        JsonObject mine = object(1);
        Document copy = new Document("a.json", mine);
        copy.change("", value -> {
            value.addProperty("hp", 9);
            return value;
        });
        assertEquals(object(1), mine);
        copy.undo();
        assertEquals(object(1), copy.value());
    }

    @Test
    void remembersAsManyStepsAsItSays() {
        for (int i = 0; i < Document.MOST_STEPS + 5; i++) {
            set("", 2 + i);
        }
        int steps = 0;
        while (document.undo()) {
            steps++;
        }
        assertEquals(Document.MOST_STEPS, steps);
        assertEquals(object(6), document.value()); // 1 and the four after it are forgotten
    }

    private boolean set(String group, int hp) {
        return document.change(group, value -> {
            value.addProperty("hp", hp);
            return value;
        });
    }

    private static JsonObject object(int hp) {
        JsonObject object = new JsonObject();
        object.addProperty("hp", hp);
        return object;
    }
}
