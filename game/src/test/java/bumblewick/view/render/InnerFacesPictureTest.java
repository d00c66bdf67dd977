package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.ModelLibrary;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.ViewOptions.Quality;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;

/** Of what fades close to the lens only the front is seen, not the faces behind it. */
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class InnerFacesPictureTest {
    private static final int SIZE = 96; // pixels
    private static final float AWAY = 2.4f; // u from the lens to the pillar's axis
    private static final int CLEARLY = 40; // of 255, by which the pillar differs from what is behind it
    private static final float EVEN = 0.2f; // difference of shares that is no more than a matter of colour curves

    /** A pillar of blocks has many faces inside: they would be whole where the front is all but gone. */
    @Test
    void aPillarAtTheLensIsHalfGoneEverywhere() throws Exception {
        Pillar pillar = new Pillar();
        pillar.run(SIZE, SIZE);
        Assumptions.assumeTrue(pillar.samples > 1, "with one sample it is there or not");
        List<Float> shares = pillar.shares();
        float middle = shares.get(shares.size() / 2);
        long uneven =
                shares.stream().filter(share -> Math.abs(share - middle) > EVEN).count();

        assertTrue(shares.size() > SIZE * SIZE / 20, shares.size() + " pixels of a pillar");
        assertTrue(middle > 0.2f && middle < 0.8f, "half gone: " + middle);
        assertTrue(uneven < shares.size() / 20, uneven + " of " + shares.size() + " pixels show another share");
    }

    private static final class Pillar extends Studio {
        private static final Vector3f WHOLE = new Vector3f(1f, 0.01f, 100f);
        private static final Vector3f HALF = new Vector3f(1f, AWAY - 1f, 0.5f);
        private final LookDef look;
        private final List<int[]> pictures = new ArrayList<>();
        private InstancedModel pillar;
        private int samples;

        Pillar() throws Exception {
            super(Path.of("target", "pictures"));
            look = ShippedScene.read().all(LookDef.class).get("cloverfield");
        }

        @Override
        public void open() {
            SceneRig rig = new SceneRig(this, getRootNode(), look, new ViewOptions(Quality.HIGH, false, true));
            rig.lighting().bend(0f, 0f, 0f);
            rig.show();
            rig.camera().setFrustumPerspective(60f, 1f, 0.2f, 90f);
            rig.camera().setLocation(new Vector3f(0f, 2.2f, 0f));
            rig.camera().lookAtDirection(Vector3f.UNIT_Z, Vector3f.UNIT_Y);
            pillar = new InstancedModel("pillar", new ModelLibrary(rig.assets()), rig.root(), 4, ShadowMode.Off);
        }

        /** Nothing, the whole pillar, half of it. */
        @Override
        public String frame(int number) {
            pillar.clear();
            if (number >= 3) {
                pillar.material().setVector3("Clear", number < 6 ? WHOLE : HALF);
                pillar.add(new Vector3f(0f, 0f, AWAY), Quaternion.IDENTITY, 1f, new InstanceStyle());
            }
            pillar.submit();
            return number > 8 ? null : number % 3 == 2 ? "pillar" : "";
        }

        @Override
        public void keep(String name, BufferedImage picture) {
            samples = FadePictureTest.samples(getViewPort());
            pictures.add(picture.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE));
        }

        /** Of each pixel in which the pillar is seen, how much of it is left, from the least to the most. */
        List<Float> shares() {
            List<Float> shares = new ArrayList<>();
            for (int i = 0; i < SIZE * SIZE; i++) {
                int nothing = green(pictures.get(0)[i]);
                int whole = green(pictures.get(1)[i]);
                if (Math.abs(whole - nothing) > CLEARLY) {
                    shares.add((green(pictures.get(2)[i]) - nothing) / (float) (whole - nothing));
                }
            }
            shares.sort(null);
            return shares;
        }

        private static int green(int rgb) {
            return rgb >> 8 & 0xff;
        }
    }
}
