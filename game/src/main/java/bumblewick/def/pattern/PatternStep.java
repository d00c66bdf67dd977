package bumblewick.def.pattern;

/** A step of a {@link PatternProgram}: an action whose formulas are bound to registers, or what leads on to another step. */
public interface PatternStep {
    /** No step. */
    int NONE = -1;

    /** What is done. */
    enum Op {
        FIRE,
        BEAM,
        RING_WAVE,
        REPEAT,
        LOOP,
        SET,
        WAIT,
        TURN,
        CHANGE_SPEED,
        ACCEL,
        VANISH,
        END
    }

    Op op();

    /**
     * Lets a bullet go.
     *
     * @param own the first step of what the bullet does itself, or {@link #NONE}
     */
    record Fire(Direction direction, Speed speed, String bullet, PatternFormula bounces, int own)
            implements PatternStep {
        @Override
        public Op op() {
            return Op.FIRE;
        }
    }

    record Beam(PatternAction.Beam beam) implements PatternStep {
        @Override
        public Op op() {
            return Op.BEAM;
        }
    }

    record RingWave(PatternAction.RingWave wave) implements PatternStep {
        @Override
        public Op op() {
            return Op.RING_WAVE;
        }
    }

    /**
     * Begins to count in a register; goes to the end at once if it is 0 times.
     *
     * @param times how often; null for without end
     * @param register that counts; the next one holds how often
     * @param end the step after the loop
     */
    record Repeat(PatternFormula times, int register, int end) implements PatternStep {
        @Override
        public Op op() {
            return Op.REPEAT;
        }
    }

    /** Counts, and goes back to the first step of the loop unless that was the last time. */
    record Loop(int register, int begin) implements PatternStep {
        @Override
        public Op op() {
            return Op.LOOP;
        }
    }

    /** Puts a number between two others into a register. */
    record Set(int register, PatternFormula value, float least, float most) implements PatternStep {
        @Override
        public Op op() {
            return Op.SET;
        }
    }

    record Wait(PatternFormula ticks) implements PatternStep {
        @Override
        public Op op() {
            return Op.WAIT;
        }
    }

    record Turn(Direction direction, PatternFormula ticks) implements PatternStep {
        @Override
        public Op op() {
            return Op.TURN;
        }
    }

    record ChangeSpeed(Speed speed, PatternFormula ticks) implements PatternStep {
        @Override
        public Op op() {
            return Op.CHANGE_SPEED;
        }
    }

    record Accel(
            Speed.Type type,
            PatternFormula horizontal,
            PatternFormula vertical,
            PatternFormula along,
            PatternFormula ticks)
            implements PatternStep {
        @Override
        public Op op() {
            return Op.ACCEL;
        }
    }

    record Vanish() implements PatternStep {
        @Override
        public Op op() {
            return Op.VANISH;
        }
    }

    record End() implements PatternStep {
        @Override
        public Op op() {
            return Op.END;
        }
    }
}
