package bumblewick.content.definition.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ModdedScene;
import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.SceneLayers;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mod adds places to the map by files of their own. */
class IslandTest {
    private static final String PEARS = "islands/pears.json";
    private static final String WHOLE = """
            {
              "format": 1,
              "campaign": "orchard_islands",
              "stage": "pear_evening",
              "x": 8, "z": 13,
              "from": [{"place": "cloverfield"}],
              "paths": [{"to": "mill_yard", "exit": "high"}]
            }
            """;

    private static MemoryFiles shipped;

    @BeforeAll
    static void startFromTheShippedScene() {
        shipped = MemoryFiles.shipped();
    }

    private static ModdedScene read(MemoryFiles... mods) throws Exception {
        List<SceneLayers.Layer> layers = new java.util.ArrayList<>();
        for (int i = 0; i < mods.length; i++) {
            layers.add(mods[i].layer("mod_" + i));
        }
        return ModdedScene.read(new SceneLayers(shipped, layers));
    }

    private static CampaignDef map(ModdedScene read) {
        return read.scene().all(CampaignDef.class).get("orchard_islands");
    }

    @Test
    void itStandsOnTheMapWithTheWaysThere() throws Exception {
        CampaignDef map = map(read(new MemoryFiles().with(PEARS, WHOLE)));
        List<Path> ways = map.place("cloverfield").orElseThrow().paths();

        assertEquals("pears", map.placeOfStage("pear_evening").orElseThrow().id());
        assertEquals("mill_yard", ways.get(0).to(), "the game's own way stays the first");
        assertEquals(new Path("pears", "", "cloverfield"), ways.get(1));
        assertEquals(
                List.of(new Path("mill_yard", "high", "pears")),
                map.place("pears").orElseThrow().paths());
    }

    /** Neither knows of the other; one leads on from the other's if it is there. */
    @Test
    void modsAddIslandsBesideEachOther() throws Exception {
        MemoryFiles pears = new MemoryFiles().with(PEARS, WHOLE);
        MemoryFiles plums = new MemoryFiles()
                .with(
                        "islands/plums.json",
                        WHOLE.replace("pear_evening", "plum_morning").replace("\"cloverfield\"", "\"pears\""));
        int before = map(read()).places().size();

        CampaignDef map = map(read(pears, plums));

        assertEquals(before + 2, map.places().size());
        assertEquals(
                List.of("mill_yard", "plums"),
                map.place("pears").orElseThrow().paths().stream().map(Path::to).collect(Collectors.toList()));
    }

    /** The map has no way that leads nowhere, and no place twice, whatever mods bring. */
    @Test
    void ofTwoWithTheSameStageOneIsThere() throws Exception {
        MemoryFiles both = new MemoryFiles().with(PEARS, WHOLE).with("islands/quinces.json", WHOLE);

        CampaignDef map = map(read(both));

        assertTrue(map.place("pears").isPresent());
        assertTrue(map.place("quinces").isEmpty());
        assertTrue(
                map.places().stream().flatMap(place -> place.paths().stream()).allMatch(path -> map.place(path.to())
                        .isPresent()));
    }

    @ParameterizedTest(name = "{0} -> {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "orchard_islands | orchard_island  | :3 $.campaign: there is no campaign 'orchard_island', did you mean"
                        + " 'orchard_islands'?",
                "pear_evening    | mill_yard       | :4 $.stage: 'mill_yard' is the stage of a place of the map already",
                "cloverfield     | cloverfeld      | :6 $.from[0].place: there is no place 'cloverfeld', did you mean"
                        + " 'cloverfield'?",
                "\"to\": \"mill_yard | \"to\": \"mill_yrd | :7 $.paths[0].to: there is no place 'mill_yrd', did you mean"
                        + " 'mill_yard'?",
            })
    void aMistakeIsToldAndTheMapStaysAsItWas(String old, String replacement, String expected) throws Exception {
        MemoryFiles mod = new MemoryFiles().with(PEARS, WHOLE.replace(old, replacement));

        List<String> told = SceneReader.read(mod.over(shipped)).report().problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());

        assertTrue(told.contains(PEARS + expected), told::toString);
        assertEquals(map(read()), map(read(mod)));
    }

    @Test
    void itCannotTakeTheNameOfAPlace() throws Exception {
        Scene scene = SceneReader.read(
                new MemoryFiles().with("islands/mill_yard.json", WHOLE).over(shipped));

        assertTrue(scene.report().problems().stream()
                .anyMatch(problem -> problem.message().startsWith("the map has a place 'mill_yard' already")));
    }
}
