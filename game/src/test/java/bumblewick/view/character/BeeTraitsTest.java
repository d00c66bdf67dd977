package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BeeTraitsTest {
    private final BeeTraits nature = new BeeTraits();

    @Test
    void everyBeeOfASwarmIsADifferentOne() {
        Set<String> natures = new HashSet<>();
        for (int id = 0; id < 20; id++) {
            nature.of(id);
            natures.add(Math.round(nature.size * 200f) + " " + Math.round(nature.green * 200f));
        }

        assertEquals(20, natures.size());
    }

    @Test
    void aBeeStaysTheSame() {
        float size = nature.of(7).size;
        float green = nature.green;

        nature.of(8);

        assertEquals(size, nature.of(7).size);
        assertEquals(green, nature.green);
    }

    /** What is drawn must be near what can be hit. */
    @Test
    void itNeverHoversFarFromItsPlace() {
        Vector3f place = new Vector3f();
        for (int i = 0; i < 2000; i++) {
            nature.of(i % 50).hover(i * 0.037f, 0.05f, place.set(0f, 0f, 0f));
            assertTrue(place.length() <= 0.05f * 1.5f + 1e-5f, place::toString);
        }
    }
}
