package bumblewick.android.audio;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How many frames wait in an output: as few as make no gap. It begins with what this device needed before, or a little,
 * and doubles after each gap. What is remembered shrinks by a quarter with each beginning that leads to a minute without a
 * gap, so that one bad moment does not delay the sound for good. Belongs to the mixing thread.
 */
final class QueueLength {
    private static final Logger LOG = LoggerFactory.getLogger(QueueLength.class);

    /** What a device has in its queue at first, in milliseconds, and in bursts: whichever is more. */
    private static final int FIRST = 20;

    private static final int FIRST_BURSTS = 4;

    /**
     * The same where the system's common mixer stands between, in milliseconds: it takes 20 ms at a time, and what it
     * mixes for shares one core with everything else, so that it comes up to 50 ms late.
     */
    private static final int FIRST_OF_SLOW = 100;

    /** How often is looked for gaps, in milliseconds: often while it is found out, then seldom. */
    private static final int LOOK = 100;

    private static final int SELDOM = 1000;
    private static final int FINDING_OUT = 5000;

    /** After so long without a gap less may do the next time, in milliseconds. */
    private static final int CALM = 60_000;

    private final OutputTrack track;
    private final KnownQueues known;
    private int frames;
    private int gaps;
    private int played; // frames since the beginning, up to the end of finding out
    private int unlooked; // frames since the last look
    private int calm; // frames since the beginning or the last gap, up to CALM

    /** Sets the first length. */
    QueueLength(OutputTrack track, KnownQueues known) {
        this.track = track;
        this.known = known;
        begin();
    }

    /** Begins anew, for another device. */
    void begin() {
        OutputFormat format = track.format();
        int least = Math.max(FIRST_BURSTS * format.burst(), format.frames(FIRST));
        if (!track.isFast()) {
            least = Math.max(least, Math.max(track.leastQueue(), format.frames(FIRST_OF_SLOW)));
        }
        gaps = track.gaps();
        played = 0;
        unlooked = 0;
        calm = 0;
        set(Math.max(least, format.frames(known.milliseconds(track.device()))));
        LOG.info(
                "{} of {} frames wait in the {} output '{}' at {} Hz",
                frames,
                track.capacity(),
                track.isFast() ? "fast" : "common",
                track.device(),
                format.rate());
    }

    private void set(int wanted) {
        int now = track.queue(Math.min(wanted, track.capacity()));
        frames = now > 0 ? now : wanted; // else an error: it stays as it was
    }

    /** How many wait. */
    int frames() {
        return frames;
    }

    /** More frames were written: now and then looks whether there were gaps. */
    void written(int more) {
        OutputFormat format = track.format();
        unlooked += more;
        played = Math.min(played + more, format.frames(FINDING_OUT));
        boolean found = played >= format.frames(FINDING_OUT);
        if (unlooked >= format.frames(found ? SELDOM : LOOK)) {
            unlooked = 0;
            look();
        }
        relax(more);
    }

    /** Tries less at the next beginning, once. */
    private void relax(int more) {
        int enough = track.format().frames(CALM);
        boolean wasCalm = calm >= enough;
        calm = Math.min(calm + more, enough);
        if (calm == enough && !wasCalm) {
            known.remember(track.device(), known.milliseconds(track.device()) * 3 / 4);
        }
    }

    private void look() {
        int now = track.gaps();
        calm = now > gaps ? 0 : calm;
        if (now > gaps && frames < track.capacity()) {
            set(2 * frames);
            known.remember(track.device(), track.format().milliseconds(frames));
            LOG.info("{} gaps in the sound so far; {} frames wait from now on", now, frames);
        }
        gaps = now;
    }
}
