package bumblewick.desktop.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileChooserTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    /** A dialogue in which the test is the player. */
    private static final class Desk implements FileChooser.Dialogue {
        final BlockingQueue<Optional<Path>> answers = new LinkedBlockingQueue<>();
        final Semaphore opened = new Semaphore(0);
        final Semaphore closed = new Semaphore(0);

        @Override
        public boolean there() {
            return true;
        }

        @Override
        public Optional<Path> pick() {
            opened.release();
            try {
                return answers.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void close() {
            closed.release();
            answers.add(Optional.empty());
        }
    }

    private final Desk desk = new Desk();
    private final FileChooser chooser = new FileChooser(desk);

    private List<Path> await() {
        List<Path> taken = new ArrayList<>();
        assertTimeoutPreemptively(LIMIT, () -> {
            while (taken.isEmpty()) {
                taken.addAll(chooser.take());
                Thread.onSpinWait();
            }
        });
        return taken;
    }

    /** Or else commands without a window would load the system's libraries, and Java would warn of that. */
    @Test
    void doesNotAskTheSystemBeforeItIsStarted() {
        new FileChooser(new FileChooser.Dialogue() {
            @Override
            public boolean there() {
                throw new AssertionError("asked");
            }

            @Override
            public Optional<Path> pick() {
                throw new AssertionError("opened");
            }

            @Override
            public void close() {
                throw new AssertionError("closed");
            }
        });
        assertFalse(chooser.there());
    }

    @Test
    void isThereOnceTheSystemHasSaidSo() {
        chooser.start();
        assertTimeoutPreemptively(LIMIT, () -> {
            while (!chooser.there()) {
                Thread.onSpinWait();
            }
        });
    }

    @Test
    void theGameGoesOnWhileThePlayerLooksForAFile() {
        chooser.open();
        assertEquals(List.of(), chooser.take());

        desk.answers.add(Optional.of(Path.of("moor.zip")));

        assertEquals(List.of(Path.of("moor.zip")), await());
        assertEquals(List.of(), chooser.take(), "it comes once");
    }

    @Test
    void isNotOpenedASecondTimeOverItself() throws InterruptedException {
        chooser.open();
        desk.opened.acquire();
        chooser.open();

        desk.answers.add(Optional.of(Path.of("moor.zip")));

        assertEquals(List.of(Path.of("moor.zip")), await());
        assertEquals(0, desk.opened.availablePermits());
    }

    @Test
    void anOpenDialogueIsClosedWithTheGameAndNothingIsPicked() throws InterruptedException {
        chooser.open();
        desk.opened.acquire();

        chooser.close();

        assertEquals(1, desk.closed.availablePermits());
        assertEquals(List.of(), chooser.take());
    }

    @Test
    void whereNoDialogueIsOpenNothingIsClosed() {
        chooser.close();
        assertEquals(0, desk.closed.availablePermits());
    }

    /** As on a system without the libraries that the dialogue needs. */
    @Test
    void isNotThereWhereItCannotBeLoaded() {
        Semaphore looked = new Semaphore(0);
        FileChooser broken = new FileChooser(new FileChooser.Dialogue() {
            @Override
            public boolean there() {
                looked.release();
                throw new UnsatisfiedLinkError("libgtk-3.so.0");
            }

            @Override
            public Optional<Path> pick() {
                throw new IllegalStateException("nobody asked whether it is there");
            }

            @Override
            public void close() {
                throw new IllegalStateException("it was never open");
            }
        });

        broken.start();

        assertTimeoutPreemptively(LIMIT, () -> looked.acquire());
        assertFalse(broken.there());
    }

    @ParameterizedTest
    @ValueSource(strings = {"zenity", "kdialog", "windows", "applescript", "python3-tkinter"})
    void filesArePickedInWindows(String way) {
        assertTrue(SystemDialogue.picks(way));
    }

    @ParameterizedTest
    @ValueSource(strings = {"basicinput", "dialog", "xmessage", ""})
    void filesAreNotPickedInTerminalsAndMessages(String way) {
        assertFalse(SystemDialogue.picks(way));
    }
}
