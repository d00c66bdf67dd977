package bumblewick.android.audio;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A machine's sound in simulated time: takes a period of frames at a time, sometimes later than it should, and lets go of
 * the thread that writes sometimes late. Time passes while a writer waits for room; at the end it interrupts the writer.
 */
final class SimulatedSink implements OutputTrack.Opener {
    private static final int DEAD_OBJECT = -6; // AudioTrack.ERROR_DEAD_OBJECT

    /** What happens at a moment, in seconds. */
    record Event(double second, Runnable happens) {}

    final List<Double> gaps = new ArrayList<>(); // when, in seconds
    final List<OutputFormat> opened = new ArrayList<>();
    final List<Float> heard = new ArrayList<>(); // the left channel
    private final Deque<Event> events = new ArrayDeque<>();
    private final double seconds;
    private OutputFormat format = new OutputFormat(48_000, 192);
    private OutputFormat system = format;
    private boolean fast;
    private int periodMilliseconds;
    private double sinkStallEach;
    private double writerStallEach;
    private double stall;
    private double now; // seconds
    private String device = "2 speaker";
    private int failures;
    private Track current;

    /** One that lasts so long, with the fast way to the loudspeaker. */
    SimulatedSink(double seconds) {
        this.seconds = seconds;
        fast = true;
    }

    SimulatedSink format(int rate, int burst) {
        format = new OutputFormat(rate, burst);
        system = format;
        return this;
    }

    /** The system speaks of another format than the device has. */
    SimulatedSink systemSays(int rate, int burst) {
        system = new OutputFormat(rate, burst);
        return this;
    }

    /** The system's common mixer stands between, which takes so many milliseconds at a time. */
    SimulatedSink common(int milliseconds) {
        fast = false;
        periodMilliseconds = milliseconds;
        return this;
    }

    /** The system takes nothing for a while, each so many seconds; then all that it missed. */
    SimulatedSink stallsItself(double each, double lasts) {
        sinkStallEach = each;
        stall = lasts;
        return this;
    }

    /** The writing thread gets no processor for a while, each so many seconds. */
    SimulatedSink stallsTheWriter(double each, double lasts) {
        writerStallEach = each;
        stall = lasts;
        return this;
    }

    SimulatedSink device(String name) {
        device = name;
        return this;
    }

    /** Something happens at a moment; in the order of moments. */
    SimulatedSink at(double second, Runnable happens) {
        events.add(new Event(second, happens));
        return this;
    }

    /** The output is gone from now on. */
    void die() {
        current.dead = true;
    }

    /** The next calls of the output fail in a way of which no documentation speaks. */
    void failNext(int calls) {
        failures = calls;
    }

    /** The system sends everything to another device from now on. */
    void move(String to, int rate, int burst) {
        device = to;
        format = new OutputFormat(rate, burst);
        current.moved = true;
    }

    @Override
    public OutputTrack open(OutputFormat preferred) {
        fail();
        OutputFormat wanted = preferred == null ? system : preferred;
        opened.add(wanted);
        current = new Track(wanted);
        current.moved = true; // the system says so of the first device, too
        return current;
    }

    private void fail() {
        if (failures > 0) {
            failures--;
            throw new IllegalArgumentException("an odd HAL");
        }
    }

    /** Plays a mixer until the time is over. */
    void play(TrackOutput output, Mixer mixer) {
        try {
            while (true) {
                output.feed(mixer);
            }
        } catch (InterruptedException over) {
            return;
        }
    }

    private final class Track implements OutputTrack {
        private final OutputFormat own;
        private final Deque<Float> queue = new ArrayDeque<>();
        private int limit;
        private int underruns;
        private boolean playing;
        private boolean moved;
        private boolean dead;
        private double nextPeriod;
        private double nextWriterStall = writerStallEach;

        Track(OutputFormat own) {
            this.own = own;
            limit = capacity();
        }

        private int period() {
            return fast ? own.burst() : own.frames(periodMilliseconds);
        }

        /** Lets time pass up to a moment: what is due is taken. */
        private void passTo(double moment) {
            while (playing && nextPeriod <= moment) {
                take();
            }
            now = Math.max(now, moment);
            while (!events.isEmpty() && events.peek().second() <= now) {
                events.poll().happens().run();
            }
            if (now >= seconds) {
                Thread.currentThread().interrupt();
            }
        }

        private void take() {
            now = Math.max(now, nextPeriod);
            int wanted = period();
            if (queue.size() < wanted) {
                underruns++;
                gaps.add(now);
            }
            for (int i = 0; i < wanted && !queue.isEmpty(); i++) {
                heard.add(queue.poll());
            }
            double due = nextPeriod + (double) wanted / own.rate();
            boolean stalls = sinkStallEach > 0 && (int) (due / sinkStallEach) > (int) (nextPeriod / sinkStallEach);
            nextPeriod = stalls ? due + stall : due;
            missed(due, wanted);
        }

        /** After a stall the system takes all that it should have taken meanwhile. */
        private void missed(double due, int wanted) {
            for (double at = due; at + (double) wanted / own.rate() <= nextPeriod; at += (double) wanted / own.rate()) {
                if (queue.size() < wanted) {
                    underruns++;
                    gaps.add(now);
                }
                for (int i = 0; i < wanted && !queue.isEmpty(); i++) {
                    heard.add(queue.poll());
                }
            }
        }

        @Override
        public int write(float[] samples, int from, int count) {
            fail();
            if (writerStallEach > 0 && now >= nextWriterStall) {
                nextWriterStall += writerStallEach;
                passTo(now + stall);
            }
            int written = 0;
            while (written < count) {
                if (dead) {
                    return DEAD_OBJECT;
                }
                if (queue.size() < limit) {
                    queue.add(samples[2 * (from + written)]);
                    written++;
                } else if (playing) {
                    passTo(Math.max(now, nextPeriod));
                } else {
                    begin();
                }
            }
            return written;
        }

        /** Like the platform's: it begins when the queue is full for the first time. */
        private void begin() {
            playing = true;
            nextPeriod = now;
        }

        @Override
        public OutputFormat format() {
            return own;
        }

        @Override
        public OutputFormat bestFormat() {
            return format;
        }

        @Override
        public String device() {
            return device;
        }

        @Override
        public boolean hasMoved() {
            boolean was = moved;
            moved = false;
            return was;
        }

        @Override
        public boolean isFast() {
            return fast;
        }

        @Override
        public int leastQueue() {
            return own.frames(40);
        }

        @Override
        public int capacity() {
            return own.frames(200);
        }

        @Override
        public int queue(int frames) {
            limit = Math.min(capacity(), frames);
            return limit;
        }

        @Override
        public int gaps() {
            return underruns;
        }

        @Override
        public void play() {
            fail();
        }

        @Override
        public void pause() {
            playing = false;
        }

        @Override
        public void close() {
            playing = false;
        }
    }
}
