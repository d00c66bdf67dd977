package bumblewick.app;

import bumblewick.loop.Chapter;
import bumblewick.loop.IntentSource;
import bumblewick.loop.ReplayTape;
import bumblewick.sim.run.PlayerIntent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A recording in the projector: which moment of it is shown, and how one gets to another. */
final class Reel {
    private static final Logger LOG = LoggerFactory.getLogger(Reel.class);

    /** Ticks that the picture watches before the moment that is looked for: what burns and swings lasts no longer. */
    private static final int LEAD = 60;

    /** Who asks for the mark before wants the one before this many ticks ago, else one would never get past a mark. */
    private static final int JUST_NOW = 45;

    private ReplayTape tape;
    private final RunShow show;
    private int wanted;
    private boolean seeking;
    private boolean grows;

    /** Threads it in; the picture is shown from {@code first} on as soon as it is there. */
    Reel(Services services, ReplayTape tape, int first) {
        this.tape = tape;
        show = new RunShow(services, tape.at(0), new Intents(0));
        show.start(first == 0);
        if (first > 0) {
            seek(first);
        }
    }

    /** Threads it in where another is shown, whose picture {@linkplain RunShow#fits fits}: it is there at once. */
    Reel(ReplayTape tape, int first, RunShow shown) {
        this.tape = tape;
        show = shown;
        seek(first);
    }

    /** What was wanted from a tick on, in whatever recording is in the projector by then. */
    private final class Intents implements IntentSource {
        private int tick;
        private ReplayTape read;
        private IntentSource source;

        Intents(int tick) {
            this.tick = tick;
        }

        @Override
        public PlayerIntent take() {
            if (read != tape) {
                read = tape;
                source = tape.from(tick);
            }
            tick++;
            return source.take();
        }
    }

    /**
     * Puts a recording of the same stage in: more of the same, or another, of which one then {@linkplain #seek seeks} a
     * moment.
     *
     * @param more whether there is more to come of it: then its end is none
     */
    void thread(ReplayTape other, boolean more) {
        tape = other;
        grows = more;
    }

    /** Goes on by a frame, or to where one wants to be. */
    void go(Playhead head, float seconds, boolean held) {
        arrive();
        boolean runs = head.playing() && !held && !seeking;
        show.advance(runs ? seconds : 0f, head.rate(), tape.ticks());
        if (runs && atEnd()) {
            head.pause();
        }
    }

    /** Is at the moment that was looked for, if the picture is there already. */
    void arrive() {
        if (seeking && show.shown()) {
            jump();
        }
    }

    /** Whether it is at the moment that was looked for. */
    boolean ready() {
        return !seeking && show.shown();
    }

    private void jump() {
        long before = System.nanoTime();
        int from = Math.max(0, wanted - LEAD);
        show.turnTo(tape.at(from), new Intents(from), wanted - from);
        seeking = !show.shown(); // the picture of an islet comes a frame later, and has to watch, too
        LOG.debug("tick {} after {} ms", wanted, (System.nanoTime() - before) / 1_000_000);
    }

    /** Goes to a moment in the next frame, or to the nearest there is. */
    void seek(int tick) {
        wanted = Math.max(0, Math.min(tick, tape.ticks()));
        seeking = true;
    }

    /** Goes on by one tick. */
    void step() {
        if (!atEnd()) {
            show.step();
        }
    }

    /** Where it is, or is about to be. */
    int tick() {
        return seeking ? wanted : show.world().ticks();
    }

    boolean atEnd() {
        return !grows && tick() >= tape.ticks();
    }

    /** The last mark that is a little before now; else the beginning. */
    int markBefore() {
        int found = 0;
        for (Chapter chapter : tape.chapters()) {
            if (chapter.kind().isMajor() && chapter.tick() < tick() - JUST_NOW) {
                found = chapter.tick();
            }
        }
        return found;
    }

    /** The next mark after now; else the end. */
    int markAfter() {
        for (Chapter chapter : tape.chapters()) {
            if (chapter.kind().isMajor() && chapter.tick() > tick()) {
                return chapter.tick();
            }
        }
        return tape.ticks();
    }

    /** What is shown now. */
    RunShow show() {
        return show;
    }

    ReplayTape tape() {
        return tape;
    }
}
