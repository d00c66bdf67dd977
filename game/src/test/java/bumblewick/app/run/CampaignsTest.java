package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.sim.run.StageResult;
import bumblewick.sim.run.StageResult.Medal;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CampaignsTest {
    /** What was asked for is done: the map's high road opens, whichever exit was taken. */
    @ParameterizedTest(name = "{0} exit, deed {1}: {2}")
    @CsvSource({"low, false, low", "low, true, high low", "high, true, high", "high, false, high"})
    void aDeedThatIsDoneOpensTheHighRoad(String exit, boolean deed, String kept) {
        StageResult result = new StageResult(true, 50_000, 6, List.of(), Medal.LEAF, exit, 9_000, deed);

        assertEquals(Set.of(kept.split(" ")), Campaigns.record(result, 0).exits());
    }
}
