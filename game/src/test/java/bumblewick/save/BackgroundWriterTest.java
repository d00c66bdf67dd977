package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BackgroundWriterTest {
    private final BackgroundWriter writer = new BackgroundWriter("test");
    private final List<String> done = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void close() {
        writer.close();
    }

    @Test
    void worksInTheOrderOfTheCallsOnAThreadOfItsOwn() {
        List<Thread> threads = Collections.synchronizedList(new ArrayList<>());
        for (String name : List.of("a", "b", "c")) {
            writer.execute("not written", () -> {
                done.add(name);
                threads.add(Thread.currentThread());
            });
        }
        writer.flush();

        assertEquals(List.of("a", "b", "c"), done);
        assertNotEquals(Thread.currentThread(), threads.get(0));
    }

    @Test
    void goesOnAfterAFailure() {
        writer.execute("as expected by the test", () -> {
            throw new IOException("the disk is full");
        });
        writer.execute("not written", () -> done.add("next"));
        writer.flush();

        assertEquals(List.of("next"), done);
    }

    @Test
    void finishesWhatItHasAndTakesNothingAfterItIsClosed() {
        writer.execute("not written", () -> done.add("before"));
        writer.close();
        writer.execute("not written", () -> done.add("after"));
        writer.flush();
        writer.close();

        assertEquals(List.of("before"), done);
    }
}
