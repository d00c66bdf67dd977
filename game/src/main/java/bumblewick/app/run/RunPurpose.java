package bumblewick.app.run;

import bumblewick.save.ScoreTableId;
import bumblewick.sim.run.RunOptions;

/** What a run is played for, which decides the table of its result. */
public sealed interface RunPurpose {
    /** The table for a run with these options: that of practice, unless the run counts for more. */
    default ScoreTableId board(RunOptions options) {
        return new ScoreTableId(options.stage(), options.difficulty(), ScoreTableId.Kind.PRACTICE);
    }

    /** A stage by itself or of a journey, at full scoring; from a checkpoint on it counts as practice. */
    record Play() implements RunPurpose {
        @Override
        public ScoreTableId board(RunOptions options) {
            return options.checkpoint() == 0
                    ? new ScoreTableId(options.stage(), options.difficulty(), byAssists(options))
                    : RunPurpose.super.board(options);
        }
    }

    /** To learn a stage. */
    record Practice() implements RunPurpose {}

    /** To test something that is edited. */
    record TestRun(ReplayMoment.Workbench bench) implements RunPurpose {}

    /** To play on from a moment of a replay. */
    record TakeOver(ReplayMoment moment) implements RunPurpose {}

    /** The run of a day; from a checkpoint on it counts as practice. */
    record OfTheDay(DailyRun daily) implements RunPurpose {
        @Override
        public ScoreTableId board(RunOptions options) {
            return options.checkpoint() == 0
                    ? ScoreTableId.daily(daily.day(), options.difficulty(), byAssists(options))
                    : RunPurpose.super.board(options);
        }
    }

    /** A boss rush, at one of its bosses. */
    record Rush(BossRush rush) implements RunPurpose {
        @Override
        public ScoreTableId board(RunOptions options) {
            return ScoreTableId.bossRush(options.difficulty(), byAssists(options));
        }
    }

    private static ScoreTableId.Kind byAssists(RunOptions options) {
        return options.unassisted() ? ScoreTableId.Kind.FULL : ScoreTableId.Kind.ASSISTED;
    }
}
