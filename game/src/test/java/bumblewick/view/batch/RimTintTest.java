package bumblewick.view.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RimTintTest {
    private static final Vector3f INK = LinearColour.parse("#4f7dff");

    private static Vector3f turned(String hex) {
        Vector3f colour = LinearColour.parse(hex);
        RimTint.turn(colour, Optional.empty(), INK);
        return colour;
    }

    @Test
    void magentaAndOrchidTurn() {
        for (String rim : new String[] {"#ff2f87", "#e050d8", "#ff86b8"}) {
            Vector3f colour = turned(rim);

            assertTrue(colour.z > colour.y && colour.y > colour.x, rim + " is " + colour);
        }
    }

    @Test
    void purpleAndEyesAndBoneStay() {
        for (String kept : new String[] {"#7a3bd0", "#45209a", "#b992ff", "#ffe14a", "#fff0d2", "#808080"}) {
            assertEquals(LinearColour.parse(kept), turned(kept), kept);
        }
    }

    @Test
    void backsTurnIntoTheirOwnHue() {
        for (String back : new String[] {"#7a3bd0", "#45209a"}) {
            Vector3f colour = LinearColour.parse(back);
            RimTint.turn(colour, Optional.of(LinearColour.parse("#ff7a1e")), INK);

            assertTrue(colour.x > colour.y && colour.y > colour.z, back + " is " + colour);
        }
    }

    @Test
    void onlyEyesTakeTheHueOfEyes() {
        Vector3f hue = LinearColour.parse("#ff8a4a");
        Vector3f eye = LinearColour.parse("#ffe14a");
        RimTint.turnEyes(eye, hue);
        assertEquals(hue, eye);

        for (String kept : new String[] {"#7a3bd0", "#ff2f87", "#b992ff", "#fff0d2", "#1a1024"}) {
            Vector3f colour = LinearColour.parse(kept);
            RimTint.turnEyes(colour, hue);
            assertEquals(LinearColour.parse(kept), colour, kept);
        }
    }

    /** Magenta that has become yellow is a rim still, and an eye that has become orchid is an eye. */
    @Test
    void rimsAndEyesOfEachOthersHuesAreNotMixedUp() {
        Vector3f yellow = LinearColour.parse("#ffd84a");
        Vector3f orchid = LinearColour.parse("#e050d8");
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[6]);
        mesh.setBuffer(Type.Color, 4, new float[] {1f, 0f, 1f, 1f, yellow.x, yellow.y, yellow.z, 1f});
        mesh.updateCounts();

        RimTint.apply(mesh, Optional.of(INK), yellow, Optional.of(orchid));

        Vector3f rim = VertexColours.read(mesh.getBuffer(Type.Color), 0, new Vector3f());
        Vector3f eye = VertexColours.read(mesh.getBuffer(Type.Color), 1, new Vector3f());
        assertEquals(yellow, rim);
        assertEquals(orchid.mult(yellow.x), eye);
    }

    @Test
    void anotherMeshOfTheSameColoursKeepsThem() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[3]);
        mesh.setBuffer(Type.Color, 4, new float[] {1f, 0f, 0.2f, 0.5f});
        mesh.updateCounts();
        Mesh other = mesh.clone();

        RimTint.apply(other, Optional.empty(), INK, Optional.empty());

        assertEquals(new Vector3f(1f, 0f, 0.2f), VertexColours.read(mesh.getBuffer(Type.Color), 0, new Vector3f()));
        assertEquals(0.5f, other.getFloatBuffer(Type.Color).get(3));
        assertTrue(other.getFloatBuffer(Type.Color).get(0) < 0.2f);
    }
}
