package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.replay.ShippedRules;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On Clover Islet there are seven stray bees, of which three are enough. */
class StrayBeeMarkersTest {
    private static final float FRAME = 1f / 60f;
    private static final int LONGEST = 5 * 60 * 60; // ticks

    private final GardenStage islet = crash();
    private final List<Vector3f> asked = new ArrayList<>(); // where the marked bees are, in u

    private static GardenStage crash() {
        World world = new World(ShippedRules.get(), new RunOptions("cloverfield", "easy", 5L, 0));
        while (world.flight().phase() != FlightStage.Phase.CRASHED) {
            world.tick(PlayerIntent.NONE, new SimEvents());
            assertTrue(world.ticks() < LONGEST, "hands off, the bees do not last long");
        }
        return world.flight().islet().orElseThrow();
    }

    /** Arrow and bee of each marker that is shown, by turns, where every bee is drawn at one place of a 1280 x 720 canvas. */
    private List<Vector3f> shown(float x, float y, boolean ahead) {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        HudOptions options = new HudOptions(1f, true, false, 1f, true, 1f, 1f, false, 1.2f); // with reduced motion
        StrayBeeMarkers markers = new StrayBeeMarkers(new HudSkin(new Skin(assets), options), (place, store) -> {
            asked.add(place.clone());
            store.set(x, y, 0f);
            return ahead;
        });
        markers.update(islet, new HudLayout(canvas, options), FRAME);
        return markers.node().getChildren().stream()
                .filter(part -> part.getLocalCullHint() != CullHint.Always)
                .map(Spatial::getLocalTranslation)
                .toList();
    }

    private double fromWick(Vector3f place) {
        Vector3f wick = islet.wick().pose().position();
        return Math.hypot(Math.hypot(place.x - wick.x, place.y - wick.y), place.z - wick.z);
    }

    @Test
    void asManyAreMarkedAsAreToBeFound() {
        long there = islet.entities().stream().filter(islet::isStrayBee).count();
        assertEquals(7, there);
        assertEquals(3, islet.def().bees() - islet.beeCount());

        assertEquals(3, shown(640f, 400f, true).size() / 2);
    }

    /** The place above a bee that is looked up is 1.1 u higher. */
    @Test
    void theNearestAreMarked() {
        List<Double> all = islet.entities().stream()
                .filter(islet::isStrayBee)
                .map(bee -> fromWick(bee.pose().position()))
                .sorted()
                .toList();

        shown(640f, 400f, true);

        List<Double> marked = asked.stream()
                .map(place -> fromWick(place.subtract(0f, 1.1f, 0f)))
                .toList();
        for (int i = 0; i < 3; i++) {
            assertEquals(all.get(i), marked.get(i), 1e-4);
        }
    }
}
