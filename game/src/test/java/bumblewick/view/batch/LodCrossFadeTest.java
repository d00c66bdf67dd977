package bumblewick.view.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.material.MatParamOverride;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The story of the barn that was not there for one frame, whenever its detail began to change. */
class LodCrossFadeTest {
    private static final float SECONDS = 1f / 60f;

    private final Node parent = new Node();
    private final Geometry piece = new Geometry("barn", new Box(1f, 1f, 1f));
    private LodCrossFade lodCrossFade;

    @BeforeEach
    void prepare() {
        VertexBuffer whole = piece.getMesh().getBuffer(Type.Index);
        piece.getMesh().setLodLevels(new VertexBuffer[] {whole, whole});
        parent.attachChild(piece);
        lodCrossFade = new LodCrossFade(piece, parent);
    }

    private Geometry former() {
        return (Geometry) parent.getChild(1);
    }

    /** What {@code Toon.frag} does with the parameter Fade. */
    private static boolean drawn(Geometry geometry, float grain) {
        if (geometry.getLocalCullHint() == CullHint.Always) {
            return false;
        }
        for (MatParamOverride override : geometry.getLocalMatParamOverrides()) {
            if (override.getName().equals("Fade")) {
                float fade = (Float) override.getValue();
                return fade >= 0f ? grain < fade : grain >= -fade;
            }
        }
        return true;
    }

    @Test
    void everyPixelShowsExactlyOneOfBothAtEveryMoment() {
        lodCrossFade.startFade(1);

        boolean changing = true;
        while (changing) {
            for (float grain = 0.005f; grain < 1f; grain += 0.01f) {
                assertTrue(drawn(piece, grain) ^ drawn(former(), grain), "grain " + grain);
            }
            changing = lodCrossFade.update(SECONDS);
        }
    }

    @Test
    void showsWhatItWasAtFirstAndWhatItIsInTheEnd() {
        lodCrossFade.startFade(1);

        assertEquals(0, former().getLodLevel());
        assertEquals(1, piece.getLodLevel());
        assertTrue(drawn(former(), 0.5f));

        lodCrossFade.update(1f);

        assertFalse(drawn(former(), 0.5f));
        assertTrue(drawn(piece, 0.5f));
        assertFalse(lodCrossFade.update(SECONDS));
    }
}
