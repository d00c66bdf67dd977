package bumblewick.platform;

import bumblewick.platform.Heat.Status;

/**
 * Lets a hot machine draw less: first fewer lines, then no shadows and glow, then fewer pictures a second. Never fewer
 * ticks. It comes back one step at a time, when the machine has been cool for a while, so that it does not swing.
 *
 * <p>It knows no clock and no machine: the same readings give the same steps.
 */
public final class Cooling {
    /** From one reading to the next, in seconds; systems answer no more often. */
    public static final float EVERY = 10f;

    /** Headroom from which on it gets worse by itself. */
    private static final float HOT = 0.95f;

    /** Headroom below which it cools down. Between the two everything stays as it is. */
    private static final float COOL = 0.8f;

    /** Readings in a row that have to be cool before a step is taken back: a minute. */
    private static final int COOL_READINGS = 6;

    /** How much less is drawn, the least first. */
    public enum Step {
        /** All that there is. */
        ALL(1f, true, false),
        FEWER_LINES(0.85f, true, false),
        FEWEST_LINES(0.7f, true, false),
        /** No shadows, no glow. */
        PLAIN(0.7f, false, false),
        /** And half the pictures. */
        SLOW(0.7f, false, true);

        private final float lines;
        private final boolean rich;
        private final boolean slow;

        Step(float lines, boolean rich, boolean slow) {
            this.lines = lines;
            this.rich = rich;
            this.slow = slow;
        }

        /** Factor on the lines of the picture. */
        public float lines() {
            return lines;
        }

        /** Whether there may be shadows and a last pass. */
        public boolean rich() {
            return rich;
        }

        /** Whether there are only half as many pictures a second. */
        public boolean slow() {
            return slow;
        }
    }

    private Step step = Step.ALL;
    private int cool; // readings in a row

    /** How much less is drawn now. */
    public Step step() {
        return step;
    }

    /**
     * Takes a reading, {@value #EVERY} s after the one before.
     *
     * @return how much less is drawn from now on
     */
    public Step read(Heat heat) {
        if (hot(heat)) {
            cool = 0;
            step = at(Math.max(step.ordinal() + 1, least(heat).ordinal()));
        } else if (cool(heat)) {
            cool++;
            if (cool >= COOL_READINGS) {
                cool = 0;
                step = at(step.ordinal() - 1);
            }
        } else {
            cool = 0;
            step = at(Math.max(step.ordinal(), least(heat).ordinal()));
        }
        return step;
    }

    private static boolean hot(Heat heat) {
        return heat.headroom() >= HOT || heat.status().compareTo(Status.SEVERE) >= 0;
    }

    private static boolean cool(Heat heat) {
        boolean roomy = Float.isNaN(heat.headroom()) || heat.headroom() < COOL;
        return roomy && heat.status().compareTo(Status.LIGHT) <= 0;
    }

    /** What a status asks for at once, however it came to it. */
    private static Step least(Heat heat) {
        return switch (heat.status()) {
            case NONE, LIGHT -> Step.ALL;
            case MODERATE -> Step.FEWER_LINES;
            case SEVERE -> Step.PLAIN;
            case CRITICAL -> Step.SLOW;
        };
    }

    private static Step at(int ordinal) {
        Step[] steps = Step.values();
        return steps[Math.max(0, Math.min(steps.length - 1, ordinal))];
    }
}
