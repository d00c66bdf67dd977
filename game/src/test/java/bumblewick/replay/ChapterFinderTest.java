package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.StageDef;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChapterFinderTest {
    private static final Path GOLDEN = Path.of("src/test/resources/bumblewick/replay/golden");

    private static List<ReplayChapter> chapters(String name) throws IOException {
        ReplayCheck run = new ReplayCheck(ShippedRules.get(), ReplayReader.read(GOLDEN.resolve(name + ".replay")));
        ChapterFinder chapters = new ChapterFinder();
        do {
            chapters.note(run.world(), run.events());
        } while (run.step());
        return chapters.all();
    }

    private static long count(List<ReplayChapter> chapters, ReplayChapter.Kind kind) {
        return chapters.stream().filter(chapter -> chapter.kind() == kind).count();
    }

    /** Cloverfield is flown through: every lantern is lit, and no two waves of it come at the same place. */
    @Test
    void aFlightHasItsCheckpointsAndAMarkWhereverWavesCome() throws IOException {
        StageDef stage = ShippedRules.get().all(StageDef.class).get("cloverfield");
        List<ReplayChapter> chapters = chapters("normal");
        long places = stage.waves().stream()
                .mapToDouble(wave -> wave.at())
                .filter(at -> at > 0)
                .distinct()
                .count();
        assertAll(
                () -> assertEquals(stage.checkpoints().size(), count(chapters, ReplayChapter.Kind.CHECKPOINT)),
                () -> assertEquals(
                        (float) places,
                        (float) count(chapters, ReplayChapter.Kind.WAVE),
                        2,
                        "two may come in one tick"),
                () -> assertTrue(count(chapters, ReplayChapter.Kind.BOSS) >= 2, "it comes and is beaten"));
    }

    @Test
    void theyComeInTheOrderOfTime() throws IOException {
        List<ReplayChapter> chapters = chapters("lost");
        for (int i = 1; i < chapters.size(); i++) {
            assertTrue(chapters.get(i - 1).tick() <= chapters.get(i).tick(), chapters::toString);
        }
        assertTrue(count(chapters, ReplayChapter.Kind.LOSS) >= 1, "who loses has lost bees");
    }

    @Test
    void aRunFromACheckpointHasNoMarksOfTheWavesBefore() {
        World world = new World(ShippedRules.get(), FROM_CHECKPOINT);
        ChapterFinder chapters = new ChapterFinder();
        SimEvents events = new SimEvents();
        chapters.note(world, events);
        world.tick(PlayerIntent.NONE, events);
        chapters.note(world, events);
        assertEquals(0, count(chapters.all(), ReplayChapter.Kind.WAVE));
    }

    private static final RunOptions FROM_CHECKPOINT = new RunOptions("cloverfield", "normal", 1L, 1);
}
