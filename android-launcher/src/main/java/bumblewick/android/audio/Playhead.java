package bumblewick.android.audio;

import java.util.Arrays;

/**
 * A source's position in its queue of buffers, which play without gaps; or in one looping buffer. Processed buffers
 * stay in the queue until they are unqueued.
 */
final class Playhead {
    /** A frame, in the parts in which places and steps are counted: so they add up without drift. */
    static final long FRAME = 1L << 32;

    private static final int NONE = -1;

    private Buffer[] row = new Buffer[8];
    private int count;
    private int done;
    private long place; // in the buffer that plays now, in parts of a frame
    private boolean looping;

    void loop(boolean again) {
        looping = again;
    }

    boolean loops() {
        return looping;
    }

    void add(Buffer buffer) {
        if (count == row.length) {
            row = Arrays.copyOf(row, 2 * count);
        }
        row[count++] = buffer;
    }

    /** Takes the first out of the row. */
    Buffer take() {
        Buffer first = row[0];
        System.arraycopy(row, 1, row, 0, --count);
        row[count] = null;
        done = Math.max(0, done - 1);
        return first;
    }

    void clear() {
        Arrays.fill(row, 0, count, null);
        count = 0;
        done = 0;
        place = 0;
    }

    /** Buffers in the row, with those that are done with. */
    int count() {
        return count;
    }

    /** Buffers that are done with. */
    int done() {
        return done;
    }

    /** Goes to a moment of the row, in seconds from its beginning; at most to its end. */
    void seek(float seconds) {
        done = 0;
        place = 0;
        if (count > 0) {
            move((long) (seconds * clip().rate() * FRAME));
        }
    }

    /** All of it is done with. */
    void end() {
        done = count;
        place = 0;
    }

    /** Whether there is nothing left to play. */
    boolean ended() {
        return done >= count;
    }

    /** What plays now; not after the {@linkplain #ended() end}. */
    Clip clip() {
        return row[done].clip();
    }

    /** Where in it, in parts of a frame. */
    long place() {
        return place;
    }

    /** Advances, through as many buffers as necessary. */
    void move(long parts) {
        place += parts;
        while (!ended() && place >= clip().frames() * FRAME) {
            place -= clip().frames() * FRAME;
            done++;
            if (ended() && looping && clipsAreLong()) {
                done = 0;
            }
        }
        if (ended()) {
            place = 0;
        }
    }

    /** What is empty would be gone through for ever. */
    private boolean clipsAreLong() {
        for (int i = 0; i < count; i++) {
            if (frames(i) > 0) {
                return true;
            }
        }
        return false;
    }

    /** A sample around the clip that plays now: what was heard before its first frame, or will be after its last. */
    float sample(int frame, int channel) {
        int index = done;
        int at = frame;
        while (at < 0 || at >= frames(index)) {
            int next = beside(index, at < 0 ? -1 : 1);
            if (next == NONE) {
                return row[index].clip().sample(at < 0 ? 0 : frames(index) - 1, channel);
            }
            at += at < 0 ? frames(next) : -frames(index);
            index = next;
        }
        return row[index].clip().sample(at, channel);
    }

    private int frames(int index) {
        return row[index].clip().frames();
    }

    /** The previous or next buffer; {@link #NONE} if there is none of the same kind. */
    private int beside(int index, int way) {
        int next = looping ? Math.floorMod(index + way, count) : index + way;
        boolean there = next >= 0
                && next < count
                && frames(next) > 0
                && row[next].clip().channels() == row[index].clip().channels();
        return there ? next : NONE;
    }

    /** How many bytes of the row were played, with those of buffers that are done with. */
    int bytes() {
        int bytes = 0;
        for (int i = 0; i < done; i++) {
            bytes += frames(i) * row[i].clip().bytesPerFrame();
        }
        return ended() ? bytes : bytes + (int) (place / FRAME) * clip().bytesPerFrame();
    }
}
