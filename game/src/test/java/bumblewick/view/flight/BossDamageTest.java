package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.Joint;
import com.jme3.anim.SkinningControl;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.scene.Spatial;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The wounds of Old Stag's own model, and the legs of Mother Spindle's. */
class BossDamageTest {
    private static final float FRAME = 1f / 60f;
    private static final float TINY = 0.01f;

    private Spatial model = load("old_stag");
    private BossDamage wounds = new BossDamage(model);

    private static Spatial load(String name) {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        return assets.loadModel("models/" + name + ".glb");
    }

    private Joint joint(String name) {
        Joint[] found = new Joint[1];
        model.depthFirstTraversal(spatial -> {
            SkinningControl skin = spatial.getControl(SkinningControl.class);
            found[0] = skin == null ? found[0] : skin.getArmature().getJoint(name);
        });
        return found[0];
    }

    private float size(String name) {
        return joint(name).getLocalScale().x;
    }

    private void play(String clip, int frames) {
        model.depthFirstTraversal(spatial -> {
            AnimComposer composer = spatial.getControl(AnimComposer.class);
            if (composer != null && composer.getCurrentAction() == null) {
                composer.setCurrentAction(clip);
            }
        });
        for (int i = 0; i < frames; i++) {
            model.updateLogicalState(FRAME);
        }
    }

    private int open(float health) {
        while (wounds.show(health) != null) {
            // one at a time
        }
        return wounds.damagedBones();
    }

    @Test
    void anUnhurtBossHasAllItsAntlersAndNoCracks() {
        play("fly", 30);
        assertNull(wounds.show(1f));
        assertEquals(1f, size("lose88_fork.L"), TINY);
        assertEquals(0f, size("show70_chest"), TINY);
    }

    @Test
    void whatBreaksOffIsGoneAtOnceWhateverClipPlays() {
        assertNotNull(wounds.show(0.87f));
        play("fly", 1);
        assertEquals(0f, size("lose88_fork.L"), TINY);
        assertEquals(1f, size("lose75_fork.R"), TINY);
    }

    @Test
    void cracksGrow() {
        open(0.69f);
        play("fly", 3);
        float young = size("show70_chest");
        assertTrue(young > TINY && young < 0.5f, "size " + young);
        play("fly", 60);
        assertEquals(1f, size("show70_chest"), TINY);
    }

    @Test
    void theWoundsOpenOneAfterAnother() {
        int before = 0;
        for (int percent = 95; percent > 0; percent -= 15) {
            int now = open(percent / 100f);
            assertTrue(now >= before, "at " + percent);
            before = now;
        }
        assertEquals(12, before); // six antlers, four cracks (one of them on both wing cases) and a swollen eye
    }

    @Test
    void theyCloseAgainWhenItHeals() {
        open(0.05f);
        play("fly", 60);
        open(1f);
        while (wounds.damagedBones() > 0) {
            wounds.show(1f);
        }
        play("fly", 60);
        assertEquals(1f, size("lose88_fork.L"), TINY);
        assertEquals(0f, size("show70_chest"), TINY);
    }

    @Test
    void aPartIsThereAndItsStumpIsNotBeforeItBreaks() {
        model = load("mother_spindle");
        wounds = new BossDamage(model);
        wounds.showParts(List.of());
        play("fly", 30);
        for (String leg : List.of("l1", "r1", "l2", "r2", "l3", "r3", "l4", "r4")) {
            assertEquals(1f, size("part_leg_" + leg), TINY, leg);
            assertEquals(0f, size("stump_leg_" + leg), TINY, leg);
        }
    }
}
