package bumblewick.editor.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.LevelThings;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.editor.level.LevelObjectList.Among;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is looked for in a level, and how one walks through it. */
class LevelObjectListTest {
    private static final LevelPlan PLAN = LevelThings.plan(
            LevelThings.point("windmill", Sort.SEEN),
            LevelThings.point("spawn_pollen.001", Sort.PICKUP),
            LevelThings.point("spawn_grumpf", Sort.UNKNOWN, "there is nothing of that name"),
            LevelThings.point("spawn_wick", Sort.WICK),
            LevelThings.point("spawn_pollen", Sort.PICKUP));

    private final LevelObjectList list = new LevelObjectList(PLAN);

    @Test
    void whatIsWrongComesFirstThenSortBySort() {
        assertEquals(
                List.of("spawn_grumpf", "spawn_pollen", "spawn_pollen.001", "spawn_wick", "windmill"), names(list));
    }

    @Test
    void aSearchFindsLettersAnywhereInANameSmallOrLarge() {
        list.search("POL");

        assertEquals(List.of("spawn_pollen", "spawn_pollen.001"), names(list));
    }

    @Test
    void onlyMistakesOrOnlyWhatHasNoMeaningIsListedOnRequest() {
        list.among(Among.MISTAKEN);
        assertEquals(List.of("spawn_grumpf"), names(list));
        list.among(Among.MEANINGLESS);
        assertEquals(List.of("windmill"), names(list));
    }

    /** From nothing, forwards begins at the first, backwards at the last; beyond the end it goes on at the other. */
    @Test
    void oneWalksRoundAndRound() {
        list.step(1);
        assertEquals("spawn_grumpf", list.chosen().orElseThrow().name());
        list.step(-1);
        assertEquals("windmill", list.chosen().orElseThrow().name());
        list.step(1);
        assertEquals("spawn_grumpf", list.chosen().orElseThrow().name());
        LevelObjectList another = new LevelObjectList(PLAN);
        another.step(-1);
        assertEquals("windmill", another.chosen().orElseThrow().name());
    }

    @Test
    void nothingIsChosenWhereNothingIsFound() {
        list.search("no such name");
        list.step(1);

        assertTrue(list.chosen().isEmpty());
    }

    /** What was chosen is found by its name, though it is another object, elsewhere in the file. */
    @Test
    void aNewVersionOfTheLevelKeepsSearchAndChoice() {
        list.search("spawn");
        list.choose(PLAN.named("spawn_wick"));
        LevelPlanNode moved = LevelThings.point("spawn_wick", Sort.WICK);

        LevelObjectList newer = list.of(LevelThings.plan(LevelThings.point("house", Sort.SEEN), moved));

        assertEquals(List.of("spawn_wick"), names(newer));
        assertEquals(Optional.of(moved), newer.chosen());
    }

    @Test
    void whatIsGoneFromANewVersionIsChosenNoMore() {
        list.choose(PLAN.named("windmill"));

        assertTrue(list.of(LevelThings.plan()).chosen().isEmpty());
    }

    private static List<String> names(LevelObjectList list) {
        return list.found().stream().map(LevelPlanNode::name).collect(Collectors.toList());
    }
}
