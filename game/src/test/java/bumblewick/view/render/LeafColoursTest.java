package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.presentation.LookDef.Turning;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Leaves have the colour of their place along the rail. */
class LeafColoursTest {
    private final LeafColours leaves = new LeafColours(Optional.of(new Turning(
            List.of("crown"), List.of(new Turning.Tint(100f, "#00ff00"), new Turning.Tint(300f, "#ff0000")), false)));

    private Vector3f at(float z) {
        return leaves.at(z, new Vector3f());
    }

    @Test
    void betweenTwoPlacesTheColoursBlend() {
        assertEquals(new Vector3f(0.25f, 0.75f, 0f), at(150f));
    }

    @Test
    void beforeTheFirstAndBehindTheLastTheyStay() {
        assertEquals(new Vector3f(0f, 1f, 0f), at(0f));
        assertEquals(new Vector3f(1f, 0f, 0f), at(900f));
    }

    @Test
    void onlyNamedModelsTurn() {
        assertTrue(leaves.turns("crown"));
        assertFalse(leaves.turns("trunk"));
    }

    @Test
    void leavesThatDoNotTurnAreGreen() {
        Vector3f green = new LeafColours(Optional.empty()).at(200f, new Vector3f());

        assertTrue(green.y > green.x && green.y > green.z);
    }
}
