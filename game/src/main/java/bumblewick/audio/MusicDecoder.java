package bumblewick.audio;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Decodes the stems that play, a moment ahead of what is heard, on a thread of its own. It has the usual priority, unlike the
 * loader of sounds: a sound that is late is late once, but music that is not decoded in time has a hole.
 */
final class MusicDecoder {
    /** Between two rounds, in milliseconds: a small part of what is decoded ahead. */
    private static final long PAUSE = 50;

    private final List<StemStream> stems = new CopyOnWriteArrayList<>();
    private Thread thread;

    /** Keeps stems filled until they are stopped; the thread runs from the first on. */
    synchronized void play(List<StemStream> started) {
        stems.addAll(started);
        if (thread == null) {
            thread = new Thread(this::run, "music");
            thread.setDaemon(true);
            thread.start();
        }
        notifyAll();
    }

    /** Ends the thread. */
    synchronized void stop() {
        if (thread != null) {
            thread.interrupt();
            thread = null;
        }
        stems.clear();
    }

    private void run() {
        try {
            while (true) {
                round();
                awaitStems();
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void awaitStems() throws InterruptedException {
        while (stems.isEmpty()) {
            wait();
        }
    }

    /** Decodes once as far as there is room (for tests, too). */
    void round() {
        stems.forEach(StemStream::fill);
        stems.removeIf(MusicDecoder::hasEnded);
    }

    private static boolean hasEnded(StemStream stem) {
        boolean ended = stem.isClosed();
        if (ended) {
            stem.release();
        }
        return ended;
    }
}
