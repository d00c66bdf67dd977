package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bumblewick.save.ScoreTableId;
import bumblewick.save.ScoreTableId.Kind;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which results stand in the same table. */
class RunPurposeTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 22);
    private static final RunOptions WHOLE = new RunOptions("meadow", "hard", 1L, 0);
    private static final RunOptions HELPED = WHOLE.with(new Assists(Assists.Aim.GENTLE, Assists.Bees.NORMAL, false));
    private static final RunPurpose PLAY = new RunPurpose.Play();
    private static final RunPurpose DAILY = new RunPurpose.OfTheDay(new DailyRun(DAY));

    private static ScoreTableId meadow(Kind kind) {
        return new ScoreTableId("meadow", "hard", kind);
    }

    @Test
    void aWholeRunInRealTimeWithoutHelpCountsInFull() {
        assertEquals(meadow(Kind.FULL), PLAY.board(WHOLE));
    }

    @Test
    void everyHelpAndEverySlowerSpeedMakesARunAnAssistedOne() {
        for (Assists.Bees bees : List.of(Assists.Bees.TOUGH, Assists.Bees.UNHARMED)) {
            assertEquals(meadow(Kind.ASSISTED), PLAY.board(WHOLE.with(new Assists(Assists.Aim.OFF, bees, false))));
        }
        assertAll(
                () -> assertEquals(meadow(Kind.ASSISTED), PLAY.board(HELPED)),
                () -> assertEquals(
                        meadow(Kind.ASSISTED),
                        PLAY.board(WHOLE.with(new Assists(Assists.Aim.OFF, Assists.Bees.NORMAL, true)))),
                () -> assertEquals(meadow(Kind.ASSISTED), PLAY.board(WHOLE.atSpeed(95))));
    }

    @Test
    void fromACheckpointItIsPracticeWithOrWithoutHelp() {
        assertAll(
                () -> assertEquals(meadow(Kind.PRACTICE), PLAY.board(WHOLE.startingAt("meadow", 1))),
                () -> assertEquals(meadow(Kind.PRACTICE), PLAY.board(HELPED.startingAt("meadow", 1))),
                () -> assertEquals(meadow(Kind.PRACTICE), new RunPurpose.Practice().board(WHOLE)),
                () -> assertEquals(meadow(Kind.PRACTICE), DAILY.board(WHOLE.startingAt("meadow", 1))));
    }

    @Test
    void aDayHasATableOfItsOwnAndAnotherForHelpedRuns() {
        assertAll(
                () -> assertEquals(ScoreTableId.daily(DAY, "hard", Kind.FULL), DAILY.board(WHOLE)),
                () -> assertEquals(ScoreTableId.daily(DAY, "hard", Kind.ASSISTED), DAILY.board(HELPED)),
                () -> assertNotEquals(
                        DAILY.board(WHOLE), new RunPurpose.OfTheDay(new DailyRun(DAY.plusDays(1))).board(WHOLE)));
    }

    @Test
    void daysHaveSeedsOfTheirOwnAndStagesTakeTurns() {
        List<String> stages = List.of("a", "b", "c");
        Set<Long> seeds = new HashSet<>();
        for (int i = 0; i < 365; i++) {
            DailyRun today = new DailyRun(DAY.plusDays(i));
            seeds.add(today.seed());
            assertNotEquals(today.stageOf(stages), new DailyRun(DAY.plusDays(i + 1)).stageOf(stages));
            assertEquals(today.stageOf(stages), new DailyRun(DAY.plusDays(i + 3)).stageOf(stages));
        }
        assertEquals(365, seeds.size());
        assertEquals(new DailyRun(DAY).seed(), new DailyRun(LocalDate.parse("2026-11-22")).seed());
    }

    @Test
    void practiceBeginsAgainWhereItBegan() {
        Run practice = Run.player(WHOLE.startingAt("meadow", 2), new RunPurpose.Practice());
        Run play = Run.player(WHOLE.startingAt("meadow", 2));

        assertAll(
                () -> assertEquals(practice, practice.again()),
                () -> assertEquals(WHOLE, play.again().options()));
    }

    @Test
    void helpsAndSpeedStayFromStageToStage() {
        RunOptions options = HELPED.atSpeed(80);

        Run next = Run.player(options).inSlot(2).next(null, Optional.of("yard")).orElseThrow();

        assertAll(
                () -> assertEquals(options.startingAt("yard", 0), next.options()), () -> assertEquals(2, next.slot()));
    }

    @Test
    void whatIsChosenInBetweenCountsFromTheNextRunOn() {
        Assists helps = new Assists(Assists.Aim.STRONG, Assists.Bees.TOUGH, true);

        assertAll(
                () -> assertEquals(
                        WHOLE.with(helps).atSpeed(60),
                        Run.player(WHOLE).with(helps, 60).options()),
                () -> assertEquals(
                        WHOLE.with(helps).atSpeed(75),
                        Run.player(WHOLE.atSpeed(75), new RunPurpose.Practice())
                                .with(helps, 60)
                                .options(),
                        "practice has a speed of its own"),
                () -> assertEquals(WHOLE, Run.demo(WHOLE).with(helps, 60).options(), "a demo is nobody's"));
    }

    @Test
    void nothingFollowsTheRunOfADay() {
        assertEquals(Optional.empty(), Run.player(WHOLE, DAILY).next(null, Optional.of("yard")));
    }
}
