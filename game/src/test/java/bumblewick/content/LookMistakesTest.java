package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Landmark;
import bumblewick.def.presentation.LookDef.Passage;
import bumblewick.def.presentation.LookDef.Pattern;
import bumblewick.def.presentation.LookDef.Scatter;
import bumblewick.def.presentation.LookDef.Stand;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the author of a look may write, and what is said of mistakes. */
class LookMistakesTest {
    private static final String LIGHT = """
        {
          "format": 1,
          "sun": {"x": 1, "y": 1, "z": 0, "colour": "#ffffff", "strength": 1},
          "ambient": {"up": "#ffffff", "upStrength": 1, "down": "#ffffff", "downStrength": 1},
          "sky": {"zenith": "#0000ff", "horizon": "#ffffff", "below": "#ffffff", "cloud": "#ffffff",
            "cloudShade": "#ffffff", "clouds": 0.5},
          "fog": {"start": 50, "length": 200, "most": 0.9},
          "curve": 0,
          "ground": {"a": "#00ff00", "b": "#00ff00", "cell": 4},
          "grade": {},
          "motes": {"colour": "#ffffff", "perSecond": 1, "size": 0.1}
        """;

    private MemoryFiles files;

    @BeforeEach
    void startFromTheShippedScene() {
        files = MemoryFiles.shipped();
    }

    @Test
    void aLookNeedsNoMoreThanItsLight() throws Exception {
        LookDef look = read("}");

        assertEquals(List.of(), look.passages());
        assertEquals(Pattern.MEADOW, look.ground().pattern());
        assertEquals(0.55f, look.rim());
        assertEquals(0f, look.sky().wisps());
        assertEquals(0f, look.ground().glimpses());
        assertEquals(0f, look.ground().land());
        assertEquals(0f, look.ground().glitter());
        assertEquals(0f, look.ground().travel());
        assertEquals(0f, look.motes().fall());
    }

    @Test
    void itMayRainOnFieldsThatAreSeenThroughTheClouds() throws Exception {
        files.with(
                "looks/new.json",
                (LIGHT + "}")
                        .replace("\"cell\": 4", "\"cell\": 4, \"glimpses\": 0.5")
                        .replace("\"size\": 0.1", "\"size\": 0.1, \"fall\": 30, \"across\": -9"));
        assertProblems();

        LookDef look = SceneReader.read(files).all(LookDef.class).get("new");
        assertEquals(0.5f, look.ground().glimpses());
        assertEquals(new LookDef.Motes("#ffffff", 1f, 0.1f, 30f, -9f), look.motes());
    }

    @Test
    void landNeedsGapsThroughWhichItIsSeen() throws Exception {
        files.with("looks/new.json", (LIGHT + "}").replace("\"cell\": 4", "\"cell\": 4, \"land\": 0.5"));

        assertProblems("looks/new.json:9 $.ground.land: glimpses is 0: fields need gaps through which they are seen");
    }

    @Test
    void rainDoesNotRise() throws Exception {
        files.with("looks/new.json", (LIGHT + "}").replace("\"size\": 0.1", "\"size\": 0.1, \"fall\": -1"));
        assertProblems("looks/new.json:11 $.motes.fall: -1 is out of range, expected a number from 0 to 60 u/s");
    }

    @Test
    void passagesFollowEachOtherAlongTheRail() throws Exception {
        LookDef look = read("""
            , "passages": [
              {"name": "hay", "at": 100, "over": 50, "look": "title"},
              {"name": "wood", "at": 150, "over": 20, "look": "cloverfield_dusk"}]}\
            """);

        assertEquals(
                List.of(new Passage("hay", 100f, 50f, "title"), new Passage("wood", 150f, 20f, "cloverfield_dusk")),
                look.passages());
    }

    @Test
    void aPassageMayNotBeginWhileTheOneBeforeStillComesIn() throws Exception {
        write("""
            , "passages": [
              {"name": "hay", "at": 100, "over": 50, "look": "title"},
              {"name": "wood", "at": 149, "over": 20, "look": "title"}]}\
            """);
        assertProblems("looks/new.json:14 $.passages[1].at: 149.0 is before 150.0, "
                + "where the change to the passage before it ends");
    }

    @Test
    void aPassageNamesALookThatIsThere() throws Exception {
        write("""
            , "passages": [{"name": "hay", "at": 100, "over": 0, "look": "cloverfield_dust"}]}\
            """);
        assertProblems(
                "looks/new.json:12 $.passages[0].look: there is no look 'cloverfield_dust', "
                        + "did you mean 'cloverfield_dusk'?",
                "looks/new.json:12 $.passages[0].over: 0 is out of range, expected a number from 1 to 1000 u");
    }

    @Test
    void aLookThatLeadsBackToItselfIsRefused() throws Exception {
        write("""
            , "passages": [{"name": "hay", "at": 100, "over": 10, "look": "new"}]}\
            """);
        assertProblems("looks/new.json:12 $.passages[0].look: goes in a circle: new → new");
    }

    @Test
    void whatTheSquaresCarryIsASharePerKind() throws Exception {
        files.with(
                "looks/new.json",
                (LIGHT + "}").replace("\"cell\": 4", "\"cell\": 4, \"pattern\": {\"furrows\": 2, \"stripes\": 1}"));
        assertProblems(
                "looks/new.json:9 $.ground.pattern.furrows: 2 is out of range, expected a number from 0 to 1",
                "looks/new.json:9 $.ground.pattern.stripes: unknown field, expected one of "
                        + "[clover, flags, flowers, furrows, weave]");
    }

    @Test
    void whatStandsAtTheWaysideMayStandInARowAndTravel() throws Exception {
        LookDef look = read("""
            , "scatter": [{"model": "tree", "perHundredUnits": 5, "stand": "row", "minX": 14, "maxX": 14,
              "sway": 0.1}],
            "landmarks": [{"model": "tree", "x": 40, "z": 9, "seenFrom": 500, "haze": 0.5, "pace": 0.25, "sway": 3}]}\
            """);

        Scatter row = look.scatter().get(0);
        assertEquals(Stand.ROW, row.stand());
        assertEquals(0.1f, row.sway());
        assertEquals(
                new Landmark("tree", 40f, 0f, 9f, 1f, 0f, false, 500f, 0.5f, 0.25f, 3f, 0f, 0f, 0f, 0f),
                look.landmarks().get(0));
    }

    @Test
    void nothingTravelsAsFastAsWick() throws Exception {
        write("""
            , "landmarks": [{"model": "tree", "x": 40, "z": 9, "pace": 1, "stay": 3}]}\
            """);
        assertProblems(
                "looks/new.json:12 $.landmarks[0].pace: 1 is out of range, expected a number from 0 to 0.95 of Wick's"
                        + " speed",
                "looks/new.json:12 $.landmarks[0].stay: unknown field, did you mean 'sway'?");
    }

    private void write(String rest) {
        files.with("looks/new.json", LIGHT + rest);
    }

    private LookDef read(String rest) throws Exception {
        write(rest);
        assertProblems();
        return SceneReader.read(files).all(LookDef.class).get("new");
    }

    private void assertProblems(String... expected) throws Exception {
        List<String> found = SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .toList();
        assertEquals(String.join("\n", Arrays.asList(expected)), String.join("\n", found));
    }
}
