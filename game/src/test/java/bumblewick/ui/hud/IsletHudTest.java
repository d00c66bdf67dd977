package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.Canvas;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** After the crash landing of a flight that has won points: the HUD of the islet goes on from them. */
class IsletHudTest {
    private static final float FRAME = 1f / 60f;
    private static final float LEFT_EDGE = 20f; // lines from the canvas's left edge: markers stay 80 away
    private static final int LONGEST = 5 * 60 * 60; // ticks

    private final HudBench bench = new HudBench();
    private final World world = new World(bench.scene().rules(), new RunOptions("cloverfield", "easy", 5L, 0));
    private final SimEvents events = new SimEvents();

    IsletHudTest() throws IOException {}

    private GardenStage crash() {
        while (world.flight().phase() != FlightStage.Phase.CRASHED) {
            events.clear();
            world.tick(PlayerIntent.NONE, events);
            assertTrue(world.ticks() < LONGEST, "hands off, the bees do not last long");
        }
        return world.flight().islet().orElseThrow();
    }

    /** What is drawn of the points: the corners of the digits, which are the same for the same number only. */
    private float[] digits(Function<Canvas, StageHud> newHud) {
        Node gui = new Node("gui");
        Canvas canvas = new Canvas(gui);
        canvas.fit(1280, 720);
        StageHud hud = newHud.apply(canvas);
        hud.show(false);
        hud.update(new SimEvents(), 0f, FRAME);
        Node score = (Node) gui.getChild("score");
        return BufferUtils.getFloatArray(score.descendantMatches(Geometry.class, "digits")
                .get(0)
                .getMesh()
                .getFloatBuffer(VertexBuffer.Type.Position));
    }

    /** Bees that are seen outside of the rim in which their markers stay: each arrow points at its bee. */
    @Test
    void anArrowPointsAtABeeThatIsSeenBeyondTheRim() {
        GardenStage islet = crash();
        Node gui = new Node("gui");
        Canvas canvas = new Canvas(gui);
        canvas.fit(1280, 720);
        Projection leftEdge = (place, store) -> {
            store.set(LEFT_EDGE, 300f + 25f * place.y, 0f);
            return true;
        };
        StageHud hud = bench.onFoot(canvas, leftEdge, world, islet);
        hud.show(false);
        hud.update(new SimEvents(), 0f, FRAME);

        List<Spatial> parts = ((Node) gui.getChild("stray bees")).getChildren(); // arrow and bee of each marker
        Vector3f wick = islet.wick().pose().position();
        List<GardenEntity> bees = islet.entities().stream()
                .filter(islet::isStrayBee)
                .sorted(Comparator.comparing(bee -> bee.pose().position().distanceSquared(wick)))
                .limit(islet.def().bees())
                .toList();
        assertEquals(3, bees.size(), "the nearest are marked");
        for (int i = 0; i < bees.size(); i++) {
            Vector3f icon = parts.get(2 * i + 1).getLocalTranslation();
            Vector3f arrow = parts.get(2 * i).getLocalTranslation().subtract(icon);
            float toX = LEFT_EDGE - icon.x;
            float toY = 300f + 25f * bees.get(i).pose().position().y - icon.y;
            float across = arrow.x * toY - arrow.y * toX; // 0 if both point the same way
            assertEquals(0f, across / (float) (Math.hypot(toX, toY) * Math.hypot(arrow.x, arrow.y)), 1e-3f);
            assertTrue(arrow.x * toX + arrow.y * toY > 0f);
        }
    }

    @Test
    void itShowsThePointsOfTheFlight() {
        GardenStage islet = crash();
        assertTrue(world.flight().points() > 0, "some enemies fell by themselves");
        assertEquals(0, islet.points(), "the islet itself counts from nothing");

        assertArrayEquals(
                digits(canvas -> bench.flying(canvas, world)),
                digits(canvas -> bench.onFoot(canvas, HudBench.NOWHERE, world, islet)));
    }
}
