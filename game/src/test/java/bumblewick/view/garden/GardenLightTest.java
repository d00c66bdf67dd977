package bumblewick.view.garden;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.render.LookColours;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Dusk falls over the islet in the time that it leaves, and over no other garden. */
class GardenLightTest {
    private final Scene scene = shipped();
    private final Map<String, LookDef> looks = scene.all(LookDef.class);

    private static Scene shipped() {
        try {
            return ShippedScene.read();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private World world(String stage) {
        return new World(scene.rules(), new RunOptions(stage, "normal", 1L, 0));
    }

    private GardenLight light(GardenStage garden) {
        return new GardenLight(looks.get(garden.def().look()), looks);
    }

    @Test
    void theLightFallsAsTheTimeRunsOut() {
        World world = world("clover_islet");
        GardenLight light = light(world.garden());
        LookColours day = new LookColours(looks.get("clover_islet"));
        LookColours dusk = new LookColours(looks.get("clover_islet_dusk"));

        assertEquals(0f, light.lateness(world.garden(), 0f));
        assertTrue(light.update(world.garden(), 0f).isEmpty(), "it is still day");
        float before = 0f;
        float sun = day.sunColour.length();
        for (int second = 5; second < 45; second += 5) {
            play(world, second);
            float late = light.lateness(world.garden(), 0f);
            float shines =
                    light.update(world.garden(), 0f).orElseThrow().sunColour.length();
            assertTrue(late > before, second + " s: " + late);
            assertTrue(shines < sun, second + " s: " + shines);
            before = late;
            sun = shines;
        }
        assertEquals(1f, before, 0.06f, "the last seconds are as dark as it gets");
        assertEquals(dusk.sunColour.length(), sun, 0.06f);
    }

    @Test
    void aGardenWithoutALimitKeepsItsLight() {
        World world = world("mill_yard");
        GardenLight light = light(world.garden());
        play(world, 60);

        assertAll(
                () -> assertEquals(0f, light.lateness(world.garden(), 0f)),
                () -> assertEquals(Optional.empty(), light.update(world.garden(), 0f)));
    }

    private static void play(World world, int seconds) {
        SimEvents events = new SimEvents();
        while (world.ticks() < seconds * Tick.PER_SECOND) {
            events.clear();
            world.tick(PlayerIntent.NONE, events);
        }
    }
}
