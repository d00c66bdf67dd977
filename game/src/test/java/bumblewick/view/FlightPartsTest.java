package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlightPartsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));

    private static Rulebook rules() throws IOException {
        return SceneReader.read(new SceneFolder("base", SCENE)).rules();
    }

    private static FlightParts parts(Rulebook rules, String stage) {
        return FlightParts.of(rules, Rulebook.named(rules.stages(), stage));
    }

    @Test
    void areTheSameWhenNothingChangedInTheFiles() throws IOException {
        Rulebook rules = rules();
        for (StageDef stage : rules.stages().values()) {
            assertEquals(FlightParts.of(rules, stage), parts(rules(), stage.id()));
        }
    }

    @Test
    void areOthersForAnotherCourse() throws IOException {
        Rulebook rules = rules();
        StageDef stage = Rulebook.named(rules.stages(), "cloverfield");

        assertNotEquals(FlightParts.of(rules, stage), FlightParts.of(rules, bent(stage)));
    }

    private static StageDef bent(StageDef stage) {
        return new StageDef(
                stage.id(),
                stage.look(),
                stage.music(),
                stage.speed(),
                stage.bossAt(),
                stage.boss(),
                stage.corridor(),
                stage.checkpoints(),
                stage.waves(),
                stage.props(),
                stage.pickups(),
                List.of(new StageDef.Bend(0f, 0.001f, 0f)),
                stage.exits(),
                stage.islet(),
                stage.medals());
    }
}
