package bumblewick.view.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.view.EffectColours;
import bumblewick.view.ShippedAssets;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import org.junit.jupiter.api.Test;

class FootprintsTest {
    private final Footprints prints = new Footprints();
    private final SpriteBatch sprites = new SpriteBatch(ShippedAssets.open(), new Node());

    private void step(float seconds) {
        prints.add(new Vector3f(), Vector3f.UNIT_Y, 0f, EffectColours.EMBER, 0.5f, seconds);
    }

    @Test
    void eachFadesInItsTime() {
        step(1f);
        step(3f);

        assertEquals(2, prints.show(sprites, 0.5f));
        assertEquals(2, prints.show(sprites, 0.4f));
        assertEquals(2, prints.show(sprites, 0.2f), "in this frame the first one ends");
        assertEquals(1, prints.show(sprites, 0.1f));
    }

    @Test
    void thereAreNeverMoreThanTheBudgetHolds() {
        for (int i = 0; i < 3 * Footprints.CAPACITY; i++) {
            step(60f);
        }

        assertEquals(Footprints.CAPACITY, prints.show(sprites, 0f));
    }

    @Test
    void allAreForgottenWhenTheGardenIsAtAnotherMoment() {
        step(60f);

        prints.clear();

        assertEquals(0, prints.show(sprites, 0f));
    }
}
