package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.ShippedScene;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Wild orders for a while, twice: never through the world, never in it by more than 5 mm, never stuck, and the same to
 * the last bit. {@code -Dbumblewick.soak.seconds=3600} makes it an hour.
 */
class SoakTest {
    private static final int TICKS = Integer.getInteger("bumblewick.soak.seconds", 40) * Tick.PER_SECOND;

    @Test
    void inARockery() {
        assertEquals(rockery(), rockery());
    }

    private static long rockery() {
        Playground playground = Rockery.level();
        return soak("rockery", playground, new Hare(playground, 0, 2, 0), -3f);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mill_yard", "sandbox"})
    void inAGarden(String id) throws IOException {
        Rulebook rules = ShippedScene.read().rules();
        GardenDef garden = rules.all(GardenDef.class).get(id);
        assertEquals(garden(rules, garden), garden(rules, garden));
    }

    private static long garden(Rulebook rules, GardenDef garden) {
        LevelDef level = garden.level();
        List<SurfaceDef> surfaces = level.surfaceNames().stream()
                .map(name -> rules.get(SurfaceDef.class, name))
                .toList();
        Vector3f start = level.spawns().stream()
                .filter(spawn -> spawn.what().equals("wick"))
                .findFirst()
                .orElseThrow()
                .position();
        Playground playground = Playground.of(level);
        Hare hare = new Hare(playground, surfaces, start.x, start.y + 0.05, start.z);
        return soak(garden.id(), playground, hare, garden.floorHeight());
    }

    private static long soak(String name, Playground playground, Hare hare, float floor) {
        Soak soak = new Soak(playground, hare, floor);
        long hash = soak.run(TICKS);
        Measured.note("soak %s: least separation %.5f, fell off %d times", name, soak.leastSeparation(), soak.falls());
        return hash;
    }
}
