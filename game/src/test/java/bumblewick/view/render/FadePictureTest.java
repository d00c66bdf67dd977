package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.ModelLibrary;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.ViewOptions.Quality;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.post.FilterPostProcessor;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Quad;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;

/** What fades does so evenly: no grid of pixels is seen in it. */
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class FadePictureTest {
    private static final int SIZE = 96; // pixels
    private static final float HALF = 3f; // u, of a wall that fills the picture

    /** Share of the contrast between wall and background by which a pixel of a grid differs from both its neighbours. */
    private static final double STANDS_OUT = 0.4;

    private static final double MOST = 0.02; // of the pixels

    @Test
    void ofWhatIsHalfGoneEveryPixelIsHalfGone() throws Exception {
        for (float share : new float[] {0.3f, 0.5f, 0.6f}) {
            Wall wall = new Wall(Quality.HIGH, material -> {
                material.setBoolean("Fades", true);
                material.setFloat("Fade", share);
            });
            Assumptions.assumeTrue(wall.draw() > 1, "only several samples fade without a grid");

            assertTrue(wall.grid() < MOST, "share " + share + ": a grid of " + wall.grid());
        }
    }

    @Test
    void whatOpensAtTheLensHasAnEdgeAndNoGrid() throws Exception {
        for (Quality quality : Quality.values()) {
            Wall wall = new Wall(quality, material -> material.setVector3("Clear", new Vector3f(1f, 2.2f, 2f)));
            wall.draw();

            assertTrue(wall.opened() > 0.2 && wall.opened() < 0.9, quality + ": open " + wall.opened());
            assertTrue(wall.grid() < MOST, quality + ": a grid of " + wall.grid());
        }
    }

    /** How many samples a pixel has. */
    static int samples(ViewPort view) {
        return view.getProcessors().stream()
                .filter(FilterPostProcessor.class::isInstance)
                .mapToInt(post -> ((FilterPostProcessor) post).getNumSamples())
                .findFirst()
                .orElse(1);
    }

    /** A pale wall that leans away from the lens, before a dark one. */
    private static final class Wall extends Studio {
        private static final Vector4f DARK = new Vector4f(0.02f, 0.02f, 0.02f, 1f);
        private static final Vector4f PALE = new Vector4f(0.6f, 0.6f, 0.6f, 1f);

        private final LookDef look;
        private final ViewOptions options;
        private final Consumer<Material> fade;
        private SceneRig rig;
        private int samples;
        private int[][] grey;

        Wall(Quality quality, Consumer<Material> fade) throws Exception {
            super(Path.of("target", "pictures"));
            Scene scene = ShippedScene.read();
            look = scene.all(LookDef.class).get("cloverfield");
            options = new ViewOptions(quality, false, true);
            this.fade = fade;
        }

        /** Draws it and says how many samples a pixel has. */
        int draw() {
            run(SIZE, SIZE);
            return samples;
        }

        @Override
        public void open() {
            rig = new SceneRig(this, getRootNode(), look, options);
            rig.lighting().bend(0f, 0f, 0f);
            rig.show();
            rig.camera().setFrustumPerspective(60f, 1f, 0.2f, 90f);
            rig.camera().setLocation(Vector3f.ZERO);
            rig.camera().lookAt(Vector3f.UNIT_Z, Vector3f.UNIT_Y);
            stand(DARK, 9f, 4f, 0f, 0f, material -> {});
            stand(PALE, 3f, 1f, 1.8f, -2f, fade);
            stand(PALE, 3f, 1f, -4.2f, -2f, material -> {}); // whole, at the edge of the picture: how pale it is
        }

        private void stand(Vector4f tint, float away, float scale, float aside, float lift, Consumer<Material> fade) {
            Geometry wall = new Geometry("wall", new Quad(2f * HALF, 2f * HALF));
            Material material = new Material(rig.assets(), ModelLibrary.TOON);
            material.setBoolean("VertexColor", false);
            material.setVector4("Tint", tint);
            fade.accept(material);
            wall.setMaterial(material);
            wall.setLocalTranslation(-HALF, -HALF, 0f);
            Node stand = new Node();
            stand.attachChild(wall);
            stand.setLocalScale(scale);
            stand.rotate(0.4f, FastMath.PI, 0f);
            stand.setLocalTranslation(aside, lift, away);
            rig.root().attachChild(stand);
        }

        @Override
        public String frame(int number) {
            return number < 2 ? "" : number == 2 ? "wall" : null;
        }

        @Override
        public void keep(String name, BufferedImage picture) {
            samples = samples(getViewPort());
            grey = new int[SIZE][SIZE];
            for (int y = 0; y < SIZE; y++) {
                for (int x = 0; x < SIZE; x++) {
                    grey[y][x] = picture.getRGB(x, y) >> 8 & 0xff;
                }
            }
        }

        /** Share of the pixels that are brighter, or darker, than both beside them. */
        double grid() {
            int found = 0;
            int contrast = contrast();
            for (int[] row : grey) {
                for (int x = 1; x + 1 < SIZE; x++) {
                    int left = row[x] - row[x - 1];
                    int right = row[x] - row[x + 1];
                    boolean alone =
                            left > 0 == right > 0 && Math.min(Math.abs(left), Math.abs(right)) > STANDS_OUT * contrast;
                    found += alone ? 1 : 0;
                }
            }
            return (double) found / (SIZE * SIZE);
        }

        private int contrast() {
            int least = Integer.MAX_VALUE;
            int most = 0;
            for (int[] row : grey) {
                for (int value : row) {
                    least = Math.min(least, value);
                    most = Math.max(most, value);
                }
            }
            return most - least;
        }

        /** Share of the picture in which the dark wall is seen. */
        double opened() {
            int dark = 0;
            for (int[] row : grey) {
                for (int value : row) {
                    dark += value < 100 ? 1 : 0;
                }
            }
            return (double) dark / (SIZE * SIZE);
        }
    }
}
