package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ModdedScene;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.mod.Mod;
import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayCheck;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings of a mod from the command line, tried on the example that has some. */
class ModSettingOptionsTest {
    private static final Path MODS = Path.of("../assets/mods/examples");

    @Test
    void valuesReachTheModAndAllOthersAreTheDefaults() throws Exception {
        assertEquals(5, hitPoints(rules(List.of())));
        assertEquals(9, hitPoints(rules(List.of("moon_moth.toughness=9", "moon_moth.late_swarm=true"))));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "toughness=9 | 'toughness=9' is not understood, expected MOD.ID=VALUE.",
                "moon_mot.toughness=9 | there is no mod 'moon_mot', did you mean 'moon_moth'?",
                "moon_moth.toughnes=9 | the mod 'moon_moth' has no setting 'toughnes', did you mean 'toughness'?",
                "moon_moth.toughness=99 | moon_moth.toughness: found '99', expected a number from 1.0 to 12.0.",
                "moon_moth.toughness=tough | moon_moth.toughness: found 'tough', expected a number from 1.0 to 12.0.",
                "moon_moth.late_swarm=yes | moon_moth.late_swarm: found 'yes', expected true or false.",
                "moon_moth.fire=ring | moon_moth.fire: found 'ring', expected one of [moon_moth_wings, fan, aimed].",
            })
    void whatCannotBeSetIsNamed(String option, String message) {
        UsageException refused = assertThrows(UsageException.class, () -> rules(List.of(option)));
        assertTrue(refused.getMessage().startsWith("--mod-setting: " + message), refused.getMessage());
    }

    private static int hitPoints(Rulebook rules) {
        return rules.all(EnemyDef.class).get("moon_moth").hp();
    }

    private static Rulebook rules(List<String> options) throws IOException, UsageException {
        try (Mod mod = Mod.open(MODS.resolve("moon_moth"))) {
            ModSettingOptions.of(options).applyTo(List.of(mod));
            return ModdedScene.read(new SceneFolder(Path.of("../assets/scene")), List.of(mod))
                    .scene()
                    .rules();
        }
    }

    /** Not "differs between two ticks": whoever plays it learns what to set. */
    @Test
    void aReplayOfOtherSettingsSaysSo() throws Exception {
        Rulebook usual = rules(List.of());
        World world = new World(usual, new RunOptions("cloverfield", "easy", 1, 0));
        IntentRecorder intents = new IntentRecorder(new DemoPilot(world), world);
        HeadlessRun.play(world, intents, 60);
        Replay replay = intents.replay();

        assertEquals("", ReplayCheck.check(usual, replay).difference());
        String difference = ReplayCheck.check(rules(List.of("moon_moth.toughness=9")), replay)
                .difference();
        assertTrue(difference.contains("it was recorded with other settings of the mod moon_moth"), difference);
    }
}
