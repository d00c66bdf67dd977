package bumblewick.content.definition.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong with what is heard: it is listed, only the entry itself is silent, and the stage is played. */
class AudioFormatsTest {
    private final MemoryFiles files = MemoryFiles.shipped();

    @Test
    void theShippedTablesAreRead() throws Exception {
        Scene scene = SceneReader.read(files);

        assertEquals(3, scene.all(SoundDef.class).get("bee_lost").variants());
        assertEquals(6, scene.all(TrackDef.class).get("cloverfield").stems().size());
        assertEquals("sting_boss", scene.all(TrackDef.class).get("boss").stinger());
        assertEquals(0.03f, scene.all(SoundDef.class).get("fire_loose").coolDown());
        assertEquals(1, scene.all(AmbienceDef.class).get("mill_yard").waters().size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "file": "title_base.ogg" | "file": "titel.ogg"      | 15 $.tracks.title.stems[0].file: there is no file music/titel.ogg
            "file": "title_base.ogg" | "file": "../title.ogg"   | 15 $.tracks.title.stems[0].file: expected a file name of …
            "file": "title_base.ogg" | "file": "music.json"     | 15 $.tracks.title.stems[0].file: expected a file name of …
            "gauge": "hum"           | "gauge": "hmm"           | 16 $.tracks.title.stems[0].gauge: found "hmm", did you mean 'hum'?
            "from": 0                | "from": 101              | 17 $.tracks.title.stems[0].from: 101 is out of range, expected a number from 0 to 100 of 100
            "title": {          | "Title": {               | 4 $.tracks.Title: expected a name of …
            """)
    void aTrackWithAMistakeIsSilent(String old, String replacement, String expected) throws Exception {
        files.replacing("music/music.json", old, replacement);

        Scene scene = onlyProblem("music/music.json:" + expected);

        assertFalse(scene.all(TrackDef.class).containsKey("title"));
        assertTrue(scene.all(TrackDef.class).containsKey("cloverfield"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "variants": 1       | "variants": 2            | 5 $.sounds.ambience_canopy.variants: there is no file sounds/ambience_canopy_2.ogg
            "bus": "ambience"   | "bus": "ambiance"        | 8 $.sounds.ambience_canopy.bus: found "ambiance", did you mean 'ambience'?
            "loop": true        | "loop": null             | 10 $.sounds.ambience_canopy.loop: expected true or false, found null
            """)
    void aSoundWithAMistakeIsSilent(String old, String replacement, String expected) throws Exception {
        files.replacing("sounds/mix.json", old, replacement);

        Scene scene = onlyProblem("sounds/mix.json:" + expected);

        assertFalse(scene.all(SoundDef.class).containsKey("ambience_canopy"));
        assertTrue(scene.all(SoundDef.class).containsKey("bee_lost"));
    }

    @Test
    void aStageWithASoundThatNobodyMadeHasNoAmbience() throws Exception {
        files.with(
                "sounds/ambience.json",
                "{\"format\": 1, \"stages\": {\"cloverfield\": {\"own\": [\"bird\", \"brid\"]}, \"sandbox\": {\"own\": [\"bird\"]}}}");

        Scene scene =
                onlyProblem("sounds/ambience.json:1 $.stages.cloverfield.own[1]: there is no sound 'brid' in the mix");

        assertEquals(
                List.of("bird"), scene.all(AmbienceDef.class).get("sandbox").own());
        assertFalse(scene.all(AmbienceDef.class).containsKey("cloverfield"));
    }

    @Test
    void aStageMayNameATrackThatNobodyMade() throws Exception {
        files.replacing("stages/cloverfield/stage.json", "\"music\": \"cloverfield\"", "\"music\": \"cloverfeld\"");

        onlyProblem("stages/cloverfield/stage.json:4 $.music: there is no track 'cloverfeld', "
                + "did you mean 'cloverfield'?");
    }

    @Test
    void aTableWithoutEntriesIsAMistake() throws Exception {
        files.with("music/music.json", "{\"format\": 1, \"tracks\": {}}");

        assertEquals(
                Set.of(),
                onlyProblem("music/music.json:1 $.tracks: expected at least one entry, found none")
                        .all(TrackDef.class)
                        .keySet());
    }

    private Scene onlyProblem(String expected) throws Exception {
        Scene scene = SceneReader.read(files);
        assertEquals(
                List.of(expected),
                scene.report().problems().stream()
                        .map(problem -> problem.toString().replaceFirst(" small letters.*", " …"))
                        .toList());
        assertEquals(
                Set.of("cloverfield", "flight_sandbox", "orchard_canopy", "windmill_reach"),
                scene.rules().all(StageDef.class).keySet());
        return scene;
    }
}
