package bumblewick.view.scenery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Floor;
import bumblewick.def.StageDef;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CourseGroundTest {
    /** A novice's longest fight, five minutes, at the rail's usual 20 u/s. */
    private static final float FIGHT = 6_000f;

    /** However long a boss stands, no cliff comes and no turf begins below those who fight in the open sky. */
    @ParameterizedTest
    @ValueSource(strings = {"orchard_canopy", "windmill_reach"})
    void theSkyOfAFightHasNoEnd(String stage) throws IOException {
        StageDef def = ShippedScene.read().rules().get(StageDef.class, stage);
        List<CourseGround.Stretch> all = CourseGround.stretches(def.course(), def.bossAt());

        CourseGround.Stretch last = all.get(all.size() - 1);

        assertEquals(Floor.NONE, last.floor());
        assertTrue(last.isEndless());
        assertTrue(last.to() > def.bossAt() + 10f * FIGHT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"orchard_canopy", "windmill_reach", "flight_sandbox"})
    void floorsFollowEachOtherWithoutAGap(String stage) throws IOException {
        StageDef def = ShippedScene.read().rules().get(StageDef.class, stage);
        List<CourseGround.Stretch> all = CourseGround.stretches(def.course(), def.bossAt());

        for (int i = 1; i < all.size(); i++) {
            assertEquals(all.get(i - 1).to(), all.get(i).from());
            assertEquals(all.get(i - 1).floor(), all.get(i).before());
            assertEquals(all.get(i).floor(), all.get(i - 1).after());
        }
    }

    @Test
    void whatHasToBeBuiltReachesAsFarAsALongFight() {
        List<CourseGround.Stretch> all = CourseGround.stretches(CourseDef.STRAIGHT, 1_000f);

        assertEquals(1, all.size());
        assertFalse(all.get(0).isEndless());
        assertTrue(all.get(0).to() >= 1_000f + FIGHT);
    }
}
