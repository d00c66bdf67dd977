package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.app.run.BossRush.Lair;
import bumblewick.def.GardenDef;
import bumblewick.def.Medals;
import bumblewick.def.StageDef;
import bumblewick.save.ScoreTableId;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.StageResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BossRushTest {
    private static final Assists HELPS = new Assists(Assists.Aim.STRONG, Assists.Bees.TOUGH, true);
    private static final Medals MEDALS = new Medals(1, 2, 3, 4);

    private final Map<String, StageDef> flights = new TreeMap<>();
    private final Map<String, GardenDef> gardens = new TreeMap<>();

    /** A flight with as many checkpoints as said. */
    private void flight(String id, String boss, int checkpoints, String high, String low) {
        List<Float> places =
                Stream.iterate(100f, at -> at + 100f).limit(checkpoints).toList();
        StageDef.Corridor corridor = new StageDef.Corridor(-1f, 1f, 0f, 1f);
        StageDef.Exits exits = new StageDef.Exits(high, low);
        flights.put(
                id,
                new StageDef(
                        id, "", "", 20f, 900f, boss, corridor, places, List.of(), List.of(), List.of(), List.of(),
                        exits, "", MEDALS));
    }

    private void garden(String id, String next) {
        StageDef.Exits exits = new StageDef.Exits(next, "");
        gardens.put(
                id,
                new GardenDef(
                        id,
                        "",
                        "",
                        GardenDef.Goal.NONE,
                        null,
                        0f,
                        0,
                        0,
                        0,
                        List.of(),
                        exits,
                        MEDALS,
                        List.of(),
                        List.of()));
    }

    private List<Lair> lairs() {
        return BossRush.of(flights, gardens, "meadow").map(BossRush::lairs).orElse(List.of());
    }

    private static StageResult won(long points, int ticks) {
        return new StageResult(true, points, 5, List.of(), StageResult.Medal.NONE, "high", ticks);
    }

    @Test
    void withoutAFlightThereIsNoRush() {
        assertEquals(Optional.empty(), BossRush.of(flights, gardens, "meadow"));
    }

    /** The ids say another order: the way through the garden decides, and what no exit leads to comes last. */
    @Test
    void bossesComeAsTheCampaignMeetsThem() {
        flight("aside", "hermit", 0, "", "");
        flight("canopy", "spindle", 3, "", "");
        flight("meadow", "stag", 2, "yard", "ridge");
        flight("ridge", "kite", 1, "", "");
        garden("yard", "canopy");

        assertEquals(
                List.of(new Lair("meadow", 3), new Lair("ridge", 2), new Lair("canopy", 4), new Lair("aside", 1)),
                lairs());
    }

    @Test
    void aBossThatComesAgainIsMetOnceAndARoundHasAnEnd() {
        flight("meadow", "stag", 0, "back", "");
        flight("back", "stag", 0, "meadow", "");

        assertEquals(List.of(new Lair("meadow", 1)), lairs());
    }

    @Test
    void theBossOfASandboxIsNotMet() {
        flight("meadow", "stag", 2, "", "");
        flight("sandbox", "kite", 1, "", "");
        flights.replaceAll((id, flight) -> id.equals("sandbox") ? flight.asSandbox() : flight);

        assertEquals(List.of(new Lair("meadow", 3)), lairs());
    }

    @Test
    void pointsAndTimeAddUpUntilTheLastBoss() {
        flight("meadow", "stag", 2, "ridge", "");
        flight("ridge", "kite", 1, "", "");
        BossRush rush = BossRush.of(flights, gardens, "meadow").orElseThrow();
        RunOptions options = new RunOptions("meadow", "easy", 1L, 3);
        Run first = Run.player(options, new RunPurpose.Rush(rush));

        StageResult afterOne = first.total(won(1_000, 600));
        Run second = first.next(afterOne, Optional.of("elsewhere")).orElseThrow();
        StageResult afterTwo = second.total(won(500, 300));

        assertAll(
                () -> assertEquals(options.startingAt("ridge", 2), second.options()),
                () -> assertEquals(1_500L, afterTwo.points()),
                () -> assertEquals(900, afterTwo.ticks()),
                () -> assertEquals(Optional.empty(), second.next(afterTwo, Optional.of("elsewhere"))),
                () -> assertEquals(
                        ScoreTableId.bossRush("easy", ScoreTableId.Kind.FULL),
                        second.purpose().board(second.options())));
    }

    @Test
    void whoBeginsAgainBeginsWithTheFirstBossAndNoPoints() {
        flight("meadow", "stag", 2, "ridge", "");
        flight("ridge", "kite", 1, "", "");
        BossRush rush = BossRush.of(flights, gardens, "meadow").orElseThrow();
        Run first = Run.player(new RunOptions("meadow", "easy", 1L, 3), new RunPurpose.Rush(rush));
        Run second = first.next(first.total(won(1_000, 600)), Optional.empty()).orElseThrow();

        assertAll(
                () -> assertEquals(second, second.with(HELPS, 60), "a rush is played to its end as it was begun"),
                () -> assertEquals(first.with(HELPS, 60), second.again().with(HELPS, 60)),
                () -> assertEquals(first, second.again()),
                () -> assertEquals(first, second.from(1), "a checkpoint is none of a rush"));
    }
}
