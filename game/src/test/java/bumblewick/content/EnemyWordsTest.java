package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of mistakes in the words that enemies are written in. */
class EnemyWordsTest {
    private static final String FRAME = """
            {"format": 1, "model": "gnat", "hp": 6, "score": 100, "radius": 0.8,
            %s}
            """;

    private MemoryFiles files;

    @BeforeEach
    void startFromTheShippedScene() {
        files = MemoryFiles.shipped();
    }

    private List<String> problems(String words) throws Exception {
        files.with("enemies/dart.json", FRAME.formatted(words));
        return SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
    }

    @Test
    void armourAndWeakPointsAreRead() throws Exception {
        assertEquals(List.of(), problems("""
                "facing": "wick",
                "armour": {"model": "husk_bark", "factor": 0.1, "frontDegrees": 140, "brokenBy": ["volley", "deflected"], "hp": 6},
                "weakPoints": [{"at": [0, 0.5, -1], "radius": 0.4, "factor": 3, "whileTelling": true}]"""));
    }

    @Test
    void aFieldOfAnEnemyIsRead() throws Exception {
        assertEquals(List.of(), problems("""
                "field": {"kind": "web", "shape": "disc", "radius": 4, "length": 1, "factor": 0.45, "burnsBy": 8,
                  "at": [0, 1, 0], "firstAfter": 0.5, "tell": 120, "stays": 6, "rounds": 2, "every": 3}"""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'\"field\": {\"kind\": \"web\", \"radius\": 4, \"shape\": \"disc\", \"length\": 1, \"factor\": 0.4, \"firstAfter\": 1, \"tell\": 30}' | '$.field.tell: 30 is out of range, expected a number from 45 to 600 ticks'",
                "'\"field\": {\"kind\": \"wind\", \"radius\": 4, \"shape\": \"disc\", \"length\": 1, \"firstAfter\": 1}' | '$.field.kind: the field does nothing, expected a drift, a factor other than 1 or sight'",
                "'\"field\": {\"kind\": \"wind\", \"radius\": 4, \"shape\": \"disc\", \"length\": 1, \"away\": 9}' | '$.field.firstAfter: is missing, expected a number from 0 to 60 s'",
                "'\"armour\": {\"factor\": 1.5}' | '$.armour.factor: 1.5 is out of range, expected a number from 0 to 1 of the damage'",
                "'\"armour\": {\"factor\": 0}' | '$.armour.factor: nothing would ever hurt it: expected more than 0, a front or something in brokenBy'",
                "'\"armour\": {\"factor\": 0, \"brokenBy\": [\"voley\"], \"hp\": 6}' | '$.armour.brokenBy[0]: found \"voley\", did you mean ''volley''?'",
                "'\"armour\": {\"factor\": 0, \"brokenBy\": [\"volley\", \"volley\"], \"hp\": 6}' | '$.armour.brokenBy: names something twice'",
                "'\"armour\": {\"factor\": 0, \"brokenBy\": [\"volley\"]}' | '$.armour.hp: is missing, expected a number from 1 to 10000 hit points'",
                "'\"armour\": {\"factor\": 0.5, \"model\": \"husk_barc\"}' | '$.armour.model: there is no model ''husk_barc'', did you mean ''husk_bark''?'",
                "'\"weakPoints\": [{\"at\": [0, 0, 40], \"radius\": 0.4, \"factor\": 3}]' | '$.weakPoints[0].at[2]: 40 is out of range, expected a number from -10 to 10 u'",
                "'\"weakPoints\": [{\"at\": [0, 0, 0], \"radius\": 0.4, \"factor\": 0.3}]' | '$.weakPoints[0].factor: 0.3 is out of range, expected a number from 1 to 20 of the damage'",
                "'\"blast\": {\"damage\": 4}' | '$.blast.radius: is missing, expected a number from 0.5 to 20 u'",
                "'\"blast\": {\"radius\": 4, \"damage\": 4, \"delay\": 1}' | '$.blast.delay: 1 is out of range, expected a number from 4 to 120 ticks'",
                "'\"chain\": {\"segment\": \"gnat\", \"count\": 30, \"gap\": 1, \"arrival\": {\"maxAcceleration\": 90, \"maxSpeed\": 20, \"brakeDistance\": 5}}' | '$.chain.count: 30 is out of range, expected a number from 1 to 24 enemies'",
                "'\"chain\": {\"segment\": \"gnatt\", \"count\": 3, \"gap\": 1, \"arrival\": {\"maxAcceleration\": 90, \"maxSpeed\": 20, \"brakeDistance\": 5}}' | '$.chain.segment: there is no enemy ''gnatt'', did you mean ''gnat''?'",
                "'\"chain\": {\"segment\": \"dart\", \"count\": 3, \"gap\": 1, \"arrival\": {\"maxAcceleration\": 90, \"maxSpeed\": 20, \"brakeDistance\": 5}}' | '$.chain.segment: goes in a circle: dart → dart'",
                "'\"carrier\": {\"enemy\": \"gnat\", \"firstAfter\": 0.2, \"every\": 1}' | '$.carrier.firstAfter: 0.2 is out of range, expected a number from 0.75 to 60 s'",
                "'\"carrier\": {\"enemy\": \"gnat\", \"firstAfter\": 1, \"every\": 1, \"rest\": \"comes\"}' | '$.carrier.rest: a nest without a count has no rest that could come'",
                "'\"carrier\": {\"enemy\": \"gnat\", \"firstAfter\": 1, \"every\": 1, \"path\": \"weever\"}' | '$.carrier.path: there is no path ''weever'', did you mean ''weaver''?'",
                "'\"carrier\": {\"enemy\": \"dart\", \"firstAfter\": 1, \"every\": 1}' | '$.carrier.enemy: goes in a circle: dart → dart'",
                "'\"grip\": {\"every\": 1, \"pull\": 1}' | '$.grip: belongs to \"follow\": \"chase\", by which it hunts'",
                "'\"facing\": \"wik\"' | '$.facing: found \"wik\", did you mean ''wick''?'",
            })
    void eachMistakeIsToldWhereItIs(String words, String message) throws Exception {
        assertEquals(List.of("enemies/dart.json:2 " + message), problems(words));
    }

    @Test
    void onlyWhatBreaksBlowsUp() throws Exception {
        files.with("scenery/keg.json", """
                {"format": 1, "model": "crate_heavy", "solidity": "solid", "halfWidth": 1, "height": 1, "halfDepth": 1,
                "blast": {"radius": 5, "damage": 8}}
                """);
        String found = SceneReader.read(files).report().problems().toString();
        assertTrue(found.startsWith("[scenery/keg.json:2 $.blast: "), found);
    }

    @Test
    void onlyWhoHasAGripHuntsFriends() throws Exception {
        files.replacing(
                "stages/flight_sandbox/waves.json",
                "\"enemy\": \"bellows_toad\", \"path\": \"lantern_drift\", \"count\": 2",
                "\"enemy\": \"bellows_toad\", \"path\": \"lantern_drift\", \"target\": \"escort\", \"count\": 2");
        String found = SceneReader.read(files).report().problems().toString();
        assertTrue(
                found.contains(".target: 'bellows_toad' has no grip, by which it would hold on to an escort]"), found);
    }

    @Test
    void escortsGetHomeAfterTheyCameAndRulesCallThemByName() throws Exception {
        files.replacing("stages/flight_sandbox/hazards.json", "\"home\": 4720", "\"home\": 4000");
        files.replacing(
                "stages/flight_sandbox/stage.json",
                "\"on\": {\"event\": \"place\", \"at\": 4510}",
                "\"on\": {\"event\": \"escort_home\", \"escort\": \"baloon\"}");
        String found = SceneReader.read(files).report().problems().toString();
        assertTrue(found.contains("$.escorts[0].home: 4000.0 is not after at, 4520.0"), found);
        assertTrue(found.contains(".on.escort: hazards.json has no escort 'baloon', did you mean 'balloon'?"), found);
    }
}
