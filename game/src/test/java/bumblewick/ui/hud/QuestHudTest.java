package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.pilot.DemoPilot;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A HUD that is made in the middle of a garden, as after a change of the options, shows what has been found before. */
class QuestHudTest {
    private static final float FRAME = 1f / 60f;
    private static final int LONGEST = 5 * 60 * 60; // ticks
    private static final int RINGS = 3; // gem, key, friends
    private static final int COLOUR = 4; // numbers for each corner

    private final HudBench bench = new HudBench();
    private final World world = new World(bench.scene().rules(), new RunOptions("mill_yard", "normal", 1L, 0));
    private final GardenStage garden = world.garden();
    private final DemoPilot pilot = new DemoPilot(world);

    QuestHudTest() throws IOException {}

    private void walkTo(Chapter chapter) {
        SimEvents events = new SimEvents();
        while (garden.chapter() != chapter) {
            events.clear();
            world.tick(pilot.take(), events);
            assertTrue(world.ticks() < LONGEST, () -> "no way to " + chapter);
        }
    }

    /** Share of each ring that is filled, as a new HUD draws it: as many of its first pieces are as gold as the first. */
    private float[] rings() {
        Node gui = new Node("gui");
        Canvas canvas = new Canvas(gui);
        canvas.fit(1280, 720);
        StageHud hud = bench.onFoot(canvas, HudBench.NOWHERE, world, garden);
        hud.show(false);
        hud.update(new SimEvents(), 0f, FRAME);
        List<Geometry> arcs = ((Node) gui.getChild("goals")).descendantMatches(Geometry.class, "arc");
        float[] shares = new float[RINGS];
        for (int i = 0; i < RINGS; i++) { // each follows its disc
            shares[i] = gold(arcs.get(2 * i + 1));
        }
        return shares;
    }

    private static float gold(Geometry ring) {
        float[] colours = BufferUtils.getFloatArray(ring.getMesh().getFloatBuffer(VertexBuffer.Type.Color));
        int corners = colours.length / COLOUR / 2; // the other half is its edge
        int filled = 0;
        for (int i = 0; i < corners; i++) {
            filled += colours[i * COLOUR] == Skin.GOLD.r ? 1 : 0;
        }
        return (float) filled / corners;
    }

    @Test
    void itShowsWhatHasBeenFoundBefore() {
        float[] atFirst = rings();
        walkTo(Chapter.KEY);
        float[] withTheGem = rings();
        walkTo(Chapter.DOOR);
        float[] withTheKey = rings();

        assertEquals(List.of(0f, 0f), List.of(atFirst[0], atFirst[1]));
        assertEquals(List.of(1f, 0f), List.of(withTheGem[0], withTheGem[1]));
        assertEquals(List.of(1f, 1f), List.of(withTheKey[0], withTheKey[1]));
        float freed = (float) garden.friendsFreed() / garden.friendsTotal();
        assertEquals(freed, withTheKey[2], 1f / 120f, "a ring has sixty pieces");
    }
}
