package bumblewick.app.replay;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.RunSession;
import bumblewick.replay.IntentSource;
import bumblewick.replay.ReplayChapter;
import bumblewick.replay.SeekableReplay;
import bumblewick.sim.run.PlayerIntent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Plays a replay: runs it, stops it, and seeks any moment of it. */
public final class ReplayPlayer {
    private static final Logger LOG = LoggerFactory.getLogger(ReplayPlayer.class);

    /** Ticks before a moment that is sought which the view follows unseen: particles and swinging last no longer. */
    private static final int WARM_UP_TICKS = 60;

    /** A mark less than so many ticks ago is passed over on the way back, else it would be found again and again. */
    private static final int JUST_PASSED = 45;

    private SeekableReplay replay;
    private final RunSession session;
    private int wanted;
    private boolean seeking;
    private boolean grows;

    /**
     * Shows a replay in a picture of its own.
     *
     * @param first tick that is shown as soon as the view is ready
     */
    public ReplayPlayer(PresentationContext context, SeekableReplay replay, int first) {
        this.replay = replay;
        session = new RunSession(context, replay.worldAt(0), new Intents(0));
        session.start(false); // the bar lies where the name would
        if (first > 0) {
            seek(first);
        }
    }

    /**
     * Shows a replay at once in a picture that {@linkplain RunSession#fits fits}.
     *
     * @param first tick that is shown
     */
    ReplayPlayer(SeekableReplay replay, int first, RunSession shown) {
        this.replay = replay;
        session = shown;
        seek(first);
    }

    /** The intents from a tick on, of whatever replay is loaded when they are asked for. */
    private final class Intents implements IntentSource {
        private int tick;
        private SeekableReplay read;
        private IntentSource source;

        Intents(int tick) {
            this.tick = tick;
        }

        @Override
        public PlayerIntent take() {
            if (read != replay) {
                read = replay;
                source = replay.intentsFrom(tick);
            }
            tick++;
            return source.take();
        }
    }

    /**
     * Loads a replay of the same stage: a longer one of the same run, or another one, of which then a moment is
     * {@linkplain #seek sought}.
     *
     * @param grows whether more of it is still to come: then it does not stop at its end
     */
    public void load(SeekableReplay other, boolean grows) {
        replay = other;
        this.grows = grows;
    }

    /**
     * Runs on by a frame, or shows the moment that is sought.
     *
     * @param held whether the replay stands still, whatever the playhead says
     */
    public void update(Playhead head, float seconds, boolean held) {
        finishSeek();
        boolean runs = head.playing() && !held && !seeking;
        session.advance(runs ? seconds : 0f, head.rate(), replay.ticks());
        if (runs && atEnd()) {
            head.pause();
        }
    }

    /** Shows the moment that is sought, if the view is ready. */
    public void finishSeek() {
        if (seeking && session.isReady()) {
            jump();
        }
    }

    /** Whether the view is ready and shows the moment that was sought last. */
    public boolean ready() {
        return !seeking && session.isReady();
    }

    private void jump() {
        long before = System.nanoTime();
        int from = Math.max(0, wanted - WARM_UP_TICKS);
        session.jumpTo(replay.worldAt(from), new Intents(from), wanted - from);
        seeking = !session.isReady(); // the view of an islet is ready a frame later, and has to follow, too
        LOG.debug("tick {} after {} ms", wanted, (System.nanoTime() - before) / 1_000_000);
    }

    /** Seeks a tick, or the nearest there is; it is shown in the next frame. */
    public void seek(int tick) {
        wanted = Math.max(0, Math.min(tick, replay.ticks()));
        seeking = true;
    }

    /** Advances by one tick. */
    void step() {
        if (!atEnd()) {
            session.step();
        }
    }

    /** The tick that is shown or sought. */
    public int tick() {
        return seeking ? wanted : session.world().ticks();
    }

    public boolean atEnd() {
        return !grows && tick() >= replay.ticks();
    }

    /** The tick of the last mark a little before now; else 0. */
    int markBefore() {
        int found = 0;
        for (ReplayChapter chapter : replay.chapters()) {
            if (chapter.kind().isMajor() && chapter.tick() < tick() - JUST_PASSED) {
                found = chapter.tick();
            }
        }
        return found;
    }

    /** The tick of the next mark after now; else of the end. */
    int markAfter() {
        for (ReplayChapter chapter : replay.chapters()) {
            if (chapter.kind().isMajor() && chapter.tick() > tick()) {
                return chapter.tick();
            }
        }
        return replay.ticks();
    }

    /** The run that is shown. */
    public RunSession session() {
        return session;
    }

    public SeekableReplay replay() {
        return replay;
    }
}
