package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the author of a map may write, and what is said of mistakes. */
class CampaignMistakesTest {
    private static final String FILE = "campaign/test.json";

    private static MemoryFiles shipped;

    @BeforeAll
    static void startFromTheShippedScene() {
        shipped = MemoryFiles.shipped();
    }

    private static SceneReport report(String places) throws Exception {
        return scene("{\n\"format\": 1, \"look\": \"title\", \"first\": \"a\", \"places\": [\n" + places + "\n]}")
                .report();
    }

    private static Scene scene(String map) throws Exception {
        return SceneReader.read(new MemoryFiles().with(FILE, map).over(shipped));
    }

    private static List<String> told(Set<ContentProblem> problems) {
        return problems.stream()
                .filter(problem -> problem.file().equals(FILE))
                .map(ContentProblem::toString)
                .toList();
    }

    @Test
    void aWayAsksForAnyExitOfItsOwnPlaceUnlessItSaysMore() throws Exception {
        CampaignDef map = scene("""
                {"format": 1, "look": "title", "first": "a", "places": [
                  {"id": "a", "stage": "cloverfield", "x": 0, "z": 0, "paths": [{"to": "b"}]},
                  {"id": "b", "stage": "mill_yard", "x": 9, "z": 0, "paths": [{"to": "a", "exit": "high", "of": "a"}]}
                ]}""").all(CampaignDef.class).get("test");

        assertEquals(
                List.of(new Path("b", "", "a")), map.place("a").orElseThrow().paths());
        assertEquals(
                List.of(new Path("a", "high", "a")),
                map.placeOfStage("mill_yard").orElseThrow().paths());
    }

    @Test
    void everyWayEndsAtAPlaceOfTheMap() throws Exception {
        String places = """
                {"id": "a", "stage": "cloverfield", "x": 0, "z": 0, "paths": [{"to": "hivee"}, {"to": "hive", "of": "q"}]},
                {"id": "hive", "stage": "mill_yard", "x": 9, "z": 0}""";

        assertEquals(
                List.of(
                        FILE + ":3 $.places[0].paths[0].to: there is no place 'hivee', did you mean 'hive'?",
                        FILE + ":3 $.places[0].paths[1].of: there is no place 'q', did you mean 'a'?"),
                told(report(places).problems()));
    }

    @Test
    void aPlaceAndAStageAreOnTheMapOnce() throws Exception {
        String places = """
                {"id": "a", "stage": "cloverfield", "x": 0, "z": 0},
                {"id": "a", "stage": "cloverfield", "x": 9, "z": 0}""";

        assertEquals(
                List.of(
                        FILE + ":4 $.places[1].id: 'a' is the id of a place before",
                        FILE + ":4 $.places[1].stage: 'cloverfield' is the stage of a place before"),
                told(report(places).problems()));
    }

    @Test
    void aStageThatIsNotThereIsAllowedButOneThatIsNearlyThereIsNoted() throws Exception {
        String places = """
                {"id": "a", "stage": "cloverfeld", "x": 0, "z": 0},
                {"id": "b", "stage": "the_far_side_of_the_moon", "x": 9, "z": 0}""";
        SceneReport report = report(places);

        assertEquals(List.of(), told(report.problems()));
        assertEquals(
                List.of(FILE + ":3 $.places[0].stage: there is no stage 'cloverfeld', did you mean 'cloverfield'?"),
                told(report.notes()));
    }
}
