package bumblewick.platform;

import bumblewick.platform.ThermalReading.Status;

/**
 * Reduces the graphics of a hot machine step by step: first the resolution, then shadows and glow, then the frame
 * rate; never the tick rate. When the machine has been cool for a while it goes back one step at a time, so that it
 * does not oscillate.
 *
 * <p>Pure: the same readings give the same steps; it knows no clock and no machine.
 */
public final class ThermalThrottle {
    /** Time between two readings, in seconds; systems do not answer more often. */
    public static final float INTERVAL = 10f;

    /** From this headroom on the step rises with every reading. */
    private static final float HOT = 0.95f;

    /** Below this headroom the machine counts as cool. In between the step stays as it is. */
    private static final float COOL = 0.8f;

    /** Number of cool readings in a row before the throttle goes back one step: a minute. */
    private static final int COOL_READINGS = 6;

    /** How much the graphics are reduced, the least first. */
    public enum Step {
        /** Nothing is reduced. */
        ALL(1f, true, false),
        FEWER_LINES(0.85f, true, false),
        FEWEST_LINES(0.7f, true, false),
        /** Also no shadows and no glow. */
        PLAIN(0.7f, false, false),
        /** Also half the frame rate. */
        SLOW(0.7f, false, true);

        private final float lines;
        private final boolean rich;
        private final boolean slow;

        Step(float lines, boolean rich, boolean slow) {
            this.lines = lines;
            this.rich = rich;
            this.slow = slow;
        }

        /** Factor on the resolution. */
        public float lines() {
            return lines;
        }

        /** Whether shadows and post-processing are allowed. */
        public boolean rich() {
            return rich;
        }

        /** Whether the frame rate is halved. */
        public boolean slow() {
            return slow;
        }
    }

    private Step step = Step.ALL;
    private int cool; // readings in a row

    /** The current step. */
    public Step step() {
        return step;
    }

    /**
     * Takes a reading, {@value #INTERVAL} s after the previous one.
     *
     * @return the step from now on
     */
    public Step read(ThermalReading reading) {
        if (hot(reading)) {
            cool = 0;
            step = at(Math.max(step.ordinal() + 1, least(reading).ordinal()));
        } else if (cool(reading)) {
            cool++;
            if (cool >= COOL_READINGS) {
                cool = 0;
                step = at(step.ordinal() - 1);
            }
        } else {
            cool = 0;
            step = at(Math.max(step.ordinal(), least(reading).ordinal()));
        }
        return step;
    }

    private static boolean hot(ThermalReading reading) {
        return reading.headroom() >= HOT || reading.status().compareTo(Status.SEVERE) >= 0;
    }

    private static boolean cool(ThermalReading reading) {
        boolean roomy = Float.isNaN(reading.headroom()) || reading.headroom() < COOL;
        return roomy && reading.status().compareTo(Status.LIGHT) <= 0;
    }

    /** The step that the system's status demands at least. */
    private static Step least(ThermalReading reading) {
        return switch (reading.status()) {
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
