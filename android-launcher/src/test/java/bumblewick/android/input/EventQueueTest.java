package bumblewick.android.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.input.event.MouseButtonEvent;
import org.junit.jupiter.api.Test;

class EventQueueTest {
    private final EventQueue queue = new EventQueue(new FingerMouse());

    /** The game has failed: nobody draws any more, while a pad goes on trembling. */
    @Test
    void aClosedOneDoesNotFill() {
        queue.put(new MouseButtonEvent(0, true, 1, 1));

        queue.close();
        queue.put(new MouseButtonEvent(0, false, 1, 1));
        queue.run(() -> {});

        assertEquals(0, queue.size());
    }
}
