package bumblewick.app;

import bumblewick.save.Board;
import bumblewick.sim.run.RunOptions;

/** What a run is played for. It decides in which table its result stands. */
sealed interface Purpose {
    /** The table for a run with these options. */
    Board board(RunOptions options);

    /** A stage by itself or in a campaign, at full scoring. */
    record Play() implements Purpose {
        @Override
        public Board board(RunOptions options) {
            return new Board(options.stage(), options.difficulty(), kind(options));
        }
    }

    /** To learn a stage. */
    record Practice() implements Purpose {
        @Override
        public Board board(RunOptions options) {
            return new Board(options.stage(), options.difficulty(), Board.Kind.PRACTICE);
        }
    }

    /** To see what was changed at a bench. */
    record Trial(Moment.Workbench bench) implements Purpose {
        @Override
        public Board board(RunOptions options) {
            return new Board(options.stage(), options.difficulty(), Board.Kind.PRACTICE);
        }
    }

    /** To do better from a moment of a recording on. */
    record TakeOver(Moment moment) implements Purpose {
        @Override
        public Board board(RunOptions options) {
            return new Board(options.stage(), options.difficulty(), Board.Kind.PRACTICE);
        }
    }

    /** The run of a day. From a checkpoint on it is a run like any other. */
    record OfTheDay(Daily daily) implements Purpose {
        @Override
        public Board board(RunOptions options) {
            return options.checkpoint() == 0
                    ? Board.daily(daily.day(), options.difficulty(), byHelps(options))
                    : new Board(options.stage(), options.difficulty(), Board.Kind.PRACTICE);
        }
    }

    /** One boss of many. */
    record Rush(BossRush rush) implements Purpose {
        @Override
        public Board board(RunOptions options) {
            return Board.bossRush(options.difficulty(), byHelps(options));
        }
    }

    /** A run from a checkpoint has a table of its own: it has not gone the whole way. */
    private static Board.Kind kind(RunOptions options) {
        return options.checkpoint() == 0 ? byHelps(options) : Board.Kind.PRACTICE;
    }

    private static Board.Kind byHelps(RunOptions options) {
        return options.unassisted() ? Board.Kind.FULL : Board.Kind.ASSISTED;
    }
}
