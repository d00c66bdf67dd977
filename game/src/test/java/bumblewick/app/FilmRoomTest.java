package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.loop.PilotFilm;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pilot shows a stage as its waves are said to be, whatever they are, and as far as it has come. */
class FilmRoomTest {
    private static Rulebook rules;
    private static StageDef stage;

    @BeforeAll
    static void readScene() throws IOException {
        Scene scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
        rules = scene.rules();
        stage = rules.stages().get("cloverfield");
    }

    private static WaveDef gnats(float at, String path) {
        return new WaveDef(at, "gnat", path, false, 4, 0.4f, 0f, 0f, "");
    }

    private static FilmRoom room(String difficulty) {
        return new FilmRoom(new FilmPlan(rules, stage, difficulty));
    }

    /** The next film that is handed out. */
    private static PilotFilm next(FilmRoom room) {
        Optional<PilotFilm> film = room.take();
        while (film.isEmpty()) {
            Thread.yield();
            film = room.take();
        }
        return film.get();
    }

    private static PilotFilm whole(FilmRoom room) {
        PilotFilm film = next(room);
        while (!film.whole()) {
            film = next(room);
        }
        return film;
    }

    private static PilotFilm film(List<WaveDef> waves, String difficulty) {
        FilmRoom room = room(difficulty);
        room.want(waves);
        return whole(room);
    }

    @Test
    void theWavesOfTheFilmAreTheEditedOnes() {
        PilotFilm film = film(List.of(gnats(600f, "procession")), "normal");
        World before = film.tape().at(film.odometer().tick(590f));
        World after = film.tape().at(film.odometer().tick(603f));
        assertAll(
                () -> assertTrue(before.flight().enemies().isEmpty(), "no wave of the stage's own is left"),
                () -> assertFalse(after.flight().enemies().isEmpty()));
    }

    @Test
    void theWholeStageIsSeenUntilTheBossIsThere() {
        PilotFilm film = film(stage.waves(), "hard");
        World last = film.tape().at(film.tape().ticks());
        assertAll(
                () -> assertEquals(FlightStage.Phase.BOSS, last.flight().phase()),
                () -> assertTrue(last.flight().beeCount() >= 4, "nothing hurts the pilot"));
    }

    @Test
    void aWaveThatNamesWhatIsNotThereIsLeftOut() {
        PilotFilm film = film(List.of(gnats(600f, "nowhere")), "normal");
        assertTrue(film.tape().at(film.odometer().tick(620f)).flight().enemies().isEmpty());
    }

    @Test
    void theFilmCanBeLookedAtWhileItIsMade() {
        FilmRoom room = room("normal");
        room.want(stage.waves());
        float reach = -1f;
        PilotFilm film = next(room);
        int pieces = 0;
        while (!film.whole()) {
            assertTrue(film.reach() > reach, "it only grows");
            assertEquals(film.tape().ticks(), film.tape().at(Integer.MAX_VALUE).ticks());
            reach = film.reach();
            film = next(room);
            pieces++;
        }
        assertTrue(pieces > 0 && film.reach() >= FilmPlan.length(stage));
    }

    @Test
    void onlyWhatWasWantedLastIsHandedOut() {
        FilmRoom room = room("normal");
        room.want(stage.waves());
        next(room);
        List<WaveDef> fewer = new ArrayList<>(stage.waves().subList(0, 1));
        room.want(fewer);
        PilotFilm film = whole(room);
        assertEquals(fewer, film.tape().at(0).flight().def().waves());
    }

    /** What is before the first change is there at once. */
    @Test
    void whatAnEditLeavesAsItIsIsNotFilmedAgain() {
        FilmRoom room = room("normal");
        room.want(stage.waves());
        whole(room);
        List<WaveDef> fewer = stage.waves().subList(0, stage.waves().size() - 1);
        room.want(fewer);
        PilotFilm first = next(room);
        float change = stage.waves().get(stage.waves().size() - 1).at();
        float piece = 7f * stage.speed();
        assertTrue(first.reach() > change - 1.5f * piece, () -> first.reach() + " u are there at once of " + change);
    }

    @Test
    void nothingIsMadeAnyMoreWhenNobodyWantsIt() {
        FilmRoom room = room("normal");
        room.want(stage.waves());
        next(room);
        room.close();
        while (room.busy()) {
            Thread.yield();
        }
        assertFalse(room.take().map(PilotFilm::whole).orElse(false));
    }
}
