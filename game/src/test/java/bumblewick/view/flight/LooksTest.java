package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.TestRuleDefs;
import bumblewick.sim.World;
import bumblewick.sim.rule.LightCue;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.render.LookColours;
import bumblewick.view.render.RuleLight;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class LooksTest {
    private static final Path FOLDER = Path.of(System.getProperty("bumblewick.scene"));

    private final Scene scene = read();

    private static Scene read() {
        try {
            return ShippedScene.read();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyColourOfEveryLookCanBeRead() {
        for (LookDef look : scene.all(LookDef.class).values()) {
            assertDoesNotThrow(() -> new LookColours(look), look.id());
        }
    }

    /** A rule's light begins as the stage's own, ends as that of its look, and is the same whichever frame shows it first. */
    @Test
    void aRulesLightGoesFromTheStagesOwnToThatOfItsLook() {
        LookDef day = scene.all(LookDef.class).get("cloverfield");
        LookColours own = new LookColours(day);
        LookColours dusk = new LookColours(scene.all(LookDef.class).get("cloverfield_dusk"));
        LightCue light = lightAfter(60);

        Vector3f halfway = new RuleLight(day, scene.all(LookDef.class))
                .over(own, light, 0f)
                .horizon
                .clone();
        Vector3f whole = new RuleLight(day, scene.all(LookDef.class))
                .over(own, lightAfter(120), 0f)
                .horizon
                .clone();

        assertTrue(own.horizon.add(dusk.horizon).multLocal(0.5f).distance(halfway) < 0.02f, halfway::toString);
        assertTrue(dusk.horizon.distance(whole) < 1e-4f, whole::toString);
        assertSame(own, new RuleLight(day, scene.all(LookDef.class)).over(own, lightAfter(0), 0f));
    }

    /** Of a flight that a rule darkens over two seconds from its first tick on. */
    private LightCue lightAfter(int ticks) {
        RuleDef rule = TestRuleDefs.rule(TestRuleDefs.start(), new RuleDeed.Light("cloverfield_dusk", 2f));
        StageDef stage = scene.rules().get(StageDef.class, "cloverfield").withRules(List.of(rule));
        World world = new World(scene.rules().with(stage), new RunOptions("cloverfield", "easy", 1, 0));
        for (int i = 0; i < ticks + 1 && ticks > 0; i++) {
            world.tick(PlayerIntent.NONE, new SimEvents());
        }
        return world.flight().ruled().cues().light();
    }

    @Test
    void everyModelThatAStageAsksForIsThere() {
        TreeSet<String> wanted = new TreeSet<>();
        scene.rules().all(StageDef.class).values().forEach(stage -> {
            FlightSceneParts parts = FlightSceneParts.of(scene.rules(), stage);
            wanted.addAll(parts.models());
            wanted.add(parts.boss());
        });
        for (LookDef look : scene.all(LookDef.class).values()) {
            look.scatter().forEach(scatter -> wanted.add(scatter.model()));
            look.landmarks().forEach(landmark -> wanted.add(landmark.model()));
        }

        wanted.removeIf(model -> Files.exists(FOLDER.resolve("models/" + model + ".glb")));

        assertTrue(wanted.isEmpty(), () -> "missing models: " + wanted);
    }
}
