package bumblewick.editor.wave;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.pilot.PilotRecording;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pilot shows a stage as its waves are said to be, whatever they are, and as far as it has come. */
@Tag("long")
class PreviewRecorderTest {
    private static Rulebook rules;
    private static StageDef stage;

    @BeforeAll
    static void readScene() throws IOException {
        Scene scene = ShippedScene.read();
        rules = scene.rules();
        stage = rules.all(StageDef.class).get("cloverfield");
    }

    private static WaveDef gnats(float at, String path) {
        return new WaveDef(at, "gnat", path, false, 4, 0.4f, 0f, 0f, "");
    }

    private static PreviewRecorder recorder(String difficulty) {
        return new PreviewRecorder(new PreviewPlan(rules, stage, difficulty));
    }

    /** The next recording that is handed out. */
    private static PilotRecording next(PreviewRecorder recorder) {
        Optional<PilotRecording> recording = recorder.poll();
        while (recording.isEmpty()) {
            Thread.onSpinWait();
            recording = recorder.poll();
        }
        return recording.get();
    }

    private static PilotRecording whole(PreviewRecorder recorder) {
        PilotRecording recording = next(recorder);
        while (!recording.whole()) {
            recording = next(recorder);
        }
        return recording;
    }

    private static PilotRecording record(List<WaveDef> waves, String difficulty) {
        PreviewRecorder recorder = recorder(difficulty);
        recorder.request(waves);
        return whole(recorder);
    }

    @Test
    void theWavesOfTheFilmAreTheEditedOnes() {
        PilotRecording recording = record(List.of(gnats(600f, "procession")), "normal");
        World before = recording.tape().worldAt(recording.odometer().tick(590f));
        World after = recording.tape().worldAt(recording.odometer().tick(603f));
        assertAll(
                () -> assertTrue(before.flight().enemies().isEmpty(), "no wave of the stage's own is left"),
                () -> assertFalse(after.flight().enemies().isEmpty()));
    }

    @Test
    void theWholeStageIsSeenUntilTheBossIsThere() {
        PilotRecording recording = record(stage.waves(), "hard");
        World last = recording.tape().worldAt(recording.tape().ticks());
        assertAll(
                () -> assertEquals(FlightStage.Phase.BOSS, last.flight().phase()),
                () -> assertTrue(last.flight().beeCount() >= 4, "nothing hurts the pilot"));
    }

    @Test
    void aWaveThatNamesWhatIsNotThereIsLeftOut() {
        PilotRecording recording = record(List.of(gnats(600f, "nowhere")), "normal");
        assertTrue(recording
                .tape()
                .worldAt(recording.odometer().tick(620f))
                .flight()
                .enemies()
                .isEmpty());
    }

    @Test
    void theFilmCanBeLookedAtWhileItIsMade() {
        PreviewRecorder recorder = recorder("normal");
        recorder.request(stage.waves());
        float reach = -1f;
        PilotRecording recording = next(recorder);
        int pieces = 0;
        while (!recording.whole()) {
            assertTrue(recording.reach() > reach, "it only grows");
            assertEquals(
                    recording.tape().ticks(),
                    recording.tape().worldAt(Integer.MAX_VALUE).ticks());
            reach = recording.reach();
            recording = next(recorder);
            pieces++;
        }
        assertTrue(pieces > 0 && recording.reach() >= PreviewPlan.length(stage));
    }

    @Test
    void onlyWhatWasWantedLastIsHandedOut() {
        PreviewRecorder recorder = recorder("normal");
        recorder.request(stage.waves());
        next(recorder);
        List<WaveDef> fewer = new ArrayList<>(stage.waves().subList(0, 1));
        recorder.request(fewer);
        PilotRecording recording = whole(recorder);
        assertEquals(fewer, recording.tape().worldAt(0).flight().def().waves());
    }

    /** What is before the first change is there at once. */
    @Test
    void whatAnEditLeavesAsItIsIsNotFilmedAgain() {
        PreviewRecorder recorder = recorder("normal");
        recorder.request(stage.waves());
        whole(recorder);
        List<WaveDef> fewer = stage.waves().subList(0, stage.waves().size() - 1);
        recorder.request(fewer);
        PilotRecording first = next(recorder);
        float change = stage.waves().get(stage.waves().size() - 1).at();
        float piece = 7f * stage.speed();
        assertTrue(first.reach() > change - 1.5f * piece, () -> first.reach() + " u are there at once of " + change);
    }

    @Test
    void nothingIsMadeAnyMoreWhenNobodyWantsIt() {
        PreviewRecorder recorder = recorder("normal");
        recorder.request(stage.waves());
        next(recorder);
        recorder.cancel();
        while (recorder.isBusy()) {
            Thread.onSpinWait();
        }
        assertFalse(recorder.poll().map(PilotRecording::whole).orElse(false));
    }
}
